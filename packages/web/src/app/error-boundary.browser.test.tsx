import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { installNewVisitor } from '../../testing/visitor.ts';
import { ErrorBoundary, watchLostScripts } from './error-boundary.tsx';
import { ScreenOutlet } from './frames.tsx';
import { lazyScreen } from './screens.tsx';

installNewVisitor();

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
});

const HEADING = 'Settings';

function Broken(): never {
  throw new Error('The film strip tore');
}

const Arrived = () => <h1>{HEADING}</h1>;

const showInOutlet = (Screen: () => React.ReactNode) =>
  show(
    <ErrorBoundary>
      <ScreenOutlet>
        <Screen />
      </ScreenOutlet>
    </ErrorBoundary>,
    { path: '/game/settings' },
  );

test('the error screen shows a screen’s error, with a link to the start', async () => {
  await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The film strip tore');
  await expect
    .element(page.getByRole('link', { name: 'Return Home' }))
    .toHaveAttribute('href', '/game/home');
  await expectAccessible('the error screen');
  await expectReadableTwiceAsLarge('the error screen');
});

test.each(['de', 'es'] as const)('no text of the error screen is cut in %s', async (language) => {
  await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    { language },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectUncut(`the error screen in ${language}`, ['The film strip tore']);
});

test('a screen that is loading is announced as loading, then shown', async () => {
  const arriving = Promise.withResolvers<typeof Arrived>();
  await showInOutlet(lazyScreen(['settings'], () => arriving.promise));
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  arriving.resolve(Arrived);
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a screen that cannot be fetched says so', async () => {
  await showInOutlet(lazyScreen(['settings'], () => Promise.reject(new TypeError('not fetched'))));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This screen could not be loaded. There may be a new version, or no network.',
    );
});

test('a screen whose script no longer exists reloads the page, and shows an error only if that does not help', async () => {
  const isReloading = Promise.withResolvers<boolean>();
  const reloadOnce = vi.fn<() => Promise<boolean>>().mockReturnValue(isReloading.promise);
  window.reloadOnce = reloadOnce;
  watchLostScripts();
  const failure = new TypeError('not fetched');
  await showInOutlet(
    lazyScreen(['settings'], () => {
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
      return Promise.reject(failure);
    }),
  );
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalled());
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  isReloading.resolve(false);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This screen could not be loaded. There may be a new version, or no network.',
    );
  delete window.reloadOnce;
});

test('a screen that could not be fetched ahead is fetched when it is shown', async () => {
  const load = vi
    .fn<() => Promise<typeof Arrived>>()
    .mockRejectedValueOnce(new TypeError('not fetched'))
    .mockResolvedValue(Arrived);
  const Screen = lazyScreen(['settings'], load);
  await expect(Screen.preload()).rejects.toThrow('This screen could not be loaded.');
  await showInOutlet(Screen);
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a screen that was fetched ahead appears at once', async () => {
  const Screen = lazyScreen(['settings'], async () => Arrived);
  await Screen.preload();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Suspense>
        <Screen />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe(HEADING);
  root.unmount();
  place.remove();
});
