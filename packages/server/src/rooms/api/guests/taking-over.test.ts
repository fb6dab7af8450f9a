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
  takeOverGuest(guest_id: $guest) { id player { name avatar_url owner ttl score }
    connections { id session_code seat_secret } } }`;

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
  expect(taken.data.takeOverGuest.player).toMatchObject({
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
  expect(again.data.takeOverGuest).toEqual(taken.data.takeOverGuest);
  expect(again.data.takeOverGuest.connections).toMatchObject([{ id, session_code: room.code }]);
});

test('a guest whose name an account has keeps the seat, and must choose a name', async () => {
  const room = await openRoomOf(sessions, { guests: [] });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Ben' });
  await sessions.pass(2_000);
  const taken = await sessions.ask('new-account', TAKE_OVER, { guest: BEA });
  expect(taken.data.takeOverGuest).toMatchObject({ id: null, player: null });
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

test('an account with its own seat in the room keeps that one, and the round waits for no other', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'], settings: { time_limit: 0 } });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea' });
  await sessions.pass(2_000);
  await sessions.ask('ana', START, { id: room.id });
  const taken = await sessions.ask('ben', TAKE_OVER, { guest: BEA });
  const { connections } = taken.data.takeOverGuest;
  expect(connections).toMatchObject([{ id: room.seat('ben'), session_code: room.code }]);
  expect(connections[0].seat_secret).toBe(room.seats.ben?.seat_secret);
  const back = await sessions.ask('ben', RESUME, { code: room.code });
  expect(back.data.resumeSession.id).toBe(room.seat('ben'));
  expect((await sessions.ask(BEA, PLACE, { id: room.id, value: 5 })).code).toBe('NOT_SEATED');
  await sessions.ask('ana', PLACE, { id: room.id, value: 5 });
  await sessions.ask('ben', PLACE, { id: room.id, value: 6 });
  await sessions.pass(2_000);
  const seen = await sessions.ask('ben', RESUME, { code: room.code });
  expect(seen.data.resumeSession.sight.view.progress.round.isOver).toBe(true);
});

test('a guess of the guest becomes the account’s in its own seat, which cannot guess again', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben'] });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea' });
  await sessions.pass(2_000);
  await sessions.ask('ana', START, { id: room.id });
  await sessions.ask(BEA, PLACE, { id: room.id, value: 7.1 });
  await sessions.ask('ben', TAKE_OVER, { guest: BEA });
  const back = await sessions.ask('ben', RESUME, { code: room.code });
  expect(back.data.resumeSession).toMatchObject({
    id: room.seat('ben'),
    own: { guess: { value: 71 } },
  });
  const second = await sessions.ask('ben', PLACE, { id: room.id, value: 2 });
  expect(second.code).toBe('ALREADY_GUESSED');
});

test('a guest who watches without a name and signs up keeps the place and the guess', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: ['carl'], settings });
  const joined = await sessions.ask(BEA, WALK_IN, { code: room.code, asAudience: true });
  const { id } = joined.data.createPlayerSessionConnection;
  await sessions.ask('ana', START, { id: room.id });
  expect((await sessions.ask(BEA, PLACE, { id: room.id, value: 8.4 })).code).toBeUndefined();
  const taken = await sessions.ask('new-account', TAKE_OVER, { guest: BEA });
  expect(taken.data.takeOverGuest.connections).toMatchObject([{ id, session_code: room.code }]);
  await sessions.ask('new-account', CREATE);
  await sessions.ask('new-account', JOIN, { code: room.code, asAudience: true });
  const second = await sessions.ask('new-account', PLACE, { id: room.id, value: 2 });
  expect(second.code).toBe('ALREADY_GUESSED');
  expect(await guessesOfAudience()).toEqual([84]);
});

test('a guest and an account that both watch become one member with one guess', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: ['ben'], settings });
  await sessions.ask(BEA, WALK_IN, { code: room.code, asAudience: true });
  await sessions.ask('carl', JOIN, { code: room.code, asAudience: true });
  await sessions.ask('ana', START, { id: room.id });
  await sessions.ask(BEA, PLACE, { id: room.id, value: 8.4 });
  await sessions.ask('carl', TAKE_OVER, { guest: BEA });
  const second = await sessions.ask('carl', PLACE, { id: room.id, value: 2 });
  expect(second.code).toBe('ALREADY_GUESSED');
  expect(await guessesOfAudience()).toEqual([84]);
  const members = await sessions.db.selectFrom('audience_member').select('owner').execute();
  expect(members).toEqual([{ owner: 'carl' }]);
});

test.each([
  { account: 'new-account', name: 'Bea', who: 'whose player is made from the guest' },
  { account: 'new-account', name: 'Carl', who: 'who must choose another name' },
  { account: 'carl', name: 'Bea', who: 'who has a player' },
])('a guest who signs in after the podium gets the points of the game, $who', async (given) => {
  const { account, name } = given;
  const room = await openRoomOf(sessions, { guests: ['ben'], settings: { max_rounds: 1 } });
  await sessions.ask(BEA, WALK_IN, { code: room.code, name });
  await sessions.pass(2_000);
  await sessions.ask('ana', START, { id: room.id });
  for (const who of ['ana', 'ben', BEA])
    await sessions.ask(who, PLACE, { id: room.id, value: 7.3 });
  await sessions.pass(60_000);
  await sessions.command('ana', { type: 'finish', room: room.id });
  for (let nth = 0; nth < 2; nth++) await sessions.ask(account, TAKE_OVER, { guest: BEA });
  await sessions.ask(account, CREATE);
  const players = await sessions.db.selectFrom('player').select(['owner', 'score']).execute();
  const score = (owner: string) => players.find((player) => player.owner === owner)?.score;
  expect(score('ben')).toBeGreaterThan(0);
  expect(score(account)).toBe(score('ben'));
});

async function guessesOfAudience(): Promise<readonly number[]> {
  const rows = await sessions.db.selectFrom('audience_guess').select('value').execute();
  return rows.map(({ value }) => value);
}

test('a guest’s room, audience place and memory of films go to the account as well', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: [], settings });
  await sessions.ask(BEA, WALK_IN, { code: room.code, asAudience: true });
  await sessions.ask(BEA, 'mutation { createPlayer(input: { name: "Bea" }) { id } }');
  const own = (await sessions.ask(BEA, CREATE_SESSION)).data.createOutOfTenSession;
  await sessions.ask(BEA, 'mutation { drawMovie }');
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
