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
  /** Milliseconds since a beat began by the clock; negative before it. */
  since: (beat: Beat) => number;
  /** True where the last picture stands without having been led up to: later, after a skip, or without motion. */
  isJump: boolean;
  /** Undefined while there is nothing to skip. */
  skip: (() => void) | undefined;
}>;

type RevealParts = Readonly<{
  kind: RevealKind;
  /** The instant the reveal began, by the clock; undefined while it waits in its first picture. */
  startedAt: number | undefined;
  /** Milliseconds. Rooms pass the server's clock, so that all land together. */
  now: () => number;
  /** The result was seen before: it stands there at once. */
  isOver?: boolean;
}>;

/** The beat of a reveal by a clock. One that is entered late starts in the middle. */
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
    // A browser that was busy has missed a beat: it goes on from where the clock is.
    if (!still && beatAt(kind, spent) !== beat) {
      setMs(spent);
      return undefined;
    }
    const wait = still ? stillEnd(kind) - spent : (msToNextBeat(kind, spent) ?? 0);
    // A browser may call a little early; then the rest is waited for.
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

/** Keys that begin a chord, or move on, and mean no skip. */
const OTHER_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Any press or key goes on; it needs no control of its own. */
export function useSkipping(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return undefined;
    const press = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && !OTHER_KEYS.includes(key)) skip();
    };
    const tap = () => {
      keepFocus();
      skip();
    };
    window.addEventListener('pointerdown', tap);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('pointerdown', tap);
      window.removeEventListener('keydown', press);
    };
  }, [skip]);
}

/** How long after a finger came down a browser may act as if a mouse had, in milliseconds. */
const MOUSE_AFTER_MS = 1000;

/** The press that skips would take the focus from the heading that it brings. */
function keepFocus(): void {
  const prevent = (press: MouseEvent) => press.preventDefault();
  window.addEventListener('mousedown', prevent, { once: true });
  setTimeout(() => window.removeEventListener('mousedown', prevent), MOUSE_AFTER_MS);
}
