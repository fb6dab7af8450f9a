import type { Rating } from '@outoften/rules/rating';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playSound } from '../audio/play-sound.ts';
import type { Sound } from '../audio/sound-board.ts';
import { announce, forgetAnnouncements } from '../ui/news/announcements.ts';
import { isStill } from '../ui/page/browser-state.ts';
import { vibrate } from '../ui/page/vibration.ts';
import type { Ceremony } from './ceremonies.ts';
import {
  BEATS,
  type Beat,
  beatAt,
  dropDelay,
  hasReached,
  msToNextBeat,
  type RevealKind,
  STARTS,
  SWEEP_MS,
  stillEnd,
  sweepTicks,
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

/** What a screen reader says at the beginning, unless the focused heading says it, and at the landing. */
type RevealWords = Readonly<{ locked: string | undefined; result: string }>;

type EffectParts = Readonly<{
  reveal: Reveal;
  /** Undefined while it loads. */
  rating: Rating | undefined;
  words: RevealWords;
  ceremony: Ceremony | undefined;
  /** How many flags drop, each with a sound. */
  flags?: number;
  /** True for a result that was seen before. It has no sounds and announcements. */
  isOver?: boolean;
}>;

const SOUNDS: Partial<Record<Beat, Sound>> = {
  locked: 'lock',
  curtain: 'curtain',
  drop: 'flag',
  landed: 'reveal',
  stamp: 'stamp',
  receipt: 'printer',
  count: 'total',
};

const CEREMONY_SOUNDS: Partial<Record<Ceremony, Sound>> = {
  exact: 'exact',
  'personal-best': 'best',
  closest: 'closest',
  'beat-house': 'clack',
  within: 'near',
};

/** A sound whose moment was longer ago than this is not played, in milliseconds. */
const LATE_MS = 300;

/** More flags than these would sound like one roll of this length. */
const MOST_HEARD = 8;

/** The sounds, vibration and announcements of a reveal, each at its beat. */
export function useRevealEffects(parts: EffectParts): void {
  const { reveal, rating, words, ceremony, flags = 1, isOver = false } = parts;
  const { beat, isJump } = reveal;
  const before = useRef<Beat>(undefined);
  const latestSince = useRef(reveal.since);
  latestSince.current = reveal.since;

  useEffect(() => forgetAnnouncements, []);

  useEffect(() => {
    const passed = beatsAfter(before.current, beat);
    const isFirst = before.current === undefined;
    before.current = beat;
    if (isOver) return;
    for (const each of passed) {
      if (each === 'landed') {
        announce(words.result);
        vibrate('reveal');
      }
      if (each === 'locked' && words.locked !== undefined) announce(words.locked);
      // If beats are skipped, only the landing plays a sound. Beats before a late entry play none.
      const isLate = !isJump && latestSince.current(each) > LATE_MS;
      const isHeard = isJump ? each === 'locked' || each === 'landed' : !isFirst || each === beat;
      const sound = SOUNDS[each];
      if (isHeard && !isLate && sound !== undefined) playSound(sound);
      const fanfare = each === 'headline' && ceremony && CEREMONY_SOUNDS[ceremony];
      if (fanfare && !isFirst && !isLate) playSound(fanfare);
    }
  }, [beat, isJump, isOver, words, ceremony]);

  // The first flag's sound plays with its beat.
  const isDropping = beat === 'drop' && !isOver && !isJump;
  useEffect(() => {
    if (!isDropping) return undefined;
    const sounding = Math.min(MOST_HEARD, flags);
    const timers = Array.from({ length: sounding }, (_, place) => dropDelay(place, sounding))
      .slice(1)
      .map((wait) => setTimeout(() => playSound('flag'), wait));
    return () => timers.forEach(clearTimeout);
  }, [isDropping, flags]);

  useEffect(() => {
    if (beat !== 'sweep' || rating === undefined || isOver) return undefined;
    const late = latestSince.current('sweep');
    const timers = sweepTicks(rating)
      .map((share) => share * SWEEP_MS - late)
      .filter((wait) => wait >= 0)
      .map((wait) => setTimeout(() => playSound('sweep'), wait));
    return () => timers.forEach(clearTimeout);
  }, [beat, rating, isOver]);
}

function beatsAfter(before: Beat | undefined, beat: Beat): readonly Beat[] {
  const first = before === undefined ? 0 : BEATS.indexOf(before) + 1;
  return BEATS.slice(first, BEATS.indexOf(beat) + 1);
}

/** Returns how much of a time has passed, from 0 to 1. `since` is how long ago it began. Times are in milliseconds. */
export function useShareOfTime(isRunning: boolean, length: number, since = () => 0): number {
  const [share, setShare] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the time begins to run
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now() - since();
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, Math.max(0, (now - startedAt) / length));
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning, length]);
  return share;
}
