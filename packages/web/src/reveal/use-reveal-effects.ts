import type { Rating } from '@outoften/rules/rating';
import { useEffect, useRef } from 'react';
import { playSound, type Sound } from '../audio/play-sound.ts';
import { announce, forgetAnnouncements } from '../ui/news/announcements.ts';
import { vibrate } from '../ui/page/vibration.ts';
import type { Ceremony } from './ceremonies.ts';
import { sweepTicks } from './sweep.ts';
import { BEATS, type Beat, dropDelay, SWEEP_MS } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

/** What a screen reader says at the beginning, unless the focused heading says it, and at the landing. */
export type RevealWords = Readonly<{ locked: string | undefined; result: string }>;

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
