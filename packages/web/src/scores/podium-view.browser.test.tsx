import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Podium } from './podium-view.tsx';
import { aSeat, seatId } from './seats-under-test.ts';

const steps = page.getByRole('listitem');

/** These players with their points, in the order they came. */
function seatsWith(points: Readonly<Record<string, number>>) {
  return Object.entries(points).map(([name, score], order) =>
    aSeat(name, { order, score, error: 100 - score }),
  );
}

async function showPodium(points: Readonly<Record<string, number>>): Promise<void> {
  await show(
    <Podium
      seats={seatsWith(points)}
      own={seatId('ben')}
      note={({ score }) => (score === 90 ? 'Beat the House twice' : undefined)}
    />,
  );
}

/** The middle of a step, in pixels from the left. */
function middleOf(rank: number): number {
  const box = document.querySelector(`[data-rank="${rank}"]`)?.getBoundingClientRect();
  if (box === undefined) throw new Error(`There is no step ${rank}`);
  return box.left + box.width / 2;
}

test('the first three stand on the podium in the order of their points, the winner in the middle', async () => {
  await showPodium({ ana: 20, ben: 90, cyd: 60, dee: 40 });
  await expect.element(steps).toHaveLength(3);
  await expect.element(steps.nth(0)).toMatchTextContent(/^ben.*Place 1.*90 points.*Beat the House/);
  await expect.element(steps.nth(1)).toMatchTextContent(/^cyd.*Place 2.*60 points$/);
  await expect.element(steps.nth(2)).toMatchTextContent(/^dee.*Place 3.*40 points$/);
  expect(middleOf(2)).toBeLessThan(middleOf(1));
  expect(middleOf(1)).toBeLessThan(middleOf(3));
  const heights = [1, 2, 3].map(
    (rank) => document.querySelector(`[data-rank="${rank}"] p strong`)?.getBoundingClientRect().top,
  );
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  expect(heights[1]).toBeLessThan(heights[2] ?? 0);
  expect(document.querySelector('[data-own]')?.textContent).toBe('ben');
});

test('players who share a place stand on one step, and beyond three they are counted', async () => {
  await showPodium({ ana: 90, ben: 90, cyd: 90, dee: 90, eve: 10 });
  await expect.element(steps.nth(0)).toMatchTextContent(/^anabencydand one more.*Shared place$/);
  await expect.element(steps.nth(0)).not.toMatchTextContent(/dee/);
  await expect.element(steps).toHaveLength(1);
});
