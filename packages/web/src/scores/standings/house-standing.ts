import type { House } from '@outoften/rules/room/round';

/** What the House made of the rounds so far, and of how many guesses its last one was. */
export type HouseStanding = Readonly<{ score: number; guesses: number }>;

/** The House's line in the standings; undefined as long as it has said nothing. */
export function houseStanding(
  rounds: readonly Readonly<{ house: House | undefined }>[],
): HouseStanding | undefined {
  const houses = rounds.flatMap(({ house }) => house ?? []);
  const last = houses.at(-1);
  if (last === undefined) return undefined;
  return { score: houses.reduce((sum, { score }) => sum + score, 0), guesses: last.guesses };
}
