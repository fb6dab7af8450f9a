import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { codedError } from '../graphql/error-code.ts';
import type { RoomBus, SeatClaim } from './bus/room-bus.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { IdleResults } from './socket/idle-results.ts';

/** A subscription that keeps a seat present. */
export type Holding = Readonly<{
  seat: SeatId;
  socketId: string;
  since: number;
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
  /** A socket, perhaps of another server, claims the windows of the seat. */
  hearClaim: (seat: SeatId, claim: SeatClaim) => void;
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
  const windowsOfOthers = (seat: SeatId, socketId: string) =>
    held(seat).filter((holding) => holding.isWindow && holding.socketId !== socketId);
  const giveUp = (seat: SeatId, windows: readonly Holding[]) => {
    keep(
      seat,
      held(seat).filter((holding) => !windows.includes(holding)),
    );
    for (const { results } of windows) results.fail(takenOver());
  };
  const claim = ({ seat, socketId: holder, since }: Holding) =>
    bus.publish({ type: 'seat-held', id: roomId, seat, holder, since });
  const hear = (seat: SeatId) => void rooms.hear(roomId, seat);
  return {
    hearClaim: (seat, heard) => {
      const windows = windowsOfOthers(seat, heard.holder);
      const newer = windows.find((window) => isNewer(window, heard));
      if (newer === undefined) giveUp(seat, windows);
      // Whoever claims what is not theirs may not have heard of us.
      else claim(newer);
    },
    hold: (holding) => {
      const { seat, socketId, isWindow } = holding;
      if (isWindow) giveUp(seat, windowsOfOthers(seat, socketId));
      const before = held(seat);
      keep(seat, [...before, holding]);
      const isNewWindow = isWindow && !before.some((each) => each.isWindow);
      if (isNewWindow) claim(holding);
      if (isNewWindow || before.length === 0) hear(seat);
    },
    release: (holding) => {
      const { seat } = holding;
      const before = held(seat);
      const others = before.filter((each) => each !== holding);
      keep(seat, others);
      const wasLast = before.length > 0 && others.length === 0;
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

/** Of two that begin at once, all servers choose the same. */
function isNewer({ since, socketId }: Holding, claim: SeatClaim): boolean {
  return since > claim.since || (since === claim.since && socketId > claim.holder);
}

function takenOver() {
  return codedError('SEAT_TAKEN_OVER', 'The seat is played from another window now.');
}
