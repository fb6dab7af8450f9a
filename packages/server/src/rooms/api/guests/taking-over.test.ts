import type { SeatView } from '@outoften/rules/room/view/view-room';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CREATE_SESSION,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { ownerOfGuest } from '../../../identity/callers/caller.ts';
import { visitorOfOwner } from '../../../identity/callers/visitor.ts';

const BEA = `guest-${'be'.repeat(12)}`;

/** Returns the seat of the connection that was resumed, as its player sees it. */
function ownSeat({ data }: Readonly<{ data: { resumeSession: SeatSight } }>): SeatView {
  const { id, sight } = data.resumeSession;
  const seat = sight?.view.seats.find((each) => each.id === id);
  if (seat === undefined) throw new RangeError('no seat of its own');
  return seat;
}

const WALK_IN = `mutation ($code: String!, $name: String, $asAudience: Boolean) {
  createPlayerSessionConnection(input: { session_code: $code, player_name: $name,
    avatar_url: "profile4.jpg", as_audience: $asAudience }) { id } }`;

const TAKE_OVER = `mutation ($guest: ID!) {
  takeOverGuest(guest_id: $guest) { name avatar_url owner ttl } }`;

const CREATE = 'mutation { createPlayer(input: { name: "Bea" }) { id } }';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
  const accounts = ['new-account', 'ana', 'ben', 'carl'].map((id) => ({
    id,
    email: `${id}@example.com`,
    verified_at: null,
    password_hash: null,
    created_at: 0,
  }));
  await sessions.db.insertInto('account').values(accounts).execute();
});
afterEach(() => sessions.close());

test('a guest who signs up during a round keeps seat, guess, name and picture', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  const joined = await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea' });
  await sessions.pass(2_000);
  await sessions.ask('ana', START, { id: room.id });
  await sessions.ask(BEA, PLACE, { id: room.id, value: 7.3 });
  const taken = await sessions.ask('new-account', TAKE_OVER, { guest: BEA });
  expect(taken.data.takeOverGuest).toEqual({
    name: 'Bea',
    avatar_url: 'profile4.jpg',
    owner: 'new-account',
    ttl: null,
  });
  const back = await sessions.ask('new-account', RESUME, { code: room.code });
  const { id } = joined.data.createPlayerSessionConnection;
  expect(ownSeat(back)).toMatchObject({ id, name: 'Bea', hasGuessed: true });
  expect((await sessions.ask(BEA, RESUME, { code: room.code })).code).toBe('NOT_SEATED');
  const again = await sessions.ask('new-account', TAKE_OVER, { guest: BEA });
  expect(again.data.takeOverGuest.name).toBe('Bea');
});

test('a guest whose name an account has keeps the seat, and must choose a name', async () => {
  const room = await openRoomOf(sessions, { guests: [] });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Ben' });
  await sessions.pass(2_000);
  const taken = await sessions.ask('new-account', TAKE_OVER, { guest: BEA });
  expect(taken.data.takeOverGuest).toBeNull();
  const back = await sessions.ask('new-account', RESUME, { code: room.code });
  expect(ownSeat(back).name).toBe('Ben');
  await sessions.ask('new-account', CREATE);
  const renamed = await sessions.ask('new-account', RESUME, { code: room.code });
  expect(ownSeat(renamed).name).toBe('Bea');
});

test('an account with a player continues under its own name in the guest’s seat', async () => {
  const room = await openRoomOf(sessions, { guests: [] });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea' });
  await sessions.pass(2_000);
  await sessions.ask('carl', TAKE_OVER, { guest: BEA });
  const back = await sessions.ask('carl', RESUME, { code: room.code });
  expect(ownSeat(back).name).toBe('Carl');
});

test('an account with its own seat in the room keeps that one', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea' });
  await sessions.ask('ben', TAKE_OVER, { guest: BEA });
  const back = await sessions.ask('ben', RESUME, { code: room.code });
  expect(back.data.resumeSession.id).toBe(room.seat('ben'));
});

test('a guest’s room, audience place and memory of films go to the account as well', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: [], settings });
  await sessions.ask(BEA, WALK_IN, { code: room.code, asAudience: true });
  await sessions.ask(BEA, 'mutation { createPlayer(input: { name: "Bea" }) { id } }');
  const own = (await sessions.ask(BEA, CREATE_SESSION)).data.createOutOfTenSession;
  await sessions.ask(BEA, 'mutation { drawMovie { id } }');
  await sessions.ask('new-account', TAKE_OVER, { guest: BEA });
  const watching = await sessions.ask('new-account', RESUME, { code: room.code });
  expect(watching.data.resumeSession.place).toEqual({ state: 'audience' });
  const end = 'mutation ($id: ID!) { deleteSession(input: { id: $id }) { owner } }';
  const ended = await sessions.ask('new-account', end, { id: own.id });
  expect(ended.data.deleteSession.owner).toBe('new-account');
  const draws = await sessions.db.selectFrom('film_draw').select('visitor_id').execute();
  expect(draws).toEqual([{ visitor_id: visitorOfOwner('new-account') }]);
});

test('an account in the audience of a room gets the guest’s seat there, and leaves the audience', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: [], settings });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea', asAudience: false });
  await sessions.pass(2_000);
  await sessions.ask('carl', JOIN, { code: room.code, asAudience: true });
  await sessions.ask('carl', TAKE_OVER, { guest: BEA });
  const members = await sessions.db.selectFrom('audience_member').select('owner').execute();
  expect(members).toEqual([]);
});

test('a malformed guest id is refused, and a guest cannot take over another', async () => {
  for (const guest of ['ana', ownerOfGuest(BEA), `${BEA}0`]) {
    expect((await sessions.ask('ana', TAKE_OVER, { guest })).code).toBe('BAD_USER_INPUT');
  }
  expect((await sessions.ask(BEA, TAKE_OVER, { guest: BEA })).code).toBe('UNAUTHORIZED');
});
