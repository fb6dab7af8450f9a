import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMetrics } from '../../../testing/app/app-under-test.ts';
import {
  type FollowedSessions,
  openFollowedSessions,
} from '../../../testing/rooms/session-followers-under-test.ts';
import { JOIN, openRoomOf, PLACE, START } from '../../../testing/rooms/sessions-under-test.ts';

let sessions: FollowedSessions;
beforeEach(async () => {
  sessions = await openFollowedSessions();
});
afterEach(() => sessions.close());

/** Waits until the metrics have all these lines. */
async function expectMetrics(...lines: readonly string[]): Promise<void> {
  await vi.waitFor(async () => {
    expect((await readMetrics(sessions)).split('\n')).toEqual(expect.arrayContaining([...lines]));
  });
}

test('a room counts once, in its phase, with its connected seats', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  await expectMetrics('rooms_open{phase="lobby"} 0', 'room_seats 0');
  await sessions.followRoom('ana', { id: room.id, connection: room.seat('ana') });
  await sessions.followRoom('ben', { id: room.id, connection: room.seat('ben') });
  await expectMetrics('rooms_open{phase="lobby"} 1', 'room_seats 2');
  await sessions.ask('ana', START, { id: room.id });
  await expectMetrics('rooms_open{phase="lobby"} 0', 'rooms_open{phase="guessing"} 1');
});

test('of two servers, the one with the first connected seat counts the room, and each counts its own seats', async () => {
  const other = await openFollowedSessions(sessions);
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  await other.followRoom('ana', { id: room.id, connection: room.seat('ana') });
  await sessions.followRoom('ben', { id: room.id, connection: room.seat('ben') });
  await expectMetrics('rooms_open{phase="lobby"} 0', 'room_seats 1');
  const metrics = await readMetrics(other);
  expect(metrics).toMatch(/^rooms_open\{phase="lobby"\} 1$/m);
  expect(metrics).toMatch(/^room_seats 1$/m);
  await other.close();
});

test('the audience and stages are counted by their connections', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: [], settings });
  const joined = await sessions.ask('dora', JOIN, { code: room.code, asAudience: true });
  const { id: connection } = joined.data.createPlayerSessionConnection;
  await sessions.followRoom('dora', { id: room.id, connection });
  await sessions.followRoom(undefined, { id: room.id, key: room.session.stage_key });
  await expectMetrics('room_audience 1', 'room_stages 1', 'room_seats 0');
});

test('an accepted guess is measured by the kind of its guesser, and a refused one is not', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: ['ben'], settings });
  const joined = await sessions.ask('dora', JOIN, { code: room.code, asAudience: true });
  const { id: connection } = joined.data.createPlayerSessionConnection;
  await sessions.ask('ana', START, { id: room.id });
  await sessions.ask('ben', PLACE, { id: room.id, value: 7.3, connection: room.seat('ben') });
  await sessions.ask('ben', PLACE, { id: room.id, value: 7.4, connection: room.seat('ben') });
  await sessions.ask('dora', PLACE, { id: room.id, value: 7, connection });
  await expectMetrics(
    'guess_duration_seconds_count{by="seat"} 1',
    'guess_duration_seconds_count{by="audience"} 1',
    'graphql_errors_total{code="ALREADY_GUESSED"} 1',
  );
});

test('a change is measured once for each server that sends it to followers', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  const before = deliveries(await readMetrics(sessions));
  await sessions.ask('ana', START, { id: room.id });
  expect(deliveries(await readMetrics(sessions))).toBe(before);
  const { last } = await sessions.followRoom('ben', { id: room.id, connection: room.seat('ben') });
  await last(1);
  const joined = deliveries(await readMetrics(sessions));
  await sessions.place('ana', room, 7.3);
  await vi.waitFor(async () => {
    expect(deliveries(await readMetrics(sessions))).toBe(joined + 1);
  });
});

test('the delay of a round that ends late is measured', async () => {
  const settings = { time_limit: 30 };
  const room = await openRoomOf(sessions, { guests: ['ben'], settings });
  await sessions.followRoom('ana', { id: room.id, connection: room.seat('ana') });
  await sessions.ask('ana', START, { id: room.id });
  const before = lateness(await readMetrics(sessions));
  await sessions.pass(60_000);
  const after = lateness(await readMetrics(sessions));
  expect(after.count).toBe(before.count + 1);
  expect(after.sum - before.sum).toBeGreaterThan(20);
  expect(after.sum - before.sum).toBeLessThan(60);
});

test('a new guest is counted once', async () => {
  const room = await openRoomOf(sessions, {});
  const guest = 'guest-0123456789abcdef01234567';
  for (let n = 0; n < 2; n++) {
    const query = `mutation ($code: String!) { createPlayerSessionConnection(input: {
      session_code: $code, player_name: "Wanda" }) { id } }`;
    expect((await sessions.ask(guest, query, { code: room.code })).code).toBeUndefined();
  }
  await expectMetrics('walk_ins_total 1');
});

function deliveries(metrics: string): number {
  return Number(/^live_delivery_seconds_count (\d+)$/m.exec(metrics)?.[1]);
}

function lateness(metrics: string) {
  const read = (part: string) =>
    Number(new RegExp(`^room_deadline_lateness_seconds_${part} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return { count: read('count'), sum: read('sum') };
}
