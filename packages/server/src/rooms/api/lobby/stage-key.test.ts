import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openRoomOf,
  openSessions,
  RESUME,
  type SessionsUnderTest,
} from '../../../../testing/rooms/sessions-under-test.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

test('a host who was the last to leave gets no stage key', async () => {
  const room = await openRoomOf(sessions, { guests: [] });
  const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
  await sessions.ask('ana', leave, { id: room.seat('ana') });
  const left = await sessions.ask('ana', RESUME, { connection: room.seat('ana') });
  expect(left.data.resumeSession.place).toEqual({ state: 'gone', reason: 'left' });
  expect(left.data.resumeSession).not.toHaveProperty('sight');
  expect(left.data.resumeSession).not.toHaveProperty('stageKey');
});
