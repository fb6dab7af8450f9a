import { COUNTED_MS, LIFT_MS, type WarmUpTurn, warmUpTurn } from '@outoften/rules/warm-up/warm-up';
import { useEffect, useState } from 'react';
import type { AudienceFigures } from '../../room/room-state.ts';
import { isStill } from '../../ui/page/is-still.ts';
import { countAnswers } from './warm-up-tally.ts';

/** How often the curtain moves on, in milliseconds: with less motion, in a few steps. All else is at whole seconds too. */
const STEP_MS = 1_000;
const STILL_STEP_MS = 5_000;

type WarmUpParts = Readonly<{
  roomId: string;
  /** The server's clock. */
  clock: () => number;
  /** What the room told last. */
  told: AudienceFigures['reactions'];
}>;

export type WarmUpState = Readonly<{
  turn: WarmUpTurn;
  /** How much of the poster can be seen, from 0 to 1. */
  lifted: number;
  isOpen: boolean;
  /** How many were right, and how many have answered; undefined while answers still come. */
  tally: Readonly<{ right: number; all: number }> | undefined;
}>;

/** The poster that the room guesses now, and how far its curtain is lifted by the server's clock. */
export function useWarmUp({ roomId, clock, told }: WarmUpParts): WarmUpState {
  const [now, setNow] = useState(clock);
  const turn = warmUpTurn(roomId, now);
  const [tally, setTally] = useState({ turn: turn.number, told, right: 0, all: 0 });
  if (tally.turn !== turn.number || tally.told !== told) {
    setTally(countAnswers(tally, { turn: turn.number, told }));
  }

  useEffect(() => {
    const next = (Math.floor(now / STEP_MS) + 1) * STEP_MS;
    // A browser that was busy goes on from where the clock is.
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
