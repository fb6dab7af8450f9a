import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type OpenStore,
  STORES_UNDER_TEST,
} from '../../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, NOW } from '../../../../testing/rooms/room-under-test.ts';
import { CODES_PER_ADDRESS } from '../../../identity/hosted/hosted-limits.ts';
import { countAttempt } from '../../../platform/limits/attempts.ts';
import { insertMembers } from '../../audience/audience-rows.ts';
import { insertRoom } from '../../store/room-rows.ts';
import { type CodeTries, createCodeTries, WRONG_CODES } from './code-tries.ts';

const MANY = WRONG_CODES.max + 5;
const HOST = aSeat({ id: 'room.host' as SeatId, owner: 'hana' });
const ROOM = aRoom({ seats: [HOST] });
const WRONG = aRoom({ id: 'elsewhere' }).code;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let servers: readonly CodeTries[];
  let now: number;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = NOW;
    const { db } = store;
    await insertRoom(db, { room: ROOM, sessionId: 'session', owner: 'hana', now: NOW });
    servers = [1, 2].map(() => createCodeTries({ db, now: () => now }));
  });
  afterEach(() => store.close());

  test('no more than ten wrong codes from one address are looked up, even when all come at once', async () => {
    const answers = await tryAtOnce((n) => attempt(WRONG, `account-${n}`));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(WRONG_CODES.max);
    expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(5);
    expect(await attempt(ROOM.code, 'ana')).toBe('too-many');
    now += WRONG_CODES.windowMs;
    expect(await attempt(ROOM.code, 'ana')).toBe('room');
  });

  test('no more than ten wrong codes of one account are looked up, from however many addresses', async () => {
    const answers = await tryAtOnce((n) => attempt(WRONG, 'ana', { address: `10.0.0.${n}` }));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(WRONG_CODES.max);
  });

  test('all addresses of one IPv6 /64 network share one limit of ten wrong codes', async () => {
    const answers = await tryAtOnce((n) =>
      attempt(WRONG, `account-${n}`, { address: `2001:db8:0:1::${n}` }),
    );
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(WRONG_CODES.max);
    expect(await attempt(WRONG, 'ana', { address: '2001:db8:0:2::1' })).toBe('wrong');
  });

  test('two servers share one account’s limit of ten wrong codes', async () => {
    const answers = await tryAtOnce((n) => attempt(WRONG, 'ana', { server: n % 2 }));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(WRONG_CODES.max);
  });

  test('a right code after ten wrong ones is refused, also if all were sent at once', async () => {
    const answers = await tryAtOnce((n) => attempt(n < WRONG_CODES.max ? WRONG : ROOM.code, 'ana'));
    expect(answers).toEqual([
      ...Array(WRONG_CODES.max).fill('wrong'),
      ...Array(5).fill('too-many'),
    ]);
  });

  test('text that can’t be a code counts as a wrong code', async () => {
    const answers = await tryAtOnce(() => attempt(undefined, 'ana'));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(WRONG_CODES.max);
  });

  test('a whole school is let in with the right code, and only wrong codes are counted', async () => {
    const answers = await tryAtOnce((n) => attempt(ROOM.code, `account-${n}`, { server: n % 2 }));
    expect(answers).toEqual(Array(MANY).fill('room'));
    for (let n = 0; n < WRONG_CODES.max; n++) {
      expect(await attempt(WRONG, `account-${n}`)).toBe('wrong');
    }
    expect(await attempt(ROOM.code, 'ana')).toBe('too-many');
  });

  test('a shared address may try twenty times as many codes, but each account no more than usual', async () => {
    const from = { allowance: 20 };
    for (let n = 0; n < WRONG_CODES.max * 20; n++) {
      expect(await attempt(WRONG, `account-${n}`, from)).toBe('wrong');
    }
    expect(await attempt(ROOM.code, 'ana', from)).toBe('too-many');
    now += WRONG_CODES.windowMs;
    for (let n = 0; n < WRONG_CODES.max; n++) await attempt(WRONG, 'ana', from);
    expect(await attempt(ROOM.code, 'ana', from)).toBe('too-many');
    expect(await attempt(ROOM.code, 'ben', from)).toBe('room');
  });

  test('wrong codes of others keep no player out of a room, and let no one in', async () => {
    const member = { id: 'member', roomId: ROOM.id, owner: 'mia', name: 'Mia' };
    const joined = {
      ...member,
      avatar: FIRST_AVATAR,
      joinedAt: NOW,
      score: 0,
      error: 0,
      rounds: 0,
      allowance: 1,
    } as const;
    await insertMembers(store.db, { roomId: ROOM.id, newcomers: [joined] });
    for (const owner of ['ana', 'hana']) {
      for (let n = 0; n < WRONG_CODES.max; n++) await attempt(WRONG, owner);
    }
    for (const owner of ['hana', 'mia']) {
      expect(await attempt(ROOM.code, owner)).toBe('room');
      expect(await attempt(WRONG, owner)).toBe('too-many');
    }
    expect(await attempt(ROOM.code, 'ana')).toBe('too-many');
    expect(await attempt(ROOM.code, 'ben')).toBe('too-many');
  });

  test('wrong codes from the network of many players keep none of them out', async () => {
    const mails = { key: ['codes from', '10.0.0.1'], limit: CODES_PER_ADDRESS, now } as const;
    for (let n = 0; n < MANY; n++) await countAttempt(store.db, mails);
    expect(await attempt(ROOM.code, 'ana')).toBe('room');
  });

  function tryAtOnce(make: (n: number) => Promise<string>): Promise<readonly string[]> {
    return Promise.all(Array.from({ length: MANY }, (_, n) => make(n)));
  }

  /** Returns the outcome of the code: the room, `wrong`, or a refusal. */
  async function attempt(
    code: typeof ROOM.code | undefined,
    owner: string,
    { address = '10.0.0.1', allowance = 1, server = 0 } = {},
  ) {
    const tried = await servers[server]!.find({ code, owner, address, allowance });
    return tried.ok ? (tried.value?.id ?? 'wrong') : tried.refusal;
  }
});
