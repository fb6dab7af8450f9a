import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { codedError } from '../../../platform/error-code.ts';
import type { RoomBus, SeatClaim } from '../bus/room-bus.ts';
import type { IdleResults } from './idle-results.ts';
import type { LiveRooms } from './room-hub.ts';
import type { SocketPulse } from './socket-pulse.ts';

/** A subscription that keeps a seat present. */
export type Holding = Readonly<{
  seat: SeatId;
  socketId: string;
  pulse: SocketPulse;
  since: number;
  /** True for a subscription of the player's window. */
  isWindow: boolean;
  results: IdleResults;
}>;

export type SeatHoldersParts = Readonly<{
  roomId: string;
  bus: RoomBus;
  rooms: LiveRooms;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that is never set. */
  steadyNow: () => number;
}>;

/**
 * Checks run once a second, so a dead connection is noticed 9 to 11 s after its last message. Its seat counts as away
 * after 10 s of silence, so no round waits for it longer than 12 s.
 */
const PING_AFTER_MS = 4_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Knows which subscriptions hold which seats of a room. A seat's windows belong to one socket at a time: the newest, on
 * any server.
 */
export function createSeatHolders(parts: SeatHoldersParts) {
  const { roomId, bus, rooms, now, steadyNow } = parts;
  const holders = new Map<SeatId, readonly Holding[]>();
  /** Held seats whose clients don't answer. */
  const quiet = new Set<SeatId>();
  const holdingsOf = (seat: SeatId) => holders.get(seat) ?? [];
  const setHoldings = (seat: SeatId, holdings: readonly Holding[]) => {
    if (holdings.length > 0) holders.set(seat, holdings);
    else holders.delete(seat);
  };
  const windowsOfOthers = (seat: SeatId, socketId: string) =>
    holdingsOf(seat).filter((holding) => holding.isWindow && holding.socketId !== socketId);
  const giveUp = (seat: SeatId, windows: readonly Holding[]) => {
    setHoldings(
      seat,
      holdingsOf(seat).filter((holding) => !windows.includes(holding)),
    );
    for (const { results } of windows) results.end(takenOver());
  };
  const claim = ({ seat, socketId: holder, since }: Holding) =>
    bus.publish({ type: 'seat-held', id: roomId, seat, holder, since });
  const reportHere = (seat: SeatId) => {
    quiet.delete(seat);
    void rooms.reportHere(roomId, seat);
  };
  const checkSeat = (seat: SeatId, holdings: readonly Holding[]) => {
    const at = steadyNow();
    const isQuiet = holdings.every(({ pulse }) => pulse.isUnanswered(ANSWER_WITHIN_MS, at));
    if (isQuiet === quiet.has(seat)) return;
    if (!isQuiet) return reportHere(seat);
    quiet.add(seat);
    const lastMessageAt = Math.max(...holdings.map(({ pulse }) => pulse.lastMessageAt));
    void rooms.miss(roomId, seat, now() - (at - lastMessageAt));
  };
  return {
    /** Whether a connection of this server holds the seat. */
    isHeld: (seat: SeatId) => holders.has(seat),
    /** Called when a socket, perhaps of another server, claims the seat's windows. */
    noteClaim(seat: SeatId, other: SeatClaim): void {
      const windows = windowsOfOthers(seat, other.holder);
      const newer = windows.find((window) => isNewer(window, other));
      if (newer === undefined) giveUp(seat, windows);
      // A claimant that is older may not know of ours.
      else claim(newer);
    },
    hold(holding: Holding): void {
      const { seat, socketId, isWindow } = holding;
      if (isWindow) giveUp(seat, windowsOfOthers(seat, socketId));
      const before = holdingsOf(seat);
      setHoldings(seat, [...before, holding]);
      const isNewWindow = isWindow && !before.some((each) => each.isWindow);
      if (isNewWindow) claim(holding);
      if (isNewWindow || before.length === 0 || quiet.has(seat)) reportHere(seat);
    },
    release(holding: Holding): void {
      const { seat } = holding;
      const before = holdingsOf(seat);
      const others = before.filter((each) => each !== holding);
      setHoldings(seat, others);
      const wasLast = before.length > 0 && others.length === 0;
      if (!wasLast) return;
      quiet.delete(seat);
      void rooms.miss(roomId, seat, now());
    },
    /**
     * Reports again that a held seat is here, if the room says otherwise. A server that stops may report a seat as silent
     * that has connected here meanwhile.
     */
    correct({ seats }: Room): void {
      for (const { id, presence } of seats) {
        if (presence.type !== 'here' && holders.has(id) && !quiet.has(id)) reportHere(id);
      }
    },
    /**
     * Pings the seats of an open round, and reports which of them don't answer, and which do again. A connection can die
     * without being closed, and the round would wait for its seat. Called every second.
     */
    check({ isRoundOpen }: Readonly<{ isRoundOpen: boolean }>): void {
      for (const [seat, holdings] of holders) {
        if (isRoundOpen) {
          for (const { pulse } of holdings) pulse.pingAfter(PING_AFTER_MS, steadyNow());
        }
        if (isRoundOpen || quiet.has(seat)) checkSeat(seat, holdings);
      }
    },
  };
}

/** If two begin at once, all servers choose the same one. */
function isNewer({ since, socketId }: Holding, claim: SeatClaim): boolean {
  return since > claim.since || (since === claim.since && socketId > claim.holder);
}

function takenOver() {
  return codedError('SEAT_TAKEN_OVER', 'The seat is played from another window now.');
}
