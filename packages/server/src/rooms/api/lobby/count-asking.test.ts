import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  JOIN,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { ASKINGS_OF_PLAYER, NEW_SEATS_FROM_NETWORK } from './join-session.ts';

const LEAVE = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
const ADDRESS = '203.0.113.5';

let sessions: SessionsUnderTest;
let room: Awaited<ReturnType<typeof openRoomOf>>;

beforeEach(async () => {
  sessions = await openSessions();
  room = await openRoomOf(sessions, {});
  await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
});

afterEach(() => sessions.close());

test('a player who withdraws and repeats requests is stopped, and others are not', async () => {
  for (let asked = 0; asked < ASKINGS_OF_PLAYER.max; asked++) {
    const joined = await sessions.ask('carl', JOIN, { code: room.code });
    await sessions.ask('carl', LEAVE, { id: joined.data.createPlayerSessionConnection.id });
  }
  expect(await sessions.ask('carl', JOIN, { code: room.code })).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect((await sessions.ask('dora', JOIN, { code: room.code })).code).toBeUndefined();
});

test('a waiting player may ask as often as their browser does', async () => {
  for (let asked = 0; asked <= 2 * ASKINGS_OF_PLAYER.max; asked++) {
    expect((await sessions.ask('carl', JOIN, { code: room.code })).code).toBeUndefined();
  }
});

test('many guests of one network are limited in a room, and other players can still join', async () => {
  const join = (guest: number, address: string) => {
    const subject = `guest-${guest.toString(16).padStart(24, '0')}`;
    const name = `Walker ${guest}`;
    return sessions.ask(subject, JOIN_AS, { code: room.code, name }, address);
  };
  for (let guest = 0; guest < NEW_SEATS_FROM_NETWORK.max; guest++) {
    expect((await join(guest, ADDRESS)).code).toBeUndefined();
  }
  expect((await join(1_000, ADDRESS)).code).toBe('TOO_MANY_REQUESTS');
  expect((await join(0, ADDRESS)).code).toBeUndefined();
  expect((await join(1_001, '203.0.113.6')).code).toBeUndefined();
});

const JOIN_AS = `mutation ($code: String!, $name: String!) {
  createPlayerSessionConnection(input: { session_code: $code, player_name: $name }) { id } }`;
