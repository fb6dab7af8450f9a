import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CREATE_SESSION,
  GET,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { removeExpired } from '../../../app/expiry.ts';
import { ownerOfGuest } from '../../../identity/callers/caller.ts';

const HOUR_MS = 60 * 60 * 1000;

const BEA = guestId(1);
const CY = guestId(2);
const DAN = guestId(3);

const WALK_IN = `mutation ($code: String!, $name: String, $avatar: String, $asAudience: Boolean) {
  createPlayerSessionConnection(input: { session_code: $code, player_name: $name,
    avatar_url: $avatar, as_audience: $asAudience }) {
    id owner player_name avatar_url seat_secret is_audience host_approved } }`;

const CREATE = `mutation ($name: String!, $avatar: String) {
  createPlayer(input: { name: $name, avatar_url: $avatar }) {
    id name avatar_url user_pool_id ttl owner } }`;

const REMOVE = `mutation ($id: ID!, $bar: Boolean) {
  removePlayer(connection_id: $id, bar: $bar) { id } }`;

const PLAYERS = `query ($id: ID!) { getPublicSession(id: $id) {
  connected_players { player_name host_approved connection_is_closed } } }`;

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('a guest', () => {
  test('gets a seat with a name and a picture in one call, and plays in it', async () => {
    const room = await openRoomOf(sessions, { guests: [] });
    const joined = await walkIn(BEA, { code: room.code, name: 'Be', avatar: 'profile3.jpg' });
    const seat = joined.data.createPlayerSessionConnection;
    expect(seat).toMatchObject({ player_name: 'Be', avatar_url: 'profile3.jpg' });
    expect(seat.owner).toBe(ownerOfGuest(BEA));
    expect(seat.seat_secret).toEqual(expect.any(String));
    await sessions.pass(2_000);
    await sessions.ask('ana', START, { id: room.id });
    const placed = await sessions.ask(BEA, PLACE, { id: room.id, value: 7 });
    expect(placed.code).toBeUndefined();
    const back = await sessions.ask(BEA, RESUME, { code: room.code });
    expect(back.data.resumeSession).toMatchObject({ id: seat.id, own: { guess: { value: 70 } } });
  });

  test('who watches is never called as a player is, by any look-alike', async () => {
    const settings = { is_audience_session: true };
    const room = await openRoomOf(sessions, { guests: [], settings });
    await walkIn(BEA, { code: room.code, name: 'Bea' });
    const watch = async (who: string, name: string) => {
      const { data } = await walkIn(who, { code: room.code, name, asAudience: true });
      return data.createPlayerSessionConnection;
    };
    expect(await watch(CY, 'Bea_')).toMatchObject({ player_name: 'Bea 2', is_audience: true });
    expect(await watch(DAN, 'Dan')).toMatchObject({ player_name: 'Dan' });
  });

  test('has an id that others cannot read', async () => {
    const room = await openRoomOf(sessions, { guests: ['ben'] });
    await walkIn(BEA, { code: room.code, name: 'Bea' });
    await sessions.pass(2_000);
    const told = await sessions.ask('ana', GET, { id: room.id });
    expect(told.body).toContain('Bea');
    for (const secret of [BEA, BEA.slice('guest-'.length), ownerOfGuest(BEA)]) {
      expect(told.body).not.toContain(secret);
      expect(sessions.logged.join('\n')).not.toContain(secret);
    }
  });

  test('can host a room, and has its controls', async () => {
    expect((await sessions.ask(BEA, CREATE_SESSION)).code).toBe('NO_PLAYER');
    await sessions.ask(BEA, CREATE, { name: 'Bea' });
    const { code, public_session_id: id } = (await sessions.ask(BEA, CREATE_SESSION)).data
      .createOutOfTenSession;
    await walkIn(CY, { code, name: 'Cy' });
    await sessions.pass(2_000);
    expect((await sessions.ask(CY, START, { id })).code).toBe('NOT_HOST');
    expect((await sessions.ask(BEA, START, { id })).code).toBeUndefined();
  });

  test('needs a name for a seat, and none for the audience', async () => {
    const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
    expect((await walkIn(BEA, { code: room.code })).code).toBe('NO_PLAYER');
    const watching = await walkIn(BEA, { code: room.code, asAudience: true });
    expect(watching.data.createPlayerSessionConnection).toMatchObject({
      is_audience: true,
      player_name: '',
    });
    const seated = await walkIn(BEA, { code: room.code, name: 'Bea', asAudience: false });
    expect(seated.data.createPlayerSessionConnection).toMatchObject({ player_name: 'Bea' });
  });

  test.each([
    { name: 'B', refusal: 'too-short' },
    { name: 'B'.repeat(21), refusal: 'too-long' },
    { name: 'fuck', refusal: 'profane' },
  ])('cannot be called $name', async ({ name, refusal }) => {
    const room = await openRoomOf(sessions, { guests: [] });
    const refused = await walkIn(BEA, { code: room.code, name });
    expect(refused).toMatchObject({ code: 'INVALID_NAME', refusal });
  });

  test('cannot take the name of another player in the room, and gets free suggestions', async () => {
    const room = await openRoomOf(sessions, { guests: ['ben'] });
    const taken = await walkIn(BEA, { code: room.code, name: 'ANA' });
    expect(taken.code).toBe('NAME_TAKEN');
    const [first] = JSON.parse(taken.body).errors[0].extensions.suggestions;
    const joined = await walkIn(BEA, { code: room.code, name: first });
    expect(joined.data.createPlayerSessionConnection.player_name).toBe(first);
    const other = await sessions.ask('carl', CREATE_SESSION);
    const { code } = other.data.createOutOfTenSession;
    const elsewhere = await walkIn(CY, { code, name: 'ANA' });
    expect(elsewhere.code).toBeUndefined();
  });

  test('cannot take a seat with the name of someone who watches, by any look-alike', async () => {
    const settings = { is_audience_session: true };
    const room = await openRoomOf(sessions, { guests: [], settings });
    await walkIn(CY, { code: room.code, name: 'Cleo', asAudience: true });
    await walkIn(DAN, { code: room.code, name: 'Cleo 2', asAudience: true });
    for (const name of ['CLEO', 'Cleo_', 'Cleo 2']) {
      const refused = await walkIn(BEA, { code: room.code, name, asAudience: false });
      expect(refused.code).toBe('NAME_TAKEN');
      const { suggestions } = JSON.parse(refused.body).errors[0].extensions;
      expect(suggestions).toHaveLength(3);
      expect(suggestions).not.toContain('Cleo');
      expect(suggestions).not.toContain('Cleo 2');
    }
    const own = await walkIn(CY, { code: room.code, name: 'Cleo', asAudience: false });
    expect(own.data.createPlayerSessionConnection).toMatchObject({
      player_name: 'Cleo',
      is_audience: false,
    });
  });

  test('keeps its name in the room when an account with that name arrives', async () => {
    const room = await openRoomOf(sessions, { guests: [] });
    await walkIn(BEA, { code: room.code, name: 'Ben' });
    await walkIn('ben', { code: room.code });
    await sessions.pass(2_000);
    expect(await namesIn(room.id)).toEqual(['Ana', 'Ben', 'Ben 2']);
  });

  test('has a player without an account for a day, which activity renews', async () => {
    const created = await sessions.ask(BEA, CREATE, { name: 'Bea', avatar: 'profile2.jpg' });
    const { id, ...player } = created.data.createPlayer;
    const endsAt = Math.floor((sessions.now() + 24 * HOUR_MS) / 1000);
    expect(player).toEqual({
      name: 'Bea',
      avatar_url: 'profile2.jpg',
      user_pool_id: null,
      ttl: endsAt,
      owner: ownerOfGuest(BEA),
    });
    const renamed = await sessions.ask(BEA, CREATE, { name: 'Bee' });
    expect(renamed.data.createPlayer).toMatchObject({
      id,
      name: 'Bee',
      avatar_url: 'profile2.jpg',
    });
    await sessions.ask(CY, CREATE, { name: 'Cy' });
    const room = await openRoomOf(sessions, { guests: [] });
    await walkIn(BEA, { code: room.code });
    expect(await listWalkIns()).toEqual(['Bee', 'Cy']);
    await removeExpired(sessions.db, sessions.now() + 24 * HOUR_MS + 1);
    expect(await listWalkIns()).toEqual([]);
  });

  test('is not listed among players, and its name stays free for accounts', async () => {
    await sessions.ask(BEA, CREATE, { name: 'Newname' });
    const list = 'query { listPlayers { items { name } } }';
    expect((await sessions.ask('ana', list)).body).not.toContain('Newname');
    const rename =
      'mutation ($id: ID!) { updatePlayer(input: { id: $id, name: "Newname" }) { name } }';
    const own = 'query { listPlayers(filter: { name: { eq: "Ana" } }) { items { id } } }';
    const { id } = (await sessions.ask('ana', own)).data.listPlayers.items[0];
    expect((await sessions.ask('ana', rename, { id })).data.updatePlayer.name).toBe('Newname');
  });

  test('who was barred makes others from the network wait for the host', async () => {
    const room = await openRoomOf(sessions, { guests: [] });
    const joined = await walkIn(BEA, { code: room.code, name: 'Bea' }, '203.0.113.7');
    await sessions.pass(2_000);
    const { id } = joined.data.createPlayerSessionConnection;
    await sessions.ask('ana', REMOVE, { id, bar: true });
    expect((await walkIn(BEA, { code: room.code, name: 'Bea' })).code).toBe('BARRED');
    await walkIn(CY, { code: room.code, name: 'Cy' }, '203.0.113.7');
    await walkIn(DAN, { code: room.code, name: 'Dan' }, '203.0.113.8');
    await sessions.pass(2_000);
    const shown = await sessions.ask('ana', PLAYERS, { id: room.id });
    const approved = shown.data.getPublicSession.connected_players
      .filter(({ host_approved }: { host_approved: boolean }) => host_approved)
      .map(({ player_name }: { player_name: string }) => player_name);
    expect(approved).toEqual(['Ana', 'Dan']);
  });

  test('who was barred cannot come back to watch, and others from the network wait for the host', async () => {
    const room = await openRoomOf(sessions, {
      guests: [],
      settings: { is_audience_session: true, max_players: 3 },
    });
    const watch = (guest: string, name: string, address: string) =>
      walkIn(guest, { code: room.code, name, asAudience: true }, address);
    const joined = await walkIn(BEA, { code: room.code, name: 'Bea' }, '203.0.113.7');
    await sessions.pass(2_000);
    const { id } = joined.data.createPlayerSessionConnection;
    expect((await watch(DAN, 'Dan', '203.0.113.7')).code).toBeUndefined();
    await sessions.ask('ana', REMOVE, { id, bar: true });
    expect((await watch(BEA, 'Bea', '203.0.113.9')).code).toBe('BARRED');
    // A member stays one.
    expect(isApproved(await watch(DAN, 'Dan', '203.0.113.7'))).toBe(true);
    expect(isApproved(await watch(CY, 'Cy', '203.0.113.7'))).toBe(false);
    expect(isApproved(await watch(guestId(1_000), 'Eva', '203.0.113.8'))).toBe(true);
    await walkIn(guestId(1_001), { code: room.code, name: 'Finn' }, '203.0.113.8');
    // No seat is left, and the audience's door stays closed.
    expect((await watch(guestId(1_002), 'Gus', '203.0.113.7')).code).toBe('SESSION_FULL');
  });
});

test('of ten thousand walk-ins from one network most are refused, and the room continues', async () => {
  const settings = { is_audience_session: true };
  const room = await openRoomOf(sessions, { guests: ['ben'], settings });
  let seatedOrWatching = 0;
  for (let n = 0; n < 320; n++) {
    const watching = { code: room.code, asAudience: true };
    const { code } = await walkIn(guestId(1_000 + n), watching, '203.0.113.7');
    if (code === undefined) seatedOrWatching += 1;
    else expect(code).toBe('TOO_MANY_REQUESTS');
  }
  expect(seatedOrWatching).toBe(300);
  const elsewhere = await walkIn(BEA, { code: room.code, asAudience: true }, '203.0.113.8');
  expect(elsewhere.code).toBeUndefined();
  expect((await sessions.ask('ana', START, { id: room.id })).code).toBeUndefined();
});

test('guests of one network open 30 rooms an hour together', async () => {
  const opened: (string | undefined)[] = [];
  for (let n = 0; n < 32; n++) {
    await sessions.ask(guestId(100 + n), CREATE, { name: 'Bea' });
    opened.push((await sessions.ask(guestId(100 + n), CREATE_SESSION)).code);
  }
  expect(opened.slice(0, 30)).toEqual(Array(30).fill(undefined));
  expect(opened.slice(30)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

/** Returns a different guest id for each number. */
function guestId(n: number): string {
  return `guest-${n.toString(16).padStart(24, '0')}`;
}

function walkIn(
  who: string,
  variables: Readonly<{ code: string; name?: string; avatar?: string; asAudience?: boolean }>,
  address?: string,
) {
  return sessions.ask(who, WALK_IN, variables, address);
}

function isApproved({ data }: Awaited<ReturnType<typeof walkIn>>): boolean {
  return data.createPlayerSessionConnection.host_approved;
}

async function namesIn(id: string): Promise<readonly string[]> {
  const shown = await sessions.ask('ana', PLAYERS, { id });
  return shown.data.getPublicSession.connected_players.map(
    ({ player_name }: { player_name: string }) => player_name,
  );
}

async function listWalkIns(): Promise<readonly string[]> {
  const rows = await sessions.db.selectFrom('walk_in').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
