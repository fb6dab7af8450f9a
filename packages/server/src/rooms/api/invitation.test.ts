import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  START,
} from '../../../testing/rooms/sessions-under-test.ts';

const BEA = `guest-${'be'.repeat(12)}`;

const OPEN = `mutation ($code: String!) { openInvitation(code: $code) {
  session_name host { player_name avatar_url } players { player_name } max_players audience_count
  has_audience has_begun place is_full needs_account } }`;

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

test('the code shows a guest who invites, who is in the room, and that a seat is free', async () => {
  const settings = { session_name: 'Friday on the sofa' };
  const room = await openRoomOf(sessions, { guests: ['ben'], settings });
  const opened = await sessions.ask(BEA, OPEN, { code: ` ${room.code.toLowerCase()} ` });
  expect(opened.data.openInvitation).toEqual({
    session_name: 'Friday on the sofa',
    host: { player_name: 'Ana', avatar_url: 'profile0.jpg' },
    players: [{ player_name: 'Ana' }, { player_name: 'Ben' }],
    max_players: 4,
    audience_count: 0,
    has_audience: false,
    has_begun: false,
    place: 'SEAT',
    is_full: false,
    needs_account: false,
  });
});

test.each([
  { audience: true, place: 'AUDIENCE' },
  { audience: false, place: null },
])('a full room with an audience ($audience) offers $place', async ({ audience, place }) => {
  const settings = { max_players: 2, is_audience_session: audience };
  const room = await openRoomOf(sessions, { guests: ['ben'], settings });
  const opened = await sessions.ask(BEA, OPEN, { code: room.code });
  expect(opened.data.openInvitation).toMatchObject({ place, is_full: true });
});

test('a room whose last round is open accepts no more players', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'], settings: { max_rounds: 1 } });
  await sessions.ask('ana', START, { id: room.id });
  const opened = await sessions.ask(BEA, OPEN, { code: room.code });
  expect(opened.data.openInvitation).toMatchObject({
    place: null,
    is_full: false,
    has_begun: true,
  });
});

test('an invitation contains no id, film or secret', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  await sessions.ask('ana', START, { id: room.id });
  const { body } = await sessions.ask(BEA, OPEN, { code: room.code });
  expect(body).not.toContain(room.id);
  expect(body).not.toMatch(/overview|review|Reel|7\.3/);
});

test('wrong codes are counted, and anonymous callers see no invitation', async () => {
  const room = await openRoomOf(sessions, { guests: [] });
  expect((await sessions.ask(undefined, OPEN, { code: room.code })).code).toBe('UNAUTHORIZED');
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 11; n++) codes.push((await sessions.ask(BEA, OPEN, { code: 'BBBBB' })).code);
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('SESSION_NOT_FOUND'));
  expect(codes[10]).toBe('TOO_MANY_REQUESTS');
});
