import { randomUUID } from 'node:crypto';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { openProxy } from '../../../../testing/app/proxy-under-test.ts';
import {
  openLive,
  openRooms,
  type RoomsUnderTest,
} from '../../../../testing/rooms/live-under-test.ts';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import { PROCESS_TIMERS } from '../../../platform/clock.ts';
import type { ServiceNews, TellService } from '../../../platform/outside/absence.ts';
import { openRedisRoomBus, type RedisRoomBus, warnOfNeedlessPassword } from './redis-room-bus.ts';
import type { OnRoomNews, RoomBus } from './room-bus.ts';
import { memoryRoomBus } from './room-bus.ts';

/** The Redis in TEST_REDIS_URL, if it is set, as by `npm run test:services`. */
const ADDRESSES = [process.env.TEST_REDIS_URL ?? ''].filter((address) => address !== '');

/** Connections reopen within a moment; on a busy machine it takes longer. */
const SOON = { timeout: 10_000 };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  repeated.splice(0);
});

const faults: unknown[] = [];

/** The reports about Redis. */
const told: ServiceNews[] = [];

/** The repeated tasks of all servers. Each test runs them when it needs to. */
const repeated: (() => void)[] = [];

async function openBus(url: string, answerWithinMs = 5_000): Promise<RedisRoomBus> {
  const every = (_ms: number, task: () => void) => {
    repeated.push(task);
    return () => {};
  };
  const onFault = (fault: unknown) => faults.push(fault);
  const timers = { ...PROCESS_TIMERS, every };
  const tell: TellService = (news) => told.push(news);
  const bus = await openRedisRoomBus({ url, timers, answerWithinMs, onFault, tell });
  closing.push(bus.close);
  return bus;
}

test('a Redis that doesn’t answer is reported at once', async () => {
  await expect(openBus('redis://127.0.0.1:1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

describe.each(ADDRESSES)('on a Redis', (address) => {
  test('an event of a room on one server reaches the others once, without events of other rooms', async () => {
    const [one, other] = [await openBus(address), await openBus(address)];
    const id = randomUUID();
    const [here, there] = [await listen(one, id), await listen(other, id)];
    const news = { type: 'room', id, room: aRoom({ id }), version: 7 } as const;
    one.publish({ ...news, id: randomUUID() });
    one.publish(news);
    expect(here.received).toEqual([news]);
    expect(await there.next()).toEqual(news);
    other.publish({ type: 'seat-held', id, seat: 'seat' as SeatId, holder: 'socket', since: 1 });
    expect(await here.next()).toEqual(news);
    expect(await here.next()).toMatchObject({ type: 'seat-held', holder: 'socket' });
    expect(here.received).toEqual([]);
  });

  test('a database that does not exist is refused', async () => {
    await expect(openBus(`${address}/9999`)).rejects.toThrow('out of range');
  });

  test('a Redis that does not ask for the password in its address causes a warning', async () => {
    const withPassword = address.replace('redis://', 'redis://:secret@');
    expect(await warnOfNeedlessPassword(withPassword)).toMatch(/^REDIS_URL has a password/);
    expect(await warnOfNeedlessPassword(address)).toBeUndefined();
  });

  test('a server counts itself and the other servers on its Redis', async () => {
    const one = await openBus(address);
    await openBus(address);
    expect(await one.countServers()).toBeGreaterThanOrEqual(2);
  });

  test('the end of an account’s access on one server reaches all servers', async () => {
    const [one, other] = [await openBus(address), await openBus(address)];
    const accountId = randomUUID();
    const here: string[] = [];
    const there = Promise.withResolvers<string>();
    one.accessNews.subscribe((each) => here.push(each));
    other.accessNews.subscribe(there.resolve);
    one.accessNews.publishEnded(accountId);
    expect(here).toEqual([accountId]);
    expect(await there.promise).toBe(accountId);
    expect(here).toEqual([accountId]);
  });

  test('a room that another server writes in another form is read from the store', async () => {
    const bus = await openBus(address);
    const id = randomUUID();
    const there = await listen(bus, id);
    const stranger = new Redis(address);
    closing.push(() => stranger.quit());
    const news = { type: 'room', room: '{"version":0}', version: 3 };
    await stranger.publish(`outoften:room:${id}`, JSON.stringify({ from: 'newer', news }));
    expect(await there.next()).toEqual({ type: 'missed', id });
  });

  test('a lost connection is reopened, and followers check what they missed', async () => {
    const proxy = await openWay(address);
    const bus = await openBus(proxy.address);
    const id = randomUUID();
    const there = await listen(bus, id);
    proxy.cut();
    expect(await there.next()).toEqual({ type: 'missed', id });
    const other = await openBus(address);
    other.publish({ type: 'audience', id, members: 1, guessed: 0, reactions: {} });
    expect(await there.next()).toMatchObject({ type: 'audience', members: 1 });
  });

  // Found by a test of several servers whose Redis was cut off, stood still or died.
  test.each([
    { name: 'is cut off', fail: 'refuse' },
    { name: 'does not answer', fail: 'hold' },
  ] as const)(
    'a room can be followed while Redis $name, and its events arrive afterwards',
    async (at) => {
      const proxy = await openWay(address);
      const bus = await openBus(proxy.address);
      const id = randomUUID();
      proxy[at.fail]();
      const there = await listen(bus, id);
      for (const look of repeated) look();
      expect(await there.next()).toEqual({ type: 'missed', id });
      proxy.release();
      const other = await openBus(address);
      await expect.poll(() => countSubscribers(address, id), SOON).toBe(1);
      other.publish({ type: 'audience', id, members: 1, guessed: 0, reactions: {} });
      await expect.poll(there.next, SOON).toMatchObject({ type: 'audience', members: 1 });
    },
  );

  test('an absent Redis is reported once, and its return once', async () => {
    const proxy = await openWay(address);
    const bus = await openBus(proxy.address);
    faults.splice(0);
    told.splice(0);
    proxy.refuse();
    await expect.poll(bus.isReachable, SOON).toBe(false);
    bus.publish({ type: 'member-left', id: randomUUID(), owner: 'owner' });
    // Longer than the first tries, so that there is more than one.
    await PROCESS_TIMERS.pause(500);
    proxy.release();
    await expect.poll(bus.isReachable, SOON).toBe(true);
    await expect.poll(() => told.map(({ type }) => type), SOON).toEqual(['away', 'back']);
    expect(told[0]?.service).toBe('Redis');
    expect(faults).toEqual([]);
  });

  test('after Redis returns, rooms without followers are not subscribed to', async () => {
    const proxy = await openWay(address);
    const bus = await openBus(proxy.address);
    const kept = randomUUID();
    const [left, asked, briefly] = [randomUUID(), randomUUID(), randomUUID()];
    await listen(bus, kept);
    const leave = await bus.subscribe(left, () => {});
    proxy.hold();
    const leaveAsked = await bus.subscribe(asked, () => {});
    proxy.refuse();
    await expect.poll(() => countSubscribers(address, kept), SOON).toBe(0);
    leave();
    leaveAsked();
    (await bus.subscribe(briefly, () => {}))();
    proxy.release();
    await expect.poll(() => countSubscribers(address, kept), SOON).toBe(1);
    for (const id of [left, asked, briefly]) expect(await countSubscribers(address, id)).toBe(0);
  });

  test('dead connections are replaced, and messages that were sent on them are sent again', async () => {
    const proxy = await openWay(address);
    const bus = await openBus(proxy.address, 300);
    const other = await openBus(address);
    const id = randomUUID();
    const [here, there] = [await listen(bus, id), await listen(other, id)];
    proxy.hold();
    proxy.forget();
    for (const look of repeated) look();
    const news = { type: 'audience', id, members: 1, guessed: 0, reactions: {} } as const;
    bus.publish(news);
    await expect.poll(there.next, SOON).toEqual(news);
    const answer = { ...news, members: 2 };
    const tell = () => {
      other.publish(answer);
      return here.received;
    };
    await expect.poll(tell, SOON).toContainEqual(answer);
  });

  test('messages that were sent before the end arrive, and the end causes no fault', async () => {
    const [bus, other] = [await openBus(address), await openBus(address)];
    const id = randomUUID();
    const there = await listen(other, id);
    faults.splice(0);
    const news = { type: 'audience', id, members: 1, guessed: 0, reactions: {} } as const;
    bus.publish(news);
    await bus.close();
    expect(await there.next()).toEqual(news);
    expect(faults).toEqual([]);
  });

  test('the end does not wait for a Redis that does not answer', async () => {
    const proxy = await openWay(address);
    const bus = await openBus(proxy.address, 20_000);
    proxy.hold();
    const start = performance.now();
    await bus.close();
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('servers find changes that another one saved and never published, by checking at intervals', async () => {
    const id = randomUUID();
    const rooms = openRooms(aRoom({ id }));
    const client = await follow(await serve(rooms, address), { id });
    const lost = memoryRoomBus(() => {});
    rooms.save(id, { name: 'Late reels' as SessionName }, lost);
    for (const look of repeated) look();
    expect((await client.next()).payload.data.onRoom).toEqual({ version: 2, name: 'Late reels' });
  });

  test('players of two servers see the same room, and a seat moves between them', async () => {
    const id = randomUUID();
    const seat = `${id}.host` as SeatId;
    const rooms = openRooms(aRoom({ id, seats: [aSeat({ id: seat, name: 'Ana' })] }));
    const [one, other] = [await serve(rooms, address), await serve(rooms, address)];
    const [first, second] = [await follow(one, { id }), await follow(other, { id })];
    one.save(id, { name: 'Late reels' as SessionName });
    for (const client of [first, second]) {
      expect((await client.next()).payload.data.onRoom).toEqual({ version: 2, name: 'Late reels' });
    }
    const older = await follow(one, { id, seat });
    await follow(other, { id, seat });
    expect(await older.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'SEAT_TAKEN_OVER' } }],
    });
    expect(rooms.presence).toEqual([`here ${seat}`, `here ${seat}`]);
  });
});

type Received = Parameters<OnRoomNews>[0];

async function listen(bus: RoomBus, id: string) {
  const received: Received[] = [];
  let wake = () => {};
  await bus.subscribe(id, (news) => {
    received.push(news);
    wake();
  });
  const next = async (): Promise<Received> => {
    if (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return received.shift()!;
  };
  return { received, next };
}

async function countSubscribers(address: string, id: string): Promise<number> {
  const redis = new Redis(address);
  const [, count] = await redis.pubsub('NUMSUB', `outoften:room:${id}`);
  await redis.quit();
  return Number(count);
}

async function serve(rooms: RoomsUnderTest, address: string) {
  const live = await openLive({ rooms, bus: await openBus(address) });
  closing.push(live.close);
  return live;
}

async function openWay(address: string) {
  const proxy = await openProxy(address, 6379);
  closing.push(proxy.close);
  return proxy;
}

async function follow(live: Awaited<ReturnType<typeof openLive>>, variables: unknown) {
  const client = await live.connect();
  await client.init();
  const query =
    'subscription ($id: ID!, $seat: ID) { onRoom(id: $id, seat: $seat) { version name } }';
  client.subscribe('1', query, variables);
  await client.next();
  return client;
}
