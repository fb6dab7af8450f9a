import type { Dynamic, Section } from '../notation/score.ts';

export const VELOCITIES: Readonly<Record<Dynamic, number>> = {
  pp: 0.25,
  p: 0.38,
  mp: 0.5,
  mf: 0.62,
  f: 0.76,
  ff: 0.9,
};

/** How many bars before the next section the band begins to grow or fade. */
const SWELL_BARS = 2;

/** How far a section goes towards the force of the next: 0 is not at all, 1 all the way. */
const SWELL_REACH = 0.6;

/** The force of a section's loudest part, from 0 to 1. */
export function forceOf({ parts }: Section): number {
  return Math.max(0, ...Object.values(parts).map(({ dynamic }) => VELOCITIES[dynamic]));
}

/**
 * The factor on all velocities at a beat of a section: 1 until its last two bars, which grow or fade towards the force
 * of the next section.
 */
export function swellAt(
  beat: number,
  {
    beats,
    beatsInBar,
    force,
    nextForce,
  }: Readonly<{ beats: number; beatsInBar: number; force: number; nextForce: number }>,
): number {
  const length = Math.min(beats, SWELL_BARS * beatsInBar);
  const progress = Math.max(0, Math.min(1, (beat - (beats - length)) / length));
  return (nextForce / force) ** (SWELL_REACH * progress);
}
