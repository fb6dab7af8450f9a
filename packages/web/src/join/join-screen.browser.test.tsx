import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  setSize,
} from '../../testing/look.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { answerResume, installStubRoom, keepSeat } from '../../testing/stub-room.ts';
import { answerFile, answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { ownPlayer } from '../player/own-player.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { session } from '../sign-in/session.ts';
import { JoinScreen } from './join-screen.tsx';

installStubRoom();

const { settings, userData } = savedData.getState().data;

const nickname = page.getByRole('textbox', { name: 'Your name' });
const seat = page.getByRole('button', { name: 'Take a seat' });
const watch = page.getByRole('button', { name: 'Just watch' });
const alert = page.getByRole('alert');

const ROOM = {
  session_name: 'Ana’s room',
  host: { player_name: 'Ana', avatar_url: 'profile4.jpg' },
  players: ['Ana', 'Jörg', 'Zoë', 'Иван', 'Mo'].map((player_name, n) => ({
    player_name,
    avatar_url: `profile${n}.jpg`,
  })),
  max_players: 8,
  audience_count: 0,
  has_audience: true,
  place: 'SEAT',
  is_full: false,
  needs_account: false,
};

beforeEach(() => {
  answerFile('/guest/token', { access_token: 'guest-token', renew_after: 3000 });
  answerRoom({});
});
afterEach(() => {
  vi.useRealTimers();
  savedData.save({ settings, userData });
});

function answerRoom(change: Partial<Record<keyof typeof ROOM, unknown>>): void {
  answerOperation('OpenInvitation', { data: { openInvitation: { ...ROOM, ...change } } });
}

async function showJoin(
  path = '/join/K7WBX',
  options: Parameters<typeof show>[1] = {},
): Promise<void> {
  await show(
    <Route path="/join/:code">
      <JoinScreen />
    </Route>,
    { path, ...options },
  );
}

async function showToGuest(options: Parameters<typeof show>[1] = {}): Promise<void> {
  session.forget();
  await showJoin('/join/K7WBX', options);
}

function askedForSeat() {
  return askedOperations()
    .filter(({ operation }) => operation === 'AskForSeat')
    .map(({ variables }) => variables);
}

test('a guest gets a seat with one field and one press', async () => {
  answerResume();
  await showToGuest();
  await expect.element(page.getByRole('heading', { name: 'Ana’s room' })).toBeVisible();
  await expect.element(page.getByText('Ana invites you')).toBeVisible();
  await expect.element(page.getByText('5 of 8 seats taken')).toBeVisible();
  await userEvent.fill(nickname, ' Bea ');
  await userEvent.click(seat);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedForSeat()).toEqual([
    {
      code: 'K7WBX',
      asAudience: null,
      name: 'Bea',
      avatar: expect.stringMatching(/^profile\d+\.jpg$/),
    },
  ]);
  expect(savedData.getState().data.userData).toMatchObject({
    userId: expect.stringMatching(/^guest-[0-9a-f]{24}$/),
    walkIn: { name: 'Bea' },
  });
});

test.each(['', 'B'])('a press with the name "%s" says why it is refused', async (typed) => {
  await showToGuest();
  await userEvent.fill(nickname, typed);
  await expect.element(nickname).toHaveAccessibleDescription('');
  await userEvent.click(seat);
  await expect.element(nickname).toHaveAccessibleDescription('Use at least 2 characters.');
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nickname).toHaveFocus();
  expect(askedForSeat()).toEqual([]);
  await userEvent.fill(nickname, '田');
  await expect.element(nickname).toHaveAccessibleDescription('');
});

test('the screen of a guest is accessible, also with text of twice the size', async () => {
  await showToGuest();
  await expect.element(nickname).toBeVisible();
  await expectAccessible('joining as a guest');
  await expectReadableTwiceAsLarge('joining as a guest');
});

test.each(['de', 'es'] as const)('no text of the guest’s screen is cut in %s', async (language) => {
  await showToGuest({ language });
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await expectUncut('joining as a guest', ['Ana', 'Jörg', 'Zoë', 'Иван', 'Mo']);
});

test('on a second visit name and picture are filled in', async () => {
  savedData.save({ userData: { userId: undefined, walkIn: { name: 'Bea', avatar: 3 as never } } });
  await showToGuest();
  await expect.element(nickname).toHaveValue('Bea');
  await expect
    .element(page.getByRole('radio', { checked: true }))
    .toHaveAccessibleName('Popcorn seller');
  await expect.element(seat).not.toHaveAttribute('aria-disabled');
});

test('a name that another player of the room has gets free suggestions, and other input stays', async () => {
  answerOperation('AskForSeat', ({ name }) =>
    name === 'Zoë'
      ? { code: 'NAME_TAKEN', details: { suggestions: ['Zoë_reel', 'Zoë_42'] } }
      : { data: { createPlayerSessionConnection: { id: 'room.ana', seat_secret: 'secret' } } },
  );
  answerResume();
  await showToGuest();
  await userEvent.fill(nickname, 'Zoë');
  await userEvent.click(seat);
  await expect.element(page.getByText('Zoë is here already. These are free:')).toBeVisible();
  await expect.element(nickname).toHaveValue('Zoë');
  await userEvent.click(page.getByRole('button', { name: 'Zoë_42' }));
  await userEvent.click(seat);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
});

test('a guest who only watches needs no name', async () => {
  answerResume();
  await showToGuest();
  await userEvent.click(watch);
  await expect.poll(askedForSeat).toEqual([{ code: 'K7WBX', asAudience: true }]);
});

test('a room without an audience offers only a seat', async () => {
  answerRoom({ has_audience: false });
  await showToGuest();
  await expect.element(seat).toBeVisible();
  await expect.element(watch).not.toBeInTheDocument();
});

test('an account whose player could not be loaded can try again', async () => {
  ownPlayer.forget();
  answerOperation('FindOwnPlayer', { code: 'SERVER_ERROR' });
  await ownPlayer.load('account-ana');
  await showJoin();
  await expect.element(alert).toBeVisible();
  answerOperation('FindOwnPlayer', {
    data: {
      listPlayers: { items: [{ id: 'player-ana', name: 'ana', avatar_url: 'profile1.jpg' }] },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(seat).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a player with an account needs one press', async () => {
  answerResume();
  await showJoin();
  await expect.element(page.getByText('This is how the others see you.')).toBeVisible();
  await expect.element(nickname).not.toBeInTheDocument();
  await userEvent.click(seat);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedForSeat()).toEqual([{ code: 'K7WBX', asAudience: null }]);
});

test('a seat that this browser has is taken again without a press', async () => {
  answerResume();
  keepSeat('Ana’s room');
  await showJoin();
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedForSeat()).toEqual([]);
});

test.each([
  {
    name: 'full with an audience',
    room: { place: 'AUDIENCE', is_full: true, audience_count: 3 },
    heading: 'Every seat is taken',
    act: 'Watch and guess along',
  },
  {
    name: 'full without an audience',
    room: { place: null, is_full: true, has_audience: false },
    heading: 'Every seat is taken',
    act: 'Look for a free seat',
  },
  {
    name: 'nearly over',
    room: { place: null, has_audience: false },
    heading: 'This game is nearly over',
    act: undefined,
  },
] as const)('a room that is $name says so before any input', async (row) => {
  answerRoom(row.room);
  await showToGuest();
  await expect.element(page.getByRole('heading', { name: row.heading })).toBeVisible();
  await expect.element(nickname).not.toBeInTheDocument();
  if (row.act) await expect.element(page.getByRole('button', { name: row.act })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expectAccessible(`a room that is ${row.name}`);
});

test('a server that needs an account leads to the sign-in, and keeps the code', async () => {
  answerRoom({ needs_account: true });
  await showToGuest();
  await expect
    .element(page.getByRole('heading', { name: 'This server needs an account' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await expect.poll(shownAddress).toBe('/game/login');
  expect(sessionStorage.getItem('out-of-ten.invitation')).toBe('K7WBX');
});

test.each([
  { name: 'a code without a room', path: '/join/K7WBX', code: 'SESSION_NOT_FOUND' },
  { name: 'no code', path: '/join/AEIOU', code: undefined },
])('$name leads to the field for a code', async ({ path, code }) => {
  if (code) answerOperation('OpenInvitation', { code });
  session.forget();
  await showJoin(path);
  await expect.element(alert).toMatchTextContent(/No room has the code/);
  await userEvent.click(page.getByRole('link', { name: 'Type a code' }));
  await expect.poll(shownAddress).toBe('/game/joining');
});

test.each(['&brid=AbC12', '.', '%E2%80%8B', '%E2%80', '%E2%80%9D)', '/'])(
  'a link that ends with %s leads to its room',
  async (rubbish) => {
    session.forget();
    await showJoin(`/join/K7WBX${rubbish}`);
    await expect.element(nickname).toBeVisible();
  },
);

test('the seats of the board are refreshed while a name is typed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await showToGuest();
  await expect.element(page.getByText('5 of 8 seats taken')).toBeVisible();
  await nickname.fill('Bo');
  const asked = askedOperations().length;
  answerOperation('OpenInvitation', 'offline');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => askedOperations().length).toBe(asked + 1);
  answerRoom({ players: ROOM.players.slice(0, 4) });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(page.getByText('4 of 8 seats taken')).toBeVisible();
  await expect.element(nickname).toHaveValue('Bo');
});

test('a server that cannot be reached is asked again after a press', async () => {
  answerOperation('OpenInvitation', 'offline');
  await showToGuest();
  await expect.element(alert).toMatchTextContent(/The server cannot be reached/);
  answerRoom({});
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(nickname).toBeVisible();
});

test('a barred guest reads that, with the name as typed', async () => {
  answerOperation('AskForSeat', { code: 'BARRED' });
  await showToGuest();
  await userEvent.fill(nickname, 'Bea');
  await userEvent.click(seat);
  await expect.element(alert).toMatchTextContent(/has barred you/);
  await expect.element(nickname).toHaveValue('Bea');
});

test('the address shows no code if the player hides codes', async () => {
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
  await showJoin();
  await expect.element(seat).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/join');
});

test('the notice of a server in trouble stands clear of the form', async () => {
  answerOperation('AskForSeat', { code: 'UNAVAILABLE' });
  await showToGuest();
  await userEvent.fill(nickname, 'Bea');
  await userEvent.click(seat);
  const words = page.getByText(/^The server is having trouble/);
  await expect.element(words).toBeVisible();
  const notice = words.element().closest('div');
  const { bottom } = notice?.getBoundingClientRect() ?? { bottom: Number.NaN };
  const form = document.querySelector('form')?.getBoundingClientRect();
  expect((form?.top ?? Number.NaN) - bottom).toBeGreaterThanOrEqual(12);
});

test('no player’s name is cut with spaced text', async () => {
  answerRoom({ players: [{ player_name: 'Ana_6813', avatar_url: 'profile1.jpg' }] });
  await setSize({ width: 360, height: 740 });
  document.body.style.letterSpacing = '0.12em';
  onTestFinished(() => void document.body.style.removeProperty('letter-spacing'));
  await showJoin();
  const name = page.getByText(/^Ana_/);
  await expect.element(name).toBeVisible();
  const { scrollWidth, clientWidth } = name.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test.each([
  { width: 360, height: 740 },
  { width: 844, height: 390 },
])('names without a blank fit the invitation at $width', async ({ width, height }) => {
  await page.viewport(width, height);
  const long = 'W'.repeat(40);
  answerRoom({
    session_name: long,
    host: { player_name: long, avatar_url: 'profile4.jpg' },
    players: [{ player_name: long, avatar_url: 'profile4.jpg' }],
  });
  await showToGuest();
  await expect.element(page.getByRole('heading', { name: long })).toBeVisible();
  const letters = page.getByRole('heading', { name: long }).element().querySelectorAll('span');
  const right = Math.max(...[...letters].map((one) => one.getBoundingClientRect().right));
  expect(right).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('pictures of players in the room are marked, and can be chosen', async () => {
  await showToGuest();
  await expect.element(page.getByRole('radio', { name: 'Critic (taken)' })).toBeEnabled();
  await expect.element(page.getByRole('radio', { name: 'Diva', exact: true })).toBeEnabled();
});
