import { tenths } from '@outoften/rules/rating';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, describe, expect, test } from 'vitest';
import { openProxy } from '../../../../testing/app/proxy-under-test.ts';
import { PROCESS_TIMERS } from '../../../platform/clock.ts';
import type { SeatDraft } from '../../store/draft-rows.ts';
import { memoryRoomBus } from './memory-room-bus.ts';
import { openRedisRoomBus } from './redis-room-bus.ts';

/** The Redis in TEST_REDIS_URL, if it is set, as by `npm run test:services`. */
const ADDRESSES = [process.env.TEST_REDIS_URL ?? ''].filter((address) => address !== '');

const OF_ANA: SeatDraft = { seat: 'room.ana' as SeatId, value: tenths(61), at: 5 };
const OF_BEN: SeatDraft = { seat: 'room.ben' as SeatId, value: tenths(40), at: 6 };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server with these drafts in memory, in the round "round". */
async function aServer(url: string, drafts: readonly SeatDraft[]) {
  const bus = await openRedisRoomBus({
    url,
    timers: { ...PROCESS_TIMERS, every: () => () => {} },
    onFault: () => {},
    tell: () => {},
  });
  closing.push(bus.close);
  bus.answerDrafts((roundId) => (roundId === 'round' ? drafts : []));
  return bus;
}

test('a server without Redis asks no other', async () => {
  const bus = memoryRoomBus((fault) => expect.unreachable(String(fault)));
  bus.answerDrafts(() => [OF_ANA]);
  expect(await bus.askDrafts('round')).toEqual([]);
});

describe.each(ADDRESSES)('on a Redis', (address) => {
  test('a server gets the drafts of all servers', async () => {
    const one = await aServer(address, [OF_ANA]);
    await aServer(address, [OF_BEN]);
    await aServer(address, []);
    const found = await one.askDrafts('round');
    expect(found.toSorted((a, b) => a.at - b.at)).toEqual([OF_ANA, OF_BEN]);
    expect(await one.askDrafts('another')).toEqual([]);
  });

  test('a server that does not answer is waited for up to a limit', async () => {
    const one = await aServer(address, [OF_ANA]);
    await aServer(address, [OF_BEN]);
    const way = await openProxy(address, 6379);
    closing.push(way.close);
    await aServer(way.address, []);
    way.hold();
    expect(await one.askDrafts('round')).toHaveLength(2);
  });

  test('collecting does not wait while Redis is away', async () => {
    const way = await openProxy(address, 6379);
    closing.push(way.close);
    const one = await aServer(way.address, [OF_ANA]);
    way.refuse();
    await expect.poll(one.isReachable, { timeout: 10_000 }).toBe(false);
    expect(await one.askDrafts('round')).toEqual([]);
  });

  test('a connection that was reopened answers as before', async () => {
    const one = await aServer(address, [OF_ANA]);
    const way = await openProxy(address, 6379);
    closing.push(way.close);
    const other = await aServer(way.address, [OF_BEN]);
    way.refuse();
    await expect.poll(other.isReachable, { timeout: 10_000 }).toBe(false);
    way.release();
    await expect.poll(other.isReachable, { timeout: 10_000 }).toBe(true);
    const ask = async () => (await one.askDrafts('round')).length;
    await expect.poll(ask, { timeout: 10_000 }).toBe(2);
  });
});
