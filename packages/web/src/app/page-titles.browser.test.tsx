import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSavedData } from '../../testing/saved.ts';
import { guess, leaveSoloGames, openFilm } from '../../testing/solo.ts';
import { installStubServer } from '../../testing/stub-server.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

test('a solo game’s page title is its film and then its result, and never contains a rating', async () => {
  const titles = new Set<string>();
  const watch = new MutationObserver(() => titles.add(document.title));
  watch.observe(document.head, { subtree: true, childList: true, characterData: true });
  await openFilm([{ title: 'Alien' }]);
  await expect.poll(() => document.title).toBe('Film 1: Alien – Out of Ten');
  await guess('7.4');
  await expect.poll(() => document.title).toBe('Result: Alien – Out of Ten');
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  watch.disconnect();
  expect([...titles].join()).not.toMatch(/\d\.\d/);
});
