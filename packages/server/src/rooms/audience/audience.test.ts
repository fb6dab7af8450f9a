import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  GET,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
  UPDATE_SESSION,
} from '../../../testing/rooms/sessions-under-test.ts';
import { ROOM_TTL_MS } from '../store/room-rows.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('the audience', () => {
  test('guesses once in a round, also after leaving and returning, or after a seat in between', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    const comeIn = async (name: string, asAudience = true) => {
      const joined = await sessions.ask(name, JOIN, { code: room.code, asAudience });
      return joined.data.createPlayerSessionConnection.id as string;
    };
    const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
    const members = { carl: await comeIn('carl'), dora: await comeIn('dora') };
    await comeIn('eva');
    await sessions.ask('ana', START, { id: room.id });
    for (const name of ['carl', 'dora']) {
      const placed = await sessions.ask(name, PLACE, { id: room.id, value: 7.3 });
      expect(placed.code).toBeUndefined();
    }
    await sessions.ask('carl', leave, { id: members.carl });
    await sessions.ask('dora', leave, { id: await comeIn('dora', false) });
    for (const name of ['carl', 'dora', 'carl']) {
      const connection = await comeIn(name);
      const again = await sessions.ask(name, PLACE, { id: room.id, value: 2, connection });
      expect(again.code).toBe('ALREADY_GUESSED');
      const back = await sessions.ask(name, RESUME, { code: room.code });
      expect(back.data.resumeSession).toMatchObject({ audienceGuess: 'spent' });
      await sessions.ask(name, leave, { id: connection });
    }
    expect((await sessions.ask('eva', PLACE, { id: room.id, value: 5 })).code).toBeUndefined();
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession).toMatchObject({ audience_count: 1, audience_guessed: 1 });
    await guess('ana', room, 7);
    await guess('ben', room, 7);
    await sessions.pass(2_000);
    await sessions.ask('ana', START, { id: room.id });
    await comeIn('carl');
    const next = await sessions.ask('carl', PLACE, { id: room.id, value: 7.3 });
    expect(next.code).toBeUndefined();
  });

  test('has more time by its own choice, while a player still has time', async () => {
    const settings = { is_audience_session: true, time_limit: 60 };
    const room = await openRoomOf(sessions, { settings });
    const joined = await sessions.ask('carl', JOIN, { code: room.code, asAudience: true });
    const { id } = joined.data.createPlayerSessionConnection;
    const allow = (who: string, connection: string) =>
      sessions.command(who, { type: 'allowance', connection, allowance: 2 });
    for (const who of ['ana', 'dora']) expect((await allow(who, id)).code).toBe('NOT_SEATED');
    await allow('ben', room.seat('ben'));
    await sessions.ask('ana', START, { id: room.id });
    expect((await allow('carl', id)).code).toBeUndefined();
    const back = await sessions.ask('carl', RESUME, { code: room.code });
    expect(back.data.resumeSession).toMatchObject({ allowance: 2 });
    await sessions.pass(100_000);
    const placed = await sessions.ask('carl', PLACE, { id: room.id, value: 7.3 });
    expect(placed.code).toBeUndefined();
  });

  test('guesses without seeing others, and its median is the House', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    const members = ['carl', 'dora', 'eva', 'finn', 'gus'];
    const ids: string[] = [];
    for (const name of members) {
      const joined = await sessions.ask(name, JOIN, { code: room.code, asAudience: true });
      ids.push(joined.data.createPlayerSessionConnection.id);
    }
    await sessions.ask('ana', START, { id: room.id });
    for (const [n, name] of members.entries()) {
      // The account alone identifies the member. The connection's id is ignored.
      const connection = n === 0 ? undefined : ids[n];
      const placed = await sessions.ask(name, PLACE, {
        id: room.id,
        value: 6 + n / 10,
        connection,
      });
      expect(placed.data.createPlayerGuess).toMatchObject({
        score: null,
        beat_house: null,
        correct_answer: null,
      });
      const twice = await sessions.ask(name, PLACE, { id: room.id, value: 9, connection });
      expect(twice.code).toBe('ALREADY_GUESSED');
    }
    const other = { id: room.id, value: 9, connection: ids[0] };
    expect((await sessions.ask('dora', PLACE, other)).refusal).toBe('not-yours');
    await guess('ana', room, 7.2);
    await guess('ben', room, 5);
    await sessions.pass(2_000);
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.round).toMatchObject({
      house: { guess_value: 6.2, guesses: 5, score: 45 },
      guesses: [{ beat_house: true }, { beat_house: false }],
    });
    const back = await sessions.ask('gus', RESUME, { code: room.code });
    expect(back.data.resumeSession).toMatchObject({
      place: { state: 'audience' },
      // Shown beside the answer, also after the page is opened again.
      audienceGuess: 64,
      audienceStanding: { place: 1, score: 55, guesses: [{ round: 1, guess: 64 }] },
    });
    for (const type of ['finish', 'rematch'])
      await sessions.command('ana', { type, room: room.id });
    const resumed = await sessions.ask('gus', RESUME, { code: room.code });
    expect(resumed.data.resumeSession.audienceStanding).toEqual({ type: 'unplaced' });
  });

  test('refuses a player who guessed from a seat in the same round and knows the answer', async () => {
    const settings = { is_audience_session: true };
    const room = await openRoomOf(sessions, { guests: ['ben', 'carl', 'dora'], settings });
    await sessions.ask('ana', START, { id: room.id });
    const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
    const remove = 'mutation ($id: ID!) { removePlayer(connection_id: $id) { id } }';
    for (const [name, by, away] of [
      ['ben', 'ben', leave],
      ['carl', 'ana', remove],
    ] as const) {
      await guess(name, room, 5);
      await sessions.ask(by, away, { id: room.seat(name) });
      const joined = await sessions.ask(name, JOIN, { code: room.code, asAudience: true });
      const { id: connection } = joined.data.createPlayerSessionConnection;
      const seen = await sessions.ask(name, GET, { id: room.id });
      expect(seen.data.getPublicSession.round.correct_answer).toBeNull();
      const again = await sessions.ask(name, PLACE, { id: room.id, value: 7.3, connection });
      expect(again.code).toBe('ALREADY_GUESSED');
      const back = await sessions.ask(name, RESUME, { code: room.code });
      expect(back.data.resumeSession.audienceGuess).toBe('spent');
    }
    await guess('ana', room, 7);
    await guess('dora', room, 7);
    await sessions.pass(2_000);
    await sessions.ask('ana', START, { id: room.id });
    const next = await sessions.ask('ben', PLACE, { id: room.id, value: 7.3 });
    expect(next.code).toBeUndefined();
  });

  test('sees its own guesses in every round of a game, and no other member’s', async () => {
    const settings = { is_audience_session: true, max_rounds: 3 };
    const room = await openRoomOf(sessions, { settings });
    for (const name of ['carl', 'dora']) {
      await sessions.ask(name, JOIN, { code: room.code, asAudience: true });
    }
    for (const [n, value] of [7.3, undefined, 6.1].entries()) {
      await sessions.ask('ana', START, { id: room.id });
      if (value !== undefined) await sessions.ask('carl', PLACE, { id: room.id, value });
      await sessions.ask('dora', PLACE, { id: room.id, value: n + 1 });
      await guess('ana', room, 7);
      await guess('ben', room, 7);
      await sessions.pass(2_000);
    }
    const [carl, ana] = await Promise.all(
      ['carl', 'ana'].map((name) => sessions.ask(name, RESUME, { code: room.code })),
    );
    expect(carl?.data.resumeSession.audienceStanding.guesses).toEqual([
      { round: 1, guess: 73 },
      { round: 3, guess: 61 },
    ]);
    expect(ana?.data.resumeSession.audienceStanding).toBeUndefined();
  });

  test('is 10 off in a round it missed, also in its place and in a closed room', async () => {
    const settings = { is_audience_session: true, max_rounds: 2 };
    const room = await openRoomOf(sessions, { settings });
    for (const name of ['carl', 'dora']) {
      await sessions.ask(name, JOIN, { code: room.code, asAudience: true });
      await sessions.pass(1);
    }
    for (const guesser of [undefined, 'carl']) {
      await sessions.ask('ana', START, { id: room.id });
      if (guesser) await sessions.ask(guesser, PLACE, { id: room.id, value: 6.3 });
      await sessions.ask('dora', PLACE, { id: room.id, value: 5.3 });
      await guess('ana', room, 7);
      await guess('ben', room, 7);
      await sessions.pass(2_000);
    }
    const errors = `query ($id: ID!) { getPublicSession(id: $id) {
      connected_audience { player_name total_error } } }`;
    const expected = [
      { player_name: 'Carl', total_error: 11 },
      { player_name: 'Dora', total_error: 4 },
    ];
    const shown = await sessions.ask('ana', errors, room);
    expect(shown.data.getPublicSession.connected_audience).toEqual(expected);
    await sessions.command('ana', { type: 'finish', room: room.id });
    const over = await sessions.ask('ana', errors, room);
    expect(over.data.getPublicSession.connected_audience).toEqual(expected);
    await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, session_is_closed: true } });
    const closed = await sessions.ask('ana', errors, room);
    expect(closed.data.getPublicSession.connected_audience).toEqual(expected);
  });

  test('knows its own guess, and no other member’s', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    for (const name of ['carl', 'dora']) {
      await sessions.ask(name, JOIN, { code: room.code, asAudience: true });
    }
    await sessions.ask('ana', START, { id: room.id });
    const place = `mutation ($id: ID!) {
      createPlayerGuess(input: { public_session_id: $id, guess_value: 7 }) { owner guess_value } }`;
    const placed = await sessions.ask('carl', place, { id: room.id });
    expect(placed.data.createPlayerGuess).toEqual({ owner: 'carl', guess_value: 7 });
    for (const [name, hasGuessed] of [
      ['carl', true],
      ['dora', false],
    ] as const) {
      const back = await sessions.ask(name, RESUME, { code: room.code });
      expect(back.data.resumeSession.audienceGuess !== undefined).toBe(hasGuessed);
    }
    const list = `query ($id: ID!) {
      getPublicSession(id: $id) { connected_audience { owner has_guessed } } }`;
    const seen = await sessions.ask('dora', list, { id: room.id });
    const covered = { owner: null, has_guessed: false };
    expect(seen.data.getPublicSession.connected_audience).toEqual([covered, covered]);
  });

  test('keeps its room alive by its activity', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    await sessions.ask('ana', START, { id: room.id });
    for (const act of [
      () => sessions.ask('eva', JOIN, { code: room.code, asAudience: true }),
      () => sessions.ask('eva', PLACE, { id: room.id, value: 6.5 }),
      () => sessions.command('eva', { type: 'react', room: room.id, reaction: 'laugh' }),
    ]) {
      await sessions.pass(2 * 60_000);
      expect((await act()).code).toBeUndefined();
      await sessions.rooms.rooms.newsroom.settle();
      const { expires_at } = await sessions.db
        .selectFrom('room')
        .select('expires_at')
        .executeTakeFirstOrThrow();
      expect(expires_at).toBe(sessions.now() + ROOM_TTL_MS);
    }
  });
});

function guess(
  who: string,
  room: Readonly<{ id: string; seat: (name: string) => string }>,
  value: number,
) {
  return sessions.ask(who, PLACE, { id: room.id, value, connection: room.seat(who) });
}
