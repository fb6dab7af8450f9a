import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { ok } from '@outoften/rules/result';
import { approveSeat, denySeat } from '@outoften/rules/room/seating';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClientUnderTest, connect } from '../live/live-under-test.ts';
import { createRoomKeeper } from './keeper/room-keeper.ts';
import { CHANCE_AND_PAUSES } from './room-under-test.ts';
import {
  DRAFT,
  END,
  GET,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
  UNLOCK,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from './sessions-under-test.ts';

const ROUND = `id round_number is_round_over movie_id correct_answer movie { id title overview poster_path
  review { content } vote_average cast { name } } guesses { guess_value player_name } house { guess_value }`;

const SEAT = 'id player_name player_score host_approved has_guessed is_away owner seat_secret';

const CHANGE = `subscription ($id: ID!, $connection: ID, $secret: String, $key: String) {
  onPublicSessionChange(id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $key) {
    version is_whole public_session { id phase auto_next round { ${ROUND} } }
    connected_players { ${SEAT} } dropped_players audience_count reactions { reaction count } } }`;

const LEAN = `subscription ($id: ID!, $connection: ID) {
  onPublicSessionChange(id: $id, connection_id: $connection) {
    version is_whole session_facts { auto_approve } session_stage { phase }
    changed_players { id player_name sits_out } progress { id has_guessed player_score } guessed_players } }`;

const REMOVE = 'mutation ($id: ID!) { removePlayer(connection_id: $id) { id } }';

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
type Told = any;

let sessions: SessionsUnderTest;
let port: number;
const clients: ClientUnderTest[] = [];
let followed: number;
beforeEach(async () => {
  followed = 0;
  sessions = await openSessions();
  await sessions.app.listen({ host: '127.0.0.1', port: 0 });
  port = (sessions.app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.ws.terminate();
  await sessions.close();
});

test('each hears of every version, and of nothing before its time', async () => {
  const room = await openRoomOf(sessions, {
    guests: ['ben', 'carl'],
    settings: { advanced_mode: true, is_audience_session: true },
  });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  const { id } = room;
  const hearers = [
    await follow('ana', CHANGE, { id, connection: room.seat('ana') }),
    await follow('ben', CHANGE, { id, connection: room.seat('ben') }),
    await follow('eva', CHANGE, { id }),
    await follow(undefined, CHANGE, { id, key: room.session.stage_key }),
  ];
  await sessions.ask('ana', START, { id });
  await sessions.ask('carl', DRAFT, { connection: room.seat('carl'), value: 1.7 });
  await sessions.ask('carl', UNLOCK, { connection: room.seat('carl'), hint: 'REVIEW' });
  await place('carl', room, 3.9);
  const { version } = (await sessions.rooms.rooms.keeper.read(id)) ?? {};
  for (const hearer of hearers) {
    const told = await hearer.until(version ?? 0);
    // News of the audience comes in its own time, with the version there is.
    const changes = told.filter((each) => each.audience_count === null);
    const versions = changes.map((each) => each.version);
    expect(told[0].is_whole).toBe(true);
    expect(versions).toEqual(versions.map((_, n) => versions[0] + n));
    expect(JSON.stringify(told)).not.toMatch(
      /:(7\.3|73|3\.9|1\.7)\b|overview-of|review-of|author-of|Quill|"90\d"/,
    );
    const players = told.flatMap((each) => each.connected_players);
    expect(players).toContainEqual(
      expect.objectContaining({ player_name: 'Carl', has_guessed: true, seat_secret: null }),
    );
  }
  await place('ana', room, 7);
  await place('ben', room, 7.3);
  await sessions.pass(2_000);
  const after = (await sessions.rooms.rooms.keeper.read(id))?.version ?? 0;
  for (const hearer of hearers) {
    const told = await hearer.until(after);
    const revealed = told.find((each) => each.public_session?.phase === 'REVEALED');
    expect(revealed.public_session.round).toMatchObject({
      correct_answer: 7.3,
      guesses: [{ guess_value: 7 }, { guess_value: 7.3 }, { guess_value: 3.9 }],
    });
  }
});

test('a follower may ask for less: who guessed, how all stand, and what of the session changed', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  const { id } = room;
  const [ana, ben] = [room.seat('ana'), room.seat('ben')];
  const follower = await follow('ana', LEAN, { id, connection: ana });
  await sessions.ask('ana', START, { id });
  await place('ben', room, 7);
  await place('ana', room, 7.3);
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const { version } = (await sessions.rooms.rooms.keeper.read(id)) ?? {};
  const [first, ...told] = await follower.until(version ?? 0);
  const nothing = {
    version: 0,
    is_whole: false,
    session_facts: null,
    session_stage: null,
    changed_players: [],
    progress: [],
    guessed_players: [],
  };
  expect(first).toMatchObject({
    is_whole: true,
    session_facts: { auto_approve: true },
    session_stage: { phase: 'LOBBY' },
    changed_players: [{ id: ana, player_name: 'Ana' }, { id: ben }],
    progress: [],
    guessed_players: [],
  });
  // That a seat is heard from is a version of its own, in which there is nothing to see.
  const seen = told.map((each) => ({ ...each, version: 0 }));
  expect(seen.filter((each) => !isDeepStrictEqual(each, nothing))).toEqual([
    { ...nothing, session_stage: { phase: 'GUESSING' } },
    { ...nothing, guessed_players: [ben] },
    {
      ...nothing,
      session_stage: { phase: 'REVEALED' },
      progress: [
        { id: ana, has_guessed: true, player_score: 100 },
        { id: ben, has_guessed: true, player_score: 85 },
      ],
    },
    { ...nothing, session_facts: { auto_approve: false } },
  ]);
});

test('who is let in again while a round is open sits it out, and a guess still tells who it was and nothing else', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  const [ana, ben, carl] = [room.seat('ana'), room.seat('ben'), room.seat('carl')];
  await sessions.ask('ana', START, { id });
  for (const who of ['ana', 'ben', 'carl']) await place(who, room, 7);
  await sessions.ask('ana', START, { id });
  await sessions.ask('ana', REMOVE, { id: carl });
  await sessions.ask('carl', JOIN, { code: room.code });
  const follower = await follow('ana', LEAN, { id, connection: ana });
  await sessions.ask('ana', UPDATE_CONNECTION, { input: { id: carl, host_approved: true } });
  await place('ben', room, 7);
  await place('ana', room, 7);
  const { version = 0 } = (await sessions.rooms.rooms.keeper.read(id)) ?? {};
  const told = await follower.until(version);
  const back = { id: carl, player_name: 'Carl' };
  const changes = told.slice(1).flatMap((each) => each.changed_players);
  expect(changes).toEqual([
    { ...back, sits_out: true },
    { ...back, sits_out: false },
  ]);
  const { version: _, ...guess } = told.find((each) => each.guessed_players.length > 0);
  expect(guess).toEqual({
    is_whole: false,
    session_facts: null,
    session_stage: null,
    changed_players: [],
    progress: [],
    guessed_players: [ben],
  });
});

test('the subscriptions of the specification tell what they are named for', async () => {
  const room = await openRoomOf(sessions, {});
  const { id } = room;
  const sub = (field: string, args: string, selection: string) =>
    `subscription { ${field}(${args}) { ${selection} } }`;
  const rounds = await follow(
    'ben',
    sub('onCreateSessionRound', `public_session_id: "${id}"`, ROUND),
  );
  const ended = await follow(
    'ben',
    sub('onUpdateSessionRound', `public_session_id: "${id}"`, ROUND),
  );
  const guesses = await follow(
    'ben',
    sub('onCreatePlayerGuess', `public_session_id: "${id}"`, 'player_name guess_value score'),
  );
  const asking = await follow(
    'ana',
    sub('onCreatePlayerSessionConnection', `session_code: "${room.code}"`, SEAT),
  );
  const closing = await follow(
    'ben',
    sub('onUpdatePublicSession', `id: "${id}", session_is_closed: true`, 'session_is_closed'),
  );
  const ofSession = await follow(
    'ana',
    sub('onUpdateOutOfTenSession', `id: "${room.session.id}"`, 'id code'),
  );
  const ofSeat = await follow(
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
  await place('ben', room, 7);
  expect(await ofSeat.next()).toMatchObject({ player_name: 'Ben', has_guessed: true });
  expect(await guesses.next()).toEqual({ player_name: 'Ben', guess_value: null, score: 0 });
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

test('whoever asks for their own alone is told of nobody else, and that it is theirs', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  const guess = 'player_name guess_value owner';
  const followGuesses = (who: string) =>
    follow(
      who,
      `subscription ($owner: String) { onCreatePlayerGuess(public_session_id: "${id}", owner: $owner) { ${guess} } }`,
      { owner: who },
    );
  const followSeats = (named: string) =>
    follow(
      'ben',
      `subscription { onUpdatePlayerSessionConnection(${named}, owner: "ben") { player_name has_guessed owner } }`,
    );
  const [guesses, others] = [await followGuesses('ben'), await followGuesses('carl')];
  const seats = await followSeats(`public_session_id: "${id}"`);
  const seat = await followSeats(`id: "${room.seat('ben')}"`);
  const another = await open('ben');
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
    await place(who, room, value);
  }
  const ofBen = { player_name: 'Ben', owner: 'ben' };
  expect(await guesses.next()).toEqual({ ...ofBen, guess_value: null });
  expect(await guesses.next()).toEqual({ ...ofBen, guess_value: 7 });
  expect(await others.next()).toEqual({ player_name: 'Carl', owner: 'carl', guess_value: 5 });
  expect(await seats.next()).toEqual({ ...ofBen, has_guessed: true });
  expect(await seat.next()).toEqual({ ...ofBen, has_guessed: true });
});

test('the session is told to its host as the host’s own, and to a guest as another’s', async () => {
  const room = await openRoomOf(sessions, {});
  const followSession = (who: string, named = '') =>
    follow(
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

test('a session that ends closes the connections of its host and of everybody else', async () => {
  const room = await openRoomOf(sessions, {});
  const { id } = room;
  const update = `onUpdatePlayerSessionConnection`;
  const closing = 'player_name connection_is_closed closing_reason host_approved';
  const ofHost = await follow(
    'ana',
    `subscription { ${update}(id: "${room.seat('ana')}") { ${closing} } }`,
  );
  const ofAll = await follow(
    'ben',
    `subscription { ${update}(public_session_id: "${id}") { ${closing} } }`,
  );
  const ofRoom = await follow(
    'ben',
    `subscription { onPublicSessionChange(id: "${id}") {
      version session_stage { phase } changed_players { ${closing} } progress { id } } }`,
  );
  const delivered = await ofRoom.next();
  expect(delivered.changed_players[0]).toMatchObject({ connection_is_closed: false });
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
  const { version = 0 } = (await sessions.rooms.rooms.keeper.read(id)) ?? {};
  expect((await ofRoom.until(version)).at(-1)).toEqual({
    version,
    session_stage: { phase: 'CLOSED' },
    changed_players: [ana, ben],
    progress: [],
  });
  const seen = await sessions.ask('ben', GET, { id });
  expect(seen.data.getPublicSession.connected_players).toMatchObject([ana, ben]);
});

test.each([
  { answer: { host_approved: true }, told: { host_approved: true, host_denied: false } },
  { answer: { host_denied: true }, told: { host_approved: false, host_denied: true } },
])('whoever waits at the door is told of the answer: $answer', async ({ answer, told }) => {
  const room = await openRoomOf(sessions, {});
  const update = (who: string, query: string, input: object) => sessions.ask(who, query, { input });
  await update('ana', UPDATE_SESSION, { id: room.id, auto_approve: false });
  const asked = await sessions.ask('carl', JOIN, { code: room.code });
  const { id } = asked.data.createPlayerSessionConnection;
  const ofSeat = await follow(
    'carl',
    `subscription { onUpdatePlayerSessionConnection(id: "${id}") { host_approved host_denied } }`,
  );
  await update('ana', UPDATE_CONNECTION, { id, ...answer });
  expect(await ofSeat.next()).toEqual(told);
});

test.each([
  { answer: approveSeat, told: { host_approved: true, host_denied: false } },
  { answer: denySeat, told: { host_approved: false, host_denied: true } },
])('of an answer in a version that was missed as well: $told', async ({ answer, told }) => {
  const room = await openRoomOf(sessions, {});
  const { id } = room;
  const { keeper } = sessions.rooms.rooms;
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const asked = await sessions.ask('carl', JOIN, { code: room.code });
  const seat = asked.data.createPlayerSessionConnection.id;
  const ofSeat = await follow(
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

test('at the door one is told of the room and of nobody in it, until one is let in', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const asked = await sessions.ask('carl', JOIN, { code: room.code, asAudience: false });
  const connection = asked.data.createPlayerSessionConnection.id;
  const carl = await follow('carl', CHANGE, { id, connection });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  await sessions.rooms.rooms.newsroom.settle();
  await sessions.ask('ana', START, { id });
  await place('ben', room, 7);
  const { version } = (await sessions.rooms.rooms.keeper.read(id)) ?? {};
  const told = await carl.until(version ?? 0);
  expect(JSON.stringify(told)).not.toMatch(/Ben|Eva|Reel|GUESSING|"audience_count":\d/);
  expect(told[0].connected_players).toMatchObject([{ player_name: 'Ana' }]);
  await sessions.ask('ana', UPDATE_CONNECTION, { input: { id: connection, host_approved: true } });
  expect(await carl.next()).toMatchObject({
    is_whole: true,
    public_session: { phase: 'GUESSING' },
    connected_players: [{}, {}, { player_name: 'Carl', host_approved: true }],
  });
});

test.each([
  { name: 'a stranger', who: 'dora', code: 'NOT_SEATED' },
  { name: 'nobody in particular', who: undefined, code: 'UNAUTHORIZED' },
])('$name follows no room', async ({ who, code }) => {
  const { id } = await openRoomOf(sessions, {});
  const client = await open(who);
  client.subscribe('1', CHANGE, { id });
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code } }],
  });
});

function place(
  who: string,
  room: Readonly<{ id: string; seat: (name: string) => string }>,
  value: number,
) {
  return sessions.ask(who, PLACE, { id: room.id, value, connection: room.seat(who) });
}

async function open(who: string | undefined): Promise<ClientUnderTest> {
  const client = await connect(port);
  clients.push(client);
  const token = who === undefined ? undefined : await sessions.tokenOf(who);
  await client.init(token === undefined ? undefined : { authorization: `Bearer ${token}` });
  return client;
}

/** Follows one subscription on a socket of its own. */
async function follow(who: string | undefined, query: string, variables: object = {}) {
  const client = await open(who);
  client.subscribe('1', query, variables);
  followed += 1;
  await vi.waitFor(async () => {
    const { body } = await sessions.app.inject('/metrics');
    expect(body).toContain(`live_subscriptions ${followed}\n`);
  });
  const next = async () => {
    const message = await client.next();
    if (message.type !== 'next') return expect.unreachable(JSON.stringify(message));
    return Object.values(message.payload.data)[0] as Told;
  };
  return {
    next,
    /** The last of so many. */
    last: async (count: number) => {
      for (let n = 1; n < count; n++) await next();
      return next();
    },
    /** All that is told up to a version. */
    until: async (version: number) => {
      const told: Told[] = [];
      while ((told.at(-1)?.version ?? 0) < version) told.push(await next());
      return told;
    },
  };
}
