import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FollowedSessions,
  openFollowedSessions,
  ROUND,
  SEAT,
} from './session-followers-under-test.ts';
import {
  DRAFT,
  JOIN,
  openRoomOf,
  PLACE,
  START,
  UNLOCK,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from './sessions-under-test.ts';

const CHANGE = `subscription ($id: ID!, $connection: ID, $secret: String, $key: String) {
  onPublicSessionChange(id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $key) {
    version is_whole public_session { id phase auto_next round { ${ROUND} } }
    connected_players { ${SEAT} } dropped_players audience_count reactions { reaction count } } }`;

const LEAN = `subscription ($id: ID!, $connection: ID) {
  onPublicSessionChange(id: $id, connection_id: $connection) {
    version is_whole session_facts { auto_approve } session_stage { phase }
    changed_players { id player_name sits_out } progress { id has_guessed player_score } guessed_players } }`;

const GAME = `subscription ($id: ID!, $connection: ID) {
  onPublicSessionChange(id: $id, connection_id: $connection) {
    is_whole session_facts { settings {
      max_players max_rounds time_limit advanced_mode genre_ids minimum_release_year } } } }`;

const AUDIENCE = `subscription ($id: ID!, $connection: ID) {
  onPublicSessionChange(id: $id, connection_id: $connection) {
    version audience_count audience_guessed } }`;

const SEATING = `subscription ($id: ID!, $connection: ID) {
  onPublicSessionChange(id: $id, connection_id: $connection) {
    version public_session { player_count player_session_connection } } }`;

const REMOVE =
  'mutation ($id: ID!, $bar: Boolean) { removePlayer(connection_id: $id, bar: $bar) { id } }';

const ON_STAGE = `query ($id: ID!, $key: String) { getPublicSession(id: $id, stage_key: $key) {
  connected_players { player_name closing_reason } } }`;

let sessions: FollowedSessions;
beforeEach(async () => {
  sessions = await openFollowedSessions();
});
afterEach(() => sessions.close());

test('the session tells anew who has a seat when somebody leaves one, and not when they guess', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  const follower = await sessions.follow('ana', SEATING, { id, connection: room.seat('ana') });
  await sessions.ask('ana', REMOVE, { id: room.seat('carl') });
  const start = await versionOf(id);
  await sessions.ask('ana', START, { id });
  const begun = await versionOf(id);
  await sessions.place('ben', room, 7);
  const told = await follower.until(await versionOf(id));
  const sessionsIn = (from: number, to: number) =>
    told
      .filter(({ version }) => version > from && version <= to)
      .map(({ public_session }) => public_session);
  expect(sessionsIn(0, start).at(-1)).toEqual({
    player_count: 2,
    player_session_connection: expect.not.arrayContaining([room.seat('carl')]),
  });
  expect(sessionsIn(begun, Number.POSITIVE_INFINITY)).toEqual([null]);
});

test('a player who was removed and asks again looks the same to the stage after the session ended', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  await sessions.ask('ana', REMOVE, { id: room.seat('ben') });
  await sessions.ask('ben', JOIN, { code: room.code });
  const asStage = { id: room.id, key: room.session.stage_key };
  const ben = { player_name: 'Ben', closing_reason: null };
  const before = await sessions.ask(undefined, ON_STAGE, asStage);
  expect(before.data.getPublicSession.connected_players).toContainEqual(ben);
  await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, session_is_closed: true } });
  const after = await sessions.ask(undefined, ON_STAGE, asStage);
  expect(after.data.getPublicSession.connected_players).toEqual([
    { player_name: 'Ana', closing_reason: 'closed' },
    ben,
  ]);
});

test('each hears of every version, and of nothing before its time', async () => {
  const room = await openRoomOf(sessions, {
    guests: ['ben', 'carl'],
    settings: { advanced_mode: true, is_audience_session: true },
  });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  const { id } = room;
  const hearers = [
    await sessions.follow('ana', CHANGE, { id, connection: room.seat('ana') }),
    await sessions.follow('ben', CHANGE, { id, connection: room.seat('ben') }),
    await sessions.follow('eva', CHANGE, { id }),
    await sessions.follow(undefined, CHANGE, { id, key: room.session.stage_key }),
  ];
  await sessions.ask('ana', START, { id });
  await sessions.ask('carl', DRAFT, { connection: room.seat('carl'), value: 1.7 });
  await sessions.ask('carl', UNLOCK, { connection: room.seat('carl'), hint: 'REVIEW' });
  await sessions.place('carl', room, 3.9);
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
  await sessions.place('ana', room, 7);
  await sessions.place('ben', room, 7.3);
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
  const follower = await sessions.follow('ana', LEAN, { id, connection: ana });
  await sessions.ask('ana', START, { id });
  await sessions.place('ben', room, 7);
  await sessions.place('ana', room, 7.3);
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
  for (const who of ['ana', 'ben', 'carl']) await sessions.place(who, room, 7);
  await sessions.ask('ana', START, { id });
  await sessions.ask('ana', REMOVE, { id: carl });
  await sessions.ask('carl', JOIN, { code: room.code });
  const follower = await sessions.follow('ana', LEAN, { id, connection: ana });
  await sessions.ask('ana', UPDATE_CONNECTION, { input: { id: carl, host_approved: true } });
  await sessions.place('ben', room, 7);
  await sessions.place('ana', room, 7);
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

test('how many of the audience have guessed is told anew where a round ends and begins', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  await sessions.ask('ana', START, { id });
  const follower = await sessions.follow('ana', AUDIENCE, { id, connection: room.seat('ana') });
  // One by one: what follows at once may be told together.
  async function lastCountTold(): Promise<number | undefined> {
    const { version = 0 } = (await sessions.rooms.rooms.keeper.read(id)) ?? {};
    const told = await follower.until(version);
    return told.map(({ audience_guessed: guessed }) => guessed).findLast((count) => count !== null);
  }
  await sessions.ask('eva', PLACE, { id, value: 6 });
  await sessions.rooms.rooms.newsroom.settle();
  for (const who of ['ana', 'ben']) await sessions.place(who, room, 7);
  expect(await lastCountTold()).toBe(1);
  await sessions.pass(0);
  expect(await lastCountTold()).toBe(0);
  await sessions.ask('ana', START, { id });
  expect(await lastCountTold()).toBe(0);
});

test('an audience that is sent out by the settings is told to be empty', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  for (const who of ['eva', 'finn']) {
    await sessions.ask(who, JOIN, { code: room.code, asAudience: true });
  }
  await sessions.rooms.rooms.newsroom.settle();
  const follower = await sessions.follow('ana', AUDIENCE, { id, connection: room.seat('ana') });
  for (const is_audience_session of [false, true]) {
    const input = { id, settings: { is_audience_session } };
    expect((await sessions.ask('ana', UPDATE_SESSION, { input })).code).toBeUndefined();
  }
  await sessions.rooms.rooms.newsroom.settle();
  let told = await follower.next();
  while (told.audience_count === null) told = await follower.next();
  expect(told.audience_count).toBe(0);
});

test('all followers get the game that the host changed in the lobby', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  const { id } = room;
  const followers = [
    await sessions.follow('ana', GAME, { id, connection: room.seat('ana') }),
    await sessions.follow('ben', GAME, { id, connection: room.seat('ben') }),
  ];
  const settings = {
    max_players: 8,
    max_rounds: 3,
    time_limit: 30,
    advanced_mode: true,
    genre_ids: [28, 35, 18],
    minimum_release_year: 1980,
  };
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, settings } });
  for (const follower of followers) {
    let told = await follower.next();
    while (told.is_whole || told.session_facts === null) told = await follower.next();
    expect(told.session_facts.settings).toEqual(settings);
  }
});

test('a follower gets the new size of the audience when a member is barred', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  await sessions.ask('ana', REMOVE, { id: room.seat('ben') });
  await sessions.ask('ben', JOIN, { code: room.code, asAudience: true });
  await sessions.rooms.rooms.newsroom.settle();
  const ana = await sessions.open('ana');
  ana.subscribe('1', AUDIENCE, { id, connection: room.seat('ana') });
  await ana.next();
  await sessions.ask('ana', REMOVE, { id: room.seat('ben'), bar: true });
  await sessions.rooms.rooms.newsroom.settle();
  ana.send({ type: 'ping' });
  const told: unknown[] = [];
  for (let message = await ana.next(); message.type === 'next'; message = await ana.next()) {
    told.push(message.payload.data.onPublicSessionChange.audience_count);
  }
  expect(told.at(-1)).toBe(0);
});

test('at the door one is told of the room and of nobody in it, until one is let in', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const asked = await sessions.ask('carl', JOIN, { code: room.code, asAudience: false });
  const connection = asked.data.createPlayerSessionConnection.id;
  const carl = await sessions.follow('carl', CHANGE, { id, connection });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  await sessions.rooms.rooms.newsroom.settle();
  await sessions.ask('ana', START, { id });
  await sessions.place('ben', room, 7);
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
  const client = await sessions.open(who);
  client.subscribe('1', CHANGE, { id });
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code } }],
  });
});

async function versionOf(roomId: string): Promise<number> {
  return (await sessions.rooms.rooms.keeper.read(roomId))?.version ?? 0;
}
