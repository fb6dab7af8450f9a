import type { RoomCode } from '@outoften/rules/room/room-code';
import { followMessage } from '@outoften/rules/room/wire/follow-message';
import type { RoomSight, SeatSight } from '@outoften/rules/room/wire/room-message';
import { afterLook, afterNews, atFirst, NOTHING_OWN, needsOwnPart } from './inside-room.ts';
import type { OwnPart, RoomNews } from './own-part.ts';
import type { RoomCalls } from './room-calls.ts';
import { runningRound, sceneOf } from './room-scene.ts';
import type { Ending, Visitor } from './room-state.ts';
import type { RoomVisits } from './room-visits.ts';
import type { KeptSeat, SeatKeeping } from './seat-keeping.ts';
import type { StayAs } from './stay-as.ts';
import { endingSeen } from './stay-ending.ts';

export type InsideStayParts = Readonly<{
  visits: RoomVisits;
  stayAs: StayAs;
  calls: Pick<RoomCalls, 'resume' | 'see'>;
  seats: SeatKeeping;
  settle: (seat: KeptSeat, seen: SeatSight) => void;
  end: (ending: Ending, code: RoomCode) => void;
}>;

/** As whom a tab is in a room that has a seat in it, on the stalls or among the audience. */
type SeatedVisitor = Exclude<Visitor, { type: 'stage' }>;

/** Being in a room, or its stage: following what happens there, and asking for what is told to one alone. */
export function createInsideStay({ visits, stayAs, calls, seats, settle, end }: InsideStayParts) {
  function comeIn(visitor: SeatedVisitor, sight: RoomSight, part: OwnPart): void {
    const { seat } = visitor;
    visits.begin(atFirst(visitor, sight, part));
    const stay = stayAs(visitor, {
      hear: createEar(),
      ask: () => calls.resume(seat),
      take: (seen) => take(seat, seen),
    });
    stay.follow();
    leaveIfOver();
  }

  function take(seat: KeptSeat, seen: SeatSight): void {
    const { place, sight } = seen;
    const isIn = place.state === 'seated' || place.state === 'audience';
    if (isIn && sight !== undefined) look(sight, seen);
    else settle(seat, seen);
  }

  /** Shows a room on a stage, which needs its key and nobody signed in. */
  async function showOnStage(roomId: string, stageKey: string): Promise<void> {
    visits.begin({ phase: 'entering', code: undefined, aim: 'play' });
    const visitor = { type: 'stage', stageKey } as const;
    const stay = stayAs(visitor, {
      hear: createEar(),
      ask: () => calls.see({ roomId, stageKey }),
      take(sight) {
        if (visits.inside() === undefined) visits.move(atFirst(visitor, sight, NOTHING_OWN));
        look(sight, NOTHING_OWN);
      },
    });
    await stay.need();
  }

  /** The line tells all of the room when it opens, and when it is there again. */
  function createEar(): (news: RoomNews) => void {
    let hasHeardAll = false;
    return (news) => {
      const isWhole = news !== 'unreadable' && 'view' in news;
      const isBack = isWhole && hasHeardAll;
      hasHeardAll ||= isWhole;
      hear(news, { isBack });
    };
  }

  function hear(news: RoomNews, { isBack }: Readonly<{ isBack: boolean }>): void {
    const state = visits.inside();
    if (state === undefined) return;
    const followed = news === 'unreadable' ? 'resync' : followMessage(state.view, news);
    if (followed === 'resync') {
      void visits.stay()?.need();
      return;
    }
    const { view } = followed;
    visits.move(afterNews(state, followed));
    const { visitor } = state;
    if (leaveIfOver() || visitor.type === 'stage') return;
    if (sceneOf(view) !== sceneOf(state.view))
      seats.keep({ ...visitor.seat, round: runningRound(view) });
    if (needsOwnPart(state, view, { isBack })) void visits.stay()?.need();
  }

  function look(sight: RoomSight, part: OwnPart): void {
    const state = visits.inside();
    if (state === undefined) return;
    visits.move(afterLook(state, sight, part));
    leaveIfOver();
  }

  /** Leaves a room that is closed, or was left elsewhere; false if it is neither. */
  function leaveIfOver(): boolean {
    const state = visits.inside();
    if (state === undefined) return false;
    const ending = endingSeen(state);
    if (ending === undefined) return false;
    end(ending, state.view.meta.code);
    return true;
  }

  return { comeIn, showOnStage };
}
