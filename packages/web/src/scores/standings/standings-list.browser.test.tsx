import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setSize } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { standingRows } from './standing-rows.ts';
import { StandingsList } from './standings-list.tsx';

const rows = page.getByRole('listitem');

/** Seats with these points. The first one is the player's own. */
function seatsWith(...scores: readonly number[]) {
  return scores.map((score, order) => aSeat(`seat${order}`, { order, score, error: order }));
}

test.each([
  { name: 'before the players that it beats', scores: [150, 90], at: 1 },
  { name: 'after a player with the same points', scores: [150, 100], at: 2 },
  { name: 'first', scores: [90, 80], at: 0 },
  { name: 'last', scores: [150, 140], at: 2 },
])('the House is listed $name', async ({ scores, at }) => {
  const shown = standingRows(seatsWith(...scores), { own: undefined, round: undefined });
  await show(<StandingsList rows={shown} house={{ score: 100, guesses: 5 }} />);
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.nth(at)).toMatchTextContent(/The House.*5 guesses.*100$/);
  await expect.element(rows.nth(at)).not.toMatchTextContent(/Place/);
});

test('without a House only the players are listed', async () => {
  const shown = standingRows(seatsWith(150, 90), { own: seatId('seat0'), round: undefined });
  await show(<StandingsList rows={shown} house={undefined} />);
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toMatchTextContent(/^Place 1.*seat0, you.*150$/);
  await expect.element(rows.nth(0)).toHaveAttribute('data-own');
  await expect.element(rows.nth(1)).toMatchTextContent(/^Place 2.*seat1.*90$/);
  await expect.element(rows.nth(1)).not.toHaveAttribute('data-own');
});

test('players read where they moved and what the round earned', async () => {
  const seats = [
    aSeat('ana', { score: 160, error: 10 }),
    aSeat('ben', { order: 1, score: 100, error: 20 }),
    aSeat('cyd', { order: 2, score: 20, error: 30, state: 'away' }),
  ];
  const results = [
    { ...aResult('ana', { guess: 77 }), beatHouse: true },
    aResult('ben', { guess: 77 - 20 }),
    aResult('cyd', { guess: undefined }),
  ];
  const shown = standingRows(seats, { own: undefined, round: { number: 2, results } });
  await show(<StandingsList rows={shown} house={undefined} />);
  await expect.element(rows.nth(0)).toMatchTextContent(/up one place/);
  await expect.element(rows.nth(0)).toMatchTextContent(/7\.7, spot on.*Beat the House.*160\+100$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/down one place/);
  await expect.element(rows.nth(1)).toMatchTextContent(/5\.7, 2\.0 off.*100\+0$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/as before.*Away · No guess.*20\+0$/);
});

test('a move of several places is a number without a sign, up and down', async () => {
  const seats = [160, 100, 90, 20].map((score, order) =>
    aSeat(`seat${order}`, { order, score, error: 5 }),
  );
  const guesses = [77, 57, 57, 57];
  const results = seats.map(({ name }, nth) => aResult(name, { guess: guesses[nth] }));
  const shown = standingRows(seats, { own: undefined, round: { number: 2, results } });
  await show(<StandingsList rows={shown} house={undefined} />);
  await expect.element(rows.nth(0)).toMatchTextContent(/up 2 places/);
  const four = standingRows(seats.toReversed(), { own: undefined, round: undefined }).map(
    (row, nth) => ({
      ...row,
      climbed: nth === 0 ? 3 : -2,
    }),
  );
  const next = await show(<StandingsList rows={four} house={undefined} />);
  const last = next.container.querySelector('li:last-child')?.textContent;
  expect(last).toMatch(/2down 2 places/);
  expect(next.container.textContent).not.toMatch(/-\d|−\d/);
});

test('players with the same points, distance and hints share a place', async () => {
  const seats = ['ana', 'ben'].map((name, order) => aSeat(name, { order, score: 50, error: 10 }));
  const shown = standingRows(seats, { own: undefined, round: undefined });
  await show(<StandingsList rows={shown} house={undefined} />);
  for (const place of [0, 1]) {
    await expect.element(rows.nth(place)).toMatchTextContent(/^Place 1.*Shared place/);
  }
});

test.each([320, 1440])(
  '"you" beside the longest name is not broken at %d pixels',
  async (width) => {
    await setSize({ width, height: 740 });
    const own = aSeat('MWMWMWMWMWMWMWMWMWMW', { score: 1240 });
    const shown = standingRows([own], { own: own.id, round: undefined });
    await show(<StandingsList rows={shown} house={undefined} />);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const at = text.textContent?.indexOf('you') ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 'you'.length);
      pieces.push(range.getClientRects().length);
    }
    expect(pieces).toEqual([1]);
  },
);
