import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { codedError } from '../graphql/error-code.ts';
import type { IdleResults } from './idle-results.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { RoomBus } from './room-bus.ts';

/** A subscription that keeps a seat present. */
export type Holding = Readonly<{ seat: SeatId; socketId: string; results: IdleResults }>;

/** Which socket holds which seat of a room. One at a time: the newest, whichever server it is on. */
export type SeatHolders = Readonly<{
  hold: (holding: Holding) => void;
  release: (holding: Holding) => void;
  /** A socket, perhaps of another server, holds the seat from now on. */
  yieldTo: (seat: SeatId, socketId: string) => void;
  /** Says again that a held seat is here, where the room has it otherwise. */
  correct: (room: Room) => void;
}>;

export type SeatHoldersParts = Readonly<{
  roomId: string;
  bus: RoomBus;
  rooms: LiveRooms;
  onFault: (fault: unknown) => void;
}>;

export function createSeatHolders({ roomId, bus, rooms, onFault }: SeatHoldersParts): SeatHolders {
  const holders = new Map<SeatId, Held>();
  const yieldTo: SeatHolders['yieldTo'] = (seat, socketId) => {
    const held = holders.get(seat);
    if (held === undefined || held.socketId === socketId) return;
    holders.delete(seat);
    for (const results of held.all) results.fail(takenOver());
  };
  const hear = (seat: SeatId) => void rooms.hear(roomId, seat).catch(onFault);
  return {
    yieldTo,
    hold: ({ seat, socketId, results }) => {
      yieldTo(seat, socketId);
      const held = holders.get(seat);
      holders.set(seat, { socketId, all: held ? [...held.all, results] : [results] });
      if (held !== undefined) return;
      bus.publish({ type: 'seat-held', id: roomId, seat, holder: socketId });
      hear(seat);
    },
    release: ({ seat, results }) => {
      const held = holders.get(seat);
      if (!held?.all.includes(results)) return;
      const all = held.all.filter((each) => each !== results);
      if (all.length > 0) return void holders.set(seat, { ...held, all });
      holders.delete(seat);
      rooms.miss(roomId, seat).catch(onFault);
    },
    // A server that stops may call a seat silent that has come here meanwhile.
    correct: ({ seats }) => {
      for (const { id, presence } of seats) {
        if (presence.type !== 'here' && holders.has(id)) hear(id);
      }
    },
  };
}

/** By which socket, and by which of its subscriptions: mostly by one. */
type Held = Readonly<{ socketId: string; all: readonly IdleResults[] }>;

function takenOver() {
  return codedError('SEAT_TAKEN_OVER', 'The seat is played from another window now.');
}
