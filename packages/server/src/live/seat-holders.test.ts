import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { aRoom } from '../sessions/room-under-test.ts';
import { IdleResults } from './idle-results.ts';
import { openRooms } from './live-under-test.ts';
import { createRoomHearers } from './memory-room-bus.ts';
import type { RoomBus, RoomNews } from './room-bus.ts';
import { createSeatHolders } from './seat-holders.ts';

const BEN = 'room.ben' as SeatId;

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
