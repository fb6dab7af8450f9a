import { useCallback, useEffect, useState } from 'react';
import { isStill } from '../ui/page/is-still.ts';
import {
  type Beat,
  beatAt,
  hasReached,
  msToNextBeat,
  type RevealKind,
  STARTS,
  stillEnd,
} from './timeline.ts';

export type Reveal = Readonly<{
  kind: RevealKind;
  beat: Beat;
  has: (beat: Beat) => boolean;
  /** Milliseconds since a beat began, by the clock; negative before it. */
  since: (beat: Beat) => number;
  /** True if the last picture is shown without the beats before it: later, after a skip, or without motion. */
  isJump: boolean;
  /** Skips to the end; undefined if there is nothing to skip. */
  skip: (() => void) | undefined;
}>;

type RevealParts = Readonly<{
  kind: RevealKind;
  /** When the reveal began, by the clock; undefined while it waits in its first picture. */
  startedAt: number | undefined;
  /** Milliseconds. Rooms pass the server's clock, so that all screens show the same beat. */
  now: () => number;
  /** True if the result was seen before and is shown at once. */
  isOver?: boolean;
}>;

/** Returns the current beat of a reveal, by a clock. A late start begins in the middle. */
export function useReveal({ kind, startedAt, now, isOver = false }: RevealParts): Reveal {
  const [isSkipped, setSkipped] = useState(isOver);
  const [still] = useState(isStill);
  const elapsed = useCallback(
    () => (startedAt === undefined ? 0 : now() - startedAt),
    [startedAt, now],
  );
  const [ms, setMs] = useState(elapsed);
  const timely = still ? (ms < stillEnd(kind) ? 'locked' : 'end') : beatAt(kind, ms);
  const beat = isSkipped ? 'end' : timely;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the clock sets the next one
  useEffect(() => {
    if (startedAt === undefined || beat === 'end') return undefined;
    const spent = elapsed();
    // A busy browser may have missed a beat. It continues from the clock.
    if (!still && beatAt(kind, spent) !== beat) {
      setMs(spent);
      return undefined;
    }
    const wait = still ? stillEnd(kind) - spent : (msToNextBeat(kind, spent) ?? 0);
    // Timers may fire slightly early. The rest is then waited for.
    const timer = setTimeout(() => setMs(elapsed()), Math.max(1, Math.ceil(wait)));
    return () => clearTimeout(timer);
  }, [ms, beat, kind, still, startedAt, elapsed]);

  const canSkip = beat !== 'end' && (kind === 'solo' || hasReached(beat, 'landed'));
  const isWaiting = startedAt === undefined;
  const skip = useCallback(() => setSkipped(true), []);
  const isSkipping = canSkip && !isWaiting;
  useSkipping(isSkipping ? skip : undefined);

  return {
    kind,
    beat,
    has: (wanted) => hasReached(beat, wanted),
    since: (wanted) => elapsed() - STARTS[kind][wanted],
    isJump: isSkipped || still,
    skip: isSkipping ? skip : undefined,
  };
}

/** Keys that begin a shortcut or move the focus, and do not skip. */
const OTHER_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Any press or key skips, so no button is needed. */
export function useSkipping(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return undefined;
    const press = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && !OTHER_KEYS.includes(key)) skip();
    };
    // A finger that was there before the scene does not skip it. The end of a press skips, so that nothing appears under
    // the finger while it is down.
    let isDown = false;
    const down = () => {
      isDown = true;
    };
    const up = () => {
      if (isDown) skip();
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('keydown', press);
    };
  }, [skip]);
}
