import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDailyResult } from '../../testing/daily/daily-under-test.ts';
import { holdDisk } from '../../testing/platform/disk-under-test.ts';
import { type OpenStore, SQLITE } from '../../testing/platform/stores-under-test.ts';
import { aNewPlayer, aPlayerName } from '../../testing/players/player-builder.ts';
import { aRoom, NOW } from '../../testing/rooms/room-under-test.ts';
import { aServerOn } from '../../testing/rooms/server-under-test.ts';
import { mergeDailyResults } from '../daily/daily-results.ts';
import { changeEmail, changePassword, createAccount } from '../identity/accounts/accounts.ts';
import type { EmailAddress } from '../identity/accounts/email-address.ts';
import type { AccountCaller } from '../identity/callers/caller.ts';
import type { Database } from '../platform/db/tables.ts';
import { createPlayer } from '../players/create-player.ts';
import { saveWalkIn } from '../players/walk-ins.ts';
import { createAudienceJoins } from '../rooms/audience/audience-joins.ts';
import { insertRoom } from '../rooms/store/room-rows.ts';
import { newMemberId } from '../rooms/store/seat-ids.ts';
import { deleteOwnData } from './own-data/own-data.ts';

const EMAIL = 'ana@example.com' as EmailAddress;
const ACCOUNT = { email: EMAIL, passwordHash: 'hash', isProven: true, now: NOW };
const AUDIENCE = { ...DEFAULT_SETTINGS, isAudienceSession: true };

let store: OpenStore;
let accountId: string;
beforeEach(async () => {
  store = await SQLITE.openMigrated();
  await createPlayer(store.db, aNewPlayer('Ana', { owner: 'ana' }));
  const account = await createAccount(store.db, ACCOUNT);
  accountId = account.ok ? account.value : expect.unreachable(account.refusal);
  const room = aRoom({ settings: AUDIENCE });
  await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now: NOW });
});
afterEach(() => store.close());

test.each<Readonly<{ name: string; act: (db: Kysely<Database>) => Promise<unknown> }>>([
  { name: 'a new player', act: (db) => createPlayer(db, aNewPlayer('Ben')) },
  {
    name: 'a guest’s name',
    act: (db) =>
      saveWalkIn(db, { owner: 'guest', name: aPlayerName('Cleo'), avatar: undefined, now: NOW }),
  },
  {
    name: 'a result of the daily',
    act: (db) =>
      mergeDailyResults(db, { owner: 'ana', results: [aDailyResult({ number: 3 })], now: NOW }),
  },
  {
    name: 'a new account',
    act: (db) => createAccount(db, { ...ACCOUNT, email: 'ben@example.com' as EmailAddress }),
  },
  {
    name: 'a new password',
    act: (db) => changePassword(db, { email: EMAIL, passwordHash: 'another', provenAt: undefined }),
  },
  {
    name: 'a new address',
    act: (db) => {
      const to = 'ana@example.org' as EmailAddress;
      return changeEmail(db, { accountId, from: EMAIL, to, now: NOW });
    },
  },
  {
    name: 'a new room',
    act: (db) => {
      const room = aRoom({ id: 'another', code: 'BCD24' as never });
      return insertRoom(db, { room, sessionId: 'another', owner: 'ben', now: NOW });
    },
  },
  {
    name: 'a place in the audience',
    act: (db) => {
      const member = { id: newMemberId('room'), owner: 'ben', name: 'Ben', avatar: 0 as never };
      return createAudienceJoins(db).join({ ...member, roomId: 'room', joinedAt: NOW });
    },
  },
  {
    name: 'the end of an account',
    act: (db) => {
      const { rooms } = aServerOn(db, { now: () => NOW });
      const caller = {
        type: 'account',
        owner: 'ana',
        isOurs: true,
        account: { subject: accountId },
      };
      return deleteOwnData({ db, now: () => NOW, rooms }, caller as AccountCaller);
    },
  },
])('$name is on the disk before it is answered', async ({ act }) => {
  const disk = holdDisk(store.db);
  let isAnswered = false;
  const answered = act(store.db).then(() => {
    isAnswered = true;
  });
  await expect.poll(() => disk.length).toBe(1);
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expect(isAnswered).toBe(false);
  // Some go on to other changes.
  for (let done = 0; !isAnswered; await nextTurn()) {
    for (; done < disk.length; done++) disk[done]?.();
  }
  await answered;
});
