import { attemptsIn } from '@outoften/rules/room/seat-attempts';
import { hasPresence } from '@outoften/rules/room/seats/presence';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { ownerOfGuest } from '../../../identity/callers/caller.ts';

const BEA = `guest-${'be'.repeat(12)}`;

const WALK_IN = `mutation ($code: String!, $name: String, $asAudience: Boolean) {
  createPlayerSessionConnection(input: { session_code: $code, player_name: $name,
    avatar_url: "profile4.jpg", as_audience: $asAudience }) { id } }`;

const TAKE_OVER = 'mutation ($guest: ID!) { takeOverGuest(guest_id: $guest) { id } }';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
  const row = { verified_at: null, password_hash: null, created_at: 0 };
  const accounts = ['ben', 'carl'].map((id) => ({ id, email: `${id}@example.com`, ...row }));
  await sessions.db.insertInto('account').values(accounts).execute();
});
afterEach(() => sessions.close());

/** Which of the requests arrives first, when all arrive at once. */
const ORDERS = [
  ['sign-in', 'guess', 'guest-guess'],
  ['guess', 'sign-in', 'guest-guess'],
  ['guess', 'guest-guess', 'sign-in'],
  ['guest-guess', 'sign-in', 'guess'],
  ['guest-guess', 'guess', 'sign-in'],
  ['sign-in', 'guest-guess', 'guess'],
] as const;

const PLACES = [
  { account: 'plays', guest: 'plays' },
  { account: 'plays', guest: 'watches' },
  { account: 'watches', guest: 'plays' },
  { account: 'watches', guest: 'watches' },
  { account: 'stays out', guest: 'plays' },
  { account: 'stays out', guest: 'watches' },
] as const;

const CASES = PLACES.flatMap((places) => ORDERS.map((order) => ({ ...places, order })));

test.each(CASES)(
  'a sign-in in mid-round while both devices guess leaves one place and one guess: the account $account, the guest $guest, $order',
  async ({ account, guest, order }) => {
    const guests = account === 'plays' ? ['carl', 'ben'] : ['carl'];
    const room = await openRoomOf(sessions, {
      guests,
      settings: { time_limit: 0, is_audience_session: true },
    });
    if (account === 'watches') {
      await sessions.ask('ben', JOIN, { code: room.code, asAudience: true });
    }
    const asAudience = guest === 'watches';
    await sessions.ask(BEA, WALK_IN, { code: room.code, name: 'Bea', asAudience });
    await sessions.pass(2_000);
    await sessions.ask('ana', START, { id: room.id });
    const requests = {
      'sign-in': () => sessions.ask('ben', TAKE_OVER, { guest: BEA }),
      guess: () => sessions.ask('ben', PLACE, { id: room.id, value: 6 }),
      'guest-guess': () => sessions.ask(BEA, PLACE, { id: room.id, value: 5 }),
    };
    const answers = await Promise.all(order.map((name) => requests[name]()));
    expect(answers.map(({ code }) => code)).not.toContain('INTERNAL');
    // What a browser does that lost the answer.
    await sessions.ask('ben', TAKE_OVER, { guest: BEA });
    const { kept, members, guesses, withdrawn } = await placesOf(room.id, [
      'ben',
      ownerOfGuest(BEA),
    ]);
    expect([...kept, ...members].map(({ owner }) => owner)).toEqual(['ben']);
    expect(guesses).toBeLessThanOrEqual(1);
    const isCounted = answers.some(({ data }, n) => order[n] !== 'sign-in' && data !== null);
    expect(guesses + withdrawn > 0).toBe(isCounted);
    for (const who of ['ana', 'ben', 'carl']) {
      await sessions.ask(who, PLACE, { id: room.id, value: 6 });
    }
    await sessions.pass(2_000);
    expect((await sessions.rooms.rooms.keeper.read(room.id))?.room.progress.phase).toBe('revealed');
  },
);

async function placesOf(roomId: string, owners: readonly string[]) {
  const room = (await sessions.rooms.rooms.keeper.read(roomId))?.room;
  if (room === undefined) throw new RangeError('no room');
  const seats = room.seats.filter(({ owner }) => owners.includes(owner));
  const { db } = sessions;
  const members = await db
    .selectFrom('audience_member')
    .select(['id', 'owner'])
    .where('owner', 'in', owners)
    .execute();
  const audience = await db.selectFrom('audience_guess').select('member_id').execute();
  const withdrawn = await db
    .selectFrom('withdrawn_guess')
    .select('owner')
    .where('was_made', '=', 1)
    .execute();
  const played = attemptsIn(room.progress).filter(
    ({ seat, guess }) => guess !== undefined && seats.some(({ id }) => id === seat),
  );
  return {
    kept: seats.filter(hasPresence),
    members,
    guesses: played.length + audience.length,
    withdrawn: withdrawn.length,
  };
}
