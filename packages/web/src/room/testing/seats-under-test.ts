import { accuracyPoints, distance } from '@outoften/rules/guessing/score';
import type { Avatar } from '@outoften/rules/player/avatar';
import { type Rating, tenths } from '@outoften/rules/rating';
import type { RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';

export function seatId(name: string): SeatId {
  return `room.${name}` as SeatId;
}

/** The seat of a player with this name, who was there from the start. */
export function aSeat(name: string, parts: Partial<SeatView> = {}): SeatView {
  return {
    id: seatId(name),
    order: 0,
    name,
    avatar: 0 as Avatar,
    state: 'seated',
    reason: undefined,
    score: 0,
    error: 0,
    exact: 0,
    spent: 0,
    beatHouse: 0,
    joinedInRound: 1,
    joinedWith: 0,
    hasGuessed: false,
    sitsOut: false,
    sentOutIn: undefined,
    ...parts,
  };
}

/** The result of a guess in a room without hints. */
export function aResult(
  name: string,
  { guess, answer = 77 }: Readonly<{ guess: number | undefined; answer?: number }>,
): RoundResult {
  const rating: Rating | undefined = guess === undefined ? undefined : tenths(guess);
  const accuracy = rating === undefined ? 0 : accuracyPoints(rating, tenths(answer));
  return {
    seat: seatId(name),
    guess: rating,
    score: { accuracy, start: 0, spent: 0, credited: 0, total: accuracy },
    distance: rating === undefined ? undefined : distance(rating, tenths(answer)),
    hints: { poster: 'locked', overview: 'locked', review: 'locked' },
    credited: [],
    beatHouse: false,
  };
}
