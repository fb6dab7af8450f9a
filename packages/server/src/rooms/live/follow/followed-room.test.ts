import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SeatId } from '@outoften/rules/room/seat';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { openRooms } from '../../../../testing/rooms/live-under-test.ts';
import {
  BEN,
  CAI,
  eventOf,
  FOLLOW_VIEW,
  follow,
  HOST,
  named,
  open,
  ready,
  threeInARoom,
} from '../../../../testing/rooms/room-followers-under-test.ts';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import { followRoom } from './followed-room.ts';
import { IdleResults } from './idle-results.ts';
import { addLiveMetrics } from './live-metrics.ts';

const VIEW = { query: FOLLOW_VIEW };

describe('an event is written once for', () => {
  test('all with the same rights, for any caller', async () => {
    const seats = [HOST, BEN, CAI].map((id) => aSeat({ id }));
    const live = await open({ rooms: openRooms(aRoom({ seats })) });
    const ana = await follow(live, HOST, { ...VIEW, secret: 'a secret' });
    const ben = await follow(live, BEN, { ...VIEW, secret: 'another' });
    const cai = await follow(live, CAI, { ...VIEW, secret: 'a third' });
    live.save('room', named('now'));
    const event = await ben.event();
    expect(await cai.event()).toEqual(event);
    expect(await ana.event()).toEqual(event);
  });

  test('neither the host nor others, from the first request for a seat on', async () => {
    const seats = [HOST, BEN].map((id) => aSeat({ id }));
    const live = await open({ rooms: openRooms(aRoom({ seats })) });
    const [ana, ben] = [await follow(live, HOST, VIEW), await follow(live, BEN, VIEW)];
    const place = { state: 'waiting', requestedAt: 0, byHand: false } as const;
    const asking = aSeat({ id: CAI, place, entry: undefined });
    for (const room of [{ seats: [...seats, asking] }, { seats }]) {
      live.save('room', room);
      const [host, player] = [await ana.event(), await ben.event()];
      expect(host.executions).not.toBe(player.executions);
      expect(player.seats).toHaveLength(2);
    }
    live.save('room', named('alone again'));
    expect(await ana.event()).toEqual(await ben.event());
  });

  test('no followers whose queries name it differently', async () => {
    const live = await open();
    const [one, other] = [await ready(live), await ready(live)];
    one.subscribe('1', 'subscription { one: onView(id: "room") }');
    other.subscribe('1', 'subscription { other: onView(id: "room") }');
    expect(Object.keys((await one.next()).payload.data)).toEqual(['one']);
    expect(Object.keys((await other.next()).payload.data)).toEqual(['other']);
  });
});

describe('a query that chooses fields is executed', () => {
  test('with its own variables', async () => {
    const live = await open();
    const query = `subscription ($shout: Boolean) { onRoom(id: "room") { name(shout: $shout) } }`;
    const [loud, quiet] = [await ready(live), await ready(live)];
    loud.subscribe('1', query, { shout: true });
    quiet.subscribe('1', query, { shout: false });
    expect(eventOf(await loud.next())).toEqual({ name: 'FRIDAY REELS' });
    expect(eventOf(await quiet.next())).toEqual({ name: 'Friday reels' });
  });

  test('for the record of its own seat', async () => {
    const live = await open({ rooms: threeInARoom() });
    const query = 'subscription ($seat: ID!) { onSeat(id: "room", seat: $seat) { own } }';
    const [ben, cai] = [await ready(live), await ready(live)];
    ben.subscribe('1', query, { seat: BEN });
    cai.subscribe('1', query, { seat: CAI });
    expect((await ben.next()).payload.data.onSeat).toEqual({ own: 'seated' });
    expect((await cai.next()).payload.data.onSeat).toEqual({ own: 'waiting' });
  });
});

test('a group that all its followers left is dropped while others still follow the room', async () => {
  const live = await open({ rooms: openRooms(aRoom({ seats: [aSeat({ id: HOST })] })) });
  const countGroups = async () => Number(/^live_groups (\d+)$/m.exec(await live.metrics())?.[1]);
  const ana = await follow(live, HOST);
  const eva = await ready(live);
  for (const field of ['name', 'type', 'seats']) {
    eva.subscribe(field, `subscription { onRoom(id: "room") { ${field} } }`);
    await eva.next();
  }
  expect(await countGroups()).toBe(4);
  for (const field of ['name', 'type', 'seats']) eva.complete(field);
  await expect.poll(countGroups).toBe(1);
  live.save('room', named('now'));
  expect(await ana.event()).toMatchObject({ name: 'now' });
  // A group that were only counted as dropped would take the next follower in, without being counted again.
  eva.subscribe('name', `subscription { onRoom(id: "room") { name } }`);
  await eva.next();
  expect(await countGroups()).toBe(2);
  eva.complete('name');
  await expect.poll(countGroups).toBe(1);
  ana.complete('room');
  await expect.poll(countGroups).toBe(0);
});

describe('messages of which some are looked up', () => {
  /** Each version of the room has its name as message; some are looked up. */
  function aFollowedRoom(lookUps: Readonly<Record<string, Promise<string>>>) {
    const faults: unknown[] = [];
    const onFault = (fault: unknown) => void faults.push(fault);
    const metrics = addLiveMetrics(new Registry());
    const parts = { metrics, now: () => 0, onFault };
    const seats = [HOST, BEN, CAI].map((id) => aSeat({ id }));
    let version = 1;
    const followed = followRoom({ room: aRoom({ ...named('whole'), seats }), version }, parts);
    return {
      faults,
      async join(seat: SeatId) {
        const received: string[] = [];
        followed.join({
          viewer: { type: 'seat', seat },
          own: undefined,
          messages: {
            key: 'key',
            of: ({ view: { meta } }) => [
              lookUps[meta.name]?.then((text) => JSON.stringify(text)) ?? JSON.stringify(meta.name),
            ],
          },
          send: (payload) => {
            const [, json = ''] = payload.event().toString().split('data: ');
            received.push(JSON.parse(json));
          },
          results: new IdleResults(() => received.push('ended')),
        });
        await nextTurn();
        return received;
      },
      async say(name: string, gone: readonly SeatId[] = []) {
        version += 1;
        const left = (id: SeatId) => ({ place: { state: 'gone', reason: 'removed' } as const, id });
        const now = [HOST, BEN, CAI].map((id) => aSeat(gone.includes(id) ? left(id) : { id }));
        followed.advance({ room: aRoom({ ...named(name), seats: now }), version });
        await nextTurn();
      },
    };
  }

  test('arrive in order, and a later follower does not get them', async () => {
    const look = Promise.withResolvers<string>();
    const room = aFollowedRoom({ first: look.promise, third: Promise.resolve('third') });
    const early = await room.join(BEN);
    await room.say('first');
    const late = await room.join(CAI);
    await room.say('second');
    await room.say('third');
    expect(early).toEqual(['whole']);
    look.resolve('first');
    await expect.poll(() => early).toEqual(['whole', 'first', 'second', 'third']);
    expect(late.slice(1)).toEqual(['second', 'third']);
    await room.say('fourth');
    expect(early.at(-1)).toBe('fourth');
  });

  test('are left out if the look-up fails, and the next one is sent', async () => {
    const look = Promise.withResolvers<string>();
    const room = aFollowedRoom({ first: look.promise });
    const ben = await room.join(BEN);
    await room.say('first');
    await room.say('second');
    look.reject(new Error('the store is away'));
    await expect.poll(() => ben).toEqual(['whole', 'second']);
    expect(room.faults.map(String)).toEqual([expect.stringContaining('the store is away')]);
  });

  test('arrive before the subscription ends', async () => {
    const look = Promise.withResolvers<string>();
    const room = aFollowedRoom({ last: look.promise });
    const ben = await room.join(BEN);
    await room.say('last', [BEN]);
    expect(ben).toEqual(['whole']);
    look.resolve('last');
    await expect.poll(() => ben).toEqual(['whole', 'last', 'ended']);
  });
});
