import type { House } from '@outoften/rules/room/round';

/** The House's points in the rounds so far, and how many guesses its last median had. */
export type HouseStanding = Readonly<{ score: number; guesses: number }>;

/** Returns the House's line in the standings; undefined if it has not guessed yet. */
export function houseStanding(
  rounds: readonly Readonly<{ house: House | undefined }>[],
): HouseStanding | undefined {
  const houses = rounds.flatMap(({ house }) => house ?? []);
  const last = houses.at(-1);
  if (last === undefined) return undefined;
  return { score: houses.reduce((sum, { score }) => sum + score, 0), guesses: last.guesses };
}
