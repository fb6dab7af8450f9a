import type { Allowance } from '@outoften/rules/allowance';
import type { Rating } from '@outoften/rules/rating';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import type {
  AudienceGuess,
  AudienceStanding,
  Reaction,
} from '@outoften/rules/room/wire/room-message';
import type { AudienceFigures, Outcome } from '../room/room-state.ts';
import type { RoomPlay } from '../scores/rounds/room-play.ts';
import type { HouseStanding } from '../scores/standings/standing-rows.ts';

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
    house: HouseStanding | undefined;
    acts: Readonly<{
      submit: (guess: Rating) => Outcome;
      react: (reaction: Reaction) => Outcome;
      leave: () => Outcome;
    }>;
  }>;

/** How many audience members have guessed. The member's own guess counts before its event arrives. */
export function countGuesses({
  figures: { guessed, members },
  guess,
}: Pick<AudiencePlay, 'figures' | 'guess'>): Readonly<{ guessed: number; members: number }> {
  const own = guess === undefined || guess === 'spent' ? 0 : 1;
  return { guessed: Math.max(guessed, own), members: Math.max(members, own) };
}
