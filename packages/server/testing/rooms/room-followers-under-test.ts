import type { SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import { onTestFinished } from 'vitest';
import {
  type LiveUnderTest,
  type LiveUnderTestParts,
  type Message,
  openLive,
  openRooms,
} from './live-under-test.ts';
import { aRoom, aSeat } from './room-under-test.ts';

export const HOST = 'room.host' as SeatId;
export const BEN = 'room.ben' as SeatId;
export const CAI = 'room.cai' as SeatId;

export const FOLLOW = `subscription ($id: ID!, $seat: ID, $secret: String) {
  onRoom(id: $id, seat: $seat, secret: $secret) { type version name seats executions }
}`;

/** The same with messages that all who see the same share. */
export const FOLLOW_VIEW = `subscription ($id: ID!, $seat: ID, $secret: String) {
  onView(id: $id, seat: $seat, secret: $secret)
}`;

/** A server with sockets, closed when the test ends. */
export async function open(parts?: LiveUnderTestParts): Promise<LiveUnderTest> {
  const live = await openLive(parts);
  onTestFinished(() => live.close());
  return live;
}

/** A room with Ana as its host, Ben as a player, and Cai, who waits at the door. */
export function threeInARoom() {
  return openRooms(
    aRoom({
      seats: [
        aSeat({ id: HOST, name: 'Ana' }),
        aSeat({ id: BEN, name: 'Ben' }),
        aSeat({
          id: CAI,
          name: 'Cai',
          entry: undefined,
          place: { state: 'waiting', requestedAt: 0, byHand: true },
        }),
      ],
    }),
  );
}

/** A client whose connection is initialised. */
export async function ready(live: LiveUnderTest) {
  const client = await live.connect();
  await client.init();
  return client;
}

/** A client that follows the room and has received the first view. */
export async function follow(
  live: LiveUnderTest,
  seat?: SeatId,
  { secret = 'right', query = FOLLOW } = {},
) {
  const client = await ready(live);
  client.subscribe('room', query, { id: 'room', seat, secret });
  const first = eventOf(await client.next());
  return { ...client, first, event: async () => eventOf(await client.next()) };
}

export function eventOf(message: Message) {
  const { onRoom, onView = onRoom } = message.payload?.data ?? {};
  return onView;
}

export function named(name: string) {
  return { name: name as SessionName };
}
