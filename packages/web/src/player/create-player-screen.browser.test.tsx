import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation, askedOperations, installStubServer } from '../../testing/stub-server.ts';
import { ANA, installNewVisitor, signInWithoutPlayer } from '../../testing/visitor.ts';

installStubServer();
installNewVisitor();

const field = page.getByRole('textbox', { name: 'Player name' });
const create = page.getByRole('button', { name: 'Create player' });

async function openForm(language: 'en' | 'de' | 'es' = 'en'): Promise<void> {
  signInWithoutPlayer();
  await showApp('/game/create-player', language);
  await expect.element(page.getByRole('textbox')).toBeVisible();
}

const asks = (operation: string) =>
  askedOperations().filter((asked) => asked.operation === operation);

test('the form for a new player is accessible', async () => {
  await openForm();
  await expectAccessible('create player');
});

test('the form with a refused name is accessible', async () => {
  await openForm();
  await userEvent.fill(field, 'Ana!');
  await expect.element(page.getByText('“!” can’t be part of a name.')).toBeVisible();
  await expectAccessible('create player with a refused name');
});

test.each(['de', 'es'] as const)('no text of the form is cut in %s', async (language) => {
  await openForm(language);
  for (const name of [
    'ab',
    'a_name_of_many_letters',
    'Ana!',
    'Ana😀',
    'Ana\u200b',
    'Ana--B',
    '1984',
    'Аna',
  ]) {
    await userEvent.fill(page.getByRole('textbox'), name);
    await expectUncut(`create player in ${language}, ${name}`);
  }
});

test.each([
  { typed: 'ab', words: /at least 3/ },
  { typed: 'a_name_of_many_letters', words: /at most 20/ },
  { typed: 'Ana!', words: /^“!” can’t be part/ },
  { typed: 'Ana👍', words: /^Emoji can’t be part/ },
  { typed: 'Ana\u200b', words: /an invisible character/ },
  { typed: 'Ana--B', words: /between two letters/ },
  { typed: '1984', words: /at least one letter/ },
  { typed: 'Аna', words: /one alphabet/ },
])('the name $typed is refused at once, with the reason', async ({ typed, words }) => {
  await openForm();
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await expect.element(field).toHaveAccessibleDescription(/^3 to 20 letters/);
  await userEvent.fill(field, typed);
  await expect.element(field).toHaveAccessibleDescription(words);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(create);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asks('CreatePlayer')).toEqual([]);
  await userEvent.fill(field, 'Good_Name_1');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
});

test('a press without a name says what a name needs', async () => {
  await openForm();
  await userEvent.click(create);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/at least 3/);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test.each(['en', 'de', 'es'] as const)(
  'the server refuses a swear word, in %s',
  async (language) => {
    await openForm(language);
    answerOperation('CreatePlayer', { code: 'INVALID_NAME', details: { refusal: 'profane' } });
    const name = page.getByRole('textbox');
    await userEvent.fill(name, 'big_shit');
    await userEvent.keyboard('{Enter}');
    const refusal = { en: /swear words/, de: /Schimpfwörter/, es: /palabrotas/ }[language];
    await expect.element(page.getByRole('alert')).toMatchTextContent(refusal);
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).toHaveValue('big_shit');
    await expectUncut(`a swear word in ${language}`);
    await userEvent.fill(name, 'big_hit');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test.each(['Анна Мария', '田中さん', 'José'])('the name %s is sent as typed', async (name) => {
  await openForm();
  await userEvent.fill(field, name);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asks('CreatePlayer')).toMatchObject([{ variables: { name } }]);
});

test('Home leads home, and the player card leads back to the form', async () => {
  await openForm();
  await userEvent.click(page.getByRole('link', { name: 'Home' }).first());
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.element(page.getByText('Solo Game').first()).toBeVisible();
  const card = page.getByRole('link', { name: /Create player/ });
  await expect.element(card).toBeVisible();
  await expectAccessible('home without a player');
  await userEvent.click(card);
  await expect.poll(shownAddress).toBe('/game/create-player');
});

test('the Enter key creates the player, and the game leads home', async () => {
  await openForm();
  await userEvent.fill(field, ` ${ANA.name} `);
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAddress).toBe('/game/home');
  await expect
    .element(page.getByRole('button', { name: `${ANA.name} Open profile` }))
    .toBeVisible();
  expect(asks('CreatePlayer')).toMatchObject([
    { variables: { name: ANA.name, avatar: 'profile0.jpg' } },
  ]);
});

test('a picture is chosen with the name', async () => {
  await openForm();
  const picture = (name: string) => page.getByRole('radio', { name });
  await expect.element(picture('Usher')).toBeChecked();
  await userEvent.click(picture('Alien extra'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(picture('Monster suit actor')).toBeChecked();
  await userEvent.fill(field, ANA.name);
  await userEvent.click(create);
  await expect.poll(shownAddress).toBe('/game/home');
  expect(asks('CreatePlayer')).toMatchObject([{ variables: { avatar: 'profile15.jpg' } }]);
});

test('an invited guest enters the room after signing in and choosing a name, and only once', async () => {
  sessionStorage.setItem('out-of-ten.invitation', 'K7WBX');
  signInWithoutPlayer();
  const invited = await showApp('/game/login');
  await userEvent.fill(field, ANA.name);
  await userEvent.click(create);
  await expect.poll(shownAddress).toBe('/join/K7WBX');
  await expect.poll(() => sessionStorage.getItem('out-of-ten.invitation')).toBeNull();
  await invited.unmount();
  await showApp('/game/login');
  await expect.poll(shownAddress).toBe('/game/home');
});

test('the button does nothing while a player is being created', async () => {
  await openForm();
  const held = Promise.withResolvers<void>();
  answerOperation('CreatePlayer', async () => {
    await held.promise;
    return { code: 'TOO_MANY_REQUESTS' };
  });
  await userEvent.fill(field, ANA.name);
  await userEvent.click(create);
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(asks('CreatePlayer')).toHaveLength(1);
  held.resolve();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Too many tries. Wait a minute, then try again.');
  await expect.element(create).not.toHaveAttribute('aria-disabled');
});

test('a player that another tab has created meanwhile is used', async () => {
  await openForm();
  answerOperation('CreatePlayer', { code: 'PLAYER_EXISTS' });
  answerOperation('FindOwnPlayer', {
    data: { listPlayers: { items: [{ id: '1', name: 'Bo_Reel', avatar_url: 'profile2.jpg' }] } },
  });
  await userEvent.fill(field, ANA.name);
  await userEvent.click(create);
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.element(page.getByRole('button', { name: /^Bo_Reel/ })).toBeVisible();
});

test('a player that cannot be loaded can be loaded again', async () => {
  signInWithoutPlayer();
  answerOperation('FindOwnPlayer', 'offline');
  await showApp('/game/create-player');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The server cannot be reached. Check your connection, then try again.');
  answerOperation('FindOwnPlayer', { data: { listPlayers: { items: [] } } });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(field).toBeVisible();
});
