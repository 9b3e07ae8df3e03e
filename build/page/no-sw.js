// This version of the site takes its runtime from another host and keeps nothing for offline. What a version that did
// has kept is cleared, so that nobody stays with it for ever.
"use strict"

self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("three-handed-euchre ")) await caches.delete(name)
    await self.registration.unregister()
})()))
