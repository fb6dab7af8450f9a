import type { RoomCode } from '@outoften/rules/room/room-code';
import type { DenialReason } from '@outoften/rules/room/seat';
import type { RoomView } from '@outoften/rules/room/view-room';
import { followMessage } from '@outoften/rules/room/wire/follow-message';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import type { RoomNews } from './own-part.ts';
import type { RoomCalls } from './room-calls.ts';
import type { RoomVisits } from './room-visits.ts';
import type { KeptSeat } from './seat-keeping.ts';
import type { StayAs } from './stay-as.ts';

export type DoorStayParts = Readonly<{
  visits: RoomVisits;
  stayAs: StayAs;
  calls: Pick<RoomCalls, 'resume'>;
  settle: (seat: KeptSeat, seen: SeatSight) => void;
  enter: (code: RoomCode) => Promise<void>;
}>;

/** Waiting to be let in: the room can be seen from its door, and so can the own seat in it once it is given. */
export function createDoorStay({ visits, stayAs, calls, settle, enter }: DoorStayParts) {
  function wait(seat: KeptSeat, view: RoomView): void {
    visits.begin({ phase: 'waiting', seat, view });
    const stay = stayAs(
      { type: 'player', seat },
      {
        hear: (news) => hear(seat, news),
        ask: () => calls.resume(seat),
        take: (seen) => take(seat, seen),
      },
    );
    stay.follow();
  }

  function hear(seat: KeptSeat, news: RoomNews): void {
    const before = visits.followed();
    if (before === undefined) return;
    const followed = news === 'unreadable' ? 'resync' : followMessage(before, news);
    const isDecided =
      followed === 'resync' ||
      followed.view.stage.phase === 'closed' ||
      followed.view.seats.some(({ id }) => id === seat.connectionId);
    if (isDecided) void visits.stay()?.need();
    else visits.move({ phase: 'waiting', seat, view: followed.view });
  }

  function take(seat: KeptSeat, seen: SeatSight): void {
    const { place, sight } = seen;
    const isWaiting = place.state === 'waiting' && sight !== undefined;
    if (isWaiting) visits.move({ phase: 'waiting', seat, view: sight.view });
    else if (place.state === 'denied' && mayWatch(place.reason)) void enter(seat.code);
    else settle(seat, seen);
  }

  /** True where the room has no seat any more, and an audience. */
  function mayWatch(reason: DenialReason | undefined): boolean {
    const hasAudience = visits.followed()?.meta.settings.isAudienceSession ?? false;
    return hasAudience && (reason === 'full' || reason === 'too-late');
  }

  return { wait };
}
