// Keeps one page of a guide, with what it needs to be read, for when there is no signal. Its scope is that page alone, and it serves
// nothing newer or older than the network where there is one. `lib/site/offline-guides.ts` says which pages, and how it is turned off.
const { scope } = self.registration;
const prefix = 'guides';
const own = `${prefix} ${new URL(self.location.href).searchParams.get('v')} ${scope}`;

/** How long a page may take before the kept one is shown, in milliseconds. */
const patience = 5000;

/** Addresses in pages and sheets of what a page is drawn with: its scripts are not needed to read it. */
const drawnWith = /["'(]([^"'()\s]+\.(?:css|woff2|svg))["')]/g;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(scope).then(keep));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOlder()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.location.origin)) return;
  if (request.mode === 'navigate') event.respondWith(showPage(event));
  else event.respondWith(fromCache(request.url).then((kept) => kept ?? fetch(request)));
});

async function showPage(event) {
  try {
    const page = await fetch(event.request, { signal: AbortSignal.timeout(patience) });
    if (page.ok) event.waitUntil(keep(page.clone()));
    return page;
  } catch (error) {
    const kept = await fromCache(scope);
    if (kept) return kept;
    throw error;
  }
}

async function fromCache(url) {
  return (await caches.open(own)).match(url);
}

/** Keeps a page as it is now and what it is drawn with, and nothing else. */
async function keep(page) {
  if (!page.ok || page.redirected) return;
  const cache = await caches.open(own);
  const wanted = new Set([scope]);
  await cache.put(scope, page.clone());
  for (const url of addressesIn(await page.text(), scope)) await keepPart(cache, url, wanted);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function keepPart(cache, url, wanted) {
  if (wanted.has(url)) return;
  wanted.add(url);
  let part = await cache.match(url);
  if (!part) {
    part = await fetch(url);
    if (!part.ok) return;
    await cache.put(url, part.clone());
  }
  if (url.endsWith('.css'))
    for (const inner of addressesIn(await part.text(), url)) await keepPart(cache, inner, wanted);
}

function addressesIn(text, base) {
  return [...text.matchAll(drawnWith)]
    .map(([, address]) => new URL(address, base))
    .filter(({ origin }) => origin === self.location.origin)
    .map(({ href }) => href);
}

async function dropOlder() {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name.endsWith(` ${scope}`) && name !== own) await caches.delete(name);
}
