import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { STARTS } from '../../reveal/timeline.ts';
import { type Reveal, useReveal } from '../../reveal/use-reveal.ts';
import type { Clock } from '../../room/countdown/use-countdown.ts';

type RoomReveal = Readonly<{
  reveal: Reveal;
  /**
   * True if the answer was already out when this screen appeared. All is then shown at once, and the focused heading is
   * the only thing a screen reader says.
   */
  isOver: boolean;
}>;

/** The reveal of a round. On all screens it starts when the round closed. */
export function useRoomReveal({ closedAt }: ClosedRoundView, clock: Clock): RoomReveal {
  const [isOver] = useState(() => clock() - closedAt >= STARTS.room.landed);
  const reveal = useReveal({ kind: 'room', startedAt: closedAt, now: clock, isOver });
  return { reveal, isOver };
}
