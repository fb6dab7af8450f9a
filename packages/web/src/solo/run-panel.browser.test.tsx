import { tenths } from '@outoften/rules/rating';
import type { PlayedFilm } from '@outoften/rules/solo/solo-run';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { RunPanel } from './scored-film.tsx';

function played(title: string, off: number, points: number): PlayedFilm {
  return { title, guess: tenths(70 + off), rating: tenths(70), points };
}

const run = page.getByRole('region');
const frames = run.getByRole('listitem');

/** The average, the best and the worst film. */
function summary(): readonly string[] {
  const rows = run.element().querySelectorAll(':scope > div dl > div');
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));
}

test('the first film of a run has no list beside it', async () => {
  await show(<RunPanel run={[played('Jaws', 0, 200)]} />);
  await expect.element(run).toHaveAccessibleName('This run');
  await expect.element(run).toMatchTextContent('The first film of this run.');
  expect(frames.elements()).toHaveLength(1);
  await expect
    .element(frames)
    .toMatchTextContent(/^Jaws.*Spot on.*You7\.0.*Viewers7\.0.*200 points$/);
  expect(summary()).toEqual([]);
});

test('a run lists its films, the latest first, with the best, the worst and the average', async () => {
  const films = [played('Jaws', 0, 200), played('Alien', 7, 165), played('Heat', -14, 130)];
  await show(
    <main>
      <h1>A run</h1>
      <RunPanel run={films} />
    </main>,
  );
  expect(summary()).toEqual(['Average: 0.7 off', 'Best: Jaws', 'Worst: Heat']);
  expect(frames.elements()).toHaveLength(3);
  await expect
    .element(frames.nth(0))
    .toMatchTextContent(/^Heat.*Worst.*1\.4 off.*You5\.6.*130 points$/);
  await expect.element(frames.nth(1)).toMatchTextContent(/^Alien ?0\.7 off.*You7\.7.*Viewers7\.0/);
  await expect.element(frames.nth(2)).toMatchTextContent(/^Jaws.*Best.*Spot on/);
  await expectAccessible('a run');
});

test.each(['de', 'es'] as const)('in %s no text of a run of ten films is cut', async (language) => {
  const films = Array.from({ length: 10 }, (_, nth) => played('Jaws', nth, 200 - nth));
  await show(<RunPanel run={films} />, { language });
  expect(frames.elements()).toHaveLength(10);
  await expectUncut('a run', ['Jaws']);
  await expect.element(run).not.toMatchTextContent(/\d\.\d/);
});
