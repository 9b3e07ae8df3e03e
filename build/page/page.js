// The page around the canvas: loading screen, Play button, the table for people who do not see it, and what the
// game may tell and ask (window.euchre; its other half is game/page.py). Strings in, strings out.
(() => {
"use strict"

const find = id => document.getElementById(id)
const canvas = find("canvas"), actions = find("actions"), fatalBox = find("fatal"), loading = find("loading")
const inbox = []

// The runtime gives the canvas the focus whenever the window gets it or the pointer comes back over it, and would so
// take their place away from those who go by Tab. It gets it by a press on it, and where the page says so.
const focusCanvas = () => HTMLElement.prototype.focus.call(canvas)
canvas.focus = () => {}
canvas.addEventListener("pointerdown", focusCanvas)

let offered = false // the game has drawn its first frame
let starting = false // everything is there, the game draws its first frame
let playing = false // Play was pressed

// --- the address. The runtime would take what stands in it for environment variables, the version of Python to load,
// --- or a program to fetch and run; so it sees none of it, and what the game reads comes back once the runtime is up.
const QUERY = ["seed", "speed", "lang", "deal"]
const query = {}
for (const [name, value] of new URLSearchParams(location.search || history.state?.euchre || ""))
    if (QUERY.includes(name) && value) query[name] = value
const kept = new URLSearchParams(query).toString()
showAddress("")

function showAddress(search) {
    try { history.replaceState({ euchre: kept }, "", location.pathname + search) }
    catch { if (location.search || location.hash) location.replace(location.pathname) }
}

// --- when something breaks ----------------------------------------------------------------
const causes = []

function make(tag, text, ...children) {
    const node = document.createElement(tag)
    if (text) node.textContent = text
    node.append(...children)
    return node
}

function fatal(message, details = "", dismissible = false, heading = "Something went wrong", way = "Reload") {
    causes.push([message, details].filter(Boolean).join("\n"))
    console.error(message, details)
    if (fatalBox.firstChild) {
        fatalBox.querySelector("pre").textContent = causes.slice(0, 5).join("\n\n")
        return
    }
    const reload = make("button", way)
    reload.addEventListener("click", startAnew)
    const ways = make("div", "", reload)
    ways.className = "ways"
    if (dismissible) {
        const dismiss = make("button", "Go on playing")
        dismiss.addEventListener("click", event => { fatalBox.replaceChildren(); causes.length = 0; backToGame(event) })
        ways.append(dismiss)
    }
    const more = make("details", "", make("summary", "What exactly happened"), make("pre", details || message))
    const card = make("div", "", make("h2", heading), make("p", message), ways, more)
    card.className = "card"
    fatalBox.classList.toggle("over-table", playing)
    fatalBox.append(card)
    reload.focus()
}

async function startAnew() { // what came damaged is asked of the server again, not of the browser's cache
    try { await Promise.all([...damaged].map(url => plainFetch(url, { cache: "reload" }))) } catch { /* offline: as it is */ }
    location.reload()
}

const SAFE = " A match that was under way is kept."
const unfetched = what => `A part of the game could not be loaded (${what}). `
    + (navigator.onLine === false ? "You seem to be offline: connect, then reload." : "Check the connection, then reload.") + SAFE

// Registered before the runtime's own, which would show an alert() for each.
window.addEventListener("error", event => {
    event.stopImmediatePropagation()
    const element = event.target
    if (element instanceof HTMLElement) { // a file that a tag asked for
        const source = element.src || element.href || ""
        if (element instanceof HTMLScriptElement) { damaged.add(source); fatal(unfetched(nameOf(source)), source) }
        return
    }
    event.preventDefault()
    if (/^(chrome|moz|safari)[\w-]*extension:/.test(event.filename || "")) return
    if (/ResizeObserver loop/.test(event.message)) return
    broke(event.error || event.message, `${event.filename}:${event.lineno}`)
}, true)

window.addEventListener("unhandledrejection", event => {
    event.stopImmediatePropagation()
    event.preventDefault()
    const reason = event.reason
    if (["AbortError", "NotAllowedError"].includes(reason?.name)) { // sound or full screen refused by the browser
        console.warn(reason)
        return
    }
    broke(reason, "")
})

function broke(error, where) {
    const details = [String(error), error?.stack || where].filter(Boolean).join("\n")
    fatal(playing ? "The game's engine reported a mistake." + SAFE : "The game could not be started." + SAFE, details, playing)
}

// --- loading: real progress in bytes -------------------------------------------------------
// Sizes of the files in MB, unpacked: of a runtime that is part of the site as they are, else as pygbag 0.9.3 has them.
const WEIGHTS = window.config.site.weights
const WEIGHT_OF_GAME = window.config.site.weight
const SUMS = window.config.site.sums // path below this page -> SHA-256 (two of an archive that servers may unpack)
const seen = new Map() // file name -> megabytes so far
const failed = new Map()
let newest = performance.now()

const nameOf = url => String(url).split(/[?#]/)[0].split("/").pop() || String(url)
const kindOf = name => name.startsWith("pygame") ? "pygame" : name
const damaged = new Set() // addresses of what came otherwise than it should

const PARTS = [[/^main\.(js|wasm)|^pyodide/, "Python"], [/^main\.data|stdlib/, "Python's library"], [/^pygame/, "pygame"], [/^euchre/, "the game"]]
let part = "" // what came last

function count(url, bytes) {
    const kind = kindOf(nameOf(url))
    part = PARTS.find(([names]) => names.test(kind))?.[1] || part
    seen.set(kind, Math.max(seen.get(kind) || 0, bytes / 1e6))
    newest = performance.now()
    showProgress()
}

function showProgress() {
    if (offered || starting) return
    let got = 0, all = WEIGHT_OF_GAME
    for (const [kind, weight] of Object.entries(WEIGHTS)) all += Math.max(weight, seen.get(kind) || 0)
    for (const megabytes of seen.values()) got += megabytes
    showShare(Math.min(got / all, 0.97), `Loading ${part}${part && ":"} ${got.toFixed(1)} of ${all.toFixed(1)} MB`.replace("  ", " "))
}

function showShare(share, text) {
    const bar = loading.querySelector(".track")
    bar.firstChild.style.transform = `translateX(${(share - 1) * 100}%)`
    bar.setAttribute("aria-valuenow", String(Math.round(share * 100)))
    words(text)
}

function words(text) {
    const line = find("loading-words")
    if (line.textContent !== text) line.textContent = text
}

// The runtime joins the address of its wheels with one slash too many, which not every server overlooks.
const tidy = url => typeof url === "string" ? url.replace(/([^:/])\/{2,}/g, "$1/") : url

const plainFetch = window.fetch
window.fetch = async (what, ...more) => {
    what = tidy(what)
    if (offered) return plainFetch(what, ...more)
    const url = what?.url || String(what)
    try {
        const ahead = early && nameOf(url) === nameOf(early.url) && early
        if (ahead) early = null
        const answer = await (ahead ? ahead.answer.catch(() => plainFetch(what, ...more)) : plainFetch(what, ...more))
        if (answer.ok) { failed.delete(nameOf(url)); if (!ahead) follow(url, answer) }
        else if (answer.type !== "opaque") { failed.set(nameOf(url), `HTTP ${answer.status}`); damaged.add(url) }
        return answer
    } catch (error) {
        failed.set(nameOf(url), String(error))
        throw error
    }
}

async function follow(url, answer) { // reads a copy, so the answer itself stays as it was
    try {
        const reader = answer.clone().body.getReader(), parts = []
        const sum = computable(url)
        for (let bytes = 0; ;) {
            const { done, value } = await reader.read()
            if (done) break
            count(url, bytes += value.length)
            if (sum) parts.push(value)
        }
        if (sum) await examine(url, sum, await new Blob(parts).arrayBuffer())
    } catch (error) { console.warn(error); damaged.add(url) }
}

function sumOf(url) { // "" for what is not this site's
    const address = new URL(url, document.baseURI), home = new URL(".", document.baseURI)
    return address.origin === home.origin && address.pathname.startsWith(home.pathname)
        ? SUMS[decodeURI(address.pathname.slice(home.pathname.length))] || "" : ""
}

const computable = url => crypto.subtle ? sumOf(url) : "" // a page without https is given no way to compute one

// A script that the runtime adds to the page (main.js) is run by the browser only if it is the one that was built.
const plainAppend = document.head.appendChild
document.head.appendChild = node => {
    const sum = node instanceof HTMLScriptElement && node.src && !node.integrity ? sumOf(node.src) : ""
    if (sum) {
        node.crossOrigin = "anonymous" // in a sandbox the page's own files come from elsewhere
        node.integrity = sum.split(" ").map(hex => "sha256-" + btoa(String.fromCharCode(...hex.match(/../g).map(byte => parseInt(byte, 16))))).join(" ")
    }
    return plainAppend.call(document.head, node)
}

async function examine(url, sum, content) {
    const found = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", content)), hexadecimal).join("")
    if (sum.split(" ").includes(found)) return
    damaged.add(url)
    fatal(`A part of the game arrived damaged (${nameOf(url)}), or the site has just been renewed. Reload to fetch it again.`
        + SAFE, `${url}: SHA-256 ${found} instead of ${sum}, ${content.byteLength} bytes`)
}

const hexadecimal = byte => byte.toString(16).padStart(2, "0")

// The game's own archive comes at the same time as the runtime, which asks for it last. itch.io hands out no .tar.gz.
let early = null
{
    const { archive, version } = window.config.site
    const url = archive + (location.host.indexOf(".itch.zone") > 0 ? ".apk" : ".tar.gz") + version
    const answer = plainFetch(url)
    answer.then(came => { if (came.ok) follow(url, came) }, () => {}) // told when the runtime asks for it
    early = { url, answer }
}

const plainOpen = XMLHttpRequest.prototype.open
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    url = tidy(url)
    if (!offered) {
        this.addEventListener("progress", event => count(url, event.loaded))
        this.addEventListener("loadend", () => {
            if (this.status === 0 || this.status >= 400) { failed.set(nameOf(url), `HTTP ${this.status}`); damaged.add(url) }
            else if (this.response instanceof ArrayBuffer && computable(url)) examine(url, computable(url), this.response.slice(0))
        })
    }
    return plainOpen.call(this, method, url, ...rest)
}

const watch = setInterval(() => {
    if (offered || fatalBox.firstChild) { clearInterval(watch); return }
    const still = performance.now() - newest
    if (failed.size && still > 4000) {
        const [name, why] = [...failed][0]
        fatal(unfetched(name), `${name}: ${why}`)
    } else if (still > 25000) words("Still loading. If nothing moves for a minute, reload the page.")
}, 1000)

if (typeof WebAssembly !== "object") fatal("This browser is too old for the game: it lacks WebAssembly. Any current browser will do.")
showProgress()

// --- Play ---------------------------------------------------------------------------------
find("play").addEventListener("click", event => {
    if (playing) return
    playing = true
    claim()
    if (window.MM) window.MM.UME = true
    resumeSound()
    loading.classList.add("gone")
    setTimeout(() => { loading.hidden = true }, 400)
    tell("play")
    if (changedElsewhere) tell("stored")
    backToGame(event)
})

function backToGame(click) {
    if (click.detail) focusCanvas() // by mouse or finger
    else follower = true // by keyboard or screen reader: to the first button, as soon as there is one
    settleFocus()
}

// Browsers keep sound suspended until a gesture, and iOS takes only some of them for one.
function resumeSound() {
    for (const context of [window.Module?.SDL2?.audioContext, window.__pyodide?._module?.SDL2?.audioContext])
        if (context?.state === "suspended" || context?.state === "interrupted") context.resume().catch(() => {})
}
for (const kind of ["pointerup", "touchend", "click", "keydown"]) window.addEventListener(kind, resumeSound, { capture: true, passive: true })

// --- keys and fingers -----------------------------------------------------------------------
// SDL takes every key of the window. Leave the browser its own - Tab must always lead on, also out of the page - and the
// page's buttons theirs; letters and Escape work everywhere.
const BUTTON_KEYS = ["Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Shift"]
for (const kind of ["keydown", "keypress", "keyup"]) window.addEventListener(kind, event => {
    const browsers = event.ctrlKey || event.metaKey || event.altKey || /^(Tab|F\d+|Control|Meta|Alt|AltGraph)$/.test(event.key)
    const outside = !playing || fatalBox.firstChild || find("copying").open
    const others = [wide, find("renewal")].some(each => each.contains(document.activeElement)) // the page's, not the game's
    const onButton = (others || actions.contains(document.activeElement)) && BUTTON_KEYS.includes(event.key)
    if (!browsers && !outside && !onButton || kind === "keyup" && event.key === "Shift") return // it may have gone down elsewhere
    event.stopImmediatePropagation()
    if (kind === "keydown" && onButton && !others && event.key.startsWith("Arrow")) {
        event.preventDefault()
        const buttons = [...actions.querySelectorAll("button:enabled")]
        const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1
        buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length]?.focus()
    }
}, true)

canvas.addEventListener("contextmenu", event => event.preventDefault())
document.addEventListener("gesturestart", event => { if (event.target === canvas) event.preventDefault() })
document.addEventListener("visibilitychange", () => tell(document.hidden ? "hidden" : "visible"))

// --- size -------------------------------------------------------------------------------------
const MOST_PIXELS = 4.2e6 // more than that is slow to show every frame

function tell(message) {
    if (inbox[inbox.length - 1] !== message) inbox.push(message)
}

function size() {
    const { width, height } = canvas.getBoundingClientRect()
    const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height))
    const ratio = Math.max(1, Math.min(window.devicePixelRatio || 1, 2, affordable))
    return `${width} ${height} ${ratio}`
}
new ResizeObserver(() => tell("resize")).observe(canvas)

function watchRatio() {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", () => { tell("resize"); watchRatio() }, { once: true })
}
watchRatio()

const stillness = matchMedia("(prefers-reduced-motion: reduce)")
stillness.addEventListener("change", () => tell("motion"))

// --- full screen, where the page is part of another one (itch.io) and the browser's own way is far --------------------
const wide = find("fullscreen")
wide.addEventListener("click", event => {
    (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(console.warn)
    if (event.detail) focusCanvas()
})
document.addEventListener("fullscreenchange", () => {
    wide.textContent = document.fullscreenElement ? "Leave full screen" : "Full screen"
})
if (window !== window.top && document.fullscreenEnabled) wide.hidden = false

// --- kept by the browser for playing without network, and renewed (build/page/sw.js) ----------------------------------
const worker = (() => { try { return navigator.serviceWorker } catch { return undefined } })() // refused in a sandbox

async function keepForOffline() {
    if (!worker) return
    try {
        const registration = await worker.register("sw.js", { updateViaCache: "none" })
        if (!registration) return // a browser that is told to allow none may answer so
        if (!window.config.site.offline) return // the worker only clears what an earlier version of the site kept
        const offer = () => { if (registration.waiting && worker.controller) offerRenewal(registration) }
        offer()
        registration.addEventListener("updatefound", () => {
            registration.installing?.addEventListener("statechange", offer)
            offer() // it may be there by now
        })
        document.addEventListener("visibilitychange", () => {
            if (document.hidden) return
            offer()
            registration.update().catch(() => {}) // offline
        })
    } catch (error) { console.warn("not kept for offline:", error) } // private windows, itch.io
}

function notice(about, text, ...buttons) {
    const note = find("renewal")
    if (note.firstChild && note.dataset.about === about) return
    note.dataset.about = about
    note.replaceChildren(make("p", text), ...buttons)
}

function closeNotice(event) {
    find("renewal").replaceChildren()
    backToGame(event)
}

function offerRenewal(registration) {
    const now = make("button", "Reload now"), later = make("button", "Later")
    now.addEventListener("click", () => {
        worker.addEventListener("controllerchange", () => location.reload(), { once: true })
        registration.waiting?.postMessage("take over")
    })
    later.addEventListener("click", closeNotice)
    notice("renewal", "There is a new version of the game. Your match is kept.", now, later)
}

// --- the table for people who do not see it ---------------------------------------------------
const buttons = new Map() // control id -> its button
let follower = false // the focus was on a button that is gone: give it to the first of the next ones

function attribute(node, name, value) {
    if (value === undefined || value === null) { if (node.hasAttribute(name)) node.removeAttribute(name) }
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value)
}

function controls(json) {
    const { heading, controls: list, focus } = JSON.parse(json)
    const title = find("actions-heading")
    if (title.textContent !== heading) title.textContent = heading
    const focused = document.activeElement
    const wanted = new Set(list.map(control => control.id))
    for (const [id, button] of buttons) if (!wanted.has(id)) {
        if (button === focused) follower = true
        button.remove()
        buttons.delete(id)
    }
    let after = title
    for (const control of list) {
        let button = buttons.get(control.id)
        if (!button) {
            button = make("button")
            button.type = "button"
            const id = control.id
            button.addEventListener("click", () => inbox.push("activate:" + id))
            button.addEventListener("focus", () => tell("focus:" + id))
            buttons.set(id, button)
        }
        if (button.textContent !== control.name) button.textContent = control.name
        attribute(button, "data-id", control.id)
        attribute(button, "data-action", control.action)
        attribute(button, "data-command", control.command)
        attribute(button, "data-card", control.card)
        attribute(button, "aria-pressed", control.pressed)
        attribute(button, "aria-description", control.description)
        attribute(button, "aria-keyshortcuts", control.hotkey)
        attribute(button, "disabled", control.disabled ? "" : null)
        for (const [i, side] of ["x", "y", "w", "h"].entries()) {
            attribute(button, "data-" + side, control.place?.[i])
            if (control.place) button.style.setProperty("--" + side, control.place[i])
        }
        button.classList.toggle("placed", Boolean(control.place))
        if (after.nextSibling !== button) after.after(button)
        after = button
    }
    if (focused !== document.activeElement && focused?.isConnected && actions.contains(focused)) focused.focus()
    if (focused?.disabled && actions.contains(focused)) { // "Quieter" at 0: on to its neighbour
        const all = [...actions.querySelectorAll("button")], here = all.indexOf(focused)
        const next = all.slice(here).find(each => !each.disabled) || all.slice(0, here).reverse().find(each => !each.disabled)
        if (next) next.focus(); else follower = true
    }
    const back = buttons.get(focus) // where it was when this scene was left
    if (back && !back.disabled && (follower || actions.contains(document.activeElement))) {
        back.focus()
        follower = false
    }
    settleFocus()
}

function settleFocus() {
    if (!follower || fatalBox.firstChild) return
    const first = actions.querySelector("button:enabled")
    if (first) { first.focus(); follower = false }
    else actions.focus()
}
canvas.addEventListener("focus", () => { follower = false })

function table(json) {
    const data = JSON.parse(json), node = find("table")
    for (const name of Object.keys(node.dataset)) if (!(name in data)) delete node.dataset[name]
    for (const [name, value] of Object.entries(data)) if (node.dataset[name] !== value) node.dataset[name] = value
    if (data.scene === "match" && !performance.getEntriesByName("euchre:table").length) performance.mark("euchre:table")
}

function scores(json) {
    const { caption, rows } = JSON.parse(json), node = find("scores")
    node.replaceChildren(make("caption", caption), ...rows.map((row, i) =>
        make("tr", "", ...row.map((cell, j) => {
            const box = make(i === 0 || j === 0 ? "th" : "td", cell)
            if (box.tagName === "TH") box.scope = i === 0 ? "col" : "row"
            return box
        }))))
    node.hidden = rows.length === 0
}

function reading(json) {
    const lines = JSON.parse(json), node = find("reading")
    node.replaceChildren(...lines.map(([kind, words]) => make(kind === "heading" ? "h3" : "p", words)))
    node.hidden = lines.length === 0
}

function announce(line) {
    const log = find("announcements")
    log.append(make("p", line))
    while (log.childElementCount > 60) log.firstElementChild.remove()
}

function copy(text) {
    const byHand = () => {
        const dialog = find("copying"), field = dialog.querySelector("textarea")
        field.value = text
        if (!dialog.open) dialog.showModal()
        field.focus()
        field.select()
    }
    try { navigator.clipboard.writeText(text).catch(byHand) } catch { byHand() }
}

// --- what the browser keeps; "" stands for none or refused --------------------------------------
const stored = attempt => { try { return attempt() } catch { return "" } }
let told = false // that nothing is kept

function keep(key, text) {
    const done = stored(() => isMine() ? (localStorage.setItem(key, text), "1") : "")
    if (!done && !away && !told && key === KEPT + "match") {
        told = true
        const copying = make("button", "Copy record"), close = make("button", "OK")
        copying.addEventListener("click", () => copy(find("record").textContent))
        close.addEventListener("click", closeNotice)
        const full = stored(() => localStorage.getItem(key)) // an earlier move could be kept
        notice("unkept", (full ? "The browser's storage is full: from here on your match is not kept. It lasts"
            : "This browser keeps nothing here: your match lasts") + " until this page is closed.",
            ...(find("record").textContent ? [copying] : []), close)
    }
    return done
}

// --- two tabs at once: the one where Play was pressed last has the match; the other stops and says so ---------------
const KEPT = "three-handed-euchre/", TAB = "three-handed-euchre?tab"
const me = Array.from(crypto.getRandomValues(new Uint8Array(8)), hexadecimal).join("")
let changedElsewhere = false // what is kept, since this page was loaded
let away = false // another tab took the match over

function claim() { stored(() => localStorage.setItem(TAB, me)) }

function isMine() {
    const owner = playing ? stored(() => localStorage.getItem(TAB)) : ""
    if (owner && owner !== me) leave()
    return !away
}

function leave() {
    if (away) return
    away = true
    fatal("It was opened in another tab or window, and this one stopped so that neither spoils the match of the other. "
        + "Your match is safe, up to its last move. You can take it back here.",
        "", false, "The game goes on elsewhere", "Play here")
}

window.addEventListener("storage", event => {
    if (event.key === TAB) isMine()
    else if (event.key?.startsWith(KEPT)) changedElsewhere = true
})

window.euchre = {
    stage: name => {
        performance.mark("euchre:" + name)
        newest = performance.now()
        if (name === "unpack") showAddress(kept && "?" + kept)
        if (name === "start") { starting = true; showShare(1, "Setting the table") }
    },
    ready: () => {
        performance.mark("euchre:ready")
        offered = true
        clearInterval(watch)
        find("loading-progress").hidden = true
        find("play").hidden = false
        keepForOffline()
        if (document.activeElement === document.body || document.activeElement === canvas) find("play").focus()
    },
    poll: () => inbox.length ? JSON.stringify(inbox.splice(0)) : "",
    size,
    query: () => JSON.stringify(query),
    reduced_motion: () => stillness.matches ? "1" : "",
    entropy: () => Array.from(crypto.getRandomValues(new Uint8Array(8)), hexadecimal).join(""),
    controls, table, scores, reading, announce, copy,
    link: deal => `${location.origin}${location.pathname}?${new URLSearchParams({deal})}`,
    fatal: (message, details) => fatal(message, details),
    record: text => { find("record").textContent = text },
    language: code => { document.documentElement.lang = code },
    keeps: () => stored(() => {
        localStorage.setItem("three-handed-euchre?", "1")
        localStorage.removeItem("three-handed-euchre?")
        return "1"
    }),
    read: key => stored(() => { const text = localStorage.getItem(key); return text === null ? "" : "=" + text }),
    write: keep,
    erase: key => { stored(() => { if (isMine()) localStorage.removeItem(key) }) },
}

})()
