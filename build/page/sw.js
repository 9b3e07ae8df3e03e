// Keeps the whole site, so that it starts and plays without network. One cache for each version, named by its content:
// a version is complete, every file with the right SHA-256, or it is not used; what runs never sees files of another.
"use strict"

const CACHE = "three-handed-euchre @cache@"
const FILES = @files@ // path below this file -> SHA-256 (two of an archive that servers may unpack)
const HOME = new URL(".", self.location.href)
const TYPES = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", json: "application/json", html: "text/html; charset=utf-8" }
const AGAIN = "<!doctype html><meta http-equiv=refresh content=0><title>One moment</title><body style='background: #093326'>"

self.addEventListener("install", event => event.waitUntil(install()))
self.addEventListener("activate", event => event.waitUntil(clear()))
self.addEventListener("message", event => { if (event.data === "take over") self.skipWaiting() })
self.addEventListener("fetch", event => {
    const name = nameOf(event.request)
    if (name) event.respondWith(answer(event.request, name))
})

async function install() {
    const cache = await caches.open(CACHE)
    for (const [name, sum] of Object.entries(FILES)) {
        if (!await cache.match(name)) await cache.put(name, await obtain(name, sum))
    }
}

async function obtain(name, sum) {
    const url = new URL(name, HOME).href
    const ways = [
        async () => (await caches.match(url)) || Promise.reject("not kept"), // by the version before
        () => fetch(url), // the browser has it from loading the page
        () => fetch(url, { cache: "reload" }),
    ]
    for (const way of ways) {
        try {
            const came = await way()
            const content = came.ok && await came.arrayBuffer()
            if (content && sum.split(" ").includes(await sumOf(content))) {
                const type = TYPES[name.split(".").pop()] || came.headers.get("Content-Type") || "application/octet-stream"
                return new Response(content, { headers: { "Content-Type": type, "Content-Length": content.byteLength } })
            }
        } catch { /* the next way */ }
    }
    throw new Error(`${name} is not to be had as this version needs it`)
}

async function sumOf(content) {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", content))
    return Array.from(sum, byte => byte.toString(16).padStart(2, "0")).join("")
}

async function clear() { // only ours: pages of one host share their caches
    for (const name of await caches.keys())
        if (name.startsWith("three-handed-euchre ") && name !== CACHE) await caches.delete(name)
}

function nameOf(request) {
    if (request.method !== "GET" || !request.url.startsWith(HOME.href)) return ""
    const path = request.url.slice(HOME.href.length).replace(/[?#].*/, "").replace(/\/{2,}/g, "/")
    const name = decodeURI(path) || "index.html"
    return Object.hasOwn(FILES, name) ? name : ""
}

async function answer(request, name) {
    if (request.mode === "navigate" && self.registration.waiting && (await self.clients.matchAll({ type: "window" })).length < 2) {
        self.registration.waiting.postMessage("take over") // nobody else runs this version: the reload brings the new one
        return new Response(AGAIN, { headers: { "Content-Type": TYPES.html } })
    }
    return (await caches.open(CACHE).then(cache => cache.match(name))) || fetch(request)
}
