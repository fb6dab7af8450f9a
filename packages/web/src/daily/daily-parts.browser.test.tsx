import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { tenths } from '@outoften/rules/rating';
import { aDaily, aPuzzle, aPuzzleNumber, aResult } from '@outoften/rules/testing/daily-builder';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, setSize } from '../../testing/look.ts';
import { POSTER } from '../../testing/movies.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { DailyNotes } from './daily-screen.tsx';
import { FinishedDaily, OwnDailies } from './finished-daily.tsx';

const TODAY = aPuzzleNumber(690);

type NotedState = ComponentProps<typeof DailyNotes>['state'];

function noted(parts: Partial<NotedState>): NotedState {
  const day = { today: TODAY, isClockWrong: false, unfinished: undefined };
  return { ...day, phase: 'guessing', game: aDaily(), guess: tenths(50), ...parts };
}

const EARLIER = aPuzzleNumber(689);
const archived = { ...aDaily(aPuzzle({ number: EARLIER })), begun: 'from-archive' } as const;

beforeEach(() => setSize({ width: 1440, height: 900 }));

test.each([
  { name: 'of today has no note', state: noted({}), notes: [] },
  {
    name: 'on a device with a wrong clock says so',
    state: noted({ isClockWrong: true }),
    notes: [/^The date of this device is wrong.*November 21, 2026/],
  },
  {
    name: 'of the archive says so',
    state: noted({ game: archived }),
    notes: [/^The film of November 20, 2026, from the archive/],
  },
  {
    name: 'that was begun yesterday says that it counts',
    state: noted({ game: aDaily(aPuzzle({ number: EARLIER })), unfinished: EARLIER }),
    notes: [/^The film of November 20, 2026. You began it on its day/],
  },
  {
    name: 'after one that was not finished says so',
    state: noted({ unfinished: EARLIER }),
    notes: [/^You began No. 689 and did not finish it./],
  },
])('a daily $name', async ({ state, notes }) => {
  await show(<DailyNotes state={state} />);
  const items = page.getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(notes.length);
  for (const [place, note] of notes.entries()) {
    await expect.element(items.nth(place)).toMatchTextContent(note);
  }
});

test('an unfinished daily has a link to continue it', async () => {
  await show(<DailyNotes state={noted({ unfinished: EARLIER })} />);
  await page.getByRole('link', { name: 'Finish it' }).click();
  await expect.poll(shownAddress).toBe('/game/daily/689');
});

const region = page.getByRole('region', { name: 'Your daily films' });

/** The labels of the last days, the latest last. */
function days(): readonly string[] {
  return region
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
}

function bars(): readonly string[] {
  const rows = region.element().querySelectorAll('dl > div');
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));
}

test('statistics count dailies that were played on their day, with a bulb for each day and a bar for each distance', async () => {
  const off: Readonly<Record<number, number>> = { 677: 0, 688: 2, 689: 5, 690: 20 };
  const results = Object.entries(off).map(([number, distance]) =>
    aResult({ number: Number(number), guess: tenths(77 - distance) }),
  );
  const fromArchive = aResult({ number: 680, guess: tenths(67), onTime: false });
  await show(<OwnDailies results={[...results, fromArchive]} today={TODAY} />);
  await expect
    .element(region)
    .toMatchTextContent('4 films played on the day, off by 0.7 on average.');
  await expect.element(region).toMatchTextContent('Streak: 3. Best: 3.');
  expect(days()).toHaveLength(14);
  expect([days()[0], days()[3], days()[13]]).toEqual([
    'No. 677: played',
    'No. 680: missed',
    'No. 690: played',
  ]);
  expect(bars()).toEqual([
    'Exact: 1',
    'Up to 0.2: 1',
    'Up to 0.5: 1',
    'Up to 1.0: 0',
    'Up to 1.9: 0',
    '2.0 or more: 1',
  ]);
});

test('today’s film does not count as missed while it can be played', async () => {
  await show(<OwnDailies results={[]} today={TODAY} />);
  expect(days().at(-1)).toBe('No. 690: today’s, not played yet');
  await expect
    .element(region)
    .toMatchTextContent('0 films played on the day, off by 0.0 on average.');
});

test('days before the first daily are not shown, and no bars below three dailies', async () => {
  const results = [688, 689].map((number) => aResult({ number }));
  await show(<OwnDailies results={results} today={TODAY} />);
  expect(days()).toEqual([
    'No. 688: played',
    'No. 689: played',
    'No. 690: today’s, not played yet',
  ]);
  expect(bars()).toEqual([]);
});

test('played and missed days look different with forced colours', async () => {
  await emulateMedia({ forcedColors: 'active' });
  const results = [688, 690].map((number) => aResult({ number }));
  await show(<OwnDailies results={results} today={TODAY} />);
  const fills = region
    .getByRole('listitem')
    .elements()
    .map((day) => getComputedStyle(day).backgroundColor);
  const [first, missed, last] = fills;
  expect(last).toBe(first);
  expect(missed).not.toBe(first);
  await emulateMedia({ forcedColors: 'none' });
});

test('a missed day that is forgiven is named', async () => {
  const results = [681, 682, 683, 684, 685, 686, 688, 689, 690].map((number) =>
    aResult({ number }),
  );
  await show(<OwnDailies results={results} today={TODAY} />);
  expect(days()[6]).toBe('No. 687: missed and forgiven');
  await expect
    .element(region)
    .toMatchTextContent('One missed day was forgiven. One day in seven may be missed.');
});

async function showElsewhere(result: DailyResult): Promise<void> {
  const state = {
    phase: 'finished',
    puzzle: aPuzzle({ film: { ...aPuzzle().film, poster: POSTER } }),
    result,
    game: undefined,
    isFresh: false,
    results: [result],
    today: TODAY,
    isClockWrong: false,
    unfinished: undefined,
  } as const;
  await show(<FinishedDaily state={state} />);
}

test('a daily of which only the result is saved says how many names and hints there were', async () => {
  await showElsewhere(aResult({ hintsBought: ['poster'], credited: 2, wrongNames: 3 }));
  await expect
    .element(page.getByText('Only the result is saved here, not the names you tried.'))
    .toBeVisible();
  const receipt = page.getByRole('region', { name: 'How you got your points' });
  await expect.element(receipt).toMatchTextContent(/poster −25.*Cast name 1\+25Cast name 2\+25/);
  await expect.element(receipt).toMatchTextContent('Not in it: 3 names');
  await expect.element(receipt).not.toMatchTextContent('review');
});
