import type { AudiencePlay } from './audience-play.ts';

/** How many of the audience have guessed. One's own counts as soon as it is in, which the news of it comes after. */
export function countGuesses({
  figures: { guessed, members },
  guess,
}: Pick<AudiencePlay, 'figures' | 'guess'>): Readonly<{ guessed: number; members: number }> {
  const own = guess === undefined || guess === 'spent' ? 0 : 1;
  return { guessed: Math.max(guessed, own), members: Math.max(members, own) };
}
