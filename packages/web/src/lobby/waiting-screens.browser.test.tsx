import { ANY_FILM } from '@outoften/rules/film/film-filter';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { answerServerPolicy } from '../../testing/server-policy.ts';
import { type show, shownAddress } from '../../testing/show.tsx';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { recordSpoken } from '../../testing/spoken.ts';
import { enterRoom, installStubRoom, tellMessage, tellRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { expectApart, textBox } from '../../testing/text-box.ts';
import { aRoomView, SETTINGS } from '../room/testing/room-server-under-test.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { announcements, forgetAnnouncements } from '../ui/news/announcements.ts';
import { GuestWaitingScreen, HostWaitingScreen } from './waiting-screens.tsx';

installStubRoom();
forgetSavedData();
beforeEach(() => {
  answerServerPolicy();
  answerOperation('CountMovies', { data: { countMovies: 400 } });
});

const LONG_NAME = 'M'.repeat(20);

const door = page.getByRole('region', { name: 'At the door' });
const start = page.getByRole('button', { name: 'Start' });
const seats = page.getByRole('region', { name: /seats taken/ });
const decide = (words: string) => page.getByRole('button', { name: words });

const ana = aSeat('ana');
const ben = aSeat('ben', { order: 1 });
const cyd = aSeat('cyd', { order: 2 });
const BEN_HOSTS = { host: seatId('ben'), controller: seatId('ben') };
const BY_HAND = { meta: { approval: 'by-hand' } } as const;
const WATCHING = { id: 'room.a.ana', place: { state: 'audience' } } as const;

/** A person who asks for a seat. */
function asking(name: string, order: number) {
  return aSeat(name, { order, state: 'waiting', joinedInRound: undefined });
}

type RoomParts = NonNullable<Parameters<typeof aRoomView>[0]>;

/** The lobby of a room that Ana hosts. */
async function showHostLobby(
  seats: readonly SeatView[] = [ana],
  parts: RoomParts & Pick<NonNullable<Parameters<typeof enterRoom>[0]>, 'audience'> = {},
  options: Parameters<typeof show>[1] = {},
): Promise<void> {
  const { audience, ...room } = parts;
  const view = aRoomView({ seats, ...room });
  await enterRoom({ view, stageKey: 'stage-key', ...(audience && { audience }) });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting', ...options });
}

/** The lobby of a room that Ben hosts, in which Ana has a seat. */
async function showGuestLobby(options: Parameters<typeof show>[1] = {}): Promise<void> {
  await enterRoom({ view: aRoomView({ meta: BEN_HOSTS, seats: [ben, ana] }) });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting', ...options });
}

/** The variables of all calls with that name. */
function askedFor(name: string) {
  return askedOperations()
    .filter(({ operation }) => operation === name)
    .map(({ variables }) => variables);
}

test('a host’s lobby with a player at the door is accessible', async () => {
  await showHostLobby([ana, asking('ben', 1)], BY_HAND);
  await expect.element(decide('Approve ben')).toBeVisible();
  await expectAccessible('host-waiting');
});

test('the lobby of a guest is accessible', async () => {
  await showGuestLobby();
  await expect.element(page.getByRole('main').getByText('Waiting for ben')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByText('ben starts the game when everyone is here.'))
    .toBeVisible();
  await expect.element(page.getByText('Show on a television')).not.toBeInTheDocument();
  await expect.element(door).not.toBeInTheDocument();
  await expectAccessible('guest-waiting');
});

test.each(['en', 'de', 'es'] as const)(
  'the lobby of a host is readable in %s, with the longest names',
  async (language) => {
    const names = [LONG_NAME, 'W'.repeat(20), 'MW'.repeat(20)];
    const longest = aSeat('ana', { name: LONG_NAME });
    const name = 'MW'.repeat(20) as SessionName;
    await showHostLobby(
      [longest, asking('W'.repeat(20), 1)],
      {
        meta: { approval: 'by-hand', name },
        settings: { maxPlayers: 12, isAudienceSession: true },
      },
      { language },
    );
    await expect.element(page.getByRole('list').first()).toBeVisible();
    await expectUncut('the lobby', names);
    await expectReadableTwiceAsLarge('the lobby');
  },
);

test.each(['de', 'es'] as const)('no text of a guest’s lobby is cut in %s', async (language) => {
  await showGuestLobby({ language });
  await expectUncut('the lobby', ['ben']);
});

test.each(['de', 'es'] as const)(
  'the lobby of the audience is readable in %s',
  async (language) => {
    const settings = { isAudienceSession: true };
    await enterRoom({
      ...WATCHING,
      view: aRoomView({ settings, meta: BEN_HOSTS, seats: [ben] }),
    });
    await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting', language });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUncut('the lobby', ['ben']);
    await expectReadableTwiceAsLarge('the lobby');
  },
);

test('a very long room name covers no button beside it', async () => {
  const name = 'MW'.repeat(20) as SessionName;
  await showHostLobby([ana], { meta: { name } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(name);
  const { left, right } = textBox(heading.element());
  const back = page.getByRole('button', { name: 'Back' }).element().getBoundingClientRect();
  const television = page.getByRole('link', { name: 'Show on a television' });
  expect(left).toBeGreaterThanOrEqual(back.right);
  expect(right).toBeLessThanOrEqual(television.element().getBoundingClientRect().left);
});

test('the host has a link to the stage, with the key in it', async () => {
  await showHostLobby();
  await expect
    .element(page.getByRole('link', { name: 'Show on a television' }))
    .toHaveAttribute('href', '/stage/room#stage-key');
});

test.each([
  { game: 1, says: 'ben starts the game when everyone is here.' },
  { game: 2, says: 'Back in the lobby. ben starts the game when everyone is here.' },
])('the lobby of game $game is one sentence for a screen reader', async ({ game, says }) => {
  const spoken = recordSpoken();
  const meta = { ...BEN_HOSTS, game, filter: ANY_FILM };
  await enterRoom({ view: aRoomView({ meta, seats: [ben, ana] }) });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  await expect.element(page.getByText(/400 films/)).toBeVisible();
  expect(spoken).toEqual([says]);
});

test('the lobby’s heading and its start button are in the main part of the page', async () => {
  await showHostLobby([ana, ben]);
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('a change of the rules is one sentence for a screen reader, and own time is none', async () => {
  const meta = { ...BEN_HOSTS, filter: ANY_FILM };
  await enterRoom({ view: aRoomView({ meta, seats: [ben, ana] }) });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  await expect.element(page.getByText(/400 films/)).toBeVisible();
  const spoken = recordSpoken();
  answerOperation('allowance', { data: { commandRoom: {} } });
  await userEvent.click(page.getByText('2x time'));
  const settings = { ...SETTINGS, maxRounds: 3, timeLimit: 20 };
  tellRoom({ version: 2, meta: { ...aRoomView({ meta }).meta, settings } });
  await expect.poll(() => spoken.at(-1)).toBe('Now 3 rounds, 20 seconds each.');
  const scoring = { ...SETTINGS.scoring, allowHints: false, allowImage: false };
  tellRoom({
    version: 3,
    meta: { ...aRoomView({ meta }).meta, settings: { ...settings, scoring } },
  });
  await expect.poll(() => spoken).toHaveLength(2);
  expect(spoken).toEqual(['Now 3 rounds, 20 seconds each.', 'Hints: Off.']);
});

test('the game can start with two players, and not before', async () => {
  answerOperation('start', { data: { commandRoom: {} } });
  await showHostLobby([ana]);
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByRole('main').getByText(/^Two players are enough to start/))
    .toBeVisible();
  (start.element() as HTMLElement).click();
  expect(askedFor('start')).toEqual([]);
  forgetAnnouncements();
  tellRoom({ version: 2, seats: [ben] });
  const enough = 'There are enough of you: you can start.';
  await expect.poll(() => announcements.get().map(({ text }) => text)).toEqual([enough]);
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  // Shown and spoken.
  await expect.poll(() => page.getByText(enough).elements().length).toBe(2);
  await expect.element(page.getByText(/you cannot rejoin/)).not.toBeInTheDocument();
  await userEvent.click(start);
  await expect.poll(() => askedFor('start')).toMatchObject([{ room: 'room', number: 1 }]);
});

test('a full room says so, and the start button keeps the focus when a player leaves', async () => {
  await showHostLobby([ana, ben], { settings: { maxPlayers: 2 } });
  const isFull = page.getByText(/No one else gets in until one is free/);
  await expect.element(isFull).toBeVisible();
  await expect.element(page.getByText('Free')).not.toBeInTheDocument();
  start.element().focus();
  tellRoom({ version: 2, seats: [{ id: ben.id, state: 'gone', reason: 'left' }] });
  await expect.element(isFull).not.toBeInTheDocument();
  await expect.element(page.getByText('ben has left.')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: '1 of 2 seats taken' })).toBeVisible();
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await expect.element(start).toHaveFocus();
});

test('if all seats are taken, the invitation leads to the audience', async () => {
  const settings = { maxPlayers: 2, isAudienceSession: true };
  await showHostLobby([ana, ben], { settings, audience: { members: 1, guessed: 0 } });
  await expect.element(page.getByText(/^All seats are taken. Scan this/)).toBeVisible();
  await expect.element(page.getByText('One in the audience')).toBeVisible();
  tellMessage({ audience: { members: 5 } });
  await expect.element(page.getByText('5 in the audience')).toBeVisible();
});

test('a wide window draws free seats while they are few, and counts further ones', async () => {
  await page.viewport(1440, 900);
  await showHostLobby([ana], { settings: { maxPlayers: 9 } });
  const rows = seats.getByRole('listitem', { includeHidden: true });
  await expect.element(rows).toHaveLength(9);
  tellRoom({ version: 2, meta: aRoomView({ settings: { maxPlayers: 100 } }).meta });
  await expect.element(page.getByText('96 more seats are free.')).toBeVisible();
  await expect.element(rows).toHaveLength(4);
  await page.viewport(360, 740);
});

test('the host sees requests, and each decision goes to the right seat', async () => {
  for (const each of ['approve', 'deny']) answerOperation(each, { data: { commandRoom: {} } });
  await showHostLobby([ana, asking('ben', 1), asking('cyd', 2)], BY_HAND);
  await expect.element(page.getByText('You decide on each guest.')).toBeVisible();
  await userEvent.click(decide('Deny ben a seat'));
  await userEvent.click(decide('Approve cyd'));
  await expect
    .poll(() => [...askedFor('deny'), ...askedFor('approve')])
    .toEqual([
      { type: 'deny', seat: 'room.ben' },
      { type: 'approve', seat: 'room.cyd' },
    ]);
});

test('a decision by keyboard leaves the focus at the door', async () => {
  for (const each of ['approve', 'deny']) answerOperation(each, { data: { commandRoom: {} } });
  await showHostLobby([ana, asking('ben', 1), asking('cyd', 2), asking('dee', 3)], BY_HAND);
  const denied = { id: ben.id, state: 'denied', reason: 'by-host' } as const;
  for (const [version, { name, after }] of [
    { name: 'Deny ben a seat', after: denied },
    { name: 'Approve cyd', after: cyd },
  ].entries()) {
    decide(name).element().focus();
    await userEvent.keyboard('{Enter}');
    tellRoom({ version: version + 2, seats: [after] });
    await expect.element(decide(name)).not.toBeInTheDocument();
    await expect.element(door).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(decide('Deny dee a seat')).toHaveFocus();
});

test('the switch at the door lets everyone in, and keeps the focus', async () => {
  answerOperation('change', { data: { commandRoom: {} } });
  await showHostLobby([ana], BY_HAND);
  const letIn = page.getByRole('switch', { name: 'Let everyone in' });
  await expect.element(page.getByText('You decide on each guest.')).toBeVisible();
  await userEvent.click(letIn);
  await expect
    .poll(() => askedFor('change'))
    .toEqual([{ type: 'change', room: 'room', approval: 'by-itself' }]);
  tellRoom({ version: 2, meta: aRoomView().meta });
  await expect.element(page.getByText('The code is enough for a seat.')).toBeVisible();
  await expect.element(letIn).toHaveFocus();
});

test('no door is shown if everyone gets a seat', async () => {
  await showHostLobby([ana, asking('ben', 1)]);
  await expect.element(start).toBeVisible();
  await expect.element(door).not.toBeInTheDocument();
});

test.each([
  { way: 'Remove', bar: false },
  { way: 'Remove for good', bar: true },
])('the host can choose "$way", and the focus stays at the seats', async ({ way, bar }) => {
  answerOperation('remove', { data: { commandRoom: {} } });
  await showHostLobby([ana, ben]);
  await userEvent.click(page.getByRole('button', { name: 'Remove ben' }));
  const question = page.getByRole('dialog', { name: 'Remove ben?' });
  await userEvent.click(question.getByRole('button', { name: way }));
  await expect.element(question).not.toBeInTheDocument();
  expect(askedFor('remove')).toMatchObject([{ seat: 'room.ben', bar }]);
  tellRoom({ version: 2, seats: [{ id: ben.id, state: 'gone', reason: 'removed' }] });
  await expect.element(page.getByRole('region', { name: '1 of 4 seats taken' })).toHaveFocus();
});

test('if a player could not be removed, the question stays, and the host reads why', async () => {
  answerOperation('remove', { code: 'SESSION_BUSY' });
  await showHostLobby([ana, ben]);
  await userEvent.click(page.getByRole('button', { name: 'Remove ben' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove' }));
  await expect.element(page.getByText(/^A lot is going on in this room/)).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Remove ben?' })).toBeVisible();
});

test('the host cannot be removed', async () => {
  await showHostLobby([ana, ben]);
  await expect.element(seats.getByRole('button')).toHaveLength(1);
  await expect.element(seats.getByText('Host, you')).toBeVisible();
});

test('a guest can remove no one', async () => {
  await showGuestLobby();
  await expect.element(seats.getByText('Host')).toBeVisible();
  await expect.element(seats.getByRole('button')).not.toBeInTheDocument();
});

test('a deputy can remove everyone but the host', async () => {
  const meta = { host: seatId('ben'), controller: seatId('ana') };
  await enterRoom({
    view: aRoomView({ meta, seats: [{ ...ben, state: 'away' }, ana, cyd] }),
  });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting' });
  await expect.element(seats.getByText('Deputy, You')).toBeVisible();
  await expect.element(seats.getByRole('button', { name: 'Remove cyd' })).toBeVisible();
  await expect.element(seats.getByRole('button')).toHaveLength(1);
});

test('a host who leaves must confirm it, and ends the session for everyone', async () => {
  answerOperation('close', { data: { commandRoom: {} } });
  await showHostLobby([ana, ben]);
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  const question = page.getByRole('dialog', { name: 'Close the room?' });
  await expect.element(question).toBeVisible();
  await expectAccessible('the question before leaving');
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(askedFor('close')).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await userEvent.click(question.getByRole('button', { name: 'Close the room' }));
  await expect.poll(() => askedFor('close')).toEqual([{ type: 'close', room: 'room' }]);
});

test('a guest who leaves must confirm it, and is led home', async () => {
  answerOperation('leave', { data: { commandRoom: {} } });
  await showGuestLobby();
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  const question = page.getByRole('dialog', { name: 'Leave the room?' });
  await expect.element(question).toMatchTextContent(/you cannot rejoin\./);
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await expect.poll(shownAddress).toBe('/game/home');
  expect(askedFor('leave')).toMatchObject([{ connection: 'room.ana' }]);
});

test('a hidden code appears nowhere in the lobby, in its address or in its title', async () => {
  const { settings } = savedData.getState().data;
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
  await showHostLobby();
  await expect.element(page.getByText(/Code hidden/)).toBeInTheDocument();
  expect(document.documentElement.innerHTML).not.toMatch(/K7WBX|K 7 W B X/);
  expect(`${shownAddress()} ${document.title}`).not.toContain('K7WBX');
  savedData.save({ settings });
});

test('a message does not move when a sheet opens below it', async () => {
  await showHostLobby();
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  const message = page.getByText(/The link (is|could not be) copied/);
  await expect.element(message).toBeVisible();
  expectApart(message.element(), page.getByRole('heading', { level: 1 }).element());
  message.element().setAttribute('data-seen', '');
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(page.getByRole('dialog').getByText(/copied/)).toHaveAttribute('data-seen');
});

/** True if the element ends above the dock of a phone. */
function isAboveDock(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect();
  const { left, width } = document.documentElement.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, bottom)?.closest('aside') === null;
}

test('a guest with a phone sees the whole warm-up without scrolling, with the seats below', async () => {
  await showGuestLobby();
  const titles = page.getByRole('list', { name: 'Titles' });
  await expect.element(titles).toBeVisible();
  expect(isAboveDock(titles.element())).toBe(true);
  expect(isAboveDock(seats.getByRole('heading').element())).toBe(true);
  const headings = page.getByRole('main').getByRole('heading');
  expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
    'Friday',
    'Warm up',
    '2 of 4 seats taken',
    'The game',
  ]);
});

test('a host of eight seats sees the beginning of the warm-up above the start button', async () => {
  await showHostLobby([ana, ben, cyd], { settings: { maxPlayers: 8 } });
  const title = page.getByRole('list', { name: 'Titles' }).getByRole('button').first();
  await expect.element(title).toBeVisible();
  expect(isAboveDock(title.element())).toBe(true);
  await expect.element(seats.getByText('4 more seats are free.')).toBeVisible();
});
