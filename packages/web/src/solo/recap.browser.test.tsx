import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setSize } from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { beginWith, guess, leaveSoloGames, openProgramme, openResult } from '../../testing/solo.ts';
import { askedOperations, installStubServer } from '../../testing/stub-server.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { announcements } from '../ui/news/announcements.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

beforeEach(() => setSize({ width: 1440, height: 900 }));

test('a run of five ends with a recap that adds up, and is announced once', async () => {
  savedData.save({ soloBests: { runs: { 5: 600 }, film: 0, films: 0 } });
  await openProgramme();
  await expect.element(page.getByText('Your best so far: 600 points.')).toBeVisible();
  await beginWith([1, 2, 3, 4, 5].map((nth) => ({ id: `${nth}`, title: `Film of Day ${nth}` })));
  for (const [index, rating] of ['7.7', '7.4', '7.9', '7.4', '7.4'].entries()) {
    await expect.element(page.getByText(`Film ${index + 1} of 5`)).toBeVisible();
    await guess(rating);
    if (index < 4) await page.getByRole('button', { name: 'Next film' }).click();
    if (index < 4) await expect.element(page.getByText(`Film ${index + 2} of 5`)).toBeVisible();
  }
  const draws = askedOperations().filter(({ operation }) => operation === 'DrawMovie');
  expect(draws.at(-1)?.variables).toMatchObject({ avoid: ['1', '2', '3', '4'] });
  await page.getByRole('button', { name: 'See your run' }).click();
  await expect.element(page.getByRole('heading', { name: 'That was your run' })).toHaveFocus();
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('945 pointsPersonal best');
  await expect.element(main).toMatchTextContent('Best run of 5 so far. Before this: 600.');
  const rows = page.getByRole('region', { name: 'The films of your run' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/Film of Day 17\.7, spot on200/);
  await expect.element(rows.nth(1)).toMatchTextContent(/You 7\.4, viewers 7\.7185/);
  await expect.element(main).toMatchTextContent('Closest guessFilm of Day 1');
  await expect.element(main).toMatchTextContent('0.2 off on average');
  await expect.element(main).toMatchTextContent('Too low for 3 films, too high for one');
  const spoken = () => announcements.get().map(({ text }) => text);
  await expect
    .poll(() => spoken().filter((text) => text.includes('945')))
    .toEqual(['945 points. Personal best.']);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.element(page.getByText('Film 1 of 5')).toBeVisible();
  expect(savedData.getState().data.soloBests?.runs).toEqual({ 5: 945 });
});

test('a best film is celebrated from the sixth film on, also for screen readers', async () => {
  savedData.save({ soloBests: { runs: {}, film: 100, films: 5 } });
  await openResult();
  await expect.element(page.getByText('Personal best', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your best film so far.')).toBeVisible();
});
