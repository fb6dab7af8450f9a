import { ANY_FILM, filterOf } from '@outoften/rules/film/film-filter';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CREATE_SESSION,
  END,
  FILMS,
  GET,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { memorySource } from '../../../films/sources/memory-source.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('a session', () => {
  test('begins with a code, defaults and a seat for its host', async () => {
    const created = await sessions.ask('ana', CREATE_SESSION);
    const { code, public_session_id, ...rest } = created.data.createOutOfTenSession;
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2456789]{5}$/);
    expect(rest).toMatchObject({
      owner: 'ana',
      stage_key: expect.any(String),
      settings: { max_players: 2, max_rounds: 10, time_limit: 0, allow_hints: false },
    });
    const host = await sessions.ask('ana', JOIN, { code });
    expect(host.data.createPlayerSessionConnection).toMatchObject({
      host_approved: true,
      player_name: 'Ana',
      player_score: 0,
      public_session_id,
    });
  });

  test('is the same when requested again under one name, and another one for another account', async () => {
    const open = (who: string, requestId: string) =>
      sessions.ask(
        who,
        `mutation ($requestId: ID) {
          createOutOfTenSession(input: { request_id: $requestId }) { id code stage_key }
        }`,
        { requestId },
      );
    const first = await open('ana', 'tonight');
    expect(first.data.createOutOfTenSession.stage_key).toEqual(expect.any(String));
    expect((await open('ana', 'tonight')).data).toEqual(first.data);
    const ids = [first, await open('ana', 'tomorrow'), await open('ben', 'tonight')].map(
      ({ data }) => data.createOutOfTenSession.id,
    );
    expect(new Set(ids).size).toBe(3);
    expect((await open('ana', 'to night')).code).toBe('BAD_USER_INPUT');
  });

  test('shows its stage key to its host again, on any device with the code, and to no one else', async () => {
    const { code, session } = await openRoomOf(sessions, {});
    const { stage_key } = session;
    const back = await sessions.ask('ana', RESUME, { code });
    expect(back.data.resumeSession.stageKey).toBe(stage_key);
    const other = await sessions.ask('ben', RESUME, { code });
    expect(other.data.resumeSession.stageKey).toBeUndefined();
    expect(other.body).not.toContain(stage_key);
  });

  test.each([
    { settings: { max_players: 1 }, code: 'INVALID_SETTINGS' },
    { settings: { max_players: 101 }, code: 'INVALID_SETTINGS' },
    { settings: { max_rounds: 0 }, code: 'INVALID_SETTINGS' },
    { settings: { max_rounds: 51 }, code: 'INVALID_SETTINGS' },
    { settings: { time_limit: 9 }, code: 'INVALID_SETTINGS' },
    { settings: { time_limit: 601 }, code: 'INVALID_SETTINGS' },
    { settings: { session_name: ' ' }, code: 'INVALID_SESSION_NAME' },
    { settings: { session_name: 'x'.repeat(41) }, code: 'INVALID_SESSION_NAME' },
    { settings: { session_name: 'sh1t' }, code: 'INVALID_SESSION_NAME' },
    { settings: { genre_ids: [1] }, code: 'INVALID_FILTER' },
    { settings: { genre_ids: [18] }, code: 'INVALID_FILTER' },
  ])('with $settings gets $code', async ({ settings, code }) => {
    expect((await sessions.ask('ana', CREATE_SESSION, { settings })).code).toBe(code);
  });

  test.each(['Moby Dick', 'Kick-Ass', 'Octopussy', 'Meet the Fockers', 'Dick und Doof'])(
    'may have the name %s',
    async (session_name) => {
      const settings = { session_name };
      expect((await sessions.ask('ana', CREATE_SESSION, { settings })).code).toBeUndefined();
    },
  );

  test.each([
    { settings: { genre_ids: [18] }, told: 'Choose 3 genres or more.' },
    { settings: { minimum_release_year: 1950 }, told: 'Years are 1960 to 2024.' },
    { settings: { minimum_release_year: 2020 }, told: 'The years are 10 apart or more.' },
  ])('with $settings is refused, and the limit is named', async ({ settings, told }) => {
    expect((await sessions.ask('ana', CREATE_SESSION, { settings })).body).toContain(told);
  });

  test('needs an account with a player', async () => {
    expect((await sessions.ask(undefined, CREATE_SESSION)).code).toBe('UNAUTHORIZED');
    expect((await sessions.ask('noname', CREATE_SESSION)).code).toBe('NO_PLAYER');
  });
});

describe('the room of a session', () => {
  test('can be set up in the specified order of calls, and changes until the first round', async () => {
    const room = await openRoomOf(sessions, {});
    const create = `mutation ($settings: SessionSettingsInput) {
      createPublicSession(input: { settings: $settings, player_session_connection: [] }) {
        id settings { session_name max_players } } }`;
    const created = await sessions.ask('ana', create, { settings: { max_players: 5 } });
    expect(created.data.createPublicSession).toEqual({
      id: room.id,
      settings: { session_name: 'Movie night', max_players: 5 },
    });
    expect((await sessions.ask('ben', create)).code).toBe('SESSION_NOT_FOUND');
    const change = (who: string, settings: object) =>
      sessions.ask(who, UPDATE_SESSION, { input: { id: room.id, settings } });
    expect((await change('ben', { max_players: 6 })).code).toBe('NOT_HOST');
    expect((await change('ana', { max_players: 1 })).code).toBe('INVALID_SETTINGS');
    const named = await change('ana', { session_name: 'Reel club' });
    expect(named.data.updatePublicSession.settings).toEqual({
      session_name: 'Reel club',
      max_players: 5,
    });
    await sessions.ask('ana', START, { id: room.id });
    expect((await change('ana', { max_players: 6 })).refusal).toBe('not-in-lobby');
  });

  test('loads its films once the host has chosen, and again for another choice', async () => {
    const prepared: unknown[] = [];
    const prepare = (filter: object) => prepared.push(filter);
    const films = { ...memorySource(FILMS), prepare, count: async () => 20 };
    const other = await openSessions([], { films });
    const chosen = { genre_ids: [18, 80, 53], minimum_release_year: 1970 };
    const room = await openRoomOf(other, { settings: chosen });
    const genres = ['crime', 'drama', 'thriller'];
    expect(prepared).toEqual([{ genres, fromYear: 1970, toYear: 2024 }]);
    await other.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_next: true } });
    expect(prepared).toHaveLength(1);
    const settings = { minimum_release_year: 1980 };
    await other.ask('ana', UPDATE_SESSION, { input: { id: room.id, settings } });
    expect(prepared.slice(1)).toEqual([{ genres, fromYear: 1980, toYear: 2024 }]);
    await other.close();
  });

  test('has a programme until genres or years are chosen instead', async () => {
    const prepared: unknown[] = [];
    const prepare = (filter: object) => prepared.push(filter);
    const films = { ...memorySource(FILMS), prepare, count: async () => 20 };
    const other = await openSessions([], { films });
    const room = await openRoomOf(other, { settings: { programme: 'HORROR' } });
    const change = (settings: object) =>
      other.ask('ana', UPDATE_SESSION, { input: { id: room.id, settings } });
    await change({ max_rounds: 5 });
    await change({ maximum_release_year: 1999 });
    await change({ programme: 'FAMILY' });
    expect(prepared).toEqual([
      filterOf('horror'),
      filterOf('horror'),
      { ...ANY_FILM, toYear: 1999 },
      filterOf('family'),
    ]);
    await other.close();
  });

  test('names the next round if another one was requested', async () => {
    const room = await openRoomOf(sessions, {});
    const refused = await sessions.ask('ana', START, { id: room.id, number: 7 });
    expect(refused).toMatchObject({ code: 'ROUND_OPEN', refusal: 'other-round' });
    expect(refused.body).toContain('Round 1 comes next.');
  });

  test('goes to the podium when its host ends the game', async () => {
    const room = await openRoomOf(sessions, {});
    const finish = (who: string) => sessions.command(who, { type: 'finish', room: room.id });
    expect((await finish('ana')).refusal).toBe('no-round');
    const started = await sessions.ask('ana', START, { id: room.id });
    expect((await finish('ana')).code).toBe('ROUND_OPEN');
    const connection = room.seat('ana');
    await sessions.ask('ana', PLACE, { id: room.id, value: 7, connection });
    await sessions.ask('ana', END, { id: started.data.createSessionRound.id });
    expect((await finish('ben')).code).toBe('NOT_HOST');
    expect((await finish('ana')).code).toBeUndefined();
    const seen = await sessions.ask('ben', GET, { id: room.id });
    expect(seen.data.getPublicSession.phase).toBe('OVER');
  });

  test('gives a seat more time from the next round on, and other players do not see that', async () => {
    const room = await openRoomOf(sessions, { settings: { time_limit: 60 } });
    const id = room.seat('ben');
    const allow = (connection: string, allowance: number) =>
      sessions.command('ben', { type: 'allowance', connection, allowance });
    expect((await allow(id, 3)).code).toBe('BAD_USER_INPUT');
    expect((await allow(room.seat('ana'), 2)).code).toBe('NOT_HOST');
    expect((await allow(id, 2)).code).toBeUndefined();
    // A seat that has not played yet has it, too.
    const early = await sessions.ask('ben', RESUME, { connection: id });
    expect(early.data.resumeSession).toMatchObject({ allowance: 2 });
    expect(early.data.resumeSession.own).toBeUndefined();
    const started = await sessions.ask('ana', START, { id: room.id });
    expect(started.data.createSessionRound.deadline).toBe(sessions.now() + 60_000);
    const own = await sessions.ask('ben', RESUME, { connection: id });
    expect(own.data.resumeSession.own.timeMs).toBe(120_000);
  });
});

describe('the stage', () => {
  test('can be read with its key, and with no other', async () => {
    const room = await openRoomOf(sessions, {});
    const key = room.session.stage_key;
    const seen = await sessions.ask(undefined, GET, { id: room.id, key });
    expect(seen.data.getPublicSession).toMatchObject({ phase: 'LOBBY', code: room.code });
    const wrong = await sessions.ask(undefined, GET, { id: room.id, key: 'guessed' });
    expect(wrong.code).toBe('SESSION_NOT_FOUND');
    expect((await sessions.ask(undefined, GET, { id: room.id })).code).toBe('UNAUTHORIZED');
  });
});

describe('the end of a session', () => {
  test('comes from the host: the session is closed for all, and its code is free', async () => {
    const room = await openRoomOf(sessions, {});
    const end = 'mutation ($id: ID!) { deleteSession(input: { id: $id }) { id } }';
    expect((await sessions.ask('ben', end, { id: room.session.id })).code).toBe('NOT_HOST');
    expect((await sessions.ask('ana', end, { id: room.session.id })).code).toBeUndefined();
    const seen = await sessions.ask('ben', GET, { id: room.id });
    expect(seen.data.getPublicSession).toMatchObject({ session_is_closed: true, phase: 'CLOSED' });
    expect((await sessions.ask('carl', JOIN, { code: room.code })).code).toBe('SESSION_NOT_FOUND');
    expect((await sessions.ask('ana', START, { id: room.id })).code).toBe('SESSION_CLOSED');
    const guess = { id: room.id, value: 7, connection: room.seat('ben') };
    expect((await sessions.ask('ben', PLACE, guess)).code).toBe('SESSION_CLOSED');
  });

  test('can be requested in every available way, and repeatedly', async () => {
    const room = await openRoomOf(sessions, {});
    const end = 'mutation ($id: ID!) { deleteSession(input: { id: $id }) { id } }';
    const leave =
      'mutation ($id: ID!) { leaveSession(connection_id: $id) { connection_is_closed } }';
    const close = { input: { id: room.id, session_is_closed: true } };
    const closeSeat = { input: { id: room.seat('ana'), connection_is_closed: true } };
    const said = [
      await sessions.ask('ana', end, { id: room.session.id }),
      await sessions.ask('ana', UPDATE_SESSION, close),
      await sessions.ask('ana', UPDATE_CONNECTION, closeSeat),
      await sessions.ask('ana', end, { id: room.session.id }),
      await sessions.ask('ben', leave, { id: room.seat('ben') }),
    ];
    expect(said.map(({ code }) => code)).toEqual(said.map(() => undefined));
    expect(said.at(-1)?.data.leaveSession).toEqual({ connection_is_closed: true });
    expect((await sessions.ask('ben', UPDATE_SESSION, close)).code).toBe('NOT_HOST');
    const reopen = { input: { id: room.id, auto_approve: true } };
    expect((await sessions.ask('ana', UPDATE_SESSION, reopen)).code).toBe('SESSION_CLOSED');
  });
});
