import type { Language } from '@outoften/rules/language';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setUpDailies } from '../../testing/dailies.ts';
import { expectAccessible, expectUncut, setSize } from '../../testing/look.ts';
import { say } from '../../testing/say.ts';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation } from '../../testing/stub-server.ts';

setUpDailies();

beforeEach(() => setSize({ width: 360, height: 740 }));

test.each([
  { name: 'the daily', open: () => openDaily() },
  { name: 'a daily that could not be loaded', open: openFailedDaily },
  { name: 'a finished daily', open: openFinishedDaily },
  { name: 'a daily whose rating could not be loaded', open: openGuessedDaily },
  { name: 'a daily with an impossible number', open: openNoDaily },
  { name: 'the archive of dailies', open: openArchive },
  { name: 'an archive daily', open: openArchivedDaily },
])('$name is accessible and scrolls nowhere sideways', async ({ name, open }) => {
  await open();
  await expectAccessible(name);
});

test.each(['de', 'es'] as const)(
  'in %s no text of a daily is cut, and figures have a comma',
  async (language) => {
    await openDaily(language);
    await expectUncut('the daily');
    await finish(language);
    await expectUncut('a finished daily');
    const main = page.getByRole('main');
    await expect.element(main).toMatchTextContent(/7,7/);
    await expect.element(main).not.toMatchTextContent(/\d\.\d(?!\d\d)/);
  },
);

async function openDaily(language: Language = 'en'): Promise<void> {
  await showApp('/game/daily', language);
  await expect.element(page.getByRole('slider', { name: say('play.your-guess') })).toBeVisible();
}

async function submit(language: Language = 'en'): Promise<void> {
  const rating = language === 'en' ? '5.0' : '5,0';
  await page.getByRole('button', { name: say('play.submit', { rating }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('play.unmoved.guess', { rating }) })
    .click();
}

async function openFailedDaily(): Promise<void> {
  answerOperation('FindDaily', 'offline');
  await showApp('/game/daily');
  await expect.element(page.getByRole('alert')).toBeVisible();
}

async function openFinishedDaily(): Promise<void> {
  await openDaily();
  await finish();
}

async function finish(language: Language = 'en'): Promise<void> {
  await submit(language);
  await expect.element(page.getByRole('region', { name: say('daily.statistics') })).toBeVisible();
}

async function openGuessedDaily(): Promise<void> {
  answerOperation('RevealDaily', 'offline');
  await openDaily();
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
}

async function openNoDaily(): Promise<void> {
  await showApp('/game/daily/abc');
  await expect.element(page.getByRole('alert')).toBeVisible();
}

async function openArchive(): Promise<void> {
  await showApp('/game/daily/archive');
  await expect.element(page.getByRole('link', { name: /Today/ })).toBeVisible();
}

async function openArchivedDaily(): Promise<void> {
  await showApp('/game/daily/687');
  await expect.element(page.getByText(/from the archive/)).toBeVisible();
}
