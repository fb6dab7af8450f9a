import { useEffect } from 'react';
import { playCue, prepareCue, stopCue } from '../../audio/play-sound.ts';
import type { Clock } from '../../room/countdown/use-countdown.ts';

/** The length of the cue. Its last beat comes at the deadline. */
const CUE_SECONDS = 10;

/** Seconds left when the cue is loaded. */
const LOAD_SECONDS = 20;

/**
 * Plays music under the last ten seconds, in time with the deadline. It stops when the countdown leaves the screen, is
 * paused or gets another deadline. When the time is up it plays to its end.
 */
export function useCountdownCue(
  seconds: number | undefined,
  deadline: number | undefined,
  clock: Clock,
): void {
  const isNear = isWithin(seconds, LOAD_SECONDS);
  useEffect(() => {
    if (isNear) prepareCue('countdown');
  }, [isNear]);
  const isLast = isWithin(seconds, CUE_SECONDS);
  useEffect(() => {
    if (!isLast || deadline === undefined) return undefined;
    playCue('countdown', Math.max(0, CUE_SECONDS - (deadline - clock()) / 1000));
    return () => {
      if (clock() < deadline) stopCue('countdown');
    };
  }, [isLast, deadline, clock]);
}

function isWithin(seconds: number | undefined, most: number): boolean {
  return seconds !== undefined && 0 < seconds && seconds <= most;
}
