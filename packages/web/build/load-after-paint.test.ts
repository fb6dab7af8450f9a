import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, 'load-after-paint.js'), 'utf8');

type Start = Readonly<{
  path?: string;
  controller?: object | null;
  /** How many elements the page shows before its app starts. */
  shown?: number;
  /** The server's answer. */
  answer?: () => Promise<Readonly<{ ok: boolean }>>;
  /** The tab's storage; undefined forbids storage. */
  storage?: Map<string, string> | undefined;
}>;

/** A prerendered page that runs the script. Its app has not started yet. */
function aPage({
  path = '/game/home',
  controller = {},
  shown = 1,
  answer = async () => ({ ok: true }),
  ...given
}: Start = {}) {
  const { storage = new Map<string, string>() } = given;
  const isForbidden = 'storage' in given && given.storage === undefined;
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  const window: { earlyPresses?: object; reloadOnce?: () => Promise<boolean> } = {
    earlyPresses: {},
  };
  const added: Readonly<{ src?: string; onerror?: () => Promise<boolean> }>[] = [];
  const reload = vi.fn();
  runInNewContext(SOURCE, {
    window,
    document: {
      querySelector: () => ({ content: '/assets/main-1a2b.js' }),
      getElementById: () => ({ childElementCount: shown }),
      createElement: () => ({}),
      head: { append: (element: object) => added.push(element) },
    },
    navigator: { serviceWorker },
    location: { pathname: path, reload },
    PerformanceObserver: class {
      observe() {}
    },
    setTimeout: () => undefined,
    fetch: answer,
    get sessionStorage() {
      if (isForbidden) throw new Error('denied');
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: unknown) => storage.set(key, String(value)),
      };
    },
  });
  const replaceWorker = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
  const loseScript = () => added.find(({ src }) => src === '/assets/main-1a2b.js')?.onerror?.();
  return { window, reload, replaceWorker, loseScript };
}

test('a page whose worker is replaced while the page still loads is reloaded', () => {
  const { reload, replaceWorker } = aPage();
  replaceWorker();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose app has started is not reloaded when the worker is replaced', () => {
  const { window, reload, replaceWorker } = aPage();
  delete window.earlyPresses;
  replaceWorker();
  expect(reload).not.toHaveBeenCalled();
});

test('a page without a worker is not reloaded when it gets its first one', () => {
  const { reload, replaceWorker } = aPage({ controller: null });
  replaceWorker();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that finishes a sign-in is not reloaded when the worker is replaced', () => {
  const { reload, replaceWorker } = aPage({ path: '/game/login' });
  replaceWorker();
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose script no longer exists is reloaded, but not again if that does not help', async () => {
  const storage = new Map<string, string>();
  const { reload, loseScript } = aPage({ shown: 0, storage });
  expect(await loseScript()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  const reloaded = aPage({ shown: 0, storage });
  expect(await reloaded.loseScript()).toBe(false);
  expect(reloaded.reload).not.toHaveBeenCalled();
});

test('a page whose script no longer exists is reloaded again at the next upgrade', async () => {
  const storage = new Map([['out-of-ten.reloaded-at', String(Date.now() - 61_000)]]);
  expect(await aPage({ storage }).window.reloadOnce?.()).toBe(true);
});

test.each<Start & Readonly<{ name: string }>>([
  { name: 'the network is away', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'the server does not answer its proxy', answer: async () => ({ ok: false }) },
  { name: 'the browser stores nothing that could end a loop', storage: undefined },
])('a page is not reloaded if $name', async (start) => {
  const { window, reload } = aPage(start);
  expect(await window.reloadOnce?.()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
