import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  JOIN,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';

const RESUME = 'mutation ($code: String!) { resumeSession(code: $code) }';

let sessions: SessionsUnderTest;
let room: Awaited<ReturnType<typeof openRoomOf>>;

beforeEach(async () => {
  sessions = await openSessions();
  room = await openRoomOf(sessions, {});
  await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
});

afterEach(() => sessions.close());

function ask() {
  return sessions.ask('carl', JOIN, { code: room.code });
}

async function deny(id: string) {
  const input = { id, host_denied: true };
  const query = UPDATE_CONNECTION.replace('owner', 'owner ask_again_at');
  return (await sessions.ask('ana', query, { input })).data.updatePlayerSessionConnection;
}

async function comeBack() {
  return (await sessions.ask('carl', RESUME, { code: room.code })).data.resumeSession;
}

async function askAndBeDenied() {
  const { id } = (await ask()).data.createPlayerSessionConnection;
  return { id, told: await deny(id) };
}

test('only the guest reads when they may ask again', async () => {
  const { id, told } = await askAndBeDenied();
  expect(told).toMatchObject({ host_denied: true, ask_again_at: null });
  expect(await comeBack()).toEqual({
    id,
    secret: expect.any(String),
    place: { state: 'denied', reason: 'by-host' },
    allowance: 1,
    askAgainAt: sessions.now() + 30_000,
    hasAudience: false,
    now: sessions.now(),
  });
  const seen = await sessions.ask(
    'ana',
    'query ($id: ID!) { getPublicSession(id: $id) { connected_players { player_name ask_again_at } } }',
    { id: room.id },
  );
  expect(seen.data.getPublicSession.connected_players).toContainEqual({
    player_name: 'Carl',
    ask_again_at: null,
  });
});

test('a request within 30 seconds of a denial is refused with the reason', async () => {
  const { id } = await askAndBeDenied();
  await sessions.pass(29_999);
  expect(await ask()).toMatchObject({ code: 'DENIED', refusal: 'ask-later' });
  await sessions.pass(1);
  expect((await ask()).data.createPlayerSessionConnection).toMatchObject({
    id,
    host_approved: false,
    host_denied: false,
  });
});

test('a guest can ask four times in all', async () => {
  for (let request = 0; request < 4; request++) {
    await askAndBeDenied();
    await sessions.pass(30_000);
  }
  expect(await ask()).toMatchObject({ code: 'DENIED', refusal: 'denied-for-good' });
  const back = await comeBack();
  expect(back.place).toEqual({ state: 'denied', reason: 'by-host' });
  expect(back).not.toHaveProperty('askAgainAt');
});

test('the host reads in which round a player was removed', async () => {
  const ben = room.seat('ben');
  await sessions.ask('ana', 'mutation ($id: ID!) { removePlayer(connection_id: $id) { id } }', {
    id: ben,
  });
  const seen = await sessions.ask(
    'ana',
    'query ($id: ID!) { getPublicSession(id: $id) { connected_players { id sent_out_in_round } } }',
    { id: room.id },
  );
  expect(seen.data.getPublicSession.connected_players).toContainEqual({
    id: ben,
    sent_out_in_round: 0,
  });
});
