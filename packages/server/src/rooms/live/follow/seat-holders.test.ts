import { once } from 'node:events';
import { tenths } from '@outoften/rules/rating';
import type { SeatId } from '@outoften/rules/room/seat';
import { describe, expect, test } from 'vitest';
import { openRooms } from '../../../../testing/rooms/live-under-test.ts';
import {
  BEN,
  eventOf,
  FOLLOW,
  follow,
  named,
  open,
  ready,
  threeInARoom,
} from '../../../../testing/rooms/room-followers-under-test.ts';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import type { RoomBus, RoomNews } from '../bus/room-bus.ts';
import { createRoomListeners, memoryRoomBus } from '../bus/room-bus.ts';
import { IdleResults } from './idle-results.ts';
import { createSeatHolders } from './seat-holders.ts';
import { SocketPulse } from './socket-pulse.ts';

test.each([
  { name: 'the newer', first: { since: 1 }, second: { since: 2 }, left: ['second'] },
  { name: 'the newer', first: { since: 2 }, second: { since: 1 }, left: ['first'] },
  { name: 'one', first: { since: 1 }, second: { since: 1 }, left: ['second'] },
])('if two windows open at once on two servers, $name stays: $left', (opened) => {
  const { first, second, deliver, left } = openTwoServers();
  first.open({ socketId: 'first', ...opened.first });
  second.open({ socketId: 'second', ...opened.second });
  deliver();
  expect(left()).toEqual(opened.left);
});

test('a window whose server missed a newer one finds out by claiming the seat', () => {
  const { first, second, deliver, left } = openTwoServers();
  first.open({ socketId: 'first', since: 2 });
  deliver({ isLost: true });
  second.open({ socketId: 'second', since: 1 });
  deliver();
  expect(left()).toEqual(['first']);
});

describe('the holder of a seat', () => {
  test('is present from the first subscription until the end of the last one', async () => {
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

  test('is the newest socket: the older one is closed, and the seat stays present', async () => {
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

  test('is not changed by other subscriptions of the seat, which keep it present', async () => {
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

  test('is reported as present again if the seat was called silent', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    const [host, seat] = live.rooms.get('room').room.seats;
    live.save('room', { seats: [host!, { ...seat!, presence: { type: 'silent', since: 0 } }] });
    await ben.event();
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
  });

  test('has one subscription after giving one up and using its id again at once', async () => {
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

describe('a seat in an open round', () => {
  test('whose connection died is silent 9 s after its last message', () => {
    const { pass, presence, pings } = aHeldSeat();
    pass(8, { isRoundOpen: true });
    expect(presence()).toEqual(['here']);
    pass(1, { isRoundOpen: true });
    expect(presence()).toEqual(['here', 'silent since 0']);
    expect(pings()).toBe(2);
  });

  test('that answers pings stays present', () => {
    const { pass, answer, presence } = aHeldSeat();
    for (let times = 0; times < 20; times++) {
      pass(5, { isRoundOpen: true });
      answer();
    }
    expect(presence()).toEqual(['here']);
  });

  test('that answers again is present again, also after the round', () => {
    const { pass, answer, presence, correct } = aHeldSeat();
    pass(20, { isRoundOpen: true });
    correct();
    expect(presence()).toHaveLength(2);
    pass(20, { isRoundOpen: false });
    answer();
    pass(1, { isRoundOpen: false });
    expect(presence()).toEqual(['here', 'silent since 0', 'here']);
  });

  test('gets time to answer if a round begins after a silence', () => {
    const { pass, answer, presence } = aHeldSeat();
    pass(20, { isRoundOpen: false });
    pass(4, { isRoundOpen: true });
    answer();
    pass(4, { isRoundOpen: true });
    expect(presence()).toEqual(['here']);
  });

  test('gets fewer pings outside rounds', () => {
    const { pass, pings } = aHeldSeat();
    pass(60, { isRoundOpen: false });
    expect(pings()).toBe(0);
  });
});

test('a client that answers no ping is missed by its room, but keeps its socket', async () => {
  let now = 1_760_000_000_000;
  const begun = now;
  const rooms = threeInARoom();
  const live = await open({ rooms, now: () => now, steadyNow: () => now });
  live.save('room', { progress: A_ROUND });
  const client = await live.connect({ autoPong: false });
  await client.init();
  client.subscribe('room', FOLLOW, { id: 'room', seat: BEN, secret: 'right' });
  await client.next();
  now += 4_000;
  await once(client.ws, 'ping');
  now += 5_000;
  await expect.poll(() => rooms.presence).toEqual([`here ${BEN}`, `gone ${BEN}`]);
  expect(rooms.missedSince).toEqual([begun]);
  client.send({ type: 'ping' });
  await expect.poll(() => rooms.presence).toEqual([`here ${BEN}`, `gone ${BEN}`, `here ${BEN}`]);
  expect(client.ws.readyState).toBe(client.ws.OPEN);
});

test('a clock that is set five minutes forward ends no connection', async () => {
  let now = 1_760_000_000_000;
  let steady = 0;
  const rooms = threeInARoom();
  const live = await open({ rooms, now: () => now, steadyNow: () => steady });
  live.save('room', { progress: A_ROUND });
  const client = await live.connect();
  await client.init();
  client.subscribe('room', FOLLOW, { id: 'room', seat: BEN, secret: 'right' });
  await client.next();
  now += 300_000;
  // A ping shows that all connections were checked.
  steady += 4_000;
  await once(client.ws, 'ping');
  expect(client.ws.readyState).toBe(client.ws.OPEN);
  expect(rooms.presence).toEqual([`here ${BEN}`]);
});

/** A seat that one socket holds, with its last message at 0. Checks come once a second. */
function aHeldSeat() {
  let now = 0;
  let pings = 0;
  const said: string[] = [];
  const rooms = {
    ...openRooms(aRoom()),
    reportHere: async () => said.push('here'),
    miss: async (_room: string, _seat: SeatId, since: number) => said.push(`silent since ${since}`),
  };
  const ping = () => {
    pings += 1;
  };
  const pulse = new SocketPulse({ ping }, now);
  const bus = memoryRoomBus(() => {});
  const holders = createSeatHolders({
    roomId: 'room',
    bus,
    rooms,
    now: () => now,
    steadyNow: () => now,
  });
  const results = new IdleResults(() => {});
  holders.hold({ seat: BEN, socketId: 'one', pulse, since: 0, isWindow: true, results });
  const pass = (seconds: number, about: Parameters<typeof holders.check>[0]) => {
    for (let second = 0; second < seconds; second++) {
      now += 1_000;
      holders.check(about);
    }
  };
  const silent = aSeat({ id: BEN, presence: { type: 'silent', since: 0 } });
  return {
    pass,
    answer: () => pulse.noteMessage(now),
    correct: () => holders.correct(aRoom({ seats: [silent] })),
    presence: () => said,
    pings: () => pings,
  };
}

const A_ROUND = {
  phase: 'guessing',
  round: {
    id: 'round',
    number: 1,
    filmId: '1',
    answer: tenths(73),
    reviewId: 'review',
    posterKey: 'key',
    startedAt: 0,
    deadline: undefined,
    attempts: [],
    pause: undefined,
  },
} as const;

type Opened = Readonly<{ socketId: string; since: number }>;

/** Opens two servers. Each gets the other's news only when the test delivers it. */
function openTwoServers() {
  const rooms = openRooms(aRoom());
  const playing = new Set<string>();
  let underWay: (() => void)[] = [];
  const openServer = (tellOther: () => (news: RoomNews) => void) => {
    const listeners = createRoomListeners(() => {});
    const bus: RoomBus = {
      publish: (news) => {
        listeners.publish(news);
        underWay.push(() => tellOther()(news));
      },
      subscribe: async (roomId, onNews) => listeners.add(roomId, onNews),
      close: async () => {},
    };
    const holders = createSeatHolders({
      roomId: 'room',
      bus,
      rooms,
      now: () => 0,
      steadyNow: () => 0,
    });
    listeners.add('room', (news) => {
      if (news.type === 'seat-held') holders.noteClaim(news.seat, news);
    });
    const open = ({ socketId, since }: Opened) => {
      const onEnded = () => playing.delete(socketId);
      const results = new IdleResults(onEnded);
      playing.add(socketId);
      const pulse = new SocketPulse({ ping: () => {} }, 0);
      holders.hold({ seat: BEN, socketId, pulse, since, isWindow: true, results });
    };
    return { open, tell: listeners.publish };
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
