import { useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { loadAudio } from '../../audio/load-audio.ts';
import { afterPaint } from '../../ui/page/after-paint.ts';
import { useIsFetchingAheadAllowed } from '../../ui/page/fetching-ahead.ts';
import { isEnteringRoom } from './fetching-ahead-rule.ts';
import { SCREENS, type ScreenName } from './screens.ts';

/** Without input, fetching ahead starts after this time, in milliseconds. */
const QUIET_TIME = 8000;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches screens that are likely to be next, and the code for sound. Waits for the player's first input, or for {@link
 * QUIET_TIME}, so that the first page loads undisturbed. Anything that is not fetched ahead is fetched when it is
 * needed.
 */
export function useFetchAhead(names: readonly ScreenName[]): void {
  const isAllowed = useIsFetchingAheadAllowed();
  useEffect(() => {
    if (!isAllowed) return undefined;
    return afterFirstSignOfLife(() => {
      fetchInTurns(names.map((name) => SCREENS[name].preload));
    });
  }, [names, isAllowed]);
  const isEntering = isEnteringRoom(useAddress().pathname);
  useEffect(() => {
    if (isEntering) return undefined;
    return afterFirstSignOfLife(() => void loadAudio());
  }, [isEntering]);
}

/** Fetches each part in a separate task, so that a press in between is answered. */
function fetchInTurns([part, ...others]: readonly (() => Promise<void>)[]): void {
  if (part === undefined) return;
  part().catch(() => undefined);
  setTimeout(() => fetchInTurns(others));
}

/** Runs `act` after the player's first input was painted. Returns a function that cancels it. */
export function afterFirstSignOfLife(act: () => void): () => void {
  const callOff = new AbortController();
  const go = () => {
    callOff.abort();
    afterPaint(act);
  };
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, go, { once: true, passive: true, signal: callOff.signal });
  }
  const timer = setTimeout(go, QUIET_TIME);
  callOff.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => callOff.abort();
}
