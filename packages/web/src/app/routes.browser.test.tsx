import { FRESH_SAVED_DATA } from '@outoften/rules/player/saved-data';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../testing/look.ts';
import { keepInBrowser } from '../../testing/saved.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { ANA, installNewVisitor, keptData, setOnline, signIn } from '../../testing/visitor.ts';

installStubServer();
installNewVisitor();

test.each([
  { from: '/', to: '/landing' },
  { from: '/nowhere', to: '/landing' },
  { from: '/nowhere/at/all', to: '/landing' },
  { from: '/game', to: '/game/home' },
  { from: '/game/nowhere', to: '/game/home' },
  { from: '/game/create-player', to: '/game/login' },
  { from: '/game/active', to: '/game/home' },
  { from: '/game/joining?code=k7wbx', to: '/join/K7WBX' },
])('$from leads to $to', async ({ from, to }) => {
  await showApp(from);
  await expect.poll(shownAddress).toBe(to);
  await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test.each(['/terms-of-service', '/sources', '/privacy-policy'])(
  '%s has a link back to the game',
  async (path) => {
    await showApp(path);
    await userEvent.click(page.getByRole('link', { name: 'Return to Out of Ten' }));
    await expect.poll(shownAddress).toBe('/game/home');
  },
);

test('a broken running game is dropped, and home is shown', async () => {
  sessionStorage.setItem('out-of-ten.solo', '{"version":1,"film":{}}');
  await showApp('/game/active');
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.element(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
});

test('the tab’s title names the screen, and the page has its language', async () => {
  await showApp('/game/home', 'de');
  await expect.poll(() => document.title).toBe('Start – Out of Ten');
  expect(document.documentElement.lang).toBe('de');
  await userEvent.click(page.getByRole('link', { name: 'Einstellungen' }).first());
  await expect.poll(() => document.title).toBe('Einstellungen – Out of Ten');
});

test.each([
  { path: '/game/home', links: ['Settings', 'How to play'] },
  { path: '/game/settings', links: ['Home', 'How to play'] },
  { path: '/game/login', links: ['Home', 'Settings', 'How to play'] },
])('$path has links to the other main screens', async ({ path, links }) => {
  await showApp(path);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(() => main.getByRole('link').elements().map(nameOf)).toEqual(links);
});

test('a link leads to the heading of the next screen', async () => {
  await showApp('/game/home');
  await userEvent.click(page.getByRole('link', { name: 'Settings' }));
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Privacy Policy' }));
  await expect.element(page.getByRole('heading', { name: 'Privacy Policy' })).toHaveFocus();
});

test('How to play opens the rules on the landing page', async () => {
  await showApp('/game/home');
  await userEvent.click(page.getByRole('link', { name: 'How to play' }));
  await expect.poll(shownAddress).toBe('/landing#rules');
  await expect.element(page.getByRole('region', { name: 'All the rules' })).toHaveFocus();
});

test('sound is off until it is switched on in the header, and the settings have a second switch', async () => {
  await showApp('/game/home');
  const sound = page.getByRole('banner').getByRole('switch', { name: 'Sound' });
  await expect.element(sound).not.toBeChecked();
  await userEvent.click(sound);
  await expect.element(sound).toBeChecked();
  expect(keptData().settings.isAudioMuted).toBe(false);
  await userEvent.click(page.getByRole('link', { name: 'Settings' }));
  await expect.element(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect.element(sound).not.toBeInTheDocument();
});

test('the start page leads home once the terms are accepted', async () => {
  keepInBrowser({
    settings: { ...FRESH_SAVED_DATA.settings, hasConfirmedTermsOfService: true },
  });
  await showApp('/');
  await expect.poll(shownAddress).toBe('/game/home');
});

test('a code that was submitted before the app ran leads to its room', async () => {
  await showApp('/join?code=k7wbx');
  await expect.poll(shownAddress).toMatch(/K7WBX/);
});

test('a guest’s card in the header opens name and picture, and has a link to sign in', async () => {
  await showApp('/game/login');
  const header = page.getByRole('banner');
  await userEvent.click(page.getByRole('button', { name: 'Play as guest' }));
  await expect.poll(shownAddress).toBe('/game/home');
  await userEvent.click(header.getByRole('button', { name: 'Guest Name, picture, account' }));
  await expect.poll(shownAddress).toBe('/game/profile');
  expect(keptData().userData.userId).toMatch(/^guest-[\da-f]{24}$/);
  await userEvent.click(page.getByRole('link', { name: 'Sign in' }));
  await expect.poll(shownAddress).toBe('/game/login');
});

test('a guest has the name and picture that were saved in the profile', async () => {
  await showApp('/game/profile');
  const save = page.getByRole('button', { name: 'Save' });
  const nickname = page.getByRole('textbox', { name: 'Your name' });
  await userEvent.click(save);
  await expect.element(nickname).toHaveAccessibleDescription('Use at least 2 characters.');
  await userEvent.fill(nickname, ' Bea ');
  await userEvent.click(page.getByRole('radio', { name: 'Diva' }));
  await userEvent.click(save);
  await expect
    .element(page.getByRole('status').getByText('Saved for your next room.'))
    .toBeVisible();
  expect(keptData().userData.walkIn).toEqual({ name: 'Bea', avatar: 16 });
  await expect.element(page.getByRole('button', { name: 'Bea Close profile' })).toBeVisible();
});

test('a guest who leaves with a new name is asked whether to save it', async () => {
  await showApp('/game/profile');
  await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Bea');
  const leave = page.getByRole('link', { name: 'Return to menu' });
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  await userEvent.click(leave);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(shownAddress()).toBe('/game/profile');
  await userEvent.click(leave);
  await userEvent.click(question.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(shownAddress).toBe('/game/home');
  expect(keptData().userData.walkIn).toMatchObject({ name: 'Bea' });
});

test.each(['en', 'de', 'es'] as const)(
  'a guest’s profile is accessible in %s, and no text is cut',
  async (language) => {
    await showApp('/game/profile', language);
    await expect.element(page.getByRole('textbox')).toBeVisible();
    await expectAccessible(`a guest’s profile in ${language}`);
    await expectUncut(`a guest’s profile in ${language}`);
  },
);

test('the player card opens the profile, and closes it to the screen before', async () => {
  signIn();
  await showApp('/game/settings');
  const header = page.getByRole('banner');
  await userEvent.click(header.getByRole('button', { name: `${ANA.name} Open profile` }));
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toHaveFocus();
  expect(shownAddress()).toBe('/game/profile');
  await userEvent.click(header.getByRole('button', { name: `${ANA.name} Close profile` }));
  await expect.poll(shownAddress).toBe('/game/settings');
});

test('the player card leads home if the profile was opened by its address', async () => {
  signIn();
  await showApp('/game/profile');
  await userEvent.click(page.getByRole('button', { name: /Close profile/ }));
  await expect.poll(shownAddress).toBe('/game/home');
});

test('a player has no profile while offline', async () => {
  signIn();
  await showApp('/game/profile');
  const card = page.getByRole('banner').getByRole('button');
  await expect.element(card).toMatchTextContent(/Close profile/);
  setOnline(false);
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.element(card).toMatchTextContent(/Playing offline/);
  await expect.element(card).toHaveAttribute('aria-disabled', 'true');
  setOnline(true);
  await expect.element(card).toMatchTextContent(/Open profile/);
  await expect.element(card).not.toHaveAttribute('aria-disabled');
});

function nameOf(element: Element): string {
  return element.textContent ?? '';
}
