import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { type show, shownAddress } from '../../testing/show.tsx';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { answerResume, enterRoom, installStubRoom, tellRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { textBox } from '../../testing/text-box.ts';
import { aConnection, aSession } from '../room/room-server-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { announcements, forgetAnnouncements } from '../ui/announcements.ts';
import { GuestWaitingScreen, HostWaitingScreen } from './waiting-screens.tsx';

installStubRoom();
forgetSavedData();
beforeEach(() => {
  answerOperation('WalkIns', { data: { walkIns: 'HOST' } });
  answerOperation('CountMovies', { data: { countMovies: 400 } });
});

const LONG_NAME = 'M'.repeat(20);

const door = page.getByRole('region', { name: 'At the door' });
const start = page.getByRole('button', { name: 'Start' });
const seats = page.getByRole('region', { name: /seats taken/ });
const decide = (words: string) => page.getByRole('button', { name: words });

const ana = aConnection();
const ben = aConnection({ id: 'room.ben', player_name: 'ben', order: 1 });
const cyd = aConnection({ id: 'room.cyd', player_name: 'cyd', order: 2 });

/** A person who asks for a seat. */
function asking(name: string, order: number) {
  const id = `room.${name}`;
  return aConnection({ id, player_name: name, order, host_approved: false, joined_in_round: null });
}

type Seats = ReturnType<typeof aSession>['connected_players'];

/** The lobby of a room that Ana hosts. */
async function showHostLobby(
  connected_players: Seats = [ana],
  change: Partial<ReturnType<typeof aSession>> = {},
  options: Parameters<typeof show>[1] = {},
): Promise<void> {
  await enterRoom({
    public_session: aSession({ connected_players, ...change }),
    stage_key: 'stage-key',
  });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting', ...options });
}

/** The lobby of a room that Ben hosts, in which Ana has a seat. */
async function showGuestLobby(options: Parameters<typeof show>[1] = {}): Promise<void> {
  await enterRoom({
    public_session: aSession({
      host_connection: 'room.ben',
      acting_host: 'room.ben',
      connected_players: [ben, ana],
    }),
  });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting', ...options });
}

/** The variables of the calls of that name. */
function askedFor(name: string) {
  return askedOperations()
    .filter(({ operation }) => operation === name)
    .map(({ variables }) => variables);
}

test('the lobby of a host with a person at the door is accessible', async () => {
  await showHostLobby([ana, asking('ben', 1)], { auto_approve: false });
  await expect.element(decide('Approve ben')).toBeVisible();
  await expectAccessible('host-waiting');
});

test('the lobby of a guest is accessible', async () => {
  await showGuestLobby();
  await expect.element(page.getByText('Waiting for game')).toBeVisible();
  await expect.element(page.getByText('ben begins when everybody is here.')).toBeVisible();
  await expect.element(page.getByText('Show on a television')).not.toBeInTheDocument();
  await expect.element(door).not.toBeInTheDocument();
  await expectAccessible('guest-waiting');
});

test.each(['en', 'de', 'es'] as const)(
  'the lobby of a host is readable in %s, with the longest names',
  async (language) => {
    const names = [LONG_NAME, 'W'.repeat(20), 'MW'.repeat(20)];
    const longest = aConnection({ player_name: LONG_NAME });
    const settings = { ...aSession().settings, session_name: 'MW'.repeat(20), max_players: 12 };
    await showHostLobby(
      [longest, asking('W'.repeat(20), 1)],
      { auto_approve: false, settings: { ...settings, is_audience_session: true } },
      { language },
    );
    await expect.element(page.getByRole('list').first()).toBeVisible();
    await expectUncut('the lobby', names);
    await expectReadableTwiceAsLarge('the lobby');
  },
);

test.each(['de', 'es'] as const)('the lobby of a guest is uncut in %s', async (language) => {
  await showGuestLobby({ language });
  await expectUncut('the lobby', ['ben']);
});

test.each(['de', 'es'] as const)(
  'the lobby of the audience is readable in %s',
  async (language) => {
    const settings = { ...aSession().settings, is_audience_session: true };
    await enterRoom({
      connection: aConnection({ is_audience: true }),
      public_session: aSession({ settings, acting_host: 'room.ben', connected_players: [ben] }),
    });
    await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting', language });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUncut('the lobby', ['ben']);
    await expectReadableTwiceAsLarge('the lobby');
  },
);

test('the name of a room, however long, covers nothing that can be pressed beside it', async () => {
  const session_name = 'MW'.repeat(20);
  await showHostLobby([ana], { settings: { ...aSession().settings, session_name } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(session_name);
  const { left, right } = textBox(heading.element());
  const back = page.getByRole('button', { name: 'Back' }).element().getBoundingClientRect();
  const stage = page.getByRole('link', { name: 'Show on a television' });
  expect(left).toBeGreaterThanOrEqual(back.right);
  expect(right).toBeLessThanOrEqual(stage.element().getBoundingClientRect().left);
});

test('the host has a link to the stage, with the key in it', async () => {
  await showHostLobby();
  await expect
    .element(page.getByRole('link', { name: 'Show on a television' }))
    .toHaveAttribute('href', '/stage/room#stage-key');
});

test('the game is started with two players, and not before', async () => {
  answerOperation('StartRound', { data: { createSessionRound: { id: 'round-1' } } });
  await showHostLobby([ana]);
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^Two players are enough to start/)).toBeVisible();
  (start.element() as HTMLElement).click();
  expect(askedFor('StartRound')).toEqual([]);
  forgetAnnouncements();
  tellRoom({ version: 2, changed_players: [ben] });
  const enough = 'There are enough of you: you can start.';
  await expect.poll(() => announcements.get().map(({ text }) => text)).toEqual([enough]);
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  await expect
    .element(page.getByText('If you leave this session, you cannot rejoin.'))
    .toBeVisible();
  await userEvent.click(start);
  await expect.poll(() => askedFor('StartRound')).toEqual([{ id: 'room', number: 1 }]);
});

test('a full room says so, and the start button keeps the focus when a player leaves', async () => {
  const settings = { ...aSession().settings, max_players: 2 };
  await showHostLobby([ana, ben], { settings });
  const isFull = page.getByText(/Nobody else gets in until one is free/);
  await expect.element(isFull).toBeVisible();
  await expect.element(page.getByText('Free')).not.toBeInTheDocument();
  start.element().focus();
  tellRoom({
    version: 2,
    changed_players: [{ ...ben, connection_is_closed: true, closing_reason: 'left' }],
  });
  await expect.element(isFull).not.toBeInTheDocument();
  await expect.element(page.getByText('ben has left.')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: '1 of 2 seats taken' })).toBeVisible();
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await expect.element(start).toHaveFocus();
});

test('where all seats are taken and there is an audience, the invitation leads into that', async () => {
  const settings = { ...aSession().settings, max_players: 2, is_audience_session: true };
  await showHostLobby([ana, ben], { settings, audience_count: 1 });
  await expect.element(page.getByText(/^All seats are taken. Scan this/)).toBeVisible();
  await expect.element(page.getByText('One in the audience')).toBeVisible();
  tellRoom({ version: 2, audience_count: 5 });
  await expect.element(page.getByText('5 in the audience')).toBeVisible();
});

test('free seats are drawn while they are few, and counted beyond that', async () => {
  await showHostLobby([ana], { settings: { ...aSession().settings, max_players: 9 } });
  const rows = seats.getByRole('listitem', { includeHidden: true });
  await expect.element(rows).toHaveLength(9);
  tellRoom({
    version: 2,
    session_facts: aSession({ settings: { ...aSession().settings, max_players: 100 } }),
  });
  await expect.element(page.getByText('96 more seats are free.')).toBeVisible();
  await expect.element(rows).toHaveLength(4);
});

test('the host is asked about those who come, and each decision names the right seat', async () => {
  answerOperation('DecideOnSeat', { data: { updatePlayerSessionConnection: { id: 'room.x' } } });
  await showHostLobby([ana, asking('ben', 1), asking('cyd', 2)], { auto_approve: false });
  await expect.element(page.getByText('You decide on each guest.')).toBeVisible();
  await userEvent.click(decide('Deny ben a seat'));
  await userEvent.click(decide('Approve cyd'));
  await expect
    .poll(() => askedFor('DecideOnSeat'))
    .toEqual([
      { id: 'room.ben', denied: true },
      { id: 'room.cyd', approved: true },
    ]);
});

test('a decision made with the keyboard leaves the focus at the door', async () => {
  answerOperation('DecideOnSeat', { data: { updatePlayerSessionConnection: { id: 'room.x' } } });
  await showHostLobby([ana, asking('ben', 1), asking('cyd', 2), asking('dee', 3)], {
    auto_approve: false,
  });
  const denied = { ...asking('ben', 1), host_denied: true, denial_reason: 'by-host' };
  for (const [version, { name, after }] of [
    { name: 'Deny ben a seat', after: denied },
    { name: 'Approve cyd', after: cyd },
  ].entries()) {
    decide(name).element().focus();
    await userEvent.keyboard('{Enter}');
    tellRoom({ version: version + 2, changed_players: [after] });
    await expect.element(decide(name)).not.toBeInTheDocument();
    await expect.element(door).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(decide('Deny dee a seat')).toHaveFocus();
});

test('the switch at the door lets everyone in, and keeps the focus', async () => {
  answerOperation('ChangeRoom', { data: { updatePublicSession: { id: 'room' } } });
  await showHostLobby([ana], { auto_approve: false });
  const letIn = page.getByRole('switch', { name: 'Let everyone in' });
  await expect.element(page.getByText('You decide on each guest.')).toBeVisible();
  await userEvent.click(letIn);
  await expect.poll(() => askedFor('ChangeRoom')).toEqual([{ id: 'room', approve: true }]);
  tellRoom({ version: 2, session_facts: aSession() });
  await expect.element(page.getByText('The code is enough for a seat.')).toBeVisible();
  await expect.element(letIn).toHaveFocus();
});

test('no door stands where everyone gets a seat', async () => {
  await showHostLobby([ana, asking('ben', 1)]);
  await expect.element(start).toBeVisible();
  await expect.element(door).not.toBeInTheDocument();
});

test.each([
  { way: 'Send out', bar: false },
  { way: 'Send out for good', bar: true },
])('the host can choose "$way", and the focus stays with the seats', async ({ way, bar }) => {
  answerOperation('RemovePlayer', { data: { removePlayer: { id: 'room.ben' } } });
  await showHostLobby([ana, ben]);
  await userEvent.click(page.getByRole('button', { name: 'Send ben out' }));
  const question = page.getByRole('dialog', { name: 'Send ben out?' });
  await userEvent.click(question.getByRole('button', { name: way }));
  await expect.element(question).not.toBeInTheDocument();
  expect(askedFor('RemovePlayer')).toEqual([{ id: 'room.ben', bar }]);
  tellRoom({
    version: 2,
    changed_players: [{ ...ben, connection_is_closed: true, closing_reason: 'removed' }],
  });
  await expect.element(page.getByRole('region', { name: '1 of 4 seats taken' })).toHaveFocus();
});

test('where a player could not be sent out the question stays, and the host reads why', async () => {
  answerOperation('RemovePlayer', { code: 'SESSION_BUSY' });
  await showHostLobby([ana, ben]);
  await userEvent.click(page.getByRole('button', { name: 'Send ben out' }));
  await userEvent.click(page.getByRole('button', { name: 'Send out' }));
  await expect.element(page.getByText(/^A lot is going on in this room/)).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Send ben out?' })).toBeVisible();
});

test('the host cannot be sent out, and a guest can send nobody out', async () => {
  await showHostLobby([ana, ben]);
  await expect.element(seats.getByRole('button')).toHaveLength(1);
  await expect.element(seats.getByText('Host, you')).toBeVisible();
});

test('a guest can send nobody out', async () => {
  await showGuestLobby();
  await expect.element(seats.getByText('Host')).toBeVisible();
  await expect.element(seats.getByRole('button')).not.toBeInTheDocument();
});

test('a deputy can send out everybody but the host', async () => {
  await enterRoom({
    public_session: aSession({
      host_connection: 'room.ben',
      acting_host: 'room.ana',
      connected_players: [{ ...ben, is_away: true }, ana, cyd],
    }),
  });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting' });
  await expect.element(seats.getByText('Stands in, You')).toBeVisible();
  await expect.element(seats.getByRole('button', { name: 'Send cyd out' })).toBeVisible();
  await expect.element(seats.getByRole('button')).toHaveLength(1);
});

test('a host who leaves is asked first, and ends the session for all', async () => {
  answerOperation('ChangeRoom', { data: { updatePublicSession: { id: 'room' } } });
  await showHostLobby([ana, ben]);
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  const question = page.getByRole('dialog', { name: 'End the session?' });
  await expect.element(question).toBeVisible();
  await expectAccessible('the question before leaving');
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(askedFor('ChangeRoom')).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await userEvent.click(question.getByRole('button', { name: 'End session' }));
  await expect.poll(() => askedFor('ChangeRoom')).toEqual([{ id: 'room', isClosed: true }]);
});

test('a guest who leaves is asked first, and is led home', async () => {
  answerOperation('LeaveSession', { data: { leaveSession: { id: 'room.ana' } } });
  await showGuestLobby();
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  const question = page.getByRole('dialog', { name: 'Leave the room?' });
  await expect.element(question).toMatchTextContent(/you cannot rejoin\./);
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await expect.poll(shownAddress).toBe('/game/home');
  expect(askedFor('LeaveSession')).toEqual([{ id: 'room.ana' }]);
});

test('a hidden code is nowhere in a lobby, its address and its title', async () => {
  const { settings } = savedData.getState().data;
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
  await showHostLobby();
  await expect.element(page.getByText(/Code hidden/)).toBeInTheDocument();
  expect(document.documentElement.innerHTML).not.toMatch(/K7WBX|K 7 W B X/);
  expect(`${shownAddress()} ${document.title}`).not.toContain('K7WBX');
  savedData.save({ settings });
});

test('a message stays as it is when a sheet opens below it', async () => {
  await showHostLobby();
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  const message = page.getByText(/The link is copied|Nothing could be copied/);
  await expect.element(message).toBeVisible();
  message.element().setAttribute('data-seen', '');
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(page.getByRole('dialog').getByText(/copied/)).toHaveAttribute('data-seen');
});

test('at the door a player reads how many are in, and is led in once the host approves', async () => {
  const settings = { ...aSession().settings, is_audience_session: true };
  const waiting = asking('ana', 1);
  const outside = aSession({
    host_connection: 'room.ben',
    acting_host: 'room.ben',
    connected_players: [ben],
    player_count: 1,
    settings,
  });
  await enterRoom({ connection: waiting, public_session: outside });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  await expect.element(page.getByRole('heading', { name: 'At the door' })).toHaveFocus();
  await expect.element(page.getByText('One player is in, of 4 seats.')).toBeVisible();
  await expectAccessible('the door');
  answerResume({ public_session: { ...outside, version: 2, connected_players: [ben, ana] } });
  tellRoom({ version: 2, changed_players: [ana] });
  await expect.element(page.getByText('Waiting for game')).toBeVisible();
});

test('a player at the door can watch from the audience instead', async () => {
  const settings = { ...aSession().settings, is_audience_session: true };
  const outside = aSession({ settings, connected_players: [ben], host_connection: 'room.ben' });
  answerOperation('LeaveSession', { data: { leaveSession: { id: 'room.ana' } } });
  await enterRoom({ connection: asking('ana', 1), public_session: outside });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  answerResume({
    connection: aConnection({ is_audience: true }),
    public_session: { ...outside, acting_host: 'room.ben' },
  });
  await userEvent.click(page.getByRole('button', { name: 'Watch from the audience' }));
  await expect.element(page.getByText('You are in the audience')).toBeVisible();
  expect(askedFor('LeaveSession')).toEqual([{ id: 'room.ana' }]);
  expect(askedFor('AskForSeat').at(-1)).toEqual({ code: 'K7WBX', asAudience: true });
});

test('a guest who was denied for the last time reads so, and is led home', async () => {
  await enterRoom({ connection: asking('ana', 1), public_session: aSession() });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  answerResume({
    connection: { ...asking('ana', 1), host_denied: true, denial_reason: 'by-host' },
    public_session: null,
  });
  tellRoom({ version: 2, changed_players: [ana] });
  await expect.element(page.getByRole('heading', { name: 'The host said no' })).toBeVisible();
  await expect
    .element(page.getByText(/^You have asked four times, so this is final\./))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
});
