import { expect, test } from 'vitest';
import { JOIN, openRoomOf, openSessions } from '../../../../testing/rooms/sessions-under-test.ts';

test('a barred player whom the host lets back in is seated without approval', async () => {
  const sessions = await openSessions();
  const room = await openRoomOf(sessions, {});
  const out = 'mutation ($id: ID!) { removePlayer(connection_id: $id, bar: true) { id } }';
  const back = { type: 'letBackIn', seat: room.seat('ben') };
  await sessions.ask('ana', out, { id: room.seat('ben') });
  const join = { code: room.code, asAudience: false };
  expect((await sessions.ask('ben', JOIN, join)).code).toBe('BARRED');
  expect((await sessions.command('ben', back)).code).toBe('NOT_HOST');
  expect((await sessions.command('ana', back)).data).toEqual({ commandRoom: {} });
  const seated = await sessions.ask('ben', JOIN, join);
  expect(seated.data.createPlayerSessionConnection).toMatchObject({ host_approved: true });
  await sessions.close();
});
