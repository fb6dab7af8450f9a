import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  GET,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
} from '../../../../testing/rooms/sessions-under-test.ts';

const SEEN = `query ($id: ID!) {
  getPublicSession(id: $id) { phase round { paused_at paused_by deadline } } }`;
const OWN = 'mutation ($id: ID!) { resumeSession(connection_id: $id) }';
const JOIN_AUDIENCE = `mutation ($code: String!) { createPlayerSessionConnection(
  input: { session_code: $code, as_audience: true }) { id } }`;

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

async function openRound(settings: object = {}) {
  const room = await openRoomOf(sessions, { settings: { time_limit: 30, ...settings } });
  const started = await sessions.ask('ana', START, { id: room.id });
  const round = started.data.createSessionRound;
  const change = (name: string, type: 'pause' | 'resume') =>
    sessions.command(name, { type, room: room.id, round: round.id });
  const seen = async () => {
    const asked = await sessions.ask('ben', SEEN, { id: room.id });
    return asked.data.getPublicSession.round;
  };
  const guess = (name: string) =>
    sessions.ask(name, PLACE, { id: room.id, value: 7, connection: room.seat(name) });
  return { room, round, change, seen, guess };
}

test('the host pauses a round, and resumes it with the time that was left', async () => {
  const { room, change, seen, guess } = await openRound();
  await sessions.pass(10_000);
  await change('ana', 'pause');
  const paused = await seen();
  expect(paused).toMatchObject({ paused_at: sessions.now(), paused_by: room.seat('ana') });
  await sessions.pass(40_000);
  expect(await seen()).toMatchObject({ paused_by: room.seat('ana') });
  expect(await guess('ben')).toMatchObject({ code: 'ROUND_PAUSED', refusal: 'round-paused' });
  await change('ana', 'resume');
  const resumed = await seen();
  expect(resumed).toMatchObject({ paused_at: null, paused_by: null });
  expect(resumed.deadline).toBe(paused.deadline + 40_000);
  const own = (await sessions.ask('ben', OWN, { id: room.seat('ben') })).data.resumeSession;
  expect(own.own).toMatchObject({ timeMs: 30_000 });
  expect((await guess('ben')).code).toBeUndefined();
});

test('pausing and resuming are allowed to the host, in the named round', async () => {
  const { room, change, guess } = await openRound();
  expect((await change('ben', 'pause')).code).toBe('NOT_HOST');
  expect((await change('carl', 'pause')).code).toBe('NOT_SEATED');
  const another = { type: 'pause', room: room.id, round: 'another' };
  expect((await sessions.command('ana', another)).code).toBe('ROUND_OVER');
  await change('ana', 'pause');
  expect((await change('ben', 'resume')).code).toBe('NOT_HOST');
  await change('ana', 'resume');
  await guess('ana');
  await guess('ben');
  expect(await change('ana', 'pause')).toMatchObject({ code: 'ROUND_OVER', refusal: 'no-round' });
});

test('a double tap pauses once, and another one resumes once', async () => {
  const { change, seen } = await openRound();
  for (const type of ['pause', 'resume'] as const) {
    await change('ana', type);
    const first = await seen();
    await sessions.pass(1_000);
    expect((await change('ana', type)).code).toBeUndefined();
    expect(await seen()).toEqual(first);
  }
});

test('the audience can guess again only when the round is resumed', async () => {
  const { room, change } = await openRound({ is_audience_session: true });
  const member = (await sessions.ask('carl', JOIN_AUDIENCE, { code: room.code })).data
    .createPlayerSessionConnection.id;
  const placed = () => sessions.ask('carl', PLACE, { id: room.id, value: 7, connection: member });
  await change('ana', 'pause');
  await sessions.pass(60_000);
  expect(await placed()).toMatchObject({ code: 'ROUND_PAUSED', refusal: 'round-paused' });
  await change('ana', 'resume');
  expect((await placed()).code).toBeUndefined();
});

test('the host can close a paused room', async () => {
  const { room, change } = await openRound();
  await change('ana', 'pause');
  const end = `mutation ($id: ID!) {
    updatePublicSession(input: { id: $id, session_is_closed: true }) { phase } }`;
  await sessions.ask('ana', end, { id: room.id });
  const seen = await sessions.ask('ben', GET, { id: room.id });
  expect(seen.data.getPublicSession).toMatchObject({ phase: 'CLOSED' });
});
