import type { Room } from '@outoften/rules/room/room';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  COMMAND,
  END,
  GET,
  JOIN,
  NAME,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
  UNLOCK,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../testing/rooms/sessions-under-test.ts';

const REMOVE =
  'mutation ($id: ID!, $bar: Boolean) { removePlayer(connection_id: $id, bar: $bar) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteSession(input: { id: $id }) { id } }';
const LEAVE = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';

const KEEP_OPEN = `mutation ($id: ID!) {
  updateSessionRound(input: { id: $id, is_round_over: false }) { id movie { title } } }`;

type RoomOf = Awaited<ReturnType<typeof openRoomOf>>;

/** Ana's room at the beginning of the attack: Ben and Carl have seats, Eva waits, a round is open, Ben has guessed. */
type Scene = RoomOf & Readonly<{ roundId: string; eva: string; other: RoomOf }>;

let sessions: SessionsUnderTest;
let scene: Scene;
let before: Readonly<{ room: Room; version: number }> | undefined;
beforeEach(async () => {
  sessions = await openSessions();
  scene = await setScene();
  before = await keptRoom();
});
afterEach(async () => {
  expect(await keptRoom()).toEqual(before);
  expect(sessions.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
  await sessions.close();
});

async function setScene(): Promise<Scene> {
  const { ask } = sessions;
  const other = await openRoomOf(sessions, { guests: ['dora'] });
  const settings = { advanced_mode: true, time_limit: 60, is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'], settings });
  await ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
  const waiting = await ask('eva', JOIN, { code: room.code, asAudience: false });
  const started = await ask('ana', START, { id: room.id });
  await ask('ben', PLACE, { id: room.id, value: 6.1, connection: room.seat('ben') });
  const roundId = started.data.createSessionRound.id;
  return { ...room, roundId, eva: waiting.data.createPlayerSessionConnection.id, other };
}

function keptRoom() {
  return sessions.rooms.rooms.keeper.read(scene.id);
}

type Attack = Readonly<{
  name: string;
  query: string;
  variables: (scene: Scene) => object;
}>;

const HOST_COMMANDS: readonly Attack[] = [
  { name: 'begin a round', query: START, variables: ({ id }) => ({ id }) },
  { name: 'end the round', query: END, variables: ({ roundId }) => ({ id: roundId }) },
  {
    name: 'close the room',
    query: UPDATE_SESSION,
    variables: ({ id }) => ({ input: { id, session_is_closed: true } }),
  },
  {
    name: 'change the settings',
    query: UPDATE_SESSION,
    variables: ({ id }) => ({ input: { id, settings: { max_players: 100 } } }),
  },
  {
    name: 'set the pace',
    query: UPDATE_SESSION,
    variables: ({ id }) => ({ input: { id, auto_next: true } }),
  },
  { name: 'delete the session', query: DELETE, variables: ({ session }) => ({ id: session.id }) },
  {
    name: 'let a guest in',
    query: UPDATE_CONNECTION,
    variables: ({ eva }) => ({ input: { id: eva, host_approved: true } }),
  },
  {
    name: 'deny a guest',
    query: UPDATE_CONNECTION,
    variables: ({ eva }) => ({ input: { id: eva, host_denied: true } }),
  },
  {
    name: 'close the seat of another',
    query: UPDATE_CONNECTION,
    variables: ({ seat }) => ({ input: { id: seat('carl'), connection_is_closed: true } }),
  },
  { name: 'send out a player', query: REMOVE, variables: ({ seat }) => ({ id: seat('carl') }) },
  {
    name: 'bar the host',
    query: REMOVE,
    variables: ({ seat }) => ({ id: seat('ana'), bar: true }),
  },
  ...['start', 'end', 'skip', 'pause', 'resume', 'finish', 'rematch', 'change', 'close'].map(
    (type) => ({
      name: `command ${type}`,
      query: COMMAND,
      variables: ({ id: room, roundId: round }: Scene) => ({
        command: { type, room, round, number: 2 },
      }),
    }),
  ),
  ...['approve', 'deny', 'remove', 'letBackIn'].map((type) => ({
    name: `command ${type}`,
    query: COMMAND,
    variables: ({ eva, seat }: Scene) => ({
      command: { type, seat: type === 'remove' ? seat('carl') : eva, bar: true },
    }),
  })),
  {
    name: 'give another more time',
    query: COMMAND,
    variables: ({ seat }) => ({
      command: { type: 'allowance', connection: seat('carl'), allowance: 2 },
    }),
  },
];

describe('a host’s command', () => {
  test.each(HOST_COMMANDS)('has no effect from a guest: $name', async ({ query, variables }) => {
    const answer = await sessions.ask('ben', query, variables(scene));
    expect(answer).toMatchObject({ code: 'NOT_HOST', data: null });
    expect(answer.body).toContain('"message":"Only the host does this. Ask them."');
  });

  test.each(HOST_COMMANDS)('has no effect from a stranger: $name', async ({ query, variables }) => {
    const answer = await sessions.ask('dora', query, variables(scene));
    expect(answer).toMatchObject({ code: 'NOT_SEATED', data: null });
  });

  test.each(HOST_COMMANDS)('has no effect from a guest at the door: $name', async (attack) => {
    const answer = await sessions.ask('eva', attack.query, attack.variables(scene));
    expect(answer).toMatchObject({ code: 'NOT_HOST', data: null });
  });

  test.each(HOST_COMMANDS)(
    'has no effect from an anonymous client: $name',
    async ({ query, variables }) => {
      const answer = await sessions.ask(undefined, query, variables(scene));
      expect(answer).toMatchObject({ code: 'UNAUTHORIZED', data: null });
    },
  );
});

const MOVES: readonly Attack[] = [
  {
    name: 'a guess',
    query: PLACE,
    variables: ({ id, seat }) => ({ id, value: 5, connection: seat('carl') }),
  },
  {
    name: 'a draft',
    query: COMMAND,
    variables: ({ seat, roundId }) => ({
      command: { type: 'draft', connection: seat('carl'), round: roundId, rating: 50 },
    }),
  },
  {
    name: 'a hint',
    query: UNLOCK,
    variables: ({ seat }) => ({ connection: seat('carl'), hint: 'REVIEW' }),
  },
  ...[
    { type: 'guess', rating: 50 },
    { type: 'hint', hint: 'review' },
    { type: 'name', slot: 0, name: 'Quill 1' },
    { type: 'leave' },
  ].map((move) => ({
    name: `command ${move.type}`,
    query: COMMAND,
    variables: ({ seat, roundId: round }: Scene) => ({
      command: { ...move, connection: seat('carl'), round },
    }),
  })),
  {
    name: 'a name of the cast',
    query: NAME,
    variables: ({ seat }) => ({ connection: seat('carl'), slot: 0, name: 'Quill 1' }),
  },
  { name: 'leaving', query: LEAVE, variables: ({ seat }) => ({ id: seat('carl') }) },
];

test.each(
  MOVES.flatMap((attack) => ['ana', 'ben', 'dora', 'eva'].map((who) => ({ ...attack, who }))),
)('$who cannot act for another seat: $name', async ({ who, query, variables }) => {
  const answer = await sessions.ask(who, query, variables(scene));
  expect(answer).toMatchObject({ code: 'NOT_SEATED', data: null });
});

const GUESSES: readonly (Attack & Readonly<{ who: string; code: string }>)[] = [
  {
    name: 'twice',
    who: 'ben',
    query: PLACE,
    variables: ({ id, seat }) => ({ id, value: 7.3, connection: seat('ben') }),
    code: 'ALREADY_GUESSED',
  },
  {
    name: 'twice, without naming the seat',
    who: 'ben',
    query: PLACE,
    variables: ({ id }) => ({ id, value: 7.3 }),
    code: 'ALREADY_GUESSED',
  },
  ...[0, -7.3, 10.1, 7.25, 1e308].map((value) => ({
    name: `out of range: ${value}`,
    who: 'carl',
    query: PLACE,
    variables: ({ id, seat }: Scene) => ({ id, value, connection: seat('carl') }),
    code: 'GUESS_OUT_OF_RANGE',
  })),
  ...['4.4', null, [4.4], { value: 4.4 }].map((value) => ({
    name: `that is no number: ${JSON.stringify(value)}`,
    who: 'carl',
    query: PLACE,
    variables: ({ id, seat }: Scene) => ({ id, value, connection: seat('carl') }),
    code: 'BAD_USER_INPUT',
  })),
  {
    name: 'for another room by a seat of this one',
    who: 'carl',
    query: PLACE,
    variables: ({ other, seat }) => ({ id: other.id, value: 5, connection: seat('carl') }),
    code: 'NOT_SEATED',
  },
  {
    name: 'for a round that is over',
    who: 'carl',
    query: `mutation ($id: ID!, $connection: ID) { createPlayerGuess(input: {
      public_session_id: $id, session_connection_id: $connection, guess_value: 5,
      round_id: "another" }) { id } }`,
    variables: ({ id, seat }) => ({ id, connection: seat('carl') }),
    code: 'ROUND_OVER',
  },
  ...[
    {
      name: 'by a hint for a round that is over',
      query: `mutation ($id: ID!) {
        unlockHint(connection_id: $id, hint: REVIEW, round_id: "another") }`,
    },
    {
      name: 'by a name for a round that is over',
      query: `mutation ($id: ID!) {
        guessActor(connection_id: $id, slot: 0, name: "Quill 1", round_id: "another") }`,
    },
  ].map((late) => ({
    ...late,
    who: 'carl',
    variables: ({ seat }: Scene) => ({ id: seat('carl') }),
    code: 'ROUND_OVER',
  })),
  {
    name: 'from the door',
    who: 'eva',
    query: PLACE,
    variables: ({ id, eva }) => ({ id, value: 5, connection: eva }),
    code: 'NOT_SEATED',
  },
  {
    name: 'without an open round',
    who: 'dora',
    query: PLACE,
    variables: ({ other }) => ({ id: other.id, value: 5 }),
    code: 'ROUND_OVER',
  },
];

test.each(GUESSES)('no guess is accepted $name', async ({ who, query, variables, code }) => {
  const answer = await sessions.ask(who, query, variables(scene));
  expect(answer).toMatchObject({ code });
  expect(answer.body).not.toMatch(/:7\.3\b|overview-of|review-of|Quill/);
});

test('a barred account cannot see the room by sending a change without any field', async () => {
  await sessions.ask('ana', REMOVE, { id: scene.eva, bar: true });
  before = await keptRoom();
  const room = await sessions.ask('eva', UPDATE_SESSION, { input: { id: scene.id } });
  expect(room).toMatchObject({ code: 'NOT_HOST', data: null });
  const seat = { input: { id: scene.seat('ben') } };
  expect(await sessions.ask('eva', UPDATE_CONNECTION, seat)).toMatchObject({ code: 'NOT_HOST' });
  const round = await sessions.ask('eva', KEEP_OPEN, { id: scene.roundId });
  expect(round).toMatchObject({ code: 'NOT_HOST', data: null });
});

test.each(['ana', 'carl'])(
  'the data export of %s does not show the film that is being guessed',
  async (who) => {
    const exported = await sessions.ask(who, '{ exportMyData { drawn_movies { movie_id } } }');
    expect(exported.data.exportMyData.drawn_movies).toEqual([]);
  },
);

test('a guess that is a moment too late is refused with that reason', async () => {
  await sessions.pass(61_500);
  before = await keptRoom();
  const late = { id: scene.id, value: 5, connection: scene.seat('carl') };
  const answer = await sessions.ask('carl', PLACE, late);
  expect(answer).toMatchObject({ code: 'ROUND_OVER' });
});

describe('a request to see a room', () => {
  test.each([
    { name: 'from a stranger', who: 'dora', more: () => ({}), code: 'NOT_SEATED' },
    {
      name: 'as another player',
      who: 'dora',
      more: ({ seat }: Scene) => ({ connection: seat('ben') }),
      code: 'NOT_SEATED',
    },
    {
      name: 'with a guessed secret',
      who: 'dora',
      more: ({ seat }: Scene) => ({ connection: seat('ben'), secret: 'x'.repeat(43) }),
      code: 'NOT_SEATED',
    },
    {
      name: 'with the secret of another seat',
      who: 'dora',
      more: ({ seat, seats }: Scene) => ({
        connection: seat('ben'),
        secret: seats.carl?.seat_secret,
      }),
      code: 'NOT_SEATED',
    },
    {
      name: 'with the stage key of another room',
      who: 'dora',
      more: ({ other }: Scene) => ({ key: other.session.stage_key }),
      code: 'SESSION_NOT_FOUND',
    },
    {
      name: 'with an empty stage key',
      who: undefined,
      more: () => ({ key: '' }),
      code: 'SESSION_NOT_FOUND',
    },
  ])('$name shows nothing', async ({ who, more, code }) => {
    const answer = await sessions.ask(who, GET, { id: scene.id, ...more(scene) });
    expect(answer).toMatchObject({ code, data: null });
    const { key: _, ...resuming } = { key: '', ...more(scene) };
    if (!('connection' in resuming)) return;
    const resumed = await sessions.ask(who, RESUME, resuming);
    expect(resumed).toMatchObject({ code, data: null });
  });
});

/** Ids of nothing. */
const STRANGE_IDS = [
  '',
  '.',
  '../..',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '\u0000',
  '💣'.repeat(40),
  'x'.repeat(15_000),
  '%00%2e%2e',
];

test.each(STRANGE_IDS.map((id) => ({ id, shown: id.slice(0, 12) })))(
  'an invalid id is refused: $shown',
  async ({ id }) => {
    const connection = `${scene.id}.${id}`;
    const answers = [
      await sessions.ask('ben', GET, { id }),
      await sessions.ask('ben', PLACE, { id, value: 5 }),
      await sessions.ask('ben', PLACE, { id: scene.id, value: 5, connection }),
      await sessions.command('ben', { type: 'draft', connection, round: id, rating: 50 }),
      await sessions.command('ana', { type: 'skip', room: scene.id, round: id }),
      await sessions.ask('ben', UNLOCK, { connection: id, hint: 'POSTER' }),
      await sessions.ask('ben', END, { id }),
      await sessions.ask('ben', START, { id }),
      await sessions.ask('ana', REMOVE, { id: connection }),
      await sessions.ask('ana', DELETE, { id }),
      await sessions.ask('ben', RESUME, { connection, secret: id }),
    ];
    for (const { code } of answers) {
      expect(code).toBeOneOf(['SESSION_NOT_FOUND', 'NOT_SEATED', 'ROUND_OVER']);
    }
    const poster = await sessions.app.inject(`/round-posters/${encodeURIComponent(id)}.svg`);
    expect(poster.statusCode).toBeOneOf([404, 414]);
  },
);

test.each([
  { name: 'in an invalid slot', variables: { slot: 4, name: 'Quill 1' }, code: 'NAME_REFUSED' },
  { name: 'in a negative slot', variables: { slot: -1, name: 'Quill 1' }, code: 'NAME_REFUSED' },
  {
    name: 'in a slot beyond all numbers',
    variables: { slot: 2 ** 40, name: 'x' },
    code: 'BAD_USER_INPUT',
  },
  { name: 'without a name', variables: { slot: 0, name: '  ' }, code: 'NAME_REFUSED' },
  {
    name: 'by a name of endless length',
    variables: { slot: 0, name: 'x'.repeat(50_000) },
    code: 'NAME_REFUSED',
  },
  {
    name: 'by a name too long for a request',
    variables: { slot: 0, name: 'x'.repeat(70_000) },
    code: 'PAYLOAD_TOO_LARGE',
  },
])('naming an actor $name is refused', async ({ variables, code }) => {
  const connection = scene.seat('carl');
  const answer = await sessions.ask('carl', NAME, { connection, ...variables });
  expect(answer.body).toContain(`"${code}"`);
});
