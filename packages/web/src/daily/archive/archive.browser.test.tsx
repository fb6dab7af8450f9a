import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { encodeDailyProgress } from '@outoften/rules/daily/daily-storage';
import { NO_DAILIES, saveKeptDailies, withProgress } from '@outoften/rules/daily/kept-dailies';
import { aDaily, aPuzzle, aPuzzleNumber, aResult } from '@outoften/rules/testing/daily-builder';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerArchive, daysAgo, setUpDailies } from '../../../testing/dailies.ts';
import { SIZES, setSize } from '../../../testing/look.ts';
import { keepInBrowser } from '../../../testing/saved.ts';
import { show, shownAddress } from '../../../testing/show.tsx';
import { showWithNotices } from '../../../testing/show-with-notices.tsx';
import { recordSpoken } from '../../../testing/spoken.ts';
import { answerOperation, askedOperations } from '../../../testing/stub-server.ts';
import { ArchiveRow, ArchiveScreen } from './archive-screen.tsx';

setUpDailies();

const number = aPuzzleNumber(689);
const rows = page.getByRole('link');
const earlier = page.getByRole('button', { name: 'Earlier films' });

function row(name: RegExp) {
  return page.getByRole('link', { name });
}

test.each<{
  name: string;
  isToday: boolean;
  result: DailyResult | undefined;
  open: 'begun' | 'guessed' | undefined;
  reads: string;
}>([
  {
    name: 'open',
    isToday: false,
    result: undefined,
    open: undefined,
    reads: '689Fri, November 20Play',
  },
  {
    name: 'begun',
    isToday: false,
    result: undefined,
    open: 'begun',
    reads: '689Fri, November 20Begun',
  },
  {
    name: 'guessed',
    isToday: false,
    result: undefined,
    open: 'guessed',
    reads: '689Fri, November 20Guessed',
  },
  {
    name: 'played',
    isToday: false,
    result: aResult({ number: 689 }),
    open: undefined,
    reads: '689Fri, November 20175 pointsplayed',
  },
  { name: 'of today', isToday: true, result: undefined, open: undefined, reads: '689TodayPlay' },
])('the row of a film that is $name reads $reads', async ({ name: _name, reads, ...about }) => {
  await show(<ArchiveRow number={number} {...about} />);
  await expect.element(rows).toHaveTextContent(reads);
  await rows.click();
  await expect.poll(shownAddress).toBe('/game/daily/689');
});

test.each(['en', 'de'] as const)(
  'with text of twice the size, the points of a row cover no date, in %s',
  async (language) => {
    await show(
      <ArchiveRow number={number} isToday result={aResult({ number: 689 })} open={undefined} />,
      { language },
    );
    await setSize(SIZES[0]);
    const { style } = document.documentElement;
    style.fontSize = '200%';
    onTestFinished(() => {
      style.fontSize = '';
    });
    const [figure, date, points] = [...rows.element().children].map((part) =>
      part.getBoundingClientRect(),
    );
    const isBelow = (points?.top ?? 0) >= (date?.bottom ?? 0);
    expect(isBelow || (points?.left ?? 0) >= (date?.right ?? 0)).toBe(true);
    expect(date?.left).toBeGreaterThanOrEqual(figure?.right ?? 0);
    for (const part of rows.element().children)
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    expect(rows.element().scrollWidth).toBeLessThanOrEqual(360);
  },
);

test('the archive loads page by page, by month, and without tomorrow’s film', async () => {
  await show(<ArchiveScreen />);
  await expect.element(row(/^690/)).toMatchTextContent('Today');
  await expect.poll(() => rows.elements().length).toBe(29);
  await expect.element(row(/^691/)).not.toBeInTheDocument();
  const november = page.getByRole('region', { name: 'November 2026' });
  await expect.element(november.getByRole('link').first()).toMatchTextContent(/^690/);
  expect(november.getByRole('link').elements()).toHaveLength(21);
  await earlier.click();
  await expect.poll(() => rows.elements().length).toBe(51);
  await expect.element(rows.nth(50)).toMatchTextContent(/^640/);
  await expect.element(earlier).not.toBeInTheDocument();
  expect(askedOperations().map(({ variables: { nextToken } }) => nextToken)).toEqual([null, '661']);
});

test('each row says what this browser’s player did with its film', async () => {
  const begun = aDaily(aPuzzle({ number: daysAgo(1) }));
  const kept = withProgress(NO_DAILIES, encodeDailyProgress(begun));
  const results = [aResult({ number: daysAgo(3) })];
  keepInBrowser(saveKeptDailies({ ...kept, results }));
  await show(<ArchiveScreen />);
  await expect.element(row(/^689/)).toMatchTextContent(/Begun$/);
  await expect.element(row(/^687/)).toMatchTextContent(/175 pointsplayed$/);
  expect(page.getByText('Begun').elements()).toHaveLength(1);
  expect(page.getByText('played').elements()).toHaveLength(1);
  await expect.element(row(/^688/)).toMatchTextContent(/Play$/);
});

test('an archive that could not be loaded can be loaded again', async () => {
  answerOperation('ListDailies', 'offline');
  await show(<ArchiveScreen />);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The films could not be loaded.');
  answerArchive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/^690/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a later page that could not be loaded leaves the others, and can be loaded again', async () => {
  await show(<ArchiveScreen />);
  await expect.element(earlier).toBeVisible();
  answerOperation('ListDailies', 'offline');
  await earlier.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(rows.elements()).toHaveLength(29);
  answerArchive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows.elements().length).toBe(51);
});

test('the screen says once that the archive is loading', async () => {
  const spoken = recordSpoken();
  answerOperation('ListDailies', 'never');
  await showWithNotices(<ArchiveScreen />);
  await expect.poll(() => spoken).toEqual(['Loading the daily films']);
});
