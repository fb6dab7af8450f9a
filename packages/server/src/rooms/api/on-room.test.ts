import { roomMessageSchema } from '@outoften/rules/room/wire/message-schemas';
import type { RoomMessage } from '@outoften/rules/room/wire/room-message';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FollowedSessions,
  ON_ROOM,
  openFollowedSessions,
} from '../../../testing/rooms/session-followers-under-test.ts';
import {
  JOIN,
  openRoomOf,
  START,
  UNLOCK,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../testing/rooms/sessions-under-test.ts';

const REMOVE =
  'mutation ($id: ID!, $bar: Boolean) { removePlayer(connection_id: $id, bar: $bar) { id } }';

const ON_STAGE = `query ($id: ID!, $key: String) { getPublicSession(id: $id, stage_key: $key) {
  connected_players { player_name closing_reason } } }`;

let sessions: FollowedSessions;
beforeEach(async () => {
  sessions = await openFollowedSessions();
});
afterEach(() => sessions.close());

async function versionOf(roomId: string): Promise<number> {
  return (await sessions.rooms.rooms.keeper.read(roomId))?.version ?? 0;
}

test('for the stage, a removed player who asks again looks the same after the session has ended', async () => {
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

test('each follower gets every version, and no answer, score or guess of others before the round is over', async () => {
  const room = await openRoomOf(sessions, {
    guests: ['ben', 'carl'],
    settings: { advanced_mode: true, is_audience_session: true },
  });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  const { id } = room;
  const followers = [
    await sessions.followRoom('ana', { id, connection: room.seat('ana') }),
    await sessions.followRoom('ben', { id, connection: room.seat('ben') }),
    await sessions.followRoom('eva', { id }),
    await sessions.followRoom(undefined, { id, key: room.session.stage_key }),
  ];
  await sessions.ask('ana', START, { id });
  await sessions.draft('carl', room.seat('carl'), 17);
  await sessions.ask('carl', UNLOCK, { connection: room.seat('carl'), hint: 'REVIEW' });
  await sessions.place('carl', room, 3.9);
  const guessed = await versionOf(id);
  for (const follower of followers) {
    const told = await follower.until(guessed);
    // Audience news is sent at other times, and has no version.
    const versions = told.flatMap((message) => versionTold(message) ?? []);
    expect(told[0]).toHaveProperty('view');
    expect(versions).toEqual(versions.map((_, n) => (versions[0] ?? 0) + n));
    expect(JSON.stringify(told)).not.toMatch(
      /:(7\.3|73|39|17)\b|overview-of|review-of|author-of|Quill|"90\d"/,
    );
    expect(told.at(-1)).toEqual({
      patch: { version: guessed, seats: [{ id: room.seat('carl'), hasGuessed: true }] },
    });
    for (const message of told) expect(v.parse(roomMessageSchema, message)).toEqual(message);
  }
  await sessions.place('ana', room, 7);
  await sessions.place('ben', room, 7.3);
  await sessions.pass(2_000);
  const over = await versionOf(id);
  for (const follower of followers) {
    const told = await follower.until(over);
    expect(told).toContainEqual(
      expect.objectContaining({
        film: expect.objectContaining({ rating: 73 }),
        patch: expect.objectContaining({
          progress: expect.objectContaining({
            phase: 'revealed',
            round: expect.objectContaining({
              answer: 73,
              results: [70, 73, 39].map((guess) => expect.objectContaining({ guess })),
            }),
          }),
        }),
      }),
    );
  }
});

function versionTold(message: RoomMessage): number | undefined {
  if ('view' in message) return message.view.version;
  return 'patch' in message ? message.patch.version : undefined;
}

test('the film is sent when a round begins or ends, but not when it is paused', async () => {
  const room = await openRoomOf(sessions, { settings: { time_limit: 60 } });
  const { id } = room;
  const follower = await sessions.followRoom('ben', { id, connection: room.seat('ben') });
  const started = await sessions.ask('ana', START, { id });
  const round = started.data.createSessionRound.id;
  await sessions.command('ana', { type: 'pause', room: id, round });
  const told: RoomMessage[] = await follower.until(await versionOf(id));
  const phases = told.flatMap((message) =>
    'patch' in message && message.patch.progress ? ['film' in message] : [],
  );
  expect(phases).toEqual([true, false]);
});

test('a player who is let in again during a round sits it out', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  const [ana, ben, carl] = [room.seat('ana'), room.seat('ben'), room.seat('carl')];
  await sessions.ask('ana', START, { id });
  for (const who of ['ana', 'ben', 'carl']) await sessions.place(who, room, 7);
  await sessions.ask('ana', START, { id });
  await sessions.ask('ana', REMOVE, { id: carl });
  await sessions.ask('carl', JOIN, { code: room.code });
  const follower = await sessions.followRoom('ana', { id, connection: ana });
  await sessions.ask('ana', UPDATE_CONNECTION, { input: { id: carl, host_approved: true } });
  await sessions.place('ben', room, 7);
  await sessions.place('ana', room, 7);
  const told: RoomMessage[] = await follower.until(await versionOf(id));
  const changes = told.flatMap((message) =>
    'patch' in message ? (message.patch.seats ?? []) : [],
  );
  const ofCarl = changes.filter((seat) => seat.id === carl && seat.sitsOut !== undefined);
  expect(ofCarl.map(({ sitsOut }) => sitsOut)).toEqual([true, false]);
  expect(changes).toContainEqual({ id: ben, hasGuessed: true });
});

test('an audience that the host has closed is empty for its followers', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  for (const who of ['eva', 'finn']) {
    await sessions.ask(who, JOIN, { code: room.code, asAudience: true });
  }
  await sessions.rooms.rooms.newsroom.settle();
  const follower = await sessions.followRoom('ana', { id, connection: room.seat('ana') });
  for (const is_audience_session of [false, true]) {
    const input = { id, settings: { is_audience_session } };
    expect((await sessions.ask('ana', UPDATE_SESSION, { input })).code).toBeUndefined();
  }
  await sessions.rooms.rooms.newsroom.settle();
  let told = await follower.next();
  while (!('audience' in told)) told = await follower.next();
  expect(told).toEqual({ audience: { members: 0, guessed: 0 } });
});

test('all followers get the game that the host changed in the lobby', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  const { id } = room;
  const followers = [
    await sessions.followRoom('ana', { id, connection: room.seat('ana') }),
    await sessions.followRoom('ben', { id, connection: room.seat('ben') }),
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
    while (told.patch?.meta === undefined) told = await follower.next();
    expect(told.patch.meta).toMatchObject({
      settings: { maxPlayers: 8, maxRounds: 3, timeLimit: 30, scoring: { advancedMode: true } },
      filter: { genres: ['action', 'comedy', 'drama'], fromYear: 1980 },
    });
  }
});

test('a follower gets the new size of the audience when a member is barred', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  await sessions.ask('ana', REMOVE, { id: room.seat('ben') });
  await sessions.ask('ben', JOIN, { code: room.code, asAudience: true });
  await sessions.rooms.rooms.newsroom.settle();
  const ana = await sessions.open('ana');
  ana.subscribe('1', ON_ROOM, { id, connection: room.seat('ana') });
  await ana.next();
  await sessions.ask('ana', REMOVE, { id: room.seat('ben'), bar: true });
  await sessions.rooms.rooms.newsroom.settle();
  ana.send({ type: 'ping' });
  const told: unknown[] = [];
  for (let message = await ana.next(); message.type === 'next'; message = await ana.next()) {
    told.push(message.payload.data.onRoom.audience?.members);
  }
  expect(told.at(-1)).toBe(0);
});

test('the door shows the room without its players, until the guest is let in', async () => {
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const { id } = room;
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const asked = await sessions.ask('carl', JOIN, { code: room.code, asAudience: false });
  const connection = asked.data.createPlayerSessionConnection.id;
  const carl = await sessions.followRoom('carl', { id, connection });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  await sessions.rooms.rooms.newsroom.settle();
  await sessions.ask('ana', START, { id });
  await sessions.place('ben', room, 7);
  const told = await carl.until(await versionOf(id));
  expect(JSON.stringify(told)).not.toMatch(/Ben|Eva|Reel|guessing|"audience":/);
  expect(told[0].view.seats).toMatchObject([{ name: 'Ana' }]);
  await sessions.ask('ana', UPDATE_CONNECTION, { input: { id: connection, host_approved: true } });
  expect(await carl.next()).toMatchObject({
    view: { progress: { phase: 'guessing' }, seats: [{}, {}, { name: 'Carl', state: 'seated' }] },
  });
});

test('a player who gets the host’s controls gets a whole view, with the requests for seats', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  const { id } = room;
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  await sessions.ask('eva', JOIN, { code: room.code, asAudience: false });
  const [ben, carl] = [
    await sessions.followRoom('ben', { id, connection: room.seat('ben') }),
    await sessions.followRoom('carl', { id, connection: room.seat('carl') }),
  ];
  for (const follower of [ben, carl]) {
    expect(JSON.stringify(await follower.next())).not.toContain('Eva');
  }
  const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
  await sessions.ask('ana', leave, { id: room.seat('ana') });
  const version = await versionOf(id);
  expect((await ben.until(version)).at(-1)).toMatchObject({
    view: { version, meta: { controller: room.seat('ben') }, seats: [{}, {}, {}, { name: 'Eva' }] },
  });
  const told = await carl.until(version);
  expect(told.at(-1)).toMatchObject({ patch: { version } });
  expect(JSON.stringify(told)).not.toContain('Eva');
});

test('a server that has just started sends the film of a round first, and then the events', async () => {
  const room = await openRoomOf(sessions, {});
  const { id } = room;
  await sessions.ask('ana', START, { id });
  const restarted = await openFollowedSessions(sessions);
  try {
    const ben = await restarted.open('ben');
    ben.subscribe('1', ON_ROOM, { id, connection: room.seat('ben') });
    await sessions.place('ana', room, 7);
    const version = await versionOf(id);
    const first: RoomMessage = (await ben.next()).payload.data.onRoom;
    let told = first;
    while (versionTold(told) !== version) told = (await ben.next()).payload.data.onRoom;
    expect(first).toMatchObject({
      view: { progress: { phase: 'guessing' } },
      film: { crew: [{}] },
    });
  } finally {
    await restarted.close();
  }
});

test.each([
  { name: 'a stranger', who: 'dora', code: 'NOT_SEATED' },
  { name: 'a client without a token', who: undefined, code: 'UNAUTHORIZED' },
])('$name cannot follow a room', async ({ who, code }) => {
  const { id } = await openRoomOf(sessions, {});
  const client = await sessions.open(who);
  client.subscribe('1', ON_ROOM, { id });
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code } }],
  });
});

test('a client with another version of messages is refused', async () => {
  const { id } = await openRoomOf(sessions, {});
  const client = await sessions.open('ana');
  client.subscribe('1', ON_ROOM.replace(/wire: \d+/, 'wire: 0'), { id });
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: 'OLD_CLIENT' } }],
  });
});
