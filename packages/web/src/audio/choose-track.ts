import type { Track } from './music-manifest.ts';

/** The id of the last track, and the tracks that could not be played. */
export type Heard = Readonly<{ last: string | undefined; broken: ReadonlySet<string> }>;

/**
 * The next track, by a random number from 0 to below 1. It is never the last one if there is another. Undefined if no
 * track is left.
 */
export function chooseTrack(
  tracks: readonly Track[],
  { last, broken }: Heard,
  chance: number,
): Track | undefined {
  const whole = tracks.filter(({ id }) => !broken.has(id));
  const others = whole.filter(({ id }) => id !== last);
  const choice = others.length > 0 ? others : whole;
  return choice[Math.floor(chance * choice.length)];
}
