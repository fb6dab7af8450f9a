import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '../../../testing/players/players-under-test.ts';
import {
  CREATE_SESSION,
  GET,
  JOIN,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  START,
} from '../../../testing/rooms/sessions-under-test.ts';
import { openByPassword } from '../../identity/accounts/accounts.ts';
import type { EmailAddress } from '../../identity/accounts/email-address.ts';
import { HASHING_COST, type Password } from '../../identity/accounts/password.ts';
import { ownerOfGuest } from '../../identity/callers/caller.ts';
import { createProfanityCheck, NO_NAME_LISTS } from '../../identity/names/profanity.ts';
import { createSecretKeys } from '../../platform/secrets.ts';
import { createRoomSecrets } from '../../rooms/api/access/room-secrets.ts';
import { beat } from '../../rooms/play/server-beats.ts';
import { createRoomKeeper } from '../../rooms/store/room-keeper.ts';
import { removeExpired } from '../expiry.ts';
import { ACTS } from './operator-acts.ts';

const BEA = `guest-${'1'.padStart(24, '0')}`;
const SCHOOL = '203.0.113.7';
const HOUR_MS = 60 * 60 * 1000;

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

/** Runs a command beside the running server, which learns of it from the store alone. */
async function act(name: string, ...args: readonly string[]): Promise<string> {
  const { db, now } = sessions;
  const keeper = createRoomKeeper({
    db,
    now,
    random: () => 0,
    pause: async () => {},
    onSaved: () => {},
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  const secrets = createRoomSecrets(createSecretKeys(db));
  const done = await ACTS[name]?.run({ db, now, keeper, secrets, isProfane }, args);
  await keeper.settle();
  if (done === undefined) return expect.unreachable(`there is no command ${name}`);
  return typeof done === 'string' ? done : done.text;
}

const openAccount = (id: string) => addAccount(sessions.db, id);

const isProfane = createProfanityCheck(NO_NAME_LISTS);

const countSessions = async (id: string) =>
  (
    await sessions.db
      .selectFrom('issuer_record')
      .select('kind')
      .where('account_id', '=', id)
      .execute()
  ).length;

describe('players', () => {
  test('are found by a part of a name or an address, and nothing stands for any text', async () => {
    await openAccount('ana');
    expect(await act('players', 'AN')).toBe('Ana  ana@example.com  ana');
    expect(await act('players', 'example')).toBe('Ana  ana@example.com  ana');
    expect(await act('players', 'be')).toBe('Ben  (kept by another issuer)  ben');
    expect(await act('players', '%')).toBe('No player.');
    await expect(act('players', '')).rejects.toThrow('Name a part');
  });

  test('with names that are older than a rule are listed', async () => {
    expect(await act('names')).toBe('All names are as they should be.');
    for (const [name, owner] of [
      ['Аnа', 'x'],
      ['Ana\u20dd', 'y'],
      ['Shithead', 'z'],
    ] as const) {
      const row = {
        id: owner,
        name,
        name_key: name,
        owner,
        hold: 'player',
        reserved_at: sessions.now() + 1,
      } as const;
      await sessions.db.insertInto('reserved_player_name').values(row).execute();
    }
    const listed = await act('names');
    expect(listed).toContain('Ana\u20dd  y  ');
    expect(listed).toContain('Shithead  z  profane');
    expect(listed.split('\n').length).toBeGreaterThanOrEqual(2);
    expect(listed).not.toContain('Ben');
  });

  test.each(['Ana', 'ana@example.com', 'ana'])('are exported by %s', async (who) => {
    await openAccount('ana');
    const exported = JSON.parse(await act('export', who));
    expect(exported.caller).toBeUndefined();
    expect(exported).toMatchObject({
      account: { email: 'ana@example.com' },
      player: { name: 'Ana' },
    });
  });

  test('are named once: a text that fits two accounts does nothing', async () => {
    await openAccount('ben');
    await sessions.db
      .updateTable('player')
      .set({ owner: 'Ben' })
      .where('owner', '=', 'carl')
      .execute();
    await expect(act('delete', 'Ben')).rejects.toThrow('Several accounts fit Ben');
    await expect(act('delete', 'Nobody')).rejects.toThrow('There is no player Nobody.');
    expect(await act('counts')).toContain('players: 8');
  });

  test('are deleted with account, sessions and name, also as hosts of a running room', async () => {
    await openAccount('ana');
    const { id } = await openRoomOf(sessions, { guests: ['ben'] });
    await sessions.ask('ana', START, { id });
    expect(await act('delete', 'ana@example.com')).toMatch(/^Deleted Ana\./);
    expect(await countSessions('ana')).toBe(0);
    expect(await act('players', 'ana')).toBe('No player.');
    const seen = await sessions.ask('ben', GET, { id });
    expect(seen.data.getPublicSession).toMatchObject({
      phase: 'GUESSING',
      session_is_closed: false,
    });
    expect(JSON.stringify(seen.data)).not.toContain('"player_name":"Ana"');
  });

  test('get another name, in their rooms too, but none that is taken or no name', async () => {
    const { id } = await openRoomOf(sessions, { guests: ['ben'] });
    await expect(act('rename', 'Ben', 'Ana')).rejects.toThrow('Ana is taken');
    await expect(act('rename', 'Ben', '🎬')).rejects.toThrow('can’t be a name'.replace('’', "'"));
    expect(await act('rename', 'Ben', 'Benno')).toBe('Ben is called Benno now.');
    const seen = await sessions.ask('ana', GET, { id });
    expect(JSON.stringify(seen.data)).toContain('"player_name":"Benno"');
  });

  test('get a new password or address, and all their sessions end', async () => {
    await openAccount('ana');
    const told = await act('new-password', 'Ana');
    const password = / is (\S+) now/.exec(told)?.[1] as Password;
    const email = 'ana@example.com' as EmailAddress;
    const opened = await openByPassword(sessions.db, { email, password, cost: HASHING_COST });
    expect(opened).toEqual({ ok: true, value: 'ana' });
    expect(await countSessions('ana')).toBe(0);
    await openAccount('carl');
    await expect(act('new-address', 'Ana', 'carl@example.com')).rejects.toThrow('another account');
    await expect(act('new-address', 'Ana', 'carl')).rejects.toThrow('carl is no e-mail address.');
    await act('new-address', 'Carl', 'Karl@example.com');
    expect(await act('players', 'karl@')).toContain('carl');
    expect(await countSessions('carl')).toBe(0);
    await expect(act('new-password', 'Ben')).rejects.toThrow('Another issuer keeps the account');
  });

  test('are signed out everywhere', async () => {
    await openAccount('ana');
    await act('sign-out', 'Ana');
    expect(await countSessions('ana')).toBe(0);
  });
});

describe('rooms', () => {
  test('are listed with their players, and closed by code', async () => {
    expect(await act('rooms')).toBe('No room is open.');
    const { id, code } = await openRoomOf(sessions, { guests: ['ben'] });
    expect(await act('rooms')).toMatch(new RegExp(`^${code}  lobby  2 players  \\S+  .+$`));
    expect(await act('room', ` ${code.toLowerCase()}.`)).toBe(
      'seated  Ana  ana  host\nseated  Ben  ben',
    );
    expect(await act('close', code)).toMatch(/^Closed /);
    const seen = await sessions.ask('ben', GET, { id });
    expect(seen.data.getPublicSession).toMatchObject({ session_is_closed: true });
    await expect(act('close', code)).rejects.toThrow('No open room has the code');
  });
});

describe('a bar', () => {
  test('keeps an address away for its time, and says how many seats it ended', async () => {
    const { id, code } = await openRoomOf(sessions, { guests: ['ben'] });
    const input = { code, asAudience: false };
    expect((await sessions.ask(BEA, JOIN, input, SCHOOL)).code).toBeUndefined();
    await sessions.pass(2_000);
    expect(await act('bar', SCHOOL, '1')).toMatch(
      /^Barred 203\.0\.113\.7 until \S+\. Seats that ended: 1\. All who share/,
    );
    await sessions.pass(5_000);
    for (const who of [BEA, 'ben', undefined]) {
      expect((await sessions.ask(who, GET, { id }, SCHOOL)).code).toBe('BARRED_BY_OPERATOR');
    }
    expect((await sessions.ask('ben', GET, { id })).code).toBeUndefined();
    await sessions.pass(HOUR_MS);
    expect((await sessions.ask('ben', GET, { id }, SCHOOL)).code).not.toBe('BARRED_BY_OPERATOR');
    await removeExpired(sessions.db, sessions.now());
    expect(await sessions.db.selectFrom('bar').selectAll().execute()).toEqual([]);
  });

  test('keeps a guest or player away at every address, until it is ended', async () => {
    const { id, code } = await openRoomOf(sessions, { guests: ['ben'] });
    await sessions.ask(BEA, JOIN, { code, asAudience: false });
    await act('bar', ownerOfGuest(BEA), '24');
    await act('bar', 'Ben', '0.5');
    await sessions.pass(5_000);
    expect((await sessions.ask(BEA, GET, { id })).code).toBe('BARRED_BY_OPERATOR');
    expect((await sessions.ask('ben', CREATE_SESSION, {}, SCHOOL)).code).toBe('BARRED_BY_OPERATOR');
    expect(await act('bars')).toMatch(/^ben {2}until \S+\nguest#\S+ {2}until \S+$/);
    await act('unbar', 'Ben');
    await expect(act('unbar', 'Ben')).rejects.toThrow('ben is not barred.');
    await sessions.pass(5_000);
    expect((await sessions.ask('ben', CREATE_SESSION)).code).toBeUndefined();
  });

  test.each(['0', '-1', 'soon', '1e9', ''])('for %j hours is none', async (hours) => {
    await expect(act('bar', SCHOOL, hours)).rejects.toThrow('no number of hours');
  });

  test('is never one of this machine', async () => {
    await expect(act('bar', '127.0.0.1', '1')).rejects.toThrow('is this machine');
  });
});

test('the keys of the store are replaced while no server runs, which signs everyone out', async () => {
  const { db, now } = sessions;
  await openAccount('ana');
  await createSecretKeys(db)('seat-secrets');
  await beat(db, { serverId: 'a', now: now() });
  await expect(act('rotate-keys')).rejects.toThrow('Stop all servers, wait');
  await db.deleteFrom('server_beat').execute();
  const before = await keys();
  expect(before.length).toBeGreaterThan(0);
  await act('rotate-keys');
  expect(await countSessions('ana')).toBe(0);
  await createSecretKeys(db)('seat-secrets');
  for (const key of await keys()) expect(before).not.toContainEqual(key);

  function keys() {
    return db.selectFrom('secret_key').select('value').execute();
  }
});
