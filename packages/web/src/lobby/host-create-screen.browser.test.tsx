import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { answerServerPolicy } from '../../testing/server-policy.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { answerResume, installStubRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { session } from '../sign-in/session.ts';
import { HostCreateScreen } from './host-create-screen.tsx';

installStubRoom();

const { userData } = savedData.getState().data;

const name = page.getByRole('textbox', { name: 'Name of the room' });
const open = page.getByRole('button', { name: 'Open the room' });
const preset = (label: RegExp) => page.getByRole('radio', { name: label });
const alert = page.getByRole('alert');

beforeEach(() => {
  sessionStorage.clear();
  savedData.save({ soloFilter: undefined, userData });
  answerServerPolicy();
  answerOperation('CountMovies', { data: { countMovies: 400 } });
});

async function showScreen(options: Parameters<typeof show>[1] = {}) {
  const shown = await show(
    <main>
      <HostCreateScreen />
    </main>,
    { path: '/game/host-create', ...options },
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return shown;
}

async function openSettings(): Promise<void> {
  await userEvent.click(page.getByText('More settings'));
}

function answerOpened(): void {
  answerOperation('CreateSession', {
    data: { createOutOfTenSession: { code: 'K7WBX', stage_key: 'key' } },
  });
  answerResume();
}

/** The settings of the requested rooms, in order. */
function askedRooms() {
  return askedOperations()
    .filter(({ operation }) => operation === 'CreateSession')
    .map(({ variables }) => variables.settings);
}

test('a room is opened with one press, with the evening preset', async () => {
  answerOpened();
  await showScreen();
  await expect.element(name).toHaveValue('ana’s room');
  await expect.element(preset(/^Evening/)).toBeChecked();
  await expect.element(page.getByText('Everything, 400 films')).toBeVisible();
  await userEvent.click(open);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedRooms()).toMatchObject([
    {
      session_name: 'ana’s room',
      max_players: 8,
      max_rounds: 10,
      time_limit: 60,
      advanced_mode: false,
      allow_hints: true,
      allow_image: true,
      is_audience_session: true,
      minimum_release_year: 1960,
    },
  ]);
});

test.each([
  { label: /^Quick/, game: { max_rounds: 5, time_limit: 30, advanced_mode: false } },
  { label: /^Experts/, game: { max_rounds: 10, time_limit: 90, advanced_mode: true } },
])('the preset $label is chosen with one tap', async ({ label, game }) => {
  answerOpened();
  await showScreen();
  await userEvent.click(preset(label));
  await expect.element(preset(label)).toBeChecked();
  await userEvent.click(open);
  await expect.poll(askedRooms).toMatchObject([game]);
});

test('a changed value removes the mark, and the same value restores it', async () => {
  await showScreen();
  await openSettings();
  const rounds = page.getByRole('textbox', { name: 'Rounds' });
  await userEvent.fill(rounds, '7');
  await expect
    .element(page.getByText('7 rounds, 60 s, hints, free poster, audience'))
    .toBeVisible();
  for (const label of [/^Quick/, /^Evening/, /^Experts/]) {
    await expect.element(preset(label)).not.toBeChecked();
  }
  await userEvent.fill(rounds, '10');
  await expect.element(preset(/^Evening/)).toBeChecked();
});

test('presets do not include seats and audience', async () => {
  await showScreen();
  await openSettings();
  await userEvent.fill(page.getByRole('textbox', { name: 'Seats' }), '20');
  await userEvent.click(page.getByRole('switch', { name: 'Audience' }));
  await expect.element(page.getByText('10 rounds, 60 s, hints, free poster')).toBeVisible();
  await expect.element(preset(/^Evening/)).toBeChecked();
});

test('the screen is accessible with open settings and a wrong value', async () => {
  await showScreen();
  await expectAccessible('opening a room');
  await openSettings();
  await userEvent.fill(page.getByRole('textbox', { name: 'Rounds' }), '99');
  await expectAccessible('a room that will not do');
});

test.each(['en', 'de', 'es'] as const)('the screen is readable in %s', async (language) => {
  await showScreen({ language });
  await userEvent.click(page.getByRole('group').getByText(/.+/).first());
  await expectUncut('opening a room', ['ana']);
  await expectReadableTwiceAsLarge('opening a room');
});

test('each setting reports its own problem, and until it is solved no room is opened', async () => {
  await showScreen();
  await openSettings();
  for (const { label, wrong, words, right } of [
    {
      label: 'Name of the room',
      wrong: 'x'.repeat(41),
      words: 'A name has at most 40 characters.',
      right: 'Friday',
    },
    { label: 'Name of the room', wrong: ' ', words: 'Give the room a name.', right: 'Friday' },
    { label: 'Seats', wrong: '101', words: 'A room has 2 to 100 seats.', right: '100' },
    { label: 'Rounds', wrong: '0', words: 'A game has 1 to 50 rounds.', right: '1' },
    {
      label: 'Seconds for a guess',
      wrong: '9',
      words: 'Allow 10 to 600 seconds for a guess.',
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

test('advanced mode decides about hints and posters, and restores them', async () => {
  await showScreen();
  await openSettings();
  const advanced = page.getByRole('switch', { name: 'Advanced mode' });
  const hints = page.getByRole('switch', { name: 'Hints' });
  const poster = page.getByRole('switch', { name: 'Free poster' });
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

test('other films are chosen in a sheet, counted, and saved for the next game', async () => {
  answerOpened();
  await showScreen();
  await userEvent.click(page.getByRole('button', { name: 'Change Films' }));
  const sheet = page.getByRole('dialog', { name: 'Which films?' });
  await userEvent.click(sheet.getByRole('button', { name: 'Choose genres and years' }));
  await userEvent.click(sheet.getByRole('button', { name: 'None' }));
  const genre = (label: string) => sheet.getByRole('button', { name: label, exact: true });
  for (const label of ['Crime', 'Drama']) await userEvent.click(genre(label));
  const done = sheet.getByRole('button', { name: 'Done' });
  await expect.element(sheet.getByText('Pick one more genre to go on.')).toBeVisible();
  await expect.element(done).toHaveAttribute('aria-disabled', 'true');
  answerOperation('CountMovies', { data: { countMovies: 12 } });
  await userEvent.click(genre('Thriller'));
  await expect.element(sheet.getByText('To choose from: 12 films.')).toBeVisible();
  await userEvent.click(done);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText('Crime, Drama, Thriller, 12 films')).toBeVisible();
  expect(savedData.getState().data.soloFilter?.genres).toEqual(['crime', 'drama', 'thriller']);
  await userEvent.click(open);
  await expect.poll(askedRooms).toMatchObject([{ genre_ids: [80, 18, 53] }]);
});

test('no room opens with more rounds than the saved choice has films', async () => {
  answerOperation('CountMovies', { data: { countMovies: 7 } });
  await showScreen();
  await expect.element(page.getByRole('form')).toMatchTextContent(/Only 7 films fit/);
  await expect.element(open).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('radio', { name: /^Quick/ }));
  await expect.element(open).not.toHaveAttribute('aria-disabled');
});

test('a game has a film for each of its rounds', async () => {
  answerOperation('CountMovies', { data: { countMovies: 9 } });
  await showScreen();
  await userEvent.click(page.getByRole('button', { name: 'Change Films' }));
  const sheet = page.getByRole('dialog', { name: 'Which films?' });
  await userEvent.click(sheet.getByRole('radio', { name: /^80s night/ }));
  await expect
    .element(sheet.getByText('Only 9 films fit. Pick a programme with more.'))
    .toBeVisible();
  const done = sheet.getByRole('button', { name: 'Done' });
  await expect.element(done).toHaveAttribute('aria-disabled', 'true');
  answerOperation('CountMovies', { data: { countMovies: 10 } });
  await userEvent.click(sheet.getByRole('radio', { name: /^Family/ }));
  await userEvent.click(done);
  await expect.element(page.getByText('Family, 10 films')).toBeVisible();
  await userEvent.click(open);
  await expect.poll(askedRooms).toMatchObject([{ programme: 'FAMILY' }]);
});

test('films that were not counted show no number', async () => {
  answerOperation('CountMovies', { data: { countMovies: null } });
  await showScreen();
  await expect.element(page.getByText('Everything', { exact: true })).toBeVisible();
});

test('a large screen shows what friends see while the host types', async () => {
  await page.viewport(1440, 900);
  await showScreen();
  const view = page.getByRole('region', { name: 'What your friends see' });
  await expect.element(view.getByText('ana’s room').first()).toBeInTheDocument();
  await expect.element(view.getByText('ana invites you')).toBeVisible();
  await expect.element(view.getByText('Free')).toHaveLength(7);
  await userEvent.fill(name, 'Reel club');
  await expect.element(view.getByText('Reel club').first()).toBeInTheDocument();
  await userEvent.fill(page.getByRole('textbox', { name: 'Seats' }), '3');
  await expect.element(view.getByText('Free')).toHaveLength(2);
  await expectAccessible('opening a room on a large screen');
  await page.viewport(360, 740);
});

test('a name that the server refuses is reported under its field, and another one is accepted', async () => {
  answerOperation('CreateSession', { code: 'INVALID_SESSION_NAME' });
  await showScreen();
  await userEvent.fill(name, 'sh1t');
  await userEvent.click(open);
  await expect.element(name).toHaveAccessibleDescription(/No swear words, please\./);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(name, 'Friday');
  await expect.element(alert).not.toBeInTheDocument();
  answerOpened();
  await userEvent.click(open);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
});

test('a suggested name that the server refuses is replaced by a neutral one', async () => {
  answerOperation('CreateSession', ({ settings }) => {
    const { session_name } = settings as { session_name: string };
    if (session_name !== 'Film night') return { code: 'INVALID_SESSION_NAME' };
    return { data: { createOutOfTenSession: { code: 'K7WBX', stage_key: 'key' } } };
  });
  answerResume();
  await showScreen();
  await userEvent.click(open);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedRooms()).toMatchObject([
    { session_name: 'ana’s room' },
    { session_name: 'Film night' },
  ]);
});

test('if no room could be opened, the screen says why until something is changed', async () => {
  answerOperation('CreateSession', { code: 'TOO_MANY_REQUESTS' });
  await showScreen();
  await userEvent.click(open);
  await expect.element(alert).toMatchTextContent(/Too many tries\./);
  await userEvent.fill(name, 'Saturday');
  await expect.element(alert).not.toBeInTheDocument();
});

test('a draft is kept through a reload', async () => {
  const shown = await showScreen();
  await userEvent.fill(name, 'Friday');
  await userEvent.click(preset(/^Quick/));
  await shown.unmount();
  await showScreen();
  await expect.element(name).toHaveValue('Friday');
  await expect.element(preset(/^Quick/)).toBeChecked();
});

test('a guest chooses name and picture first, and hosts with them', async () => {
  session.forget();
  answerOperation('BecomeWalkIn', { data: { createPlayer: { id: 'walk-in' } } });
  answerOpened();
  await showScreen();
  await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Bea');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(name).toHaveValue('Bea’s room');
  await expect
    .element(page.getByText('Friends come in by code. They need no account.'))
    .toBeVisible();
});

test.each([
  { walkIns: 'join', mayJoin: true },
  { walkIns: 'off', mayJoin: false },
] as const)(
  'with WALK_INS=$walkIns a guest learns before the form that hosts need an account',
  async (row) => {
    session.forget();
    answerServerPolicy({ walkIns: row.walkIns });
    await showScreen();
    await expect.element(page.getByText(/On this server, hosts need an account/)).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    const join = page.getByRole('link', { name: 'Join a game without an account' });
    await expect.element(join).toHaveLength(row.mayJoin ? 1 : 0);
    await expectAccessible('hosting without an account');
    await userEvent.click(page.getByRole('link', { name: 'Sign in' }));
    await expect.poll(shownAddress).toBe('/game/login');
    expect(sessionStorage.getItem('out-of-ten.invitation')).toBe('host');
  },
);

test('if guests need an account to join, the host reads so', async () => {
  answerServerPolicy({ walkIns: 'off' });
  await showScreen();
  await expect.element(page.getByText('Friends come in by code, and sign in first.')).toBeVisible();
});

test('a guest sees the form if the server cannot be asked', async () => {
  session.forget();
  answerOperation('ServerPolicy', 'offline');
  await showScreen();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
});
