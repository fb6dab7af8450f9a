import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FollowedSessions,
  ON_ROOM,
  openFollowedSessions,
} from '../../../testing/rooms/session-followers-under-test.ts';
import {
  END,
  JOIN,
  NAME,
  openRoomOf,
  RESUME,
  START,
  UNLOCK,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../testing/rooms/sessions-under-test.ts';

const WHO = '$id: ID!, $connection: ID, $secret: String, $key: String';
const AS = 'id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $key';
const SIGHT = `query (${WHO}) { roomSight(${AS}) }`;
const PAST = `query (${WHO}) { pastRounds(${AS}) }`;

let sessions: FollowedSessions;
let scene: Awaited<ReturnType<typeof setScene>>;
beforeEach(async () => {
  sessions = await openFollowedSessions();
  scene = await setScene();
});
afterEach(async () => {
  expect(sessions.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
  await sessions.close();
});

/**
 * Ana's room: Ben and Carl have seats, Finn is in the audience, and Eva waits for a seat. One round is over. In the
 * second one Ben has guessed 6.1, and Carl has a draft, a hint and a name. Dora has a seat in another room.
 */
async function setScene() {
  const { ask, place } = sessions;
  const other = await openRoomOf(sessions, { guests: ['dora'] });
  const settings = { advanced_mode: true, time_limit: 60, is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'], settings });
  const { id, code } = room;
  const watching = await ask('finn', JOIN, { code, asAudience: true });
  await ask('ana', START, { id });
  await place('ben', room, 5.5);
  const [first] = await openRounds();
  await ask('ana', END, { id: first });
  await sessions.pass(5_000);
  await ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const waiting = await ask('eva', JOIN, { code, asAudience: false });
  const started = await ask('ana', START, { id });
  await place('ben', room, 6.1);
  const connection = room.seat('carl');
  await sessions.draft('carl', connection, 17);
  await ask('carl', UNLOCK, { connection, hint: 'OVERVIEW' });
  await ask('carl', NAME, { connection, slot: 0, name: 'Quill 2' });
  const connectionOf = (answer: typeof waiting): string =>
    answer.data.createPlayerSessionConnection.id;
  const round = started.data.createSessionRound;
  return { ...room, other, round, finn: connectionOf(watching), eva: connectionOf(waiting) };

  async function openRounds() {
    const asked = await ask('ana', SIGHT, { id });
    return [asked.data.roomSight.view.progress.round.id];
  }
}

type Scene = typeof scene;

describe('without a place in the room', () => {
  test.each([
    { name: 'a stranger', who: 'dora', more: () => ({}), code: 'NOT_SEATED' },
    {
      name: 'the seat of another',
      who: 'dora',
      more: ({ seat }: Scene) => ({ connection: seat('ben') }),
      code: 'NOT_SEATED',
    },
    {
      name: 'the secret of another seat',
      who: 'dora',
      more: ({ seat, seats }: Scene) => ({
        connection: seat('ben'),
        secret: seats.carl?.seat_secret,
      }),
      code: 'NOT_SEATED',
    },
    {
      name: 'the own seat in another room',
      who: 'dora',
      more: ({ other }: Scene) => ({
        connection: other.seat('dora'),
        secret: other.seats.dora?.seat_secret,
      }),
      code: 'NOT_SEATED',
    },
    {
      name: 'the place of a member of the audience',
      who: 'dora',
      more: ({ finn }: Scene) => ({ connection: finn }),
      code: 'NOT_SEATED',
    },
    {
      name: 'the stage key of another room',
      who: 'dora',
      more: ({ other }: Scene) => ({ key: other.session.stage_key }),
      code: 'SESSION_NOT_FOUND',
    },
    {
      name: 'an empty stage key',
      who: undefined,
      more: () => ({ key: '' }),
      code: 'SESSION_NOT_FOUND',
    },
  ])('$name shows nothing of it', async ({ who, more, code }) => {
    const variables = { id: scene.id, ...more(scene) };
    for (const query of [SIGHT, PAST]) {
      expect(await sessions.ask(who, query, variables)).toMatchObject({ code, data: null });
    }
    const client = await sessions.open(who);
    client.subscribe('1', ON_ROOM, variables);
    expect(await client.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code } }],
    });
  });

  test.each(
    ['', '.', '__proto__', "' or 1=1 --", '\u0000', 'x'.repeat(15_000)].map((id) => ({
      id,
      shown: id.slice(0, 12),
    })),
  )('an invalid id shows nothing: $shown', async ({ id }) => {
    for (const query of [SIGHT, PAST]) {
      expect((await sessions.ask('ben', query, { id })).code).toBe('SESSION_NOT_FOUND');
    }
    const connection = `${scene.id}.${id}`;
    const guess = { type: 'guess', connection, rating: 50, round: scene.round.id };
    expect((await sessions.command('ben', guess)).code).toBe('NOT_SEATED');
  });
});

/** Matches the open round's answer, guess and draft, and the hidden parts of its film. */
function covered(): RegExp {
  const n = /\d+$/.exec(scene.round.movie.title)?.[0];
  if (n === undefined) throw new RangeError('the film has no number');
  const texts = `overview-of-${n}|review-of-${n}|Quill ${n}|"90${n}"`;
  return new RegExp(`"(answer|guess|draft|score|rating)":(73|61|17)\\b|${texts}`);
}

test('a guest at the door gets no name, round or film from any operation', async () => {
  const look = { id: scene.id, connection: scene.eva };
  expect((await sessions.ask('eva', PAST, look)).data.pastRounds).toEqual([]);
  const sight = await sessions.ask('eva', SIGHT, look);
  const resumed = await sessions.ask('eva', RESUME, { connection: scene.eva });
  for (const { body } of [sight, resumed]) {
    expect(body).not.toMatch(/Ben|Carl|Finn|Reel|guessing|stageKey/);
    expect(body).not.toMatch(covered());
  }
  const input = { id: scene.eva, host_denied: true };
  await sessions.ask('ana', UPDATE_CONNECTION, { input });
  for (const query of [SIGHT, PAST]) {
    expect((await sessions.ask('eva', query, look)).code).toBe('NOT_SEATED');
  }
  const denied = await sessions.ask('eva', RESUME, { connection: scene.eva });
  expect(denied.data.resumeSession).toMatchObject({ place: { state: 'denied' } });
  expect(denied.data.resumeSession).not.toHaveProperty('sight');
});

test.each(['ana', 'ben', 'finn', undefined])(
  'the short form of messages shows %s nothing hidden of the open round or of earlier ones',
  async (who) => {
    const look = { id: scene.id, ...(who === undefined && { key: scene.session.stage_key }) };
    const sight = await sessions.ask(who, SIGHT, look);
    expect(sight.data.roomSight.film.title).toBe(scene.round.movie.title);
    expect(sight.body).not.toMatch(covered());
    const past = (await sessions.ask(who, PAST, look)).data.pastRounds;
    expect(past.map((each: PastRoundTold) => each.round.number)).toEqual([1]);
    expect(JSON.stringify(past)).not.toContain(scene.round.movie.title);
    if (who === undefined) return;
    const connection = who === 'finn' ? scene.finn : scene.seat(who);
    const { body } = await sessions.ask(who, RESUME, { connection });
    const ofOthers = who === 'ben' ? body.replace('"draft":61', '') : body;
    expect(ofOthers).not.toMatch(covered());
  },
);

type PastRoundTold = Readonly<{ round: Readonly<{ number: number }> }>;

describe('a guess in the short form', () => {
  test.each([
    { name: 'by another’s seat', who: 'dora', as: 'carl', code: 'NOT_SEATED' },
    { name: 'from the door', who: 'eva', as: 'eva', code: 'NOT_SEATED' },
    { name: 'by the host for another', who: 'ana', as: 'carl', code: 'NOT_SEATED' },
    { name: 'for a member of the audience', who: 'ana', as: 'finn', code: 'NOT_SEATED' },
    { name: 'a second time', who: 'ben', as: 'ben', code: 'ALREADY_GUESSED' },
    { name: 'without a token', who: undefined, as: 'carl', code: 'UNAUTHORIZED' },
  ])('is refused $name', async ({ who, as, code }) => {
    const places: Readonly<Record<string, string>> = { eva: scene.eva, finn: scene.finn };
    const connection = places[as] ?? scene.seat(as);
    const guess = { type: 'guess', connection, rating: 73, round: scene.round.id };
    const { body, ...answer } = await sessions.command(who, guess);
    expect(answer).toMatchObject({ code, data: null });
    expect(body).not.toMatch(/73|7\.3/);
  });

  test.each([0, -73, 101, 72.5, 1e308, '73', null])('is refused: %s', async (rating) => {
    const connection = scene.seat('carl');
    const guess = { type: 'guess', connection, rating, round: scene.round.id };
    expect((await sessions.command('carl', guess)).code).toBe('BAD_USER_INPUT');
  });

  test.each([
    { type: 'guess', rating: 50 },
    { type: 'draft', rating: 50 },
    { type: 'hint', hint: 'review' },
    { type: 'name', slot: 0, name: 'Quill 1' },
  ])('is refused for another round, as each move is: $type', async (move) => {
    const connection = scene.seat('carl');
    const late = await sessions.command('carl', { ...move, connection, round: 'another' });
    expect(late.code).toBe('ROUND_OVER');
  });

  test.each(['carl', 'finn'])('from %s is answered with its own result only', async (who) => {
    const connection = who === 'finn' ? scene.finn : scene.seat(who);
    const round = scene.round.id;
    const { data } = await sessions.command(who, { type: 'guess', connection, rating: 73, round });
    expect(data.commandRoom).toEqual({ roundId: round, guess: { value: 73 } });
  });
});

test.each([0, WIRE_VERSION - 1, WIRE_VERSION + 1, -1, 2 ** 31 - 1, 2 ** 40])(
  'a client with another version of messages gets none: %d',
  async (wire) => {
    const client = await sessions.open('ana');
    client.subscribe('1', ON_ROOM.replace(/wire: \d+/, `wire: ${wire}`), { id: scene.id });
    const { type, payload } = await client.next();
    expect(type).toBe('error');
    expect(payload[0].extensions.code).toBeOneOf(['OLD_CLIENT', 'GRAPHQL_VALIDATION_FAILED']);
  },
);
