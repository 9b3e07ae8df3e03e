// Plays by the page's buttons, in any browser that puppeteer-core drives:
//     node firefox.mjs PUPPETEER firefox|chrome PROGRAM ADDRESS SEED match|site
// match: one match to five points. site: some moves, a new version of the site, and no network any more; the other side of the
// pipe does what the words on stdout ask for, and answers with a line.
// Prints at last one JSON object: the table at the end, the record, the phases moved in, the hands, what went wrong.
import { createInterface } from "node:readline"
import { pathToFileURL } from "node:url"

const [library, kind, program, address, seed, what] = process.argv.slice(2)
const puppeteer = (await import(pathToFileURL(library).href)).default
const SECONDS = 120

let state = Number(seed)
const below = limit => (state = (state * 48271) % 2147483647) % limit // the same match every time

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const ask = async words => { console.log(words); await lines.next() }

const args = kind === "chrome" ? ["--no-sandbox"] : []
const browser = await puppeteer.launch({ browser: kind, executablePath: program, headless: true, args })
const found = { phases: [], hands: 0, errors: [], said: [] }
try {
    const page = await browser.newPage()
    page.setDefaultTimeout(SECONDS * 1000)
    page.on("pageerror", error => found.errors.push(String(error)))
    page.on("console", message => found.said.push(message.text()))
    page.on("dialog", dialog => { found.errors.push(dialog.message()); return dialog.dismiss() })
    await page.setViewport({ width: 1280, height: 720 })
    const press = async selector => { await page.focus(`#actions ${selector}`); await page.keyboard.press("Enter") }
    const command = async name => {
        const told = await page.waitForFunction(name => document.getElementById("fatal").textContent
            || (document.querySelector(`#actions [data-command="${name}"]:enabled`) && "-"), {}, name)
        if (await told.jsonValue() !== "-") throw new Error(await told.jsonValue())
        await press(`[data-command="${name}"]`)
    }
    const loaded = () => page.waitForFunction(
        () => !document.getElementById("play").hidden || document.getElementById("fatal").firstChild)
    const sitDown = async (...commands) => {
        await loaded()
        await page.click("#play")
        for (const name of commands) await command(name)
    }
    let before = ""
    const step = async () => { // false once the match is over
        const handle = await page.waitForFunction(before => {
            if (document.getElementById("fatal").firstChild) return JSON.stringify({ fatal: document.getElementById("fatal").textContent })
            const table = { ...document.getElementById("table").dataset }
            const buttons = [...document.querySelectorAll("#actions button")].map(b => ({
                action: b.dataset.action || "", card: b.dataset.card || "",
                enabled: !b.disabled, pressed: b.getAttribute("aria-pressed") === "true",
            }))
            const mine = buttons.some(b => b.action || b.card)
            if (table.busy === "1" || !(mine || ["hand-over", "match-over"].includes(table.scene))) return null
            const seen = JSON.stringify({ table, buttons })
            return seen === before ? null : seen
        }, { polling: "raf" }, before)
        before = await handle.jsonValue()
        const { fatal, table, buttons } = JSON.parse(before)
        if (fatal) throw new Error(fatal)
        found.table = table
        if (table.scene === "match-over") { found.hands++; return false }
        if (table.scene === "hand-over") { found.hands++; await press("[data-command='next-hand']"); return true }
        if (!found.phases.includes(table.phase)) found.phases.push(table.phase)
        const toggles = buttons.filter(b => b.card && !b.action), on = toggles.filter(b => b.pressed)
        const wanted = toggles.length > 5 ? 5 : 1 // of ten are kept, of a hand is put away
        if (toggles.length && on.length !== wanted) {
            const choice = on.length > wanted ? on : toggles.filter(b => !b.pressed)
            await press(`[data-card="${choice[below(choice.length)].card}"]`)
            return true
        }
        let moves = buttons.filter(b => b.action && b.enabled).map(b => b.action)
        if (toggles.length) moves = moves.filter(action => /^(keep|pick up)/.test(action))
        await press(`[data-action="${moves[below(moves.length)]}"]`)
        return true
    }
    const version = text => page.waitForFunction(text => document.querySelector(".subtitle")?.textContent === text, {}, text)

    await page.goto(`${address}/index.html?seed=7&speed=off`)
    await sitDown("new-match", "rule target=5", "start-match")
    if (what === "match") while (await step());
    else {
        for (let n = 0; n < 3; n++) await step()
        const until = condition => page.evaluate(`navigator.serviceWorker.ready.then(r => new Promise(done => {
            const look = () => ${condition} ? done() : setTimeout(look, 50)
            look()
        }))`)
        await until("r.active?.state === 'activated'")
        await page.reload() // by what is kept
        await loaded()
        await ask("renew")
        await page.evaluate(() => navigator.serviceWorker.ready.then(r => r.update()).then(() => undefined))
        await until("r.waiting")
        await version("You against two, to ten points") // the old one still
        await page.reload() // the only tab: the new one comes
        await version("The second version")
        await loaded()
        await ask("stop")
        await page.goto(`${address}/index.html?seed=3&speed=off`)
        await version("The second version")
        await sitDown("resume")
        before = ""
        const hands = found.hands + 1
        while (found.hands < hands && await step());
    }
    found.record = await page.$eval("#record", node => node.textContent)
    found.announced = await page.$$eval("#announcements > *", lines => lines.length)
    found.fatal = await page.$eval("#fatal", node => node.textContent)
    found.failures = await page.evaluate(() => window.local_cdn?.failures ?? [])
} catch (error) {
    found.errors.push(String(error?.stack || error))
} finally {
    found.said = found.said.slice(-15)
    console.log(JSON.stringify(found))
    await browser.close()
    process.exit() // not waiting for more lines
}
