import { ok } from '@outoften/rules/result';
import type { WarmUpAnswer } from '@outoften/rules/room/wire/room-message';
import { TURN_MS, warmUpTurn } from '@outoften/rules/warm-up/warm-up';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { advanceTo } from '../../testing/advance-to.ts';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { announcements, forgetAnnouncements } from '../ui/news/announcements.ts';
import { WarmUp } from './warm-up.tsx';

const { film, choices } = warmUpTurn('room', 0);
const other = choices.find((each) => each !== film)?.title ?? '';
const next = warmUpTurn('room', TURN_MS).film;

const answer = vi.fn(async (_: WarmUpAnswer) => ok(undefined));
const title = (name: string) => page.getByRole('button', { name, exact: true });
const spoken = () => announcements.get().map(({ text }) => text);

beforeEach(() => {
  answer.mockClear();
  forgetAnnouncements();
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

/** Presses a title even if it is disabled. */
function press(name: string): void {
  const button = title(name).element();
  if (button instanceof HTMLElement) button.click();
}

/** The warm-up at the beginning of a turn. */
function showWarmUp(options: Parameters<typeof show>[1] = {}) {
  return show(warmUp({}), options);
}

function warmUp(told: Parameters<typeof WarmUp>[0]['told']) {
  return (
    <main>
      <h1>Friday</h1>
      <WarmUp roomId="room" clock={Date.now} told={told} answer={answer} />
    </main>
  );
}

test('the answer appears when the curtain is up, and the count of right answers a second later', async () => {
  const shown = await showWarmUp();
  await expect.element(page.getByText(/behind the curtain\?/)).toBeVisible();
  await userEvent.click(title(film.title));
  expect(answer.mock.calls).toEqual([['warm_up_right']]);
  await expect.element(page.getByText(`You said ${film.title}. Watch the curtain.`)).toBeVisible();
  await advanceTo(19_900);
  await shown.rerender(warmUp({ warm_up_right: 2, warm_up_wrong: 3 }));
  expect(document.body.textContent).not.toMatch(/It was/);
  await advanceTo(20_000);
  const result = page.getByText(`It was ${film.title}, from ${film.year}. You were right.`);
  await expect.element(result).toBeVisible();
  expect(spoken()).toEqual([]);
  await advanceTo(21_000);
  await expect.element(page.getByText(/2 of 5 were right\.$/)).toBeVisible();
  await advanceTo(21_400);
  await expect.poll(spoken).toEqual([expect.stringMatching(/^It was .* 2 of 5 were right\.$/)]);
});

test('a wrong title is marked as wrong, and only the first title counts', async () => {
  await showWarmUp();
  await userEvent.click(title(other));
  await expect.element(title(other)).toHaveAttribute('aria-pressed', 'true');
  press(film.title);
  expect(answer.mock.calls).toEqual([['warm_up_wrong']]);
  await advanceTo(22_000);
  expect(document.body.textContent).not.toMatch(/You were right/);
  press(film.title);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a new poster follows automatically, behind a closed curtain', async () => {
  await showWarmUp();
  await advanceTo(20_000);
  await expect.element(page.getByText(/^It was/)).toBeVisible();
  await advanceTo(30_000);
  await expect.element(title(next.title)).toBeVisible();
  await expect.element(title(next.title)).not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByText(/behind the curtain\?/)).toBeVisible();
});

test('nothing is announced to a player who did not guess', async () => {
  await showWarmUp();
  await advanceTo(22_000);
  await expect.element(page.getByText(/^It was/)).toBeVisible();
  expect(spoken()).toEqual([]);
});

test('the warm-up can be hidden and shown again', async () => {
  await showWarmUp();
  await userEvent.click(page.getByRole('button', { name: 'Hide the warm-up' }));
  await expect.element(title(film.title)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show the warm-up' }));
  await expect.element(title(film.title)).toBeVisible();
});

test.each(['en', 'de', 'es'] as const)('the warm-up is readable in %s', async (language) => {
  await showWarmUp({ language });
  await expectUncut(
    'warm-up',
    choices.map((each) => each.title),
  );
  await advanceTo(21_000);
  await expectUncut(
    'warm-up, its curtain up',
    choices.map((each) => each.title),
  );
  await expectReadableTwiceAsLarge('warm-up');
});

test('the warm-up is accessible', async () => {
  await showWarmUp();
  await userEvent.click(title(other));
  await advanceTo(21_000);
  vi.useRealTimers();
  await expectAccessible('warm-up');
});

test.each([
  { reducedMotion: 'reduce', steps: 'once' },
  { reducedMotion: 'no-preference', steps: 'each second' },
] as const)(
  'in five seconds the curtain moves $steps with the preference $reducedMotion',
  async ({ reducedMotion, steps }) => {
    await commands.emulateMedia({ reducedMotion });
    const shown = await showWarmUp();
    const curtain = () => shown.container.querySelector('[style*="--lift"]')?.getAttribute('style');
    const seen = new Set([curtain()]);
    // React finishes each step before the next one, even on a busy machine.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    for (let second = 1; second <= 5; second++) {
      await act(() => advanceTo(1000 * second));
      seen.add(curtain());
    }
    vi.unstubAllGlobals();
    expect(seen.size - 1).toBe(steps === 'once' ? 1 : 5);
    await commands.emulateMedia({ reducedMotion: 'reduce' });
  },
);

test('a warm-up that leaves the screen leaves no timer', async () => {
  const shown = await showWarmUp();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await shown.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
