import { expect, test } from 'vitest';
import { JOIN, openRoomOf, openSessions } from '../../../../testing/rooms/sessions-under-test.ts';

test('a barred player whom the host lets back in is seated without approval', async () => {
  const sessions = await openSessions();
  const room = await openRoomOf(sessions, {});
  const out = 'mutation ($id: ID!) { removePlayer(connection_id: $id, bar: true) { id } }';
  const back = 'mutation ($id: ID!) { letBackIn(connection_id: $id) { closing_reason } }';
  const ben = { id: room.seat('ben') };
  await sessions.ask('ana', out, ben);
  const join = { code: room.code, asAudience: false };
  expect((await sessions.ask('ben', JOIN, join)).code).toBe('BARRED');
  expect((await sessions.ask('ben', back, ben)).code).toBe('NOT_HOST');
  const letBack = await sessions.ask('ana', back, ben);
  expect(letBack.data.letBackIn).toEqual({ closing_reason: 'let-back' });
  const seated = await sessions.ask('ben', JOIN, join);
  expect(seated.data.createPlayerSessionConnection).toMatchObject({ host_approved: true });
  await sessions.close();
});
