import { ok, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdDisk } from '../../../testing/platform/disk-under-test.ts';
import {
  type OpenStore,
  SQLITE,
  STORES_UNDER_TEST,
} from '../../../testing/platform/stores-under-test.ts';
import { codeOf, draw, onFault } from '../../../testing/rooms/keeper-under-test.ts';
import { aRoom, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import type { Database } from '../../platform/db/tables.ts';
import { createRoomKeeper, type RoomKeeper } from './room-keeper.ts';
import { insertRoom, ROOM_TTL_MS, type RoomVersion } from './room-rows.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    await open(aRoom());
  });
  afterEach(() => store.close());

  test('fifty changes at once lose nothing and share one version', async () => {
    const { keeper, saved } = aKeeper();
    const answers = await Promise.all(numbers(50).map((n) => keeper.change('room', draw(`${n}`))));
    expect(answers).toEqual(numbers(50).map((n) => ok(n + 1)));
    expect(await keeper.read('room')).toMatchObject({ version: 2, room: { drawn: numbered(50) } });
    expect(saved.map(({ version }) => version)).toEqual([2]);
  });

  test('changes one after another have consecutive versions', async () => {
    const { keeper, saved } = aKeeper();
    for (const n of numbers(5)) await keeper.change('room', draw(`${n}`));
    expect(saved.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6]);
  });

  test('two servers that change a room at once lose nothing and use each version once', async () => {
    const [one, two] = [aKeeper(), aKeeper()];
    await Promise.all([one.keeper.read('room'), two.keeper.read('room')]);
    for (const n of numbers(25)) {
      const both = [one, two].map(({ keeper }, nth) =>
        keeper.change('room', draw(`${2 * n + nth}`)),
      );
      for (const answer of await Promise.all(both)) expect(answer.ok).toBe(true);
    }
    const kept = await one.keeper.read('room');
    expect(kept).toEqual(await two.keeper.read('room'));
    expect(kept?.room.drawn.toSorted(byNumber)).toEqual(numbered(50));
    const versions = [...one.saved, ...two.saved].map(({ version }) => version).toSorted(byNumber);
    expect(versions).toEqual(numbers(50).map((n) => n + 2));
  });

  test('a server with an old version refuses nothing because of that', async () => {
    const [one, two] = [aKeeper(), aKeeper()];
    await two.keeper.change('room', draw('first'));
    await one.keeper.change('room', draw('second'));
    const answer = await two.keeper.change('room', (room) =>
      room.drawn.includes('second') ? ok({ room, value: 'seen' }) : refuse('not-seen'),
    );
    expect(answer).toEqual(ok('seen'));
  });

  test('a room in memory is the one last saved or read here, without another server’s changes', async () => {
    const [one, two] = [aKeeper().keeper, aKeeper().keeper];
    expect(one.peek('room')).toBeUndefined();
    await one.change('room', draw('first'));
    await two.change('room', draw('second'));
    expect(one.peek('room')?.drawn).toEqual(['first']);
    await one.read('room');
    expect(one.peek('room')?.drawn).toEqual(['first', 'second']);
  });

  test('a refusal saves nothing, and changes beside it are saved', async () => {
    const { keeper, saved } = aKeeper();
    const [refused, drawn] = await Promise.all([
      keeper.change('room', () => refuse('not-now')),
      keeper.change('room', draw('0')),
    ]);
    expect(refused).toEqual(refuse('not-now'));
    expect(drawn).toEqual(ok(1));
    expect(await keeper.change('room', () => refuse('not-now'))).toEqual(refuse('not-now'));
    expect(saved).toHaveLength(1);
  });

  test('a change without effect has no version', async () => {
    const { keeper, saved } = aKeeper();
    await keeper.change('room', (room) => ok({ room, value: undefined }));
    expect(saved).toEqual([]);
    expect(await keeper.read('room')).toMatchObject({ version: 1 });
  });

  test('a decision that fails affects no other', async () => {
    const { keeper } = aKeeper();
    const failing = keeper.change('room', () => {
      throw new Error('fault');
    });
    const drawing = keeper.change('room', draw('0'));
    await expect(failing).rejects.toThrow('fault');
    expect(await drawing).toEqual(ok(1));
  });

  test('rows beside a room are saved with it or not at all', async () => {
    const { keeper } = aKeeper();
    await open(aRoom({ id: 'other' }));
    const beat = (id: string) => (db: Kysely<Database>) =>
      db.insertInto('server_beat').values({ server_id: id, beat_at: NOW }).execute();
    const failing = keeper.change('room', (room) =>
      ok({
        room: { ...room, drawn: ['lost'] },
        value: 'lost',
        alongside: async (db: Kysely<Database>) => {
          await beat('lost')(db);
          throw new Error('fault');
        },
      }),
    );
    const going = keeper.change('other', (room) =>
      ok({ room: { ...room, drawn: ['kept'] }, value: undefined, alongside: beat('kept') }),
    );
    await expect(failing).rejects.toThrow('fault');
    await going;
    const beats = await store.db.selectFrom('server_beat').select('server_id').execute();
    expect(beats).toEqual([{ server_id: 'kept' }]);
    expect((await keeper.read('room'))?.room.drawn).toEqual([]);
    expect((await keeper.read('other'))?.room.drawn).toEqual(['kept']);
    expect(await keeper.change('room', draw('after'))).toEqual(ok(1));
  });

  test('rows that can’t be saved with a change affect neither other changes of the room nor other rooms', async () => {
    const { keeper, saved } = aKeeper();
    await open(aRoom({ id: 'other' }));
    const going = keeper.change('room', draw('before'));
    const failing = keeper.change('room', (room) =>
      ok({
        room: { ...room, drawn: [...room.drawn, 'lost'] },
        value: undefined,
        alongside: () => Promise.reject(new Error('fault')),
      }),
    );
    const after = keeper.change('room', (room) =>
      room.drawn.includes('lost') ? refuse('lost') : draw('after')(room),
    );
    const elsewhere = keeper.change('other', draw('other'));
    await expect(failing).rejects.toThrow('fault');
    expect(await Promise.all([going, after, elsewhere])).toEqual([ok(1), ok(2), ok(1)]);
    expect(saved.map(({ version, room }) => [room.id, version, room.drawn])).toEqual([
      ['room', 2, ['before']],
      ['room', 3, ['before', 'after']],
      ['other', 2, ['other']],
    ]);
  });

  test('if none of many rooms can be saved, each is decided twice at most', async () => {
    const { keeper } = aKeeper();
    const ids = numbers(20).map((n) => `crowd-${n}`);
    for (const [n, id] of ids.entries()) await open(aRoom({ id, code: codeOf(100 + n) }));
    let decided = 0;
    const asked = ids.map((id) =>
      keeper.change(id, (room) => {
        decided += 1;
        const alongside = () => Promise.reject(new Error('fault'));
        return ok({ room: { ...room, drawn: ['x'] }, value: undefined, alongside });
      }),
    );
    const settled = await Promise.allSettled(asked);
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    expect(decided).toBeLessThanOrEqual(2 * ids.length);
    await keeper.change('crowd-7', draw('y'));
    expect(await keeper.read('crowd-7')).toMatchObject({ room: { drawn: ['y'] } });
  });

  test('many rooms are saved at once, each with its own version', async () => {
    const rooms = numbers(100).map((n) => `room-${n}`);
    for (const [n, id] of rooms.entries()) await open(aRoom({ id, code: codeOf(n) }));
    const { keeper, saved } = aKeeper();
    await Promise.all(rooms.map((id) => keeper.change(id, draw(id))));
    expect(new Set(saved.map(({ room }) => room.id))).toEqual(new Set(rooms));
    for (const id of rooms) {
      expect(await aKeeper().keeper.read(id)).toMatchObject({ version: 2, room: { drawn: [id] } });
    }
  });

  test('changes that an earlier version of the server stored beside a room are read, and removed at the next save', async () => {
    const change = JSON.stringify({ drawn: ['earlier'] });
    await store.db
      .insertInto('room_change')
      .values({ room_id: 'room', version: 2, change })
      .execute();
    await store.db.updateTable('room').set({ version: 2 }).execute();
    const { keeper } = aKeeper();
    expect(await keeper.read('room')).toMatchObject({ version: 2, room: { drawn: ['earlier'] } });
    expect(await keeper.change('room', draw('later'))).toEqual(ok(2));
    expect(await store.db.selectFrom('room_change').selectAll().execute()).toEqual([]);
    expect(await aKeeper().keeper.read('room')).toMatchObject({
      version: 3,
      room: { drawn: ['earlier', 'later'] },
    });
  });

  test('a room’s life is renewed by its changes, but not by each of many within a minute', async () => {
    let now = NOW;
    const { keeper } = aKeeper(() => now);
    const expiry = async () =>
      (await store.db.selectFrom('room').select('expires_at').executeTakeFirst())?.expires_at;
    now += 30_000;
    await keeper.change('room', draw('first'));
    expect(await expiry()).toBe(NOW + ROOM_TTL_MS);
    now += 30_000;
    await keeper.change('room', draw('second'));
    expect(await expiry()).toBe(now + ROOM_TTL_MS);
  });

  test('a room that was never opened or has expired does not exist', async () => {
    const { keeper } = aKeeper();
    expect(await keeper.change('nowhere', draw('0'))).toEqual(refuse('no-such-room'));
    expect(await keeper.read('nowhere')).toBeUndefined();
    await keeper.change('room', draw('0'));
    await store.db.deleteFrom('room').execute();
    expect(await keeper.change('room', draw('1'))).toEqual(refuse('no-such-room'));
    expect(await keeper.read('room')).toBeUndefined();
  });

  test('a closed room’s code can be used by others', async () => {
    const { keeper } = aKeeper();
    const { code } = aRoom();
    expect(await open(aRoom({ id: 'second', code }))).toBe(false);
    await keeper.change('room', (room) =>
      ok({ room: { ...room, progress: { phase: 'closed', reason: 'by-host' } }, value: undefined }),
    );
    expect(await open(aRoom({ id: 'second', code }))).toBe(true);
  });

  function open(room: Room): Promise<boolean> {
    return insertRoom(store.db, { room, sessionId: `${room.id}-session`, owner: 'ana', now: NOW });
  }

  function aKeeper(now = () => NOW) {
    const saved: RoomVersion[] = [];
    const onSaved = (room: RoomVersion) => saved.push(room);
    const parts = { db: store.db, now, ...CHANCE_AND_PAUSES };
    return { keeper: createRoomKeeper({ ...parts, onSaved, onFault }), saved };
  }
});

describe('while the disk is busy', () => {
  let db: Kysely<Database>;
  let close: () => Promise<void>;
  const saved: RoomVersion[] = [];
  const answered: unknown[] = [];
  beforeEach(async () => {
    ({ db, close } = await SQLITE.openMigrated());
    await insertRoom(db, { room: aRoom(), sessionId: 'session', owner: 'ana', now: NOW });
    saved.length = 0;
    answered.length = 0;
  });
  afterEach(() => close());

  test('no caller is answered, and the next changes wait', async () => {
    const disk = holdDisk(db);
    const keeper = aKeeper();
    const first = change(keeper, 'first');
    await expect.poll(() => disk).toHaveLength(1);
    const second = change(keeper, 'second');
    expect(await keeper.read('room')).toMatchObject({ room: { drawn: ['first'] } });
    expect(saved).toEqual([]);
    expect(answered).toEqual([]);
    disk[0]?.();
    await first;
    expect(saved.map(({ version }) => version)).toEqual([2]);
    expect(answered).toEqual([ok(1)]);
    await expect.poll(() => disk).toHaveLength(2);
    disk[1]?.();
    await second;
    expect(saved.map(({ version }) => version)).toEqual([2, 3]);
    expect(answered).toEqual([ok(1), ok(2)]);
  });

  test('it may fail: no event is sent that may be lost, and the room continues', async () => {
    const disk = holdDisk(db);
    const keeper = aKeeper();
    const failing = change(keeper, 'lost');
    await expect.poll(() => disk).toHaveLength(1);
    disk[0]?.(new Error('EIO'));
    await expect(failing).rejects.toThrow('EIO');
    expect(saved).toEqual([]);
    const going = change(keeper, 'going');
    await expect.poll(() => disk).toHaveLength(2);
    disk[1]?.();
    await going;
    expect(saved).toMatchObject([{ version: 3, room: { drawn: ['lost', 'going'] } }]);
  });

  function aKeeper() {
    return createRoomKeeper({
      db,
      now: () => NOW,
      ...CHANCE_AND_PAUSES,
      onSaved: (room) => saved.push(room),
      onFault,
    });
  }

  async function change(keeper: RoomKeeper, film: string): Promise<void> {
    answered.push(await keeper.change('room', draw(film)));
  }
});

test('a failing subscriber is reported, and undoes nothing', async () => {
  const { db, close } = await SQLITE.openMigrated();
  await insertRoom(db, { room: aRoom(), sessionId: 'session', owner: 'ana', now: NOW });
  const faults: unknown[] = [];
  const keeper = createRoomKeeper({
    db,
    now: () => NOW,
    ...CHANCE_AND_PAUSES,
    onSaved: () => {
      throw new Error('deaf');
    },
    onFault: (fault) => faults.push(fault),
  });
  expect(await keeper.change('room', draw('0'))).toEqual(ok(1));
  expect(await keeper.read('room')).toMatchObject({ version: 2 });
  expect(faults).toEqual([new Error('deaf')]);
  await close();
});

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n);
}

function numbered(count: number): readonly string[] {
  return numbers(count).map(String);
}

function byNumber(a: string | number, b: string | number): number {
  return Number(a) - Number(b);
}
