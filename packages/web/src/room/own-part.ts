import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { OwnChange, RoomMessage, SeatSight } from '@outoften/rules/room/wire/room-message';

/** What one connection alone knows of the round at hand. */
export type OwnPart = Pick<SeatSight, 'own' | 'allowance' | 'audienceGuess' | 'audienceStanding'>;

/** What a follower of a room gets; 'unreadable' for a message that this version of the app cannot read. */
export type RoomNews = RoomMessage | 'unreadable';

/** The own part after a move that the server has answered. */
export function afterOwnChange(own: OwnAttempt, change: OwnChange): OwnAttempt {
  const { film, guess, roundId: _, ...changed } = change;
  return {
    ...own,
    ...changed,
    ...(film && { film: { ...own.film, ...film } }),
    ...(guess && { guess: { ...guess, score: undefined } }),
  };
}
