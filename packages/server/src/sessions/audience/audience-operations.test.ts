import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  JOIN,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  UPDATE_SESSION,
} from '../sessions-under-test.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

test('a person can react once in two seconds', async () => {
  const { id } = await openRoomOf(sessions, {});
  expect((await react('ben', id)).data.react).toBe(true);
  expect((await react('ben', id)).code).toBe('TOO_MANY_REQUESTS');
  await sessions.pass(1_999);
  expect((await react('ben', id)).code).toBe('TOO_MANY_REQUESTS');
  await sessions.pass(1);
  expect((await react('ben', id)).data.react).toBe(true);
});

test('a stranger and a guest who waits for a seat cannot react', async () => {
  const { id, code } = await openRoomOf(sessions, {});
  expect((await react('dora', id)).code).toBe('NOT_SEATED');
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const waiting = await sessions.ask('carl', JOIN, { code, asAudience: false });
  expect(waiting.data.createPlayerSessionConnection.host_approved).toBe(false);
  expect((await react('carl', id)).code).toBe('NOT_SEATED');
});

test('a closed room takes no reaction', async () => {
  const { id } = await openRoomOf(sessions, {});
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, session_is_closed: true } });
  expect((await react('ben', id)).refusal).toBe('room-closed');
});

function react(who: string, id: string) {
  const query = 'mutation ($id: ID!) { react(public_session_id: $id, reaction: LAUGH) }';
  return sessions.ask(who, query, { id });
}
