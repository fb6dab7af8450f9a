import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { encodeFilmPack } from '@outoften/rules/draw/film-pack';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, setOnline } from '../../testing/visitor.ts';
import { offlineNews } from '../offline/offline-news.ts';
import { OfflineParts, OfflineStrip } from '../offline/offline-parts.tsx';
import { startServiceWorker } from '../offline/service-worker.ts';
import { NoticeBoard } from './notice-board.tsx';

installStubServer();
installNewVisitor();

const HEADING = 'Out of Ten';

const offlineStrip = page.getByRole('region', { name: 'Offline' });
const versionStrip = page.getByRole('region', { name: 'New version' });

beforeEach(() => {
  vi.spyOn(ServiceWorkerContainer.prototype, 'register').mockReturnValue(new Promise(() => {}));
});

/** Shows the strips under a page, and the messages above it. */
function showParts(path = '/game/home', language: 'en' | 'de' | 'es' = 'en') {
  return show(
    <>
      <NoticeBoard />
      <main>
        <h1>{HEADING}</h1>
      </main>
      <OfflineParts />
    </>,
    { path, language },
  );
}

test('a browser without a network and without stored films says so until the network is back', async () => {
  setOnline(false);
  await showParts();
  await expect
    .element(offlineStrip)
    .toHaveTextContent('You are offline, and no films are stored on this device yet.');
  setOnline(true);
  await expect.element(offlineStrip).not.toBeInTheDocument();
});

test.each([
  '/game/active',
  '/game/daily',
  '/game/daily/7',
  '/game/host-waiting',
  '/game/guest-waiting',
  '/stage/room',
])('the strip is left out during a game at %s', async (path) => {
  setOnline(false);
  await show(
    <>
      <OfflineParts />
      <OfflineStrip />
    </>,
    { path },
  );
  // There is only one strip.
  await expect.element(offlineStrip).toBeVisible();
  expect(offlineStrip.elements()).toHaveLength(1);
});

test('a browser without a network says that it has stored films', async () => {
  const cache = await caches.open('films');
  const pack = encodeFilmPack({ films: [], people: [] });
  await cache.put('/film-pack.json', new Response(pack));
  setOnline(false);
  await showParts();
  await expect
    .element(offlineStrip)
    .toHaveTextContent('You are offline. You can play solo games and the last daily film.');
  await expectAccessible('home while offline');
  await expectReadableTwiceAsLarge('home while offline');
  await caches.delete('films');
});

test.each(['de', 'es'] as const)('no text of the offline strip is cut in %s', async (language) => {
  setOnline(false);
  await showParts('/game/home', language);
  await expect.element(page.getByRole('region')).toBeVisible();
  await expectUncut(`the offline strip in ${language}`);
});

test('a stored film is announced if the browser has a network', async () => {
  await showParts();
  offlineNews.note({ type: 'film-kept-here' });
  await expect.element(page.getByText(/This film was stored on your device\./)).toBeVisible();
  expect(offlineNews.get()).toBeUndefined();
});

test('a stored film is not announced if the strip mentions it', async () => {
  setOnline(false);
  await showParts();
  offlineNews.note({ type: 'film-kept-here' });
  await expect.poll(offlineNews.get).toBeUndefined();
  expect(document.body.textContent).not.toContain('This film was stored on your device.');
});

test('an earlier puzzle is announced with its number', async () => {
  setOnline(false);
  await showParts('/game/daily');
  offlineNews.note({ type: 'earlier-puzzle', number: 41 as PuzzleNumber });
  await expect
    .element(page.getByText('Today’s film needs a connection. This is No. 41', { exact: false }))
    .toBeVisible();
});

test('a new version is offered, loaded by one button, and put off by another', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const waiting = { scriptURL: new URL('/sw.js', location.href).href, postMessage: vi.fn() };
  const registration = { waiting, addEventListener: () => undefined };
  vi.mocked(navigator.serviceWorker.register).mockResolvedValue(registration as never);
  vi.spyOn(ServiceWorkerContainer.prototype, 'getRegistration').mockResolvedValue(
    registration as never,
  );
  void startServiceWorker();
  await showParts();
  await expect
    .element(versionStrip.getByRole('status'))
    .toHaveTextContent('A new version is ready.');
  await expectAccessible('a new version');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await userEvent.click(versionStrip.getByRole('button', { name: 'Load it' }));
  await expect.poll(() => waiting.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  await userEvent.click(versionStrip.getByRole('button', { name: 'Not now' }));
  await expect.element(versionStrip).not.toBeInTheDocument();
});
