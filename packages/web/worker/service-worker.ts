import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { fetchesToGiveUp } from './fetches-to-give-up.ts';
import { screenPage } from './screen-page.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build. */
declare const SHELL: Shell;

/** Each version keeps its files by itself, so that one that fails half-way leaves the others as they are. */
const SHELL_CACHES = 'shell-';
const { version, files: shellFiles } = SHELL;
const OWN_CACHE = SHELL_CACHES + version;

/** An address that has no page made ahead of time. */
const ANY_SCREEN = '/game';

const shell = new PrecacheController({ cacheName: OWN_CACHE });
const files = new Set(shellFiles.map(({ url }) => url));
const { languages } = self.navigator;
const network = fetchesToGiveUp((request, init) => fetch(request, init));

shell.precache(shellFiles.filter(({ url }) => isWanted(url)));

// The page that brings the first worker along plays without a network from then on.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'GIVE_UP_FETCHES') network.giveUp();
  if (event.data?.type === 'FORGET_OLD_SHELLS') event.waitUntil(forgetOldShells());
  // The script a page began with changes with all others: one of another version is not among the files.
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
  // The files of an older version, for the pages of it that are still open, and posters that pages have put aside.
  async ({ request, url }) =>
    (await shell.matchPrecache(url.pathname)) ??
    (await caches.match(request)) ??
    network.fetch(request),
);

/** The pages of one language are enough. */
function isWanted(url: string): boolean {
  const address = url.replace(/\/index(?:\.\w\w)?\.html$/, '');
  return !url.endsWith('.html') || url === pageAt(address) || url === pageAt(ANY_SCREEN);
}

function pageAt(path: string): string | undefined {
  return screenPage(path, { files, languages });
}

/** Only while no page of another version can be open, and none is on its way. */
async function forgetOldShells(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(SHELL_CACHES) && name !== OWN_CACHE) await caches.delete(name);
  }
}
