import { expect, test } from 'vitest';
import {
  CREATE_SESSION,
  openRoomOf,
  openSessions,
} from '../../../../testing/rooms/sessions-under-test.ts';

const BEA = `guest-${'be'.repeat(12)}`;

const WALK_IN = `mutation ($code: String!) {
  createPlayerSessionConnection(input: { session_code: $code, player_name: "Bea" }) { id } }`;

const CREATE = 'mutation { createPlayer(input: { name: "Bea" }) { id } }';

const OPEN = 'mutation ($code: String!) { openInvitation(code: $code) { needs_account } }';

test.each([
  { walkIns: 'host', joins: undefined, hosts: undefined, needsAccount: false },
  { walkIns: 'join', joins: undefined, hosts: 'UNAUTHORIZED', needsAccount: false },
  { walkIns: 'off', joins: 'UNAUTHORIZED', hosts: 'UNAUTHORIZED', needsAccount: true },
] as const)('with WALK_INS=$walkIns a guest can join: $joins, and host: $hosts', async (row) => {
  const sessions = await openSessions(undefined, { walkIns: row.walkIns });
  const room = await openRoomOf(sessions, { guests: [] });
  const invited = await sessions.ask(BEA, OPEN, { code: room.code });
  expect(invited.data.openInvitation.needs_account).toBe(row.needsAccount);
  expect((await sessions.ask(BEA, WALK_IN, { code: room.code })).code).toBe(row.joins);
  expect((await sessions.ask(BEA, CREATE)).code).toBe(row.joins);
  expect((await sessions.ask(BEA, CREATE_SESSION)).code).toBe(row.hosts);
  const asAccount = await sessions.ask('ben', OPEN, { code: room.code });
  expect(asAccount.data.openInvitation.needs_account).toBe(false);
  for (const who of [undefined, BEA, 'ben']) {
    const { data } = await sessions.ask(who, '{ serverPolicy }');
    expect(data.serverPolicy.walkIns).toBe(row.walkIns);
  }
  await sessions.close();
});
