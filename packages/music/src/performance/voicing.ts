import type { Chord } from '../notation/chord.ts';
import type { Pitch } from '../notation/pitch.ts';

/**
 * The keys of a chord, as a pianist plays it beside a bass. They are close together, not below `lowest`, and move as
 * little as possible from the chord before. Rich chords leave the root to the bass.
 */
export function voiceChord(
  chord: Chord,
  { before, lowest }: Readonly<{ before: readonly Pitch[]; lowest: Pitch }>,
): readonly Pitch[] {
  const classes = colours(chord).map((interval) => (chord.root + interval) % 12);
  const ordered = [...new Set(classes)].sort((a, b) => a - b);
  const candidates = ordered.flatMap((_, first) =>
    [0, 12].map((up) => stack([...ordered.slice(first), ...ordered.slice(0, first)], lowest + up)),
  );
  const fitting = candidates.filter((keys) => (keys.at(-1) ?? 0) <= lowest + 21);
  return fitting.reduce((best, keys) =>
    unrest(keys, before, lowest) < unrest(best, before, lowest) ? keys : best,
  );
}

/** Leaves out the root if four other tones remain, and then the fifth if four remain without it. */
function colours({ intervals }: Chord): readonly number[] {
  if (intervals.length < 5) return intervals;
  const rootless = intervals.slice(1);
  return rootless.length > 4 ? rootless.filter((interval) => interval !== 7) : rootless;
}

function stack(classes: readonly number[], lowest: Pitch): readonly Pitch[] {
  const keys: Pitch[] = [];
  let floor = lowest;
  for (const pitchClass of classes) {
    const key = floor + ((((pitchClass - floor) % 12) + 12) % 12);
    keys.push(key);
    floor = key + 1;
  }
  return keys;
}

/** How far the hand moves, plus a penalty for a semitone at the bottom or the top. */
function unrest(keys: readonly Pitch[], before: readonly Pitch[], lowest: Pitch): number {
  const steps = keys.slice(1).map((key, place) => key - (keys[place] ?? key));
  const rub = (steps[0] === 1 ? 3 : 0) + (steps.at(-1) === 1 ? 5 : 0);
  if (before.length === 0) return rub + Math.abs((keys[0] ?? 0) - lowest - 2);
  const travel = keys.reduce(
    (sum, key) => sum + Math.min(...before.map((old) => Math.abs(old - key))),
    0,
  );
  const drift = Math.abs(mean(keys) - lowest - 8) / 4;
  return rub + travel + drift;
}

function mean(keys: readonly Pitch[]): number {
  return keys.reduce((sum, key) => sum + key, 0) / keys.length;
}
