import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadableSpacedOut } from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { showApp } from '../../testing/show-app.tsx';
import { doEverything, guess, leaveSoloGames, openFilm } from '../../testing/solo.ts';
import { answerOperation, installStubServer } from '../../testing/stub-server.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();
afterEach(() => void delete document.documentElement.dataset.motion);

test.each([
  '/landing',
  '/terms-of-service',
  '/sources',
  '/game/home',
  '/game/login',
  '/game/settings',
  '/game/solo-create',
  '/game/host-create',
  '/game/joining',
  '/game/daily/archive',
])('%s is readable with spaced text', async (path) => {
  answerOperation('FilmOrigins', { data: { filmOrigins: ['CATALOGUE'] } });
  await showApp(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadableSpacedOut(path);
});

test('a film with open hints and names, and its result, are readable with spaced text', async () => {
  document.documentElement.dataset.motion = 'less';
  await openFilm();
  await expectReadableSpacedOut('a film');
  await doEverything();
  await expectReadableSpacedOut('a film with all that was done');
  await guess('7.4');
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  await expectReadableSpacedOut('a result');
});
