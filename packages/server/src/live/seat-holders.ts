import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { codedError } from '../graphql/error-code.ts';
import type { IdleResults } from './idle-results.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { RoomBus } from './room-bus.ts';

/** A subscription that keeps a seat present. */
export type Holding = Readonly<{
  seat: SeatId;
  socketId: string;
  /** True for what its player plays by. */
  isWindow: boolean;
  results: IdleResults;
}>;

/**
 * Which subscriptions hold which seats of a room. Windows of a seat are of one socket at a time: the newest, whichever
 * server it is on.
 */
export type SeatHolders = Readonly<{
  hold: (holding: Holding) => void;
  release: (holding: Holding) => void;
  /** A socket, perhaps of another server, has the windows of the seat from now on. */
  yieldTo: (seat: SeatId, socketId: string) => void;
  /** Says again that a held seat is here, where the room has it otherwise. */
  correct: (room: Room) => void;
}>;

export type SeatHoldersParts = Readonly<{
  roomId: string;
  bus: RoomBus;
  rooms: LiveRooms;
}>;

export function createSeatHolders({ roomId, bus, rooms }: SeatHoldersParts): SeatHolders {
  const holders = new Map<SeatId, readonly Holding[]>();
  const held = (seat: SeatId) => holders.get(seat) ?? [];
  const keep = (seat: SeatId, holdings: readonly Holding[]) => {
    if (holdings.length > 0) holders.set(seat, holdings);
    else holders.delete(seat);
  };
  const yieldTo: SeatHolders['yieldTo'] = (seat, socketId) => {
    const [older, others] = split(
      held(seat),
      (holding) => holding.isWindow && holding.socketId !== socketId,
    );
    keep(seat, others);
    for (const { results } of older) results.fail(takenOver());
  };
  const hear = (seat: SeatId) => void rooms.hear(roomId, seat);
  return {
    yieldTo,
    hold: (holding) => {
      const { seat, socketId, isWindow } = holding;
      if (isWindow) yieldTo(seat, socketId);
      const before = held(seat);
      keep(seat, [...before, holding]);
      const isNewWindow = isWindow && !before.some((each) => each.isWindow);
      if (isNewWindow) bus.publish({ type: 'seat-held', id: roomId, seat, holder: socketId });
      if (isNewWindow || before.length === 0) hear(seat);
    },
    release: (holding) => {
      const { seat } = holding;
      const [ending, others] = split(held(seat), (each) => each === holding);
      keep(seat, others);
      const wasLast = ending.length > 0 && others.length === 0;
      if (wasLast) void rooms.miss(roomId, seat);
    },
    // A server that stops may call a seat silent that has come here meanwhile.
    correct: ({ seats }) => {
      for (const { id, presence } of seats) {
        if (presence.type !== 'here' && holders.has(id)) hear(id);
      }
    },
  };
}

function split(
  holdings: readonly Holding[],
  isChosen: (holding: Holding) => boolean,
): readonly [chosen: readonly Holding[], others: readonly Holding[]] {
  return [holdings.filter(isChosen), holdings.filter((holding) => !isChosen(holding))];
}

function takenOver() {
  return codedError('SEAT_TAKEN_OVER', 'The seat is played from another window now.');
}
