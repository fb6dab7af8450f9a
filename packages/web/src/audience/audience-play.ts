import type { Allowance } from '@outoften/rules/allowance';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import type { AudienceGuess, AudienceStanding } from '@outoften/rules/room/wire/room-message';
import type { AudienceFigures } from '../room/room-state.ts';
import type { room } from '../room/use-room.ts';
import type { RoomPlay } from '../scores/rounds/room-play.ts';

/** A room as a member of its audience sees it. */
export type AudiencePlay<S extends ProgressView = ProgressView> = RoomPlay<S> &
  Readonly<{
    /** The member's guess in the current round. */
    guess: AudienceGuess | undefined;
    /** The member's factor of the time limit. */
    allowance: Allowance;
    /** The member's place in the audience. */
    standing: AudienceStanding | undefined;
    figures: AudienceFigures;
    acts: Pick<typeof room, 'guess' | 'react' | 'leave'>;
  }>;

/** How many audience members have guessed. The member's own guess counts before its event arrives. */
export function countGuesses({
  figures: { guessed, members },
  guess,
}: Pick<AudiencePlay, 'figures' | 'guess'>): Readonly<{ guessed: number; members: number }> {
  const own = guess === undefined || guess === 'spent' ? 0 : 1;
  return { guessed: Math.max(guessed, own), members: Math.max(members, own) };
}
