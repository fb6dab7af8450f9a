import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { answerResume, installStubRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { HostCreateScreen } from './host-create-screen.tsx';

installStubRoom();

const name = page.getByRole('textbox', { name: 'Session name' });
const open = page.getByRole('button', { name: 'Open the room' });
const genre = (label: string) => page.getByRole('button', { name: label, exact: true });

beforeEach(() => savedData.save({ soloFilter: undefined }));

async function showScreen(options: Parameters<typeof show>[1] = {}): Promise<void> {
  await show(
    <main>
      <HostCreateScreen />
    </main>,
    { path: '/game/host-create', ...options },
  );
}

async function showLobbyForm(): Promise<void> {
  await showScreen();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
}

test('the films of a room are accessible', async () => {
  await showScreen();
  await expect.element(page.getByRole('heading', { name: 'Choose the films' })).toBeVisible();
  await expectAccessible('the films of a room');
});

test('with too few genres there is no second step, and the screen says why', async () => {
  await showScreen();
  await userEvent.click(page.getByRole('button', { name: 'None' }));
  for (const label of ['Crime', 'Drama']) await userEvent.click(genre(label));
  await expect.element(page.getByText('Pick one more genre to go on.')).toBeVisible();
  const next = page.getByRole('button', { name: 'Continue' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  (next.element() as HTMLElement).click();
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
  await userEvent.click(genre('Thriller'));
  await userEvent.click(next);
  await expect.element(page.getByText('Step 2 of 2')).toBeVisible();
  expect(savedData.getState().data.soloFilter?.genres).toEqual(['crime', 'drama', 'thriller']);
});

test('each step begins at its heading, and the films are one press away', async () => {
  await showLobbyForm();
  const heading = page.getByRole('heading', { name: 'Set up the room' });
  await expect.element(heading).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Films' }));
  await expect.element(page.getByRole('heading', { name: 'Choose the films' })).toHaveFocus();
});

test.each(['en', 'de', 'es'] as const)(
  'a room that cannot be opened is readable in %s',
  async (language) => {
    await showScreen({ language });
    await userEvent.click(page.getByRole('button').last());
    await userEvent.fill(page.getByRole('textbox').nth(1), '101');
    await userEvent.click(page.getByRole('switch').nth(1));
    await expect.element(page.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expectUncut('setting up a room');
    await expectReadableTwiceAsLarge('setting up a room');
    if (language === 'en') await expectAccessible('a room that will not do');
  },
);

test('each setting says what is wrong with itself, and until then no room is opened', async () => {
  await showLobbyForm();
  await expect.element(open).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^Name the room and look at the limits/)).toBeVisible();
  await userEvent.fill(name, 'x'.repeat(41));
  await expect.element(name).toHaveAccessibleDescription('A name has at most 40 characters.');
  await userEvent.fill(name, 'Friday');
  await expect.element(open).not.toHaveAttribute('aria-disabled');
  for (const { label, wrong, words, right } of [
    { label: 'Max players', wrong: '101', words: 'A room has 2 to 100 seats.', right: '100' },
    { label: 'Max rounds', wrong: '0', words: 'A game has 1 to 50 rounds.', right: '1' },
    {
      label: 'Seconds for a guess',
      wrong: '9',
      words: 'A guess takes 10 to 600 seconds.',
      right: '10',
    },
  ]) {
    const field = page.getByRole('textbox', { name: label });
    await userEvent.fill(field, wrong);
    await expect.element(field).toHaveAccessibleDescription(words);
    await expect.element(open).toHaveAttribute('aria-disabled', 'true');
    await userEvent.fill(field, right);
    await expect.element(open).not.toHaveAttribute('aria-disabled');
  }
});

test('advanced mode decides about hints and posters, and gives them back as they were', async () => {
  await showLobbyForm();
  const advanced = page.getByRole('switch', { name: 'Advanced mode' });
  const hints = page.getByRole('switch', { name: 'Hints' });
  const poster = page.getByRole('switch', { name: 'Free poster' });
  await userEvent.click(poster);
  await userEvent.click(advanced);
  await expect.element(hints).toBeChecked();
  await expect.element(hints).toHaveAttribute('aria-disabled', 'true');
  await expect.element(poster).not.toBeChecked();
  await expect.element(poster).toHaveAccessibleDescription('Off in advanced mode');
  await userEvent.click(advanced);
  await expect.element(poster).toBeChecked();
  await userEvent.click(hints);
  await expect.element(hints).not.toBeChecked();
});

test('the room is opened as it was set up, and its host is led into it', async () => {
  answerOperation('CreateSession', {
    data: { createOutOfTenSession: { code: 'K7WBX', stage_key: 'key' } },
  });
  answerResume();
  await showLobbyForm();
  await userEvent.fill(name, 'Friday');
  await userEvent.click(page.getByRole('switch', { name: 'Countdown' }));
  await expect
    .element(page.getByRole('textbox', { name: 'Seconds for a guess' }))
    .not.toBeInTheDocument();
  await userEvent.click(page.getByRole('switch', { name: 'Audience session' }));
  await userEvent.click(open);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  const [opened] = askedOperations().filter(({ operation }) => operation === 'CreateSession');
  expect(opened?.variables.settings).toMatchObject({
    session_name: 'Friday',
    max_players: 4,
    max_rounds: 10,
    time_limit: 0,
    advanced_mode: false,
    allow_hints: true,
    allow_image: false,
    is_audience_session: true,
  });
});

test('where no room could be opened the screen says why, until something is changed', async () => {
  answerOperation('CreateSession', { code: 'TOO_MANY_REQUESTS' });
  await showLobbyForm();
  await userEvent.fill(name, 'Friday');
  await userEvent.click(open);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/That was a lot at once\./);
  await userEvent.fill(name, 'Saturday');
  await expect.element(alert).not.toBeInTheDocument();
});
