import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSavedData } from '../../testing/saved.ts';
import { show } from '../../testing/show.tsx';
import { HomeScreen } from './home-screen.tsx';

forgetSavedData();

beforeEach(() => {
  const now = new Date(2026, 10, 21, 21, 30, 10);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the board shows how long it is to the next daily film', async () => {
  await show(<HomeScreen />);
  const daily = page.getByRole('link', { name: /Daily Film/ });
  await expect.element(daily).toMatchTextContent('2 h 30 min');
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  await expect.element(daily).toMatchTextContent('2 h 0 min');
});
