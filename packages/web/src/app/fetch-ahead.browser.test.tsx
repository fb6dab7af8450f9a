import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, signIn } from '../../testing/visitor.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { fetchingAhead } from '../ui/page/fetching-ahead.ts';
import { SCREENS } from './screens.tsx';

installStubServer();
installNewVisitor();

/** Moves the pointer. Resolves after the next paint, when fetching has started. */
async function stir(): Promise<void> {
  window.dispatchEvent(new PointerEvent('pointermove'));
  await new Promise<void>((resolve) => afterPaint(resolve));
}

test('screens are fetched ahead at the player’s first move', async () => {
  const preload = vi.spyOn(SCREENS.soloCreate, 'preload');
  await showApp('/game/home');
  expect(preload).not.toHaveBeenCalled();
  await stir();
  await expect.poll(() => preload.mock.calls.length).toBe(1);
});

test('nothing is fetched ahead while a room is entered, and the rest is fetched afterwards', async () => {
  const preload = vi.spyOn(SCREENS.soloCreate, 'preload');
  signIn();
  await showApp('/game/joining?code=K7WBX');
  await expect.poll(fetchingAhead.isAllowed).toBe(false);
  await stir();
  expect(preload).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('link', { name: 'Home' }).first());
  await expect.poll(shownAddress).toBe('/game/home');
  await stir();
  await expect.poll(() => preload.mock.calls.length).toBe(1);
});

test('in a lobby only the screen of its game is fetched ahead', async () => {
  const preload = vi.spyOn(SCREENS.roomGame, 'preload');
  const other = vi.spyOn(SCREENS.soloCreate, 'preload');
  await showApp('/game/guest-waiting');
  await expect.poll(() => preload.mock.calls.length).toBe(1);
  expect(other).not.toHaveBeenCalled();
});

test.each([
  { name: 'data saving', connection: { saveData: true, effectiveType: '4g' } },
  { name: 'a slow connection', connection: { saveData: false, effectiveType: '3g' } },
])('nothing is fetched ahead with $name', async ({ connection }) => {
  vi.spyOn(navigator as unknown as { connection: object }, 'connection', 'get').mockReturnValue(
    connection,
  );
  const preload = vi.spyOn(SCREENS.soloCreate, 'preload');
  await showApp('/game/home');
  await stir();
  expect(preload).not.toHaveBeenCalled();
});

test.each([
  { path: '/game/home', isAllowed: true },
  { path: '/game/daily', isAllowed: true },
  { path: '/game/joining', isAllowed: false },
  { path: '/game/host-create', isAllowed: false },
])('screens are fetched ahead at $path: $isAllowed', async ({ path, isAllowed }) => {
  await showApp(path);
  await expect.poll(fetchingAhead.isAllowed).toBe(isAllowed);
});
