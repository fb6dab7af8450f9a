import type { SeatId } from '@outoften/rules/room/seat';
import { isTaken, type SeatView } from '@outoften/rules/room/view-room';
import type { MessageId } from '../messages/i18n.ts';
import type { SeatMood } from './seat-back.tsx';

/** From here on a seat is only its back. */
export const MOST_FACES = 12;

export const MOOD_NAMES = {
  thinking: 'scores.mood.thinking',
  guessed: 'scores.mood.guessed',
  away: 'scores.mood.away',
} satisfies Record<SeatMood, MessageId>;

/** A seat that takes part in a round, as the others see it before the end. */
export type Guesser = Readonly<{
  id: SeatId;
  name: string;
  avatar: number;
  mood: SeatMood;
  isOwn: boolean;
}>;

/** The seats that take part in a round: one's own first, then in the order of asking. Late joiners watch their first round. */
export function guessersOf(
  seats: readonly SeatView[],
  { round, own }: Readonly<{ round: number; own: SeatId | undefined }>,
): readonly Guesser[] {
  return seats
    .filter(isTaken)
    .filter(({ joinedInRound }) => joinedInRound !== undefined && joinedInRound <= round)
    .toSorted((a, b) => Number(b.id === own) - Number(a.id === own) || a.order - b.order)
    .map((seat) => ({
      id: seat.id,
      name: seat.name,
      avatar: seat.avatar,
      mood: moodOf(seat),
      isOwn: seat.id === own,
    }));
}

export function guessedCount(guessers: readonly Guesser[]): number {
  return guessers.filter(({ mood }) => mood === 'guessed').length;
}

function moodOf({ hasGuessed, state }: SeatView): SeatMood {
  if (hasGuessed) return 'guessed';
  return state === 'away' ? 'away' : 'thinking';
}
