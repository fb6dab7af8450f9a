import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { fetchesToGiveUp } from './fetches-to-give-up.ts';
import { screenPage } from './screen-page.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const SHELL: Shell;

/** Each version has a cache of its own, so that a version that fails to load leaves the others intact. */
const SHELL_CACHES = 'shell-';
const { version, files: shellFiles } = SHELL;
const OWN_CACHE = SHELL_CACHES + version;

/** An address without a prerendered page. */
const ANY_SCREEN = '/game';

const shell = new PrecacheController({ cacheName: OWN_CACHE });
const files = new Set(shellFiles.map(({ url }) => url));
const { languages } = self.navigator;
const network = fetchesToGiveUp((request, init) => fetch(request, init));

shell.precache(shellFiles.filter(({ url }) => isWanted(url)));

// From now on, the page that installed the first worker also works without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'GIVE_UP_FETCHES') network.giveUp();
  if (event.data?.type === 'FORGET_OLD_SHELLS') event.waitUntil(forgetOldShells());
  // The first script's name changes with every version, so a page of another version is recognised by it.
  if (event.data?.type === 'HAS_FILE') event.ports[0]?.postMessage(files.has(event.data.path));
});

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pageAt(url.pathname) !== undefined,
  async ({ request, url }) =>
    (await shell.matchPrecache(pageAt(url.pathname) ?? '')) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (files.has(url.pathname) || /^\/(?:assets|posters)\//.test(url.pathname)),
  // Other caches have files of older versions, whose pages may still be open, and posters that pages have cached.
  async ({ request, url }) =>
    (await shell.matchPrecache(url.pathname)) ??
    (await caches.match(request)) ??
    network.fetch(request),
);

/** Only pages in one language are stored. */
function isWanted(url: string): boolean {
  const address = url.replace(/\/index(?:\.\w\w)?\.html$/, '');
  return !url.endsWith('.html') || url === pageAt(address) || url === pageAt(ANY_SCREEN);
}

function pageAt(path: string): string | undefined {
  return screenPage(path, { files, languages });
}

/** Deletes older versions, unless a page of one may be open or a new version is loading. */
async function forgetOldShells(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(SHELL_CACHES) && name !== OWN_CACHE) await caches.delete(name);
  }
}
