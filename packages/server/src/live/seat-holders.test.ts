import { describe, expect, test } from 'vitest';
import { aRoom } from '../sessions/room-under-test.ts';
import { createRoomHearers } from './bus/memory-room-bus.ts';
import type { RoomBus, RoomNews } from './bus/room-bus.ts';
import { openRooms } from './live-under-test.ts';
import {
  BEN,
  eventOf,
  FOLLOW,
  follow,
  named,
  open,
  ready,
  threeInARoom,
} from './room-followers-under-test.ts';
import { createSeatHolders } from './seat-holders.ts';
import { IdleResults } from './socket/idle-results.ts';

test.each([
  { name: 'the newer', first: { since: 1 }, second: { since: 2 }, left: ['second'] },
  { name: 'the newer', first: { since: 2 }, second: { since: 1 }, left: ['first'] },
  { name: 'one', first: { since: 1 }, second: { since: 1 }, left: ['second'] },
])('of two windows that open at once on two servers $name goes on: $left', (opened) => {
  const { first, second, deliver, left } = openTwoServers();
  first.open({ socketId: 'first', ...opened.first });
  second.open({ socketId: 'second', ...opened.second });
  deliver();
  expect(left()).toEqual(opened.left);
});

test('a window whose server heard nothing of a newer one hears of it when it claims the seat', () => {
  const { first, second, deliver, left } = openTwoServers();
  first.open({ socketId: 'first', since: 2 });
  deliver({ isLost: true });
  second.open({ socketId: 'second', since: 1 });
  deliver();
  expect(left()).toEqual(['first']);
});

describe('who holds a seat', () => {
  test('the first subscription makes it present, the end of the last one absent', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    ben.subscribe('more', FOLLOW, { id: 'room', seat: BEN });
    await ben.next();
    ben.complete('room');
    ben.send({ type: 'ping' });
    expect(await ben.next()).toEqual({ type: 'pong' });
    expect(live.rooms.presence).toEqual([`here ${BEN}`]);
    ben.ws.terminate();
    await expect.poll(() => live.rooms.presence).toEqual([`here ${BEN}`, `gone ${BEN}`]);
  });

  test('the newest socket does: the older one is told, and the seat stays present', async () => {
    const live = await open({ rooms: threeInARoom() });
    const older = await follow(live, BEN);
    const newer = await follow(live, BEN);
    expect(await older.next()).toMatchObject({
      id: 'room',
      type: 'error',
      payload: [{ extensions: { code: 'SEAT_TAKEN_OVER' } }],
    });
    older.ws.terminate();
    live.save('room', named('now'));
    expect(await newer.event()).toMatchObject({ version: 2 });
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
  });

  test('whatever else is followed of a seat keeps it present, and takes it from nobody', async () => {
    const live = await open({ rooms: threeInARoom() });
    const [part, window] = [await ready(live), await follow(live, BEN)];
    part.subscribe('1', 'subscription ($seat: ID!) { onSeat(id: "room", seat: $seat) { own } }', {
      seat: BEN,
    });
    await part.next();
    expect(live.rooms.presence).toEqual([`here ${BEN}`]);
    const newer = await follow(live, BEN);
    expect(await window.next()).toMatchObject({ type: 'error' });
    newer.ws.terminate();
    live.save('room', named('now'));
    expect((await part.next()).type).toBe('next');
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
    part.complete('1');
    await expect.poll(() => live.rooms.presence.at(-1)).toBe(`gone ${BEN}`);
  });

  test('a seat that is held and called silent is said to be here again', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    const [host, seat] = live.rooms.get('room').room.seats;
    live.save('room', { seats: [host!, { ...seat!, presence: { type: 'silent', since: 0 } }] });
    await ben.event();
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
  });

  test('giving up at once and asking anew under the same name leaves one subscription', async () => {
    const live = await open({ rooms: threeInARoom() });
    const client = await ready(live);
    const variables = { id: 'room', seat: BEN };
    client.subscribe('room', FOLLOW, variables);
    client.complete('room');
    client.subscribe('room', FOLLOW, variables);
    expect(eventOf(await client.next())).toMatchObject({ type: 'whole' });
    live.save('room', named('once'));
    expect(eventOf(await client.next())).toMatchObject({ version: 2 });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    expect(await live.metrics()).toMatch(/^live_subscriptions 1$/m);
  });
});

type Opened = Readonly<{ socketId: string; since: number }>;

/** Two servers whose news are on their way until they are delivered. */
function openTwoServers() {
  const rooms = openRooms(aRoom());
  const playing = new Set<string>();
  let underWay: (() => void)[] = [];
  const openServer = (tellOther: () => (news: RoomNews) => void) => {
    const hearers = createRoomHearers(() => {});
    const bus: RoomBus = {
      publish: (news) => {
        hearers.tell(news);
        underWay.push(() => tellOther()(news));
      },
      subscribe: async (roomId, hear) => hearers.add(roomId, hear),
      close: async () => {},
    };
    const holders = createSeatHolders({ roomId: 'room', bus, rooms });
    hearers.add('room', (news) => {
      if (news.type === 'seat-held') holders.hearClaim(news.seat, news);
    });
    const open = ({ socketId, since }: Opened) => {
      const onEnded = () => playing.delete(socketId);
      const results = new IdleResults({ onStarted: () => {}, onEnded });
      playing.add(socketId);
      holders.hold({ seat: BEN, socketId, since, isWindow: true, results });
    };
    return { open, tell: hearers.tell };
  };
  const first = openServer(() => second.tell);
  const second = openServer(() => first.tell);
  const deliver = ({ isLost } = { isLost: false }) => {
    while (underWay.length > 0) {
      const news = underWay;
      underWay = [];
      if (!isLost) for (const tell of news) tell();
    }
  };
  return { first, second, deliver, left: () => [...playing] };
}
