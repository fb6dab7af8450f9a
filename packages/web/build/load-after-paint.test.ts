import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, 'load-after-paint.js'), 'utf8');

type Start = Readonly<{ path?: string; controller?: object | null }>;

/** A page with something on it that runs the script. Its app has not started yet. */
function aPage({ path = '/game/home', controller = {} }: Start = {}) {
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  const window: { earlyPresses?: object } = { earlyPresses: {} };
  const reload = vi.fn();
  runInNewContext(SOURCE, {
    window,
    document: {
      querySelector: () => ({ content: '/assets/main-1a2b.js' }),
      getElementById: () => ({ childElementCount: 1 }),
    },
    navigator: { serviceWorker },
    location: { pathname: path, reload },
    PerformanceObserver: class {
      observe() {}
    },
    setTimeout: () => undefined,
  });
  const replaceWorker = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
  return { window, reload, replaceWorker };
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
