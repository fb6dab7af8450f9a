import type { RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { plateOf } from '../standings/plates.ts';
import { isPlaying } from '../standings/standing-rows.ts';
import type { LineGuess } from './line-marks.ts';

/** Returns a round's guesses with the players' names and faces. */
export function lineGuesses(
  results: readonly RoundResult[],
  { seats, own }: Readonly<{ seats: readonly SeatView[]; own: SeatId | undefined }>,
): readonly LineGuess[] {
  const players = seats.filter(isPlaying).length;
  return results.flatMap(({ seat: id, guess }) => {
    const seat = seats.find((each) => each.id === id);
    if (seat === undefined || guess === undefined) return [];
    const { name, avatar } = seat;
    const plate = plateOf(seat, { players });
    return [{ id, name, avatar, rating: guess, isOwn: id === own, plate }];
  });
}
