import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/look.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { App } from './app.tsx';

installStubServer();

test('home is accessible', async () => {
  await show(<App />, { path: '/game/home' });
  await expect.element(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
  await expectAccessible('home');
  await userEvent.click(page.getByRole('link', { name: /Solo Game/ }));
  await expect.element(page.getByRole('heading', { name: 'Which films?' })).toBeVisible();
  expect(shownAddress()).toBe('/game/solo-create');
  await expectAccessible('the programme');
});
