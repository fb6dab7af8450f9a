import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type Beat, hasReached } from '../../reveal/timeline.ts';
import type { Reveal } from '../../reveal/use-reveal.ts';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { MovingStandings } from './moving-standings.tsx';

/** Before the round Ana led with 150 points, and Ben had 100. Now Ben has 200. */
const seats = [
  aSeat('ana', { score: 150, error: 60 }),
  aSeat('ben', { order: 1, score: 200, error: 10 }),
  aSeat('cyd', { order: 2, score: 150, joinedInRound: 3, joinedWith: 150 }),
];
const round = aClosedRound({
  number: 2,
  results: [aResult('ana', { guess: undefined }), aResult('ben', { guess: 77 })],
});
const rows = page.getByRole('listitem');

function revealAt(beat: Beat): Reveal {
  return {
    kind: 'room',
    beat,
    has: (wanted) => hasReached(beat, wanted),
    since: () => 0,
    isJump: false,
    skip: undefined,
  };
}

const standings = (beat: Beat) => (
  <MovingStandings
    reveal={revealAt(beat)}
    seats={seats}
    own={seatId('ana')}
    round={round}
    house={undefined}
  />
);

test('the standings are the earlier ones until the reveal has ended, and then the new ones', async () => {
  const shown = await show(standings('landed'));
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toMatchTextContent(/^Place 11ana, you.*150$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Place 22ben.*100$/);
  await expect.element(page.getByText(/\+/)).not.toBeInTheDocument();
  await shown.rerender(standings('end'));
  await expect.element(rows.nth(0)).toMatchTextContent(/^Place 11.*ben.*200\+100$/);
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.nth(2)).toMatchTextContent(/down one place.*ana, you/);
});
