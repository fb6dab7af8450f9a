import type { Rating } from '@outoften/rules/rating';
import { useEffect, useRef } from 'react';
import { playSound, type Sound } from '../audio/play-sound.ts';
import { vibrate } from '../play/vibration.ts';
import { announce } from '../ui/announcements.ts';
import type { Ceremony } from './ceremonies.ts';
import { sweepTicks } from './sweep.ts';
import { BEATS, type Beat, SWEEP_MS } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

/** What a screen reader says at three beats, one sentence or a few each. */
export type RevealWords = Readonly<{ locked: string; landed: string; headline: string }>;

type EffectParts = Readonly<{
  reveal: Reveal;
  /** Undefined while it is on its way. */
  rating: Rating | undefined;
  words: RevealWords;
  ceremony: Ceremony | undefined;
  /** Nothing is heard or spoken of a result that was seen before. */
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
  within: 'near',
};

/** What of a reveal is heard, felt and spoken, each at its beat. */
export function useRevealEffects(parts: EffectParts): void {
  const { reveal, rating, words, ceremony, isOver = false } = parts;
  const { beat, isJump } = reveal;
  const before = useRef<Beat>(undefined);

  useEffect(() => {
    const passed = beatsAfter(before.current, beat);
    const isFirst = before.current === undefined;
    before.current = beat;
    if (isOver) return;
    for (const each of passed) {
      if (each === 'landed') {
        announce(words.landed);
        vibrate('reveal');
      }
      if (each === 'locked') announce(words.locked);
      if (each === 'headline') announce(words.headline);
      // Of what was jumped over only the landing is heard, and of what came before a late entry nothing.
      const isHeard = isJump ? each === 'locked' || each === 'landed' : !isFirst || each === beat;
      const sound = SOUNDS[each];
      if (isHeard && sound !== undefined) playSound(sound);
      const fanfare = each === 'headline' && ceremony && CEREMONY_SOUNDS[ceremony];
      if (fanfare && !isFirst) playSound(fanfare);
    }
  }, [beat, isJump, isOver, words, ceremony]);

  const { since } = reveal;
  const latestSince = useRef(since);
  latestSince.current = since;
  useEffect(() => {
    if (beat !== 'sweep' || rating === undefined) return undefined;
    const late = latestSince.current('sweep');
    const timers = sweepTicks(rating)
      .map((share) => share * SWEEP_MS - late)
      .filter((wait) => wait >= 0)
      .map((wait) => setTimeout(() => playSound('sweep'), wait));
    return () => timers.forEach(clearTimeout);
  }, [beat, rating]);
}

function beatsAfter(before: Beat | undefined, beat: Beat): readonly Beat[] {
  const first = before === undefined ? 0 : BEATS.indexOf(before) + 1;
  return BEATS.slice(first, BEATS.indexOf(beat) + 1);
}
