import type { AudiencePlay } from './audience-play.ts';

/** How many audience members have guessed. The member's own guess counts before its event arrives. */
export function countGuesses({
  figures: { guessed, members },
  guess,
}: Pick<AudiencePlay, 'figures' | 'guess'>): Readonly<{ guessed: number; members: number }> {
  const own = guess === undefined || guess === 'spent' ? 0 : 1;
  return { guessed: Math.max(guessed, own), members: Math.max(members, own) };
}
