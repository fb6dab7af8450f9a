import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../testing/look.ts';
import { showApp } from '../../testing/show-app.tsx';
import { answerFile, installStubServer } from '../../testing/stub-server.ts';
import { ANA, EMAIL, installNewVisitor, signIn } from '../../testing/visitor.ts';
import { aCard } from '../sign-in/issuer-under-test.ts';

installStubServer();
installNewVisitor();

const account = page.getByRole('region', { name: 'Your account' });

async function openProfile(): Promise<void> {
  signIn();
  await showApp('/game/profile', 'en');
  await expect.element(page.getByRole('textbox')).toHaveValue(ANA.name);
  await expect.element(account.getByText(`Signed in as ${EMAIL}`)).toBeVisible();
}

const ways = () =>
  account
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

test('a profile has no button to change the account if the issuer does not answer', async () => {
  await openProfile();
  expect(ways()).toEqual(['Sign out', 'Sign out everywhere']);
});

// Each page loads the issuer's card once, so it is known from here on.

test('a profile leads to the pages for changing the account', async () => {
  answerFile('/issuer.json', aCard());
  await openProfile();
  const change = account.getByRole('button', { name: 'Change password or address' });
  await expect.element(change).toBeVisible();
  expect(ways()).toEqual(['Sign out', 'Sign out everywhere', 'Change password or address']);
  await expectAccessible('the profile with the way to the account pages');
  await expectUncut('the profile with the way to the account pages');
});
