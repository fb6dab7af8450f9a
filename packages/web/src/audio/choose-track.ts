import type { Track } from './music-manifest.ts';

/** What was heard last, and which tracks could not be played. */
export type Heard = Readonly<{ last: string | undefined; broken: ReadonlySet<string> }>;

/**
 * The track to play next, by a chance from 0 up to 1: never the one heard last while there is another. Undefined where
 * none is left.
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
