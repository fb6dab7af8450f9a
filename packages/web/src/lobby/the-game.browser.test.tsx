import { ANY_FILM } from '@outoften/rules/film/film-filter';
import type { RoomMeta } from '@outoften/rules/room/view/view-room';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { answerServerPolicy } from '../../testing/server-policy.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { enterRoom, installStubRoom, tellRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { aRoomView, SETTINGS } from '../room/testing/room-server-under-test.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { GuestWaitingScreen, HostWaitingScreen } from './waiting-screens.tsx';

installStubRoom();
beforeEach(() => {
  answerServerPolicy();
  answerOperation('CountMovies', { data: { countMovies: 400 } });
});

const ana = aSeat('ana');
const ben = aSeat('ben', { order: 1 });
const cyd = aSeat('cyd', { order: 2 });
const BEN_HOSTS = { host: seatId('ben'), controller: seatId('ben') };

const EVENING = {
  settings: { ...SETTINGS, scoring: { ...SETTINGS.scoring, allowImage: true } },
  filter: ANY_FILM,
};

type Game = Partial<Pick<RoomMeta, 'settings' | 'filter'>>;

const preset = (name: RegExp) => page.getByRole('radio', { name });
const change = page.getByRole('button', { name: 'Change', exact: true });
const sheet = page.getByRole('dialog', { name: 'Change the game' });
const save = sheet.getByRole('button', { name: 'Save' });

type Options = Parameters<typeof showWithNotices>[1];

async function showToHost(options: Options = {}) {
  await enterRoom({ view: aRoomView({ meta: EVENING, seats: [ana, ben, cyd] }) });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting', ...options });
}

async function showToGuest(game: Game = {}) {
  const meta = { ...BEN_HOSTS, ...EVENING, ...game };
  await enterRoom({ view: aRoomView({ meta, seats: [ben, ana] }) });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
}

function withSettings(settings: Partial<typeof SETTINGS>): Game {
  return { settings: { ...EVENING.settings, ...settings } };
}

function withScoring(scoring: Partial<(typeof SETTINGS)['scoring']>): Game {
  return withSettings({ scoring: { ...EVENING.settings.scoring, ...scoring } });
}

function askedChanges() {
  return askedOperations()
    .filter(({ operation }) => operation === 'change')
    .map(({ variables }) => variables);
}

/** The server accepts the change, and sends it to all players. */
function answerChange(): void {
  answerOperation('change', (command) => {
    const { settings } = command.game as Required<Game>;
    tellRoom({ version: 2, meta: aRoomView({ meta: { ...EVENING, settings } }).meta });
    return { data: { commandRoom: {} } };
  });
}

test('the host sees the chosen preset, and chooses another with one tap', async () => {
  answerChange();
  await showToHost();
  await expect.element(preset(/^Evening/)).toBeChecked();
  await userEvent.click(preset(/^Quick/));
  await expect.element(preset(/^Quick/)).toBeChecked();
  const quick = { maxPlayers: 4, maxRounds: 5, timeLimit: 30 };
  expect(askedChanges()).toMatchObject([
    { room: 'room', game: { name: 'Friday', settings: quick } },
  ]);
  expect(askedChanges()[0]).not.toHaveProperty('approval');
});

test('the host changes all settings of the game in one sheet', async () => {
  answerChange();
  await showToHost();
  await userEvent.click(change);
  await expectAccessible('changing the game');
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Name of the room' }), 'Late show');
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Rounds' }), '7');
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Seats' }), '9');
  await userEvent.click(sheet.getByRole('switch', { name: 'Let everyone in' }));
  await userEvent.click(save);
  await expect.element(sheet).not.toBeInTheDocument();
  const game = { name: 'Late show', settings: { maxRounds: 7, maxPlayers: 9, timeLimit: 60 } };
  expect(askedChanges()).toMatchObject([{ room: 'room', game, approval: 'by-hand' }]);
  await expect.element(page.getByText('7, 60 s each')).toBeVisible();
  await expect.element(preset(/^Evening/)).not.toBeChecked();
});

test('a sheet that is closed with changes asks whether to save them', async () => {
  answerChange();
  await showToHost();
  await userEvent.click(change);
  const name = sheet.getByRole('textbox', { name: 'Name of the room' });
  await userEvent.fill(name, 'Late show');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  await expectAccessible('leaving a changed game');
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveValue('Late show');
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await userEvent.click(question.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(askedChanges()).toMatchObject([{ game: { name: 'Late show' } }]);
});

test('a sheet that is closed with an empty name goes on, or drops the changes', async () => {
  await showToHost();
  await userEvent.click(change);
  const name = sheet.getByRole('textbox', { name: 'Name of the room' });
  await userEvent.fill(name, '');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(name).toHaveAccessibleDescription('Give the room a name.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Don’t save' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(askedChanges()).toEqual([]);
});

test('the number of seats cannot be lower than the taken ones', async () => {
  await showToHost();
  await userEvent.click(change);
  const seats = sheet.getByRole('textbox', { name: 'Seats' });
  await userEvent.fill(seats, '2');
  await expect
    .element(seats)
    .toHaveAccessibleDescription('3 seats are taken. Leave at least that many.');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(seats, '3');
  await expect.element(save).not.toHaveAttribute('aria-disabled');
});

test.each([
  { code: 'INVALID_SESSION_NAME', words: /No swear words, please\./ },
  { code: 'ROUND_OPEN', words: /./ },
])(
  'a change that is refused with $code leaves the sheet open, and shows why',
  async ({ code, words }) => {
    answerOperation('change', { code });
    await showToHost();
    await userEvent.click(change);
    await userEvent.click(save);
    await expect.element(sheet.getByRole('alert')).toMatchTextContent(words);
  },
);

test.each(['en', 'de', 'es'] as const)('the sheet is readable in %s', async (language) => {
  await showToHost({ language });
  await userEvent.click(page.getByRole('region').last().getByRole('button').first());
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectUncut('changing the game', ['ana', 'ben', 'cyd']);
  await expectReadableTwiceAsLarge('changing the game');
});

test('a guest sees only the chosen preset, with its films and hints', async () => {
  await showToGuest();
  await expect.element(page.getByText('10 films, 60 s each')).toBeVisible();
  await expect.element(page.getByText('Everything, 400 films')).toBeVisible();
  await expect.element(page.getByText('On, poster free')).toBeVisible();
  await expect.element(page.getByText('Quick')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('radio', { name: /Quick|Evening|Experts/ }))
    .not.toBeInTheDocument();
  await expect.element(change).not.toBeInTheDocument();
});

test.each([
  { game: withSettings({ maxRounds: 1, timeLimit: 0 }), words: '1, no time limit' },
  { game: withScoring({ advancedMode: true }), words: 'Cost points; name the cast' },
  { game: withScoring({ allowImage: false }), words: 'On' },
  { game: withScoring({ allowHints: false }), words: 'Off, poster free' },
  { game: withScoring({ allowHints: false, allowImage: false }), words: 'Off' },
  { game: { filter: { ...ANY_FILM, fromYear: 1980 } }, words: '1980 to 2024, 400 films' },
  {
    game: { filter: { ...ANY_FILM, genres: ['crime', 'drama', 'thriller'] } },
    words: 'Crime, Drama, Thriller, 400 films',
  },
  {
    game: { filter: { ...ANY_FILM, genres: ['comedy', 'crime', 'drama', 'thriller'] } },
    words: '4 genres, 400 films',
  },
] satisfies { game: Game; words: string }[])(
  'a guest reads of a game: $words',
  async ({ game, words }) => {
    await showToGuest(game);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  },
);

test('a guest sees a change by the host at once', async () => {
  await showToGuest();
  await expect.element(page.getByText('10 films, 60 s each')).toBeVisible();
  const game = withSettings({ maxRounds: 5, timeLimit: 30 });
  const { meta } = aRoomView({ meta: { ...BEN_HOSTS, ...EVENING, ...game } });
  tellRoom({ version: 2, meta });
  await expect.element(page.getByText('5 films, 30 s each')).toBeVisible();
});
