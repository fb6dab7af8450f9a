import { ok } from '@outoften/rules/result';
import { approveSeat, denySeat } from '@outoften/rules/room/seats/seating';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHANCE_AND_PAUSES } from '../../../testing/rooms/room-under-test.ts';
import {
  type FollowedSessions,
  ON_ROOM,
  openFollowedSessions,
  ROUND,
  SEAT,
} from '../../../testing/rooms/session-followers-under-test.ts';
import {
  END,
  GET,
  JOIN,
  openRoomOf,
  START,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../testing/rooms/sessions-under-test.ts';
import { createRoomKeeper } from '../store/room-keeper.ts';

let sessions: FollowedSessions;
beforeEach(async () => {
  sessions = await openFollowedSessions();
});
afterEach(() => sessions.close());

test('the subscriptions of the specification send what their names say', async () => {
  const room = await openRoomOf(sessions, {});
  const { id } = room;
  const sub = (field: string, args: string, selection: string) =>
    `subscription { ${field}(${args}) { ${selection} } }`;
  const rounds = await sessions.follow(
    'ben',
    sub('onCreateSessionRound', `public_session_id: "${id}"`, ROUND),
  );
  const ended = await sessions.follow(
    'ben',
    sub('onUpdateSessionRound', `public_session_id: "${id}"`, ROUND),
  );
  const guesses = await sessions.follow(
    'ben',
    sub('onCreatePlayerGuess', `public_session_id: "${id}"`, 'player_name guess_value score'),
  );
  const asking = await sessions.follow(
    'ana',
    sub('onCreatePlayerSessionConnection', `session_code: "${room.code}"`, SEAT),
  );
  const closing = await sessions.follow(
    'ben',
    sub('onUpdatePublicSession', `id: "${id}", session_is_closed: true`, 'session_is_closed'),
  );
  const ofSession = await sessions.follow(
    'ana',
    sub('onUpdateOutOfTenSession', `id: "${room.session.id}"`, 'id code'),
  );
  const ofSeat = await sessions.follow(
    'ben',
    sub('onUpdatePlayerSessionConnection', `id: "${room.seat('ben')}"`, SEAT),
  );
  await sessions.pass(15_000);
  const seen = await sessions.ask('ana', GET, { id });
  expect(seen.data.getPublicSession.connected_players).toMatchObject([
    { player_name: 'Ana', is_away: false },
    { player_name: 'Ben', is_away: false },
  ]);
  await sessions.ask('carl', JOIN, { code: room.code });
  expect(await asking.next()).toMatchObject({ player_name: 'Carl', host_approved: false });
  const started = await sessions.ask('ana', START, { id });
  expect(await rounds.next()).toMatchObject({ round_number: 1, is_round_over: false });
  await sessions.place('ben', room, 7);
  expect(await ofSeat.next()).toMatchObject({ player_name: 'Ben', has_guessed: true });
  expect(await guesses.next()).toEqual({ player_name: 'Ben', guess_value: null, score: null });
  await sessions.ask('ana', END, { id: started.data.createSessionRound.id });
  expect((await ended.last(2)).is_round_over).toBe(true);
  const told = [await guesses.next(), await guesses.next()];
  expect(told).toEqual([
    { player_name: 'Ana', guess_value: null, score: 0 },
    { player_name: 'Ben', guess_value: 7, score: 85 },
  ]);
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, session_is_closed: true } });
  expect(await closing.next()).toEqual({ session_is_closed: true });
  expect(await ofSession.next()).toEqual({ id: room.session.id, code: room.code });
});

test('a subscription with an owner sends only the owner’s records, and names the owner', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  const guess = 'player_name guess_value owner';
  const followGuesses = (who: string) =>
    sessions.follow(
      who,
      `subscription ($owner: String) { onCreatePlayerGuess(public_session_id: "${id}", owner: $owner) { ${guess} } }`,
      { owner: who },
    );
  const followSeats = (named: string) =>
    sessions.follow(
      'ben',
      `subscription { onUpdatePlayerSessionConnection(${named}, owner: "ben") { player_name has_guessed owner } }`,
    );
  const [guesses, others] = [await followGuesses('ben'), await followGuesses('carl')];
  const seats = await followSeats(`public_session_id: "${id}"`);
  const seat = await followSeats(`id: "${room.seat('ben')}"`);
  const another = await sessions.open('ben');
  another.subscribe(
    '1',
    `subscription { onCreatePlayerGuess(public_session_id: "${id}", owner: "carl") { owner } }`,
  );
  expect((await another.next()).payload[0].extensions.refusal).toBe('not-yours');
  await sessions.ask('ana', START, { id });
  for (const [who, value] of [
    ['ana', 6],
    ['ben', 7],
    ['carl', 5],
  ] as const) {
    await sessions.place(who, room, value);
  }
  const ofBen = { player_name: 'Ben', owner: 'ben' };
  expect(await guesses.next()).toEqual({ ...ofBen, guess_value: null });
  expect(await guesses.next()).toEqual({ ...ofBen, guess_value: 7 });
  expect(await others.next()).toEqual({ player_name: 'Carl', owner: 'carl', guess_value: 5 });
  expect(await seats.next()).toEqual({ ...ofBen, has_guessed: true });
  expect(await seat.next()).toEqual({ ...ofBen, has_guessed: true });
});

test('the host gets the session as its own, and a guest as another player’s', async () => {
  const room = await openRoomOf(sessions, {});
  const followSession = (who: string, named = '') =>
    sessions.follow(
      who,
      `subscription { onUpdateOutOfTenSession(id: "${room.session.id}"${named}) { owner stage_key } }`,
    );
  const toHost = await followSession('ana');
  const toHostAlone = await followSession('ana', ', owner: "ana"');
  const toGuest = await followSession('ben');
  await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_next: true } });
  const { stage_key } = room.session;
  expect(await toHost.next()).toEqual({ owner: 'ana', stage_key });
  expect(await toHostAlone.next()).toEqual({ owner: 'ana', stage_key });
  expect(await toGuest.next()).toEqual({ owner: null, stage_key: null });
});

test('the end of a session closes the connections of all players in it, but not of players who had left', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
  await sessions.ask('carl', leave, { id: room.seat('carl') });
  const update = `onUpdatePlayerSessionConnection`;
  const closing = 'player_name connection_is_closed closing_reason host_approved';
  const ofHost = await sessions.follow(
    'ana',
    `subscription { ${update}(id: "${room.seat('ana')}") { ${closing} } }`,
  );
  const ofAll = await sessions.follow(
    'ben',
    `subscription { ${update}(public_session_id: "${id}") { ${closing} } }`,
  );
  const end = 'mutation ($id: ID!) { deleteSession(input: { id: $id }) { id } }';
  await sessions.ask('ana', end, { id: room.session.id });
  const [ana, ben] = ['Ana', 'Ben'].map((player_name) => ({
    player_name,
    connection_is_closed: true,
    closing_reason: 'closed',
    host_approved: true,
  }));
  expect(await ofHost.next()).toEqual(ana);
  expect([await ofAll.next(), await ofAll.next()]).toEqual([ana, ben]);
  const seen = await sessions.ask('ben', GET, { id });
  const carl = { player_name: 'Carl', closing_reason: 'left' };
  expect(seen.data.getPublicSession.connected_players).toMatchObject([ana, ben, carl]);
});

test.each([
  {
    way: 'leaves it',
    query: 'mutation ($member: ID!) { leaveSession(connection_id: $member) { id } }',
  },
  { way: 'takes a seat', query: JOIN },
  { way: 'deletes the account', query: 'mutation { deleteMyData }' },
])('a member of the audience who $way no longer follows the room', async ({ query }) => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { code } = room;
  const joined = await sessions.ask('carl', JOIN, { code, asAudience: true });
  const { id: member } = joined.data.createPlayerSessionConnection;
  const carl = await sessions.open('carl');
  carl.subscribe('1', ON_ROOM, { id: room.id });
  expect((await carl.next()).payload.data.onRoom).toHaveProperty('view');
  const left = await sessions.ask('carl', query, { member, code, asAudience: false });
  expect(left.code).toBeUndefined();
  carl.send({ type: 'ping' });
  let message = await carl.next();
  // The room's own change may arrive first.
  while (message.type === 'next') message = await carl.next();
  expect(message).toEqual({ id: '1', type: 'complete' });
});

test.each([
  { answer: { host_approved: true }, told: { host_approved: true, host_denied: false } },
  { answer: { host_denied: true }, told: { host_approved: false, host_denied: true } },
])('a guest who waits for a seat gets the host’s answer: $answer', async ({ answer, told }) => {
  const room = await openRoomOf(sessions, {});
  const update = (who: string, query: string, input: object) => sessions.ask(who, query, { input });
  await update('ana', UPDATE_SESSION, { id: room.id, auto_approve: false });
  const asked = await sessions.ask('carl', JOIN, { code: room.code });
  const { id } = asked.data.createPlayerSessionConnection;
  const ofSeat = await sessions.follow(
    'carl',
    `subscription { onUpdatePlayerSessionConnection(id: "${id}") { host_approved host_denied } }`,
  );
  await update('ana', UPDATE_CONNECTION, { id, ...answer });
  expect(await ofSeat.next()).toEqual(told);
});

test.each([
  { answer: approveSeat, told: { host_approved: true, host_denied: false } },
  { answer: denySeat, told: { host_approved: false, host_denied: true } },
])('a guest gets the answer of a version that was missed: $told', async ({ answer, told }) => {
  const room = await openRoomOf(sessions, {});
  const { id } = room;
  const { keeper } = sessions.rooms.rooms;
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const asked = await sessions.ask('carl', JOIN, { code: room.code });
  const seat = asked.data.createPlayerSessionConnection.id;
  const ofSeat = await sessions.follow(
    'carl',
    `subscription { onUpdatePlayerSessionConnection(id: "${seat}") { host_approved host_denied } }`,
  );
  const elsewhere = createRoomKeeper({
    db: sessions.db,
    now: sessions.now,
    ...CHANCE_AND_PAUSES,
    onSaved: () => {},
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  const decided = await elsewhere.change(id, (before) => {
    const by = { by: before.host, seat, now: sessions.now() };
    const answered = answer(before, by);
    return answered.ok ? ok({ room: answered.value, value: undefined }) : answered;
  });
  expect(decided.ok).toBe(true);
  await keeper.change(id, (before) => ok({ room: { ...before, drawn: ['1'] }, value: undefined }));
  expect(await ofSeat.next()).toEqual(told);
});
