import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { POSTER } from '../../../testing/movies.ts';
import { show } from '../../../testing/show.tsx';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { announcements, forgetAnnouncements } from '../../ui/news/announcements.ts';
import { aPlay } from '../parts/play-under-test.ts';
import type { RoundPlay } from '../parts/round-parts.tsx';
import { RoundView } from '../round-view.tsx';

const seats = [
  aSeat('ana', { score: 1720 }),
  aSeat('cyd', { order: 1, score: 1600 }),
  aSeat('ben', { order: 2, score: 1441 }),
];

afterEach(forgetAnnouncements);

/** The end of a game with so many films, as Ben sees it. */
function theEnd(films: number, parts: Partial<RoundPlay> = {}, endedAt?: number): RoundPlay {
  const results = [aResult('ana', { guess: 77 }), aResult('ben', { guess: 70 })];
  const played = Array.from({ length: films }, (_, place) => ({
    ...aClosedRound({ number: place + 1, results }),
    title: `Film ${place + 1}`,
    poster: POSTER,
  }));
  const progress = {
    phase: 'over',
    rounds: films,
    ...(endedAt !== undefined && { endedAt }),
  } as const;
  return aPlay({ progress, seats, played, ...parts });
}

const films = page.getByRole('region', { name: 'Recap' }).getByRole('group');

test('each film of a recap has its poster, both figures on a strip and its points', async () => {
  await show(<RoundView play={theEnd(3)} />);
  await expect.element(films).toHaveLength(3);
  const first = films.first();
  await expect.element(first).toMatchTextContent(/Film 1You 7\.0, viewers 7\.765 points/);
  await expect.element(first.getByRole('img', { name: 'Poster of Film 1' })).toBeVisible();
  const marks = [...first.element().querySelectorAll<HTMLElement>('[style*="--at"]')];
  expect(marks.map((mark) => mark.style.getPropertyValue('--at'))).toEqual(['70%', '77%']);
});

test('a recap of a long game shows four films until the player asks for the others', async () => {
  await show(<RoundView play={theEnd(10)} />);
  await expect.element(films).toHaveLength(4);
  await userEvent.click(page.getByRole('button', { name: 'and 6 more films' }));
  await expect.element(films).toHaveLength(10);
  expect(document.activeElement?.textContent).toMatch(/^Film 5/);
});

test('a recap of five films shows all of them', async () => {
  await show(<RoundView play={theEnd(5)} />);
  await expect.element(films).toHaveLength(5);
});

test('a player’s own place is announced once, in one sentence after the winner', async () => {
  const now = 1_000_000;
  await show(<RoundView play={theEnd(3, { clock: () => now }, now - 6500)} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'ana wins' })).toBeVisible();
  const spoken = () => announcements.get().map(({ text }) => text);
  expect(spoken()).toEqual([
    'ana wins. 1,720 points, 120 ahead of cyd. You came 3rd with 1,441 points, 279 behind.',
  ]);
});
