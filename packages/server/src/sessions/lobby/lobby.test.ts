import { ANY_FILM, filterOf } from '@outoften/rules/film-filter';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memorySource } from '../../films/memory-source.ts';
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
} from '../sessions-under-test.ts';

const ALLOW = `mutation ($id: ID!) {
  setTimeAllowance(connection_id: $id, allowance: 2) { id owner seat_secret } }`;

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

  test('asked for again under the same name is the same, and another one for anybody else', async () => {
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

  test('shows its stage to its host again, wherever the code is typed, and to nobody else', async () => {
    const { code, session } = await openRoomOf(sessions, {});
    const { stage_key } = session;
    const back = await sessions.ask('ana', RESUME, { code });
    expect(back.data.resumeSession.stage_key).toBe(stage_key);
    const other = await sessions.ask('ben', RESUME, { code });
    expect(other.data.resumeSession.stage_key).toBeNull();
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
  ])('$settings answers $code', async ({ settings, code }) => {
    expect((await sessions.ask('ana', CREATE_SESSION, { settings })).code).toBe(code);
  });

  test.each(['Moby Dick', 'Kick-Ass', 'Octopussy', 'Meet the Fockers', 'Dick und Doof'])(
    'may be named %s',
    async (session_name) => {
      const settings = { session_name };
      expect((await sessions.ask('ana', CREATE_SESSION, { settings })).code).toBeUndefined();
    },
  );

  test.each([
    { settings: { genre_ids: [18] }, told: 'Choose 3 genres or more.' },
    { settings: { minimum_release_year: 1950 }, told: 'Years are 1960 to 2024.' },
    { settings: { minimum_release_year: 2020 }, told: 'The years are 10 apart or more.' },
  ])('$settings is refused with the limit', async ({ settings, told }) => {
    expect((await sessions.ask('ana', CREATE_SESSION, { settings })).body).toContain(told);
  });

  test('is for accounts with a player', async () => {
    expect((await sessions.ask(undefined, CREATE_SESSION)).code).toBe('UNAUTHORIZED');
    expect((await sessions.ask('nobody', CREATE_SESSION)).code).toBe('NO_PLAYER');
  });
});

describe('the room of a session', () => {
  test('comes by the contract’s own order too, and changes until the first round', async () => {
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

  test('has its films made ready as soon as the host has chosen, and anew for another choice', async () => {
    const prepared: unknown[] = [];
    const films = { ...memorySource(FILMS), prepare: (filter: object) => prepared.push(filter) };
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

  test('has a programme until genres or years are chosen in its place', async () => {
    const prepared: unknown[] = [];
    const films = { ...memorySource(FILMS), prepare: (filter: object) => prepared.push(filter) };
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

  test('says which round comes next where another was asked for', async () => {
    const room = await openRoomOf(sessions, {});
    const refused = await sessions.ask('ana', START, { id: room.id, number: 7 });
    expect(refused).toMatchObject({ code: 'ROUND_OPEN', refusal: 'other-round' });
    expect(refused.body).toContain('Round 1 comes next.');
  });

  test('goes to the podium when its host says so', async () => {
    const room = await openRoomOf(sessions, {});
    const finish = 'mutation ($id: ID!) { finishGame(public_session_id: $id) { phase } }';
    expect((await sessions.ask('ana', finish, { id: room.id })).refusal).toBe('no-round');
    const started = await sessions.ask('ana', START, { id: room.id });
    expect((await sessions.ask('ana', finish, { id: room.id })).code).toBe('ROUND_OPEN');
    const connection = room.seat('ana');
    await sessions.ask('ana', PLACE, { id: room.id, value: 7, connection });
    await sessions.ask('ana', END, { id: started.data.createSessionRound.id });
    expect((await sessions.ask('ben', finish, { id: room.id })).code).toBe('NOT_HOST');
    const finished = await sessions.ask('ana', finish, { id: room.id });
    expect(finished.data.finishGame.phase).toBe('OVER');
  });

  test('gives a seat more time when it asks, from the next round on, and tells nobody else', async () => {
    const room = await openRoomOf(sessions, { settings: { time_limit: 60 } });
    const allow = `mutation ($id: ID!, $allowance: Float!) {
      setTimeAllowance(connection_id: $id, allowance: $allowance) { id } }`;
    const id = room.seat('ben');
    expect((await sessions.ask('ben', allow, { id, allowance: 3 })).code).toBe('BAD_USER_INPUT');
    const forAna = { id: room.seat('ana'), allowance: 2 };
    expect((await sessions.ask('ben', allow, forAna)).code).toBe('NOT_HOST');
    expect((await sessions.ask('ben', allow, { id, allowance: 2 })).code).toBeUndefined();
    // A seat without a part in any round has it, too.
    const early = await sessions.ask('ben', RESUME, { connection: id });
    expect(early.data.resumeSession).toMatchObject({ allowance: 2, own_round: null });
    const started = await sessions.ask('ana', START, { id: room.id });
    expect(started.data.createSessionRound.deadline).toBe(sessions.now() + 60_000);
    const own = await sessions.ask('ben', RESUME, { connection: id });
    expect(own.data.resumeSession.own_round.deadline).toBe(sessions.now() + 120_000);
  });
});

describe('joining', () => {
  test('in any case, by itself after 750 ms, with no more than the own name', async () => {
    const { code } = await openRoomOf(sessions, { guests: [] });
    const asked = await sessions.ask('ben', JOIN, { code: ` ${code.toLowerCase()} ` });
    const seat = asked.data.createPlayerSessionConnection;
    expect(seat).toMatchObject({
      player_name: 'Ben',
      player_score: 0,
      host_approved: false,
      public_session_id: null,
    });
    await sessions.pass(2_000);
    const again = await sessions.ask('ben', JOIN, { code });
    expect(again.data.createPlayerSessionConnection).toMatchObject({
      id: seat.id,
      seat_secret: seat.seat_secret,
      host_approved: true,
    });
  });

  test('tells the seat its secret on joining and on coming back, and not when it changes', async () => {
    const { code, seats } = await openRoomOf(sessions, { guests: ['ben'] });
    const secret = seats.ben?.seat_secret;
    const id = seats.ben?.id;
    expect(secret).toEqual(expect.any(String));
    const changed = await sessions.ask('ben', UPDATE_CONNECTION, { input: { id } });
    expect(changed.data.updatePlayerSessionConnection).toMatchObject({ id, owner: 'ben' });
    const allowed = await sessions.ask('ben', ALLOW, { id });
    expect(allowed.data.setTimeAllowance).toMatchObject({ id, owner: 'ben' });
    expect(changed.body + allowed.body).not.toContain(secret);
    const back = await sessions.ask('ben', RESUME, { code });
    expect(back.data.resumeSession.connection.seat_secret).toBe(secret);
  });

  test('by hand, the host alone approves and denies', async () => {
    const room = await openRoomOf(sessions, { guests: ['ben'] });
    await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
    const asked = await sessions.ask('carl', JOIN, { code: room.code });
    const { id } = asked.data.createPlayerSessionConnection;
    await sessions.pass(5_000);
    const byGuest = await sessions.ask('ben', UPDATE_CONNECTION, {
      input: { id, host_approved: true },
    });
    expect(byGuest.code).toBe('NOT_HOST');
    const byStranger = await sessions.ask('dora', UPDATE_CONNECTION, {
      input: { id, host_approved: true },
    });
    expect(byStranger.code).toBe('NOT_SEATED');
    const bySelf = await sessions.ask('carl', UPDATE_CONNECTION, {
      input: { id, host_approved: true },
    });
    expect(bySelf.code).toBe('NOT_HOST');
    for (const also of [{ host_denied: true }, { connection_is_closed: true }]) {
      const both = { input: { id, host_approved: true, ...also } };
      expect((await sessions.ask('ana', UPDATE_CONNECTION, both)).code).toBe('BAD_USER_INPUT');
    }
    const denied = await sessions.ask('ana', UPDATE_CONNECTION, {
      input: { id, host_denied: true },
    });
    expect(denied.data.updatePlayerSessionConnection).toMatchObject({
      host_denied: true,
      denial_reason: 'by-host',
      public_session_id: null,
      seat_secret: null,
      owner: null,
    });
    const seen = await sessions.ask('carl', RESUME, { connection: id });
    expect(seen.data.resumeSession).toMatchObject({
      connection: { host_denied: true, denial_reason: 'by-host' },
      public_session: null,
    });
    expect((await sessions.ask('carl', GET, { id: room.id })).code).toBe('NOT_SEATED');
  });

  test('whoever waits sees the host and how many are in, and nothing of the game', async () => {
    const room = await openRoomOf(sessions, {
      guests: ['ben', 'dora'],
      settings: { is_audience_session: true },
    });
    await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
    await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
    await sessions.ask('ana', START, { id: room.id });
    for (const who of ['ana', 'ben', 'dora']) {
      const connection = room.seat(who);
      await sessions.ask(who, PLACE, { id: room.id, value: 7, connection });
    }
    await sessions.pass(2_000);
    await sessions.ask('ana', START, { id: room.id });
    const asked = await sessions.ask('carl', JOIN, { code: room.code, asAudience: false });
    const connection = asked.data.createPlayerSessionConnection.id;
    const seen = await sessions.ask('carl', GET, { id: room.id });
    expect(seen.data.getPublicSession).toMatchObject({
      phase: 'LOBBY',
      connected_players: [{ player_name: 'Ana', player_score: 0, has_guessed: false }],
      audience_count: 0,
      round: null,
      past_rounds: [],
    });
    const inside = '{ player_count connected_audience { player_name } }';
    const more = `query ($id: ID!) { getPublicSession(id: $id) ${inside} }`;
    const counted = await sessions.ask('carl', more, { id: room.id });
    expect(counted.data.getPublicSession).toEqual({ player_count: 3, connected_audience: [] });
    const back = await sessions.ask('carl', RESUME, { connection });
    expect(back.data.resumeSession).toMatchObject({
      connection: { player_name: 'Carl', host_approved: false },
      own_round: null,
    });
    for (const { body } of [seen, back]) expect(body).not.toMatch(/Ben|Dora|Eva|Reel/);
    await sessions.ask('ana', UPDATE_CONNECTION, {
      input: { id: connection, host_approved: true },
    });
    const after = await sessions.ask('carl', GET, { id: room.id });
    expect(after.data.getPublicSession).toMatchObject({ phase: 'GUESSING', past_rounds: [{}] });
  });

  test('a full session is refused with its code', async () => {
    const { code } = await openRoomOf(sessions, { settings: { max_players: 2 } });
    expect((await sessions.ask('carl', JOIN, { code })).code).toBe('SESSION_FULL');
  });

  test('who was barred, and who left, cannot come back', async () => {
    const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
    const bar =
      'mutation ($id: ID!) { removePlayer(connection_id: $id, bar: true) { closing_reason } }';
    expect((await sessions.ask('carl', bar, { id: room.seat('ben') })).code).toBe('NOT_HOST');
    const barred = await sessions.ask('ana', bar, { id: room.seat('ben') });
    expect(barred.data.removePlayer.closing_reason).toBe('barred');
    expect((await sessions.ask('ben', JOIN, { code: room.code })).code).toBe('BARRED');
    const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { closing_reason } }';
    expect((await sessions.ask('ana', leave, { id: room.seat('carl') })).code).toBe('NOT_SEATED');
    expect((await sessions.ask('carl', leave, { id: room.seat('carl') })).code).toBeUndefined();
    for (const asAudience of [undefined, false, true]) {
      const again = await sessions.ask('carl', JOIN, { code: room.code, asAudience });
      expect(again.refusal).toBe('left-for-good');
    }
  });

  test('ten wrong codes of an account or an address, then none until a minute is over', async () => {
    const { code } = await openRoomOf(sessions, { guests: [] });
    for (let n = 0; n < 10; n++) {
      const wrong = await sessions.ask('ben', JOIN, { code: 'nope' }, '10.0.0.1');
      expect(wrong.code).toBe('SESSION_NOT_FOUND');
    }
    const late = await sessions.ask('ben', JOIN, { code }, '10.0.0.2');
    expect(late.code).toBe('TOO_MANY_REQUESTS');
    const neighbour = await sessions.ask('carl', JOIN, { code }, '10.0.0.1');
    expect(neighbour.code).toBe('TOO_MANY_REQUESTS');
    expect((await sessions.ask('carl', JOIN, { code }, '10.0.0.3')).code).toBeUndefined();
    await sessions.pass(61_000);
    expect((await sessions.ask('ben', JOIN, { code }, '10.0.0.1')).code).toBeUndefined();
  });
});

describe('the stage', () => {
  test('reads with its key, and with no other', async () => {
    const room = await openRoomOf(sessions, {});
    const key = room.session.stage_key;
    const seen = await sessions.ask(undefined, GET, { id: room.id, key });
    expect(seen.data.getPublicSession).toMatchObject({ phase: 'LOBBY', code: room.code });
    const wrong = await sessions.ask(undefined, GET, { id: room.id, key: 'guessed' });
    expect(wrong.code).toBe('SESSION_NOT_FOUND');
    expect((await sessions.ask(undefined, GET, { id: room.id })).code).toBe('UNAUTHORIZED');
  });
});

describe('the end', () => {
  test('is the host’s: the session is closed to all, and its code is nobody’s', async () => {
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

  test('may be said in every way that there is, and again', async () => {
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
