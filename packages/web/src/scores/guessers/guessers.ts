import type { Face } from '@outoften/rules/player/face';
import type { SeatId } from '@outoften/rules/room/seat';
import { isTaken, type SeatView } from '@outoften/rules/room/view/view-room';
import type { MessageId } from '../../messages/i18n.ts';
import type { SeatMood } from './seat-back.tsx';

/** With more players, each is only a seat back. */
export const MOST_FACES = 12;

/** The short text below a seat that the round does not wait for. */
export const SIDELINED_NAMES = {
  away: 'scores.mood.away',
  'sits-out': 'scores.mood.sits-out.short',
  gone: 'scores.mood.gone.short',
} satisfies Partial<Record<SeatMood, MessageId>>;

/** A seat during a round, as the others see it. */
export type Guesser = Readonly<{
  id: SeatId;
  name: string;
  avatar: Face;
  mood: SeatMood;
  isOwn: boolean;
}>;

/**
 * Lists the taken seats, and those of players who left after guessing: the own seat first, then in the order of asking,
 * and players who sit the round out last.
 */
export function guessersOf(
  seats: readonly SeatView[],
  own: SeatId | undefined,
): readonly Guesser[] {
  return seats
    .filter((seat) => isTaken(seat) || seat.hasGuessed)
    .toSorted(
      (a, b) =>
        Number(b.id === own) - Number(a.id === own) ||
        Number(a.sitsOut) - Number(b.sitsOut) ||
        a.order - b.order,
    )
    .map((seat) => ({
      id: seat.id,
      name: seat.name,
      avatar: seat.avatar,
      mood: moodOf(seat),
      isOwn: seat.id === own,
    }));
}

/** Counts the guesses of players who are in the round. */
export function countGuesses(
  guessers: readonly Guesser[],
): Readonly<{ guessed: number; seats: number }> {
  const count = (isCounted: (mood: SeatMood) => boolean) =>
    guessers.filter(({ mood }) => isCounted(mood)).length;
  return {
    guessed: count((mood) => mood === 'guessed' || mood === 'gone'),
    seats: count((mood) => mood !== 'sits-out'),
  };
}

export function isSidelined(mood: SeatMood): mood is keyof typeof SIDELINED_NAMES {
  return mood in SIDELINED_NAMES;
}

function moodOf(seat: SeatView): SeatMood {
  if (!isTaken(seat)) return 'gone';
  if (seat.hasGuessed) return 'guessed';
  if (seat.sitsOut) return 'sits-out';
  return seat.state === 'away' ? 'away' : 'thinking';
}

/** Returns two letters for a name: the initials of its first two words, or else its first two letters. */
export function initials(name: string): string {
  const [first = '', second] = name.split('_').filter((word) => word !== '');
  const letters =
    second === undefined ? [...first].slice(0, 2) : [...(first[0] ?? ''), ...(second[0] ?? '')];
  return letters.join('').toUpperCase();
}
