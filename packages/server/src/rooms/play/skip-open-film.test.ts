import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  GET,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
} from '../../../testing/rooms/sessions-under-test.ts';

const LEFT = 'query ($id: ID!) { getPublicSession(id: $id) { skips_left past_rounds { id } } }';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

async function openRound(settings: object = {}) {
  const room = await openRoomOf(sessions, { settings });
  const started = await sessions.ask('ana', START, { id: room.id });
  return { room, round: started.data.createSessionRound };
}

function skip(who: string, room: Readonly<{ id: string }>, round: string) {
  return sessions.command(who, { type: 'skip', room: room.id, round });
}

async function roundIn(room: Readonly<{ id: string }>) {
  return (await sessions.ask('ana', GET, { id: room.id })).data.getPublicSession.round;
}

test('the host skips a film: the same round begins again with another film', async () => {
  const { room, round } = await openRound();
  await sessions.ask('ben', PLACE, { id: room.id, value: 7, connection: room.seat('ben') });
  expect((await skip('ben', room, round.id)).code).toBe('NOT_HOST');
  expect((await skip('ana', room, round.id)).code).toBeUndefined();
  const skipped = await roundIn(room);
  expect(skipped).toMatchObject({ round_number: 1, players_guessed: 0 });
  expect(skipped.id).not.toBe(round.id);
  expect(skipped.movie.title).not.toBe(round.movie.title);
  const seen = (await sessions.ask('ben', GET, { id: room.id })).data.getPublicSession;
  expect(seen).toMatchObject({ phase: 'GUESSING', current_round: skipped.id, past_rounds: [] });
});

test('a skip that arrives twice skips one film', async () => {
  const { room, round } = await openRound();
  expect((await skip('ana', room, round.id)).code).toBeUndefined();
  expect((await skip('ana', room, round.id)).code).toBe('ROUND_OVER');
  const { data } = await sessions.ask('ben', LEFT, { id: room.id });
  expect(data.getPublicSession).toEqual({ skips_left: 2, past_rounds: [] });
});

test('the fourth skip of a game is refused', async () => {
  const { room } = await openRound();
  for (let nth = 1; nth <= 3; nth++) await skip('ana', room, (await roundIn(room)).id);
  expect((await skip('ana', room, (await roundIn(room)).id)).code).toBe('NO_SKIPS_LEFT');
});

test('the audience’s guesses are removed with the skipped film', async () => {
  const { room, round } = await openRound({ is_audience_session: true });
  const join = `mutation ($code: String!) { createPlayerSessionConnection(
    input: { session_code: $code, as_audience: true }) { id } }`;
  const member = (await sessions.ask('carl', join, { code: room.code })).data
    .createPlayerSessionConnection.id;
  const guess = { id: room.id, value: 7, connection: member };
  expect((await sessions.ask('carl', PLACE, guess)).code).toBeUndefined();
  await skip('ana', room, round.id);
  expect((await sessions.ask('carl', PLACE, guess)).code).toBeUndefined();
  const seen = await sessions.ask('ana', GET, { id: room.id });
  expect(seen.data.getPublicSession.audience_guessed).toBe(1);
});
