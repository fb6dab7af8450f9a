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
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('joining a session', () => {
  test('works with a code in any case, automatically after 750 ms, and needs only one’s own name', async () => {
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

  test('gives the seat its secret on joining and on returning, but not with later changes', async () => {
    const { code, seats } = await openRoomOf(sessions, { guests: ['ben'] });
    const secret = seats.ben?.seat_secret;
    const id = seats.ben?.id;
    expect(secret).toEqual(expect.any(String));
    const changed = await sessions.ask('ben', UPDATE_CONNECTION, { input: { id } });
    expect(changed.data.updatePlayerSessionConnection).toMatchObject({ id, owner: 'ben' });
    expect(changed.body).not.toContain(secret);
    const back = await sessions.ask('ben', RESUME, { code });
    expect(back.data.resumeSession.secret).toBe(secret);
  });

  test('with manual approval needs the host, who alone approves and denies', async () => {
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
    expect(seen.data.resumeSession.place).toEqual({ state: 'denied', reason: 'by-host' });
    expect(seen.data.resumeSession.sight).toBeUndefined();
    expect((await sessions.ask('carl', GET, { id: room.id })).code).toBe('NOT_SEATED');
  });

  test('shows a waiting guest the host and how many are in, and nothing of the game', async () => {
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
    expect(back.data.resumeSession).toMatchObject({ id: connection, place: { state: 'waiting' } });
    expect(back.data.resumeSession.own).toBeUndefined();
    for (const { body } of [seen, back]) expect(body).not.toMatch(/Ben|Dora|Eva|Reel/);
    await sessions.ask('ana', UPDATE_CONNECTION, {
      input: { id: connection, host_approved: true },
    });
    const after = await sessions.ask('carl', GET, { id: room.id });
    expect(after.data.getPublicSession).toMatchObject({ phase: 'GUESSING', past_rounds: [{}] });
  });

  test('is refused with a code if the session is full', async () => {
    const { code } = await openRoomOf(sessions, { settings: { max_players: 2 } });
    expect((await sessions.ask('carl', JOIN, { code })).code).toBe('SESSION_FULL');
  });

  test('is refused after being barred or leaving', async () => {
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

  test('is refused for a minute after ten wrong codes of an account or an address', async () => {
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
