import { COUNTED_MS, LIFT_MS, type WarmUpTurn, warmUpTurn } from '@outoften/rules/warm-up/warm-up';
import { useEffect, useState } from 'react';
import type { AudienceFigures } from '../../room/room-state.ts';
import { isStill } from '../../ui/page/is-still.ts';
import { countAnswers } from './warm-up-tally.ts';

/** How often the curtain moves, in milliseconds. With less motion it moves in a few large steps. */
const STEP_MS = 1_000;
const STILL_STEP_MS = 5_000;

type WarmUpParts = Readonly<{
  roomId: string;
  /** The server's clock. */
  clock: () => number;
  /** The room's latest reactions, which contain the answers. */
  told: AudienceFigures['reactions'];
}>;

export type WarmUpState = Readonly<{
  turn: WarmUpTurn;
  /** How much of the poster is visible, from 0 to 1. */
  lifted: number;
  isOpen: boolean;
  /** How many answers were right, and how many there were; undefined while answers may still come. */
  tally: Readonly<{ right: number; all: number }> | undefined;
}>;

/** The current poster of the warm-up, and how far its curtain is open by the server's clock. */
export function useWarmUp({ roomId, clock, told }: WarmUpParts): WarmUpState {
  const [now, setNow] = useState(clock);
  const turn = warmUpTurn(roomId, now);
  const [tally, setTally] = useState({ turn: turn.number, told, right: 0, all: 0 });
  if (tally.turn !== turn.number || tally.told !== told) {
    setTally(countAnswers(tally, { turn: turn.number, told }));
  }

  useEffect(() => {
    const next = (Math.floor(now / STEP_MS) + 1) * STEP_MS;
    // A busy browser may be late, so the next step is computed from the clock.
    const timer = setTimeout(() => setNow(clock()), Math.max(1, Math.ceil(next - clock())));
    return () => clearTimeout(timer);
  }, [now, clock]);

  const spent = now - turn.startsAt;
  const step = isStill() ? STILL_STEP_MS : STEP_MS;
  return {
    turn,
    lifted: Math.min(1, (Math.floor(spent / step) * step) / LIFT_MS),
    isOpen: spent >= LIFT_MS,
    tally: spent >= COUNTED_MS ? tally : undefined,
  };
}
