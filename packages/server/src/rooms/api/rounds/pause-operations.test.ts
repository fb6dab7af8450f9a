import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  GET,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
} from '../../../../testing/rooms/sessions-under-test.ts';

const PAUSE =
  'mutation ($id: ID!) { pauseRound(round_id: $id) { id paused_at paused_by deadline } }';
const RESUME =
  'mutation ($id: ID!) { resumeRound(round_id: $id) { id paused_at paused_by deadline } }';
const SEEN = 'query ($id: ID!) { getPublicSession(id: $id) { phase round { paused_by } } }';
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
  const change = (name: string, document: string) => sessions.ask(name, document, { id: round.id });
  const guess = (name: string) =>
    sessions.ask(name, PLACE, { id: room.id, value: 7, connection: room.seat(name) });
  return { room, round, change, guess };
}

test('the host pauses a round, and resumes it with the time that was left', async () => {
  const { room, change, guess } = await openRound();
  await sessions.pass(10_000);
  const paused = (await change('ana', PAUSE)).data.pauseRound;
  expect(paused).toMatchObject({ paused_at: sessions.now(), paused_by: room.seat('ana') });
  await sessions.pass(40_000);
  const { data } = await sessions.ask('ben', SEEN, { id: room.id });
  const round = { paused_by: room.seat('ana') };
  expect(data.getPublicSession).toEqual({ phase: 'GUESSING', round });
  expect(await guess('ben')).toMatchObject({ code: 'ROUND_PAUSED', refusal: 'round-paused' });
  const resumed = (await change('ana', RESUME)).data.resumeRound;
  expect(resumed).toMatchObject({ paused_at: null, paused_by: null });
  expect(resumed.deadline).toBe(paused.deadline + 40_000);
  const own = (await sessions.ask('ben', OWN, { id: room.seat('ben') })).data.resumeSession;
  expect(own.own).toMatchObject({ timeMs: 30_000 });
  expect((await guess('ben')).code).toBeUndefined();
});

test('pausing and resuming are allowed to the host, in the named round', async () => {
  const { round, change, guess } = await openRound();
  expect((await change('ben', PAUSE)).code).toBe('NOT_HOST');
  expect((await change('carl', PAUSE)).code).toBe('NOT_SEATED');
  expect((await sessions.ask('ana', PAUSE, { id: 'another' })).code).toBe('ROUND_OVER');
  await change('ana', PAUSE);
  expect((await change('ben', RESUME)).code).toBe('NOT_HOST');
  await change('ana', RESUME);
  await guess('ana');
  await guess('ben');
  const late = await sessions.ask('ana', PAUSE, { id: round.id });
  expect(late).toMatchObject({ code: 'ROUND_OVER', refusal: 'no-round' });
});

test('a double tap pauses once, and another one resumes once', async () => {
  const { change } = await openRound();
  const first = (await change('ana', PAUSE)).data.pauseRound;
  await sessions.pass(1_000);
  expect((await change('ana', PAUSE)).data.pauseRound).toEqual(first);
  const resumed = (await change('ana', RESUME)).data.resumeRound;
  await sessions.pass(1_000);
  expect((await change('ana', RESUME)).data.resumeRound).toEqual(resumed);
});

test('the audience can guess again only when the round is resumed', async () => {
  const { room, change } = await openRound({ is_audience_session: true });
  const member = (await sessions.ask('carl', JOIN_AUDIENCE, { code: room.code })).data
    .createPlayerSessionConnection.id;
  const placed = () => sessions.ask('carl', PLACE, { id: room.id, value: 7, connection: member });
  await change('ana', PAUSE);
  await sessions.pass(60_000);
  expect(await placed()).toMatchObject({ code: 'ROUND_PAUSED', refusal: 'round-paused' });
  await change('ana', RESUME);
  expect((await placed()).code).toBeUndefined();
});

test('the host can close a paused room', async () => {
  const { room, change } = await openRound();
  await change('ana', PAUSE);
  const end = `mutation ($id: ID!) {
    updatePublicSession(input: { id: $id, session_is_closed: true }) { phase } }`;
  await sessions.ask('ana', end, { id: room.id });
  const seen = await sessions.ask('ben', GET, { id: room.id });
  expect(seen.data.getPublicSession).toMatchObject({ phase: 'CLOSED' });
});
