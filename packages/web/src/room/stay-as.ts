import type { RoomCode } from '@outoften/rules/room/room-code';
import type { RoomCalls } from './room-calls.ts';
import type { Ending, Visitor } from './room-state.ts';
import type { RoomVisits } from './room-visits.ts';
import { createStay, type Stay, type StayParts } from './stay.ts';
import { endingOf, FINAL_ENDS } from './stay-ending.ts';

export type StayAsParts = Readonly<{
  visits: RoomVisits;
  calls: Pick<RoomCalls, 'follow'>;
  end: (ending: Ending, code: RoomCode | undefined) => void;
  pause: (milliseconds: number) => Promise<void>;
}>;

export type StayAs = ReturnType<typeof createStayAs>;

/** Begins the stay of the visit that is on. A stage tries again whatever the line ends with, as nobody stands by to do it. */
export function createStayAs({ visits, calls, end, pause }: StayAsParts) {
  return <Answer>(
    visitor: Visitor,
    parts: Pick<StayParts<Answer>, 'hear' | 'ask' | 'take'>,
  ): Stay => {
    const isStage = visitor.type === 'stage';
    const stay = createStay({
      ...parts,
      follow: (follower) => calls.follow({ visitor, view: visits.followed }, follower),
      finalEnds: isStage ? [] : FINAL_ENDS,
      end(problem) {
        end(endingOf(visitor, problem), isStage ? undefined : visitor.seat.code);
      },
      pause,
    });
    visits.stayBy(stay);
    return stay;
  };
}
