// Plays a match in Firefox by the page's buttons: node firefox.mjs PUPPETEER FIREFOX ADDRESS SEED
// Prints one JSON object: the table at the end, the record, the phases moved in, the hands, what went wrong.
import { pathToFileURL } from "node:url"

const [library, firefox, address, seed] = process.argv.slice(2)
const puppeteer = (await import(pathToFileURL(library).href)).default
const SECONDS = 120

let state = Number(seed)
const below = limit => (state = (state * 48271) % 2147483647) % limit // the same match every time

const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true })
const found = { phases: [], hands: 0, errors: [], said: [] }
try {
    const page = await browser.newPage()
    page.setDefaultTimeout(SECONDS * 1000)
    page.on("pageerror", error => found.errors.push(String(error)))
    page.on("console", message => found.said.push(message.text()))
    page.on("dialog", dialog => { found.errors.push(dialog.message()); return dialog.dismiss() })
    await page.setViewport({ width: 1280, height: 720 })
    await page.goto(`${address}/index.html?seed=7&speed=off`)
    await page.waitForFunction(() => !document.getElementById("play").hidden || document.getElementById("fatal").firstChild)
    await page.click("#play")
    const press = async selector => { await page.focus(`#actions ${selector}`); await page.keyboard.press("Enter") }
    const command = async name => {
        await page.waitForSelector(`#actions [data-command="${name}"]:enabled`)
        await press(`[data-command="${name}"]`)
    }
    await command("new-match")
    await command("start-match")
    let before = ""
    for (;;) {
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
        if (table.scene === "match-over") { found.hands++; found.table = table; break }
        if (table.scene === "hand-over") { found.hands++; await press("[data-command='next-hand']"); continue }
        if (!found.phases.includes(table.phase)) found.phases.push(table.phase)
        const toggles = buttons.filter(b => b.card && !b.action), on = toggles.filter(b => b.pressed)
        const wanted = toggles.length > 5 ? 5 : 1  // of ten are kept, of a hand is put away
        if (toggles.length && on.length !== wanted) {
            const choice = on.length > wanted ? on : toggles.filter(b => !b.pressed)
            await press(`[data-card="${choice[below(choice.length)].card}"]`)
            continue
        }
        let moves = buttons.filter(b => b.action && b.enabled).map(b => b.action)
        if (toggles.length) moves = moves.filter(action => /^(keep|pick up)/.test(action))
        await press(`[data-action="${moves[below(moves.length)]}"]`)
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
}
