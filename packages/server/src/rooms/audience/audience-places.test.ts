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
} from '../../../testing/rooms/sessions-under-test.ts';
import { findMemberOf } from './audience-rows.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('the audience', () => {
  test('is joined with the same code, automatically if all seats are taken, and only once', async () => {
    const room = await openRoomOf(sessions, {
      settings: { max_players: 2, is_audience_session: true },
    });
    const joined = await sessions.ask('carl', JOIN, { code: room.code });
    const { id } = joined.data.createPlayerSessionConnection;
    expect(joined.data.createPlayerSessionConnection).toMatchObject({ is_audience: true });
    const again = await sessions.ask('carl', JOIN, { code: room.code });
    expect(again.data.createPlayerSessionConnection.id).toBe(id);
    const seen = await sessions.ask('carl', GET, { id: room.id });
    expect(seen.data.getPublicSession.audience_count).toBe(1);
    expect((await sessions.ask('carl', START, { id: room.id })).code).toBe('NOT_SEATED');
    const closed = await openRoomOf(sessions, {});
    const none = await sessions.ask('carl', JOIN, { code: closed.code, asAudience: true });
    expect(none.refusal).toBe('no-audience');
  });

  test('refuses an account that insists on a seat, and the account first gets the lasting reason', async () => {
    const settings = { max_players: 2, max_rounds: 2, is_audience_session: true };
    const room = await openRoomOf(sessions, { settings });
    const request = { code: room.code, asAudience: false };
    expect((await sessions.ask('carl', JOIN, request)).refusal).toBe('room-full');
    await sessions.ask('ana', START, { id: room.id });
    expect((await sessions.ask('carl', JOIN, request)).refusal).toBe('room-full');
    await sessions.ask('ben', PLACE, { id: room.id, value: 7, connection: room.seat('ben') });
    await sessions.ask('ana', START, { id: room.id, number: 2 });
    await sessions.ask('ana', PLACE, { id: room.id, value: 7, connection: room.seat('ana') });
    await sessions.pass(0);
    expect((await sessions.ask('carl', JOIN, request)).refusal).toBe('too-late');
    expect((await sessions.ask('carl', JOIN, { code: room.code })).refusal).toBeUndefined();
  });

  test('takes players who left a seat for good or withdraw a request for one', async () => {
    const settings = { max_players: 4, is_audience_session: true };
    const room = await openRoomOf(sessions, { settings });
    const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
    await sessions.ask('ben', leave, { id: room.seat('ben') });
    expect((await sessions.ask('ben', JOIN, { code: room.code })).refusal).toBe('left-for-good');
    await watch('ben');

    await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
    const asked = await sessions.ask('carl', JOIN, { code: room.code });
    const waiting = asked.data.createPlayerSessionConnection;
    expect(waiting).toMatchObject({ is_audience: false, host_approved: false });
    await sessions.ask('carl', leave, { id: waiting.id });
    await watch('carl');
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.audience_count).toBe(2);
    const { connected_players: seats } = seen.data.getPublicSession;
    const isIn = (seat: Readonly<{ connection_is_closed: boolean }>) => !seat.connection_is_closed;
    expect(seats.filter(isIn)).toMatchObject([{ player_name: 'Ana', host_approved: true }]);

    async function watch(who: string): Promise<void> {
      const joined = await sessions.ask(who, JOIN, { code: room.code, asAudience: true });
      expect(joined.data.createPlayerSessionConnection).toMatchObject({ is_audience: true });
    }
  });

  test('refuses an account that asked for a seat at the same moment', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    for (const [name, first] of [
      ['carl', true],
      ['dora', false],
    ] as const) {
      await Promise.all(
        [first, !first, first].map((asAudience) =>
          sessions.ask(name, JOIN, { code: room.code, asAudience }),
        ),
      );
      const kept = await sessions.rooms.rooms.keeper.read(room.id);
      const isSeated = kept?.room.seats.some(({ owner }) => owner === name);
      const member = await findMemberOf(sessions.db, { roomId: room.id, owner: name });
      expect(isSeated).toBe(member === undefined);
    }
  });

  test('refuses a barred account, also after its seat was removed', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    const remove =
      'mutation ($id: ID!, $bar: Boolean) { removePlayer(connection_id: $id, bar: $bar) { closing_reason } }';
    await sessions.ask('ana', remove, { id: room.seat('ben') });
    const joined = await sessions.ask('ben', JOIN, { code: room.code, asAudience: true });
    const { id, seat_secret: secret } = joined.data.createPlayerSessionConnection;
    const barred = await sessions.ask('ana', remove, { id: room.seat('ben'), bar: true });
    expect(barred.data.removePlayer.closing_reason).toBe('barred');
    for (const asAudience of [true, false, undefined]) {
      expect((await sessions.ask('ben', JOIN, { code: room.code, asAudience })).code).toBe(
        'BARRED',
      );
    }
    const look = { id: room.id, connection: id, secret };
    expect((await sessions.ask('ben', GET, look)).code).toBe('NOT_SEATED');
    expect((await sessions.ask('ben', GET, { id: room.id })).code).toBe('NOT_SEATED');
    expect((await sessions.ask('ben', RESUME, { connection: id })).code).toBe('NOT_SEATED');
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.audience_count).toBe(0);
  });

  test('can be left and joined again, as a new member', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    const joined = await sessions.ask('carl', JOIN, { code: room.code, asAudience: true });
    const { id } = joined.data.createPlayerSessionConnection;
    await sessions.ask('ana', START, { id: room.id });
    await guessFrom('carl', id, 7.3);
    const leave = `mutation ($id: ID!) { leaveSession(connection_id: $id) {
      id owner player_name is_audience connection_is_closed closing_reason audience_place } }`;
    expect((await sessions.ask('dora', leave, { id })).code).toBe('NOT_SEATED');
    const left = await sessions.ask('carl', leave, { id });
    expect(left.data.leaveSession).toEqual({
      id,
      owner: 'carl',
      player_name: 'Carl',
      is_audience: true,
      connection_is_closed: true,
      closing_reason: 'left',
      audience_place: null,
    });
    expect((await sessions.ask('carl', leave, { id })).code).toBe('NOT_SEATED');
    expect((await sessions.ask('carl', GET, { id: room.id })).code).toBe('NOT_SEATED');
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession).toMatchObject({ audience_count: 0, audience_guessed: 0 });
    const again = await sessions.ask('carl', JOIN, { code: room.code, asAudience: true });
    const { id: newId } = again.data.createPlayerSessionConnection;
    const closing = { input: { id: newId, connection_is_closed: true } };
    const closed = await sessions.ask('carl', UPDATE_CONNECTION, closing);
    expect(closed.data.updatePlayerSessionConnection).toMatchObject({ connection_is_closed: true });

    async function guessFrom(who: string, connection: string, value: number) {
      const placed = await sessions.ask(who, PLACE, { id: room.id, value, connection });
      expect(placed.code).toBeUndefined();
    }
  });

  test('can ask for a seat, and must do so once the room has no audience any more', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    await sessions.ask('carl', JOIN, { code: room.code, asAudience: true });
    const joined = await sessions.ask('dora', JOIN, { code: room.code, asAudience: true });
    const { id: connection } = joined.data.createPlayerSessionConnection;
    const seat = await sessions.ask('carl', JOIN, { code: room.code, asAudience: false });
    expect(seat.data.createPlayerSessionConnection).toMatchObject({ is_audience: false });
    const settings = { is_audience_session: false };
    const changed = await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, settings } });
    expect(changed.data.updatePublicSession).toMatchObject({ audience_count: 0 });
    expect((await sessions.ask('dora', GET, { id: room.id })).code).toBe('NOT_SEATED');
    expect((await sessions.ask('dora', RESUME, { connection })).refusal).toBe('no-audience');
    const asked = await sessions.ask('dora', JOIN, { code: room.code });
    expect(asked.data.createPlayerSessionConnection).toMatchObject({ is_audience: false });
  });
});
