import type { House, RoundResult } from '@outoften/rules/room/round';
import { formatTenths } from '../../messages/format-tenths.ts';
import type { Say } from '../../messages/use-messages.ts';
import type { StandingRow } from '../standings/standing-rows.ts';
import type { Closest } from './closest.ts';

/** More names than these are counted. */
const NAMES_TOLD = 3;

/** Says in a sentence who was closest. */
export function closestWords(closest: Closest, say: Say): string {
  if (closest.type === 'nobody') return say('scores.closest.nobody');
  const { tenths } = closest;
  const distance = formatTenths(tenths);
  switch (closest.type) {
    case 'you':
      return say('scores.closest.you', { tenths, distance });
    case 'you-too':
      return say('scores.closest.you-too', { others: closest.others, tenths, distance });
    case 'others': {
      const { names } = closest;
      const [first = '', second = '', third = ''] = names;
      if (names.length > NAMES_TOLD) {
        return say('scores.closest.many', { count: names.length, tenths, distance });
      }
      const count = names.length;
      return say('scores.closest.others', { count, first, second, third, tenths, distance });
    }
  }
}

/** Says what the House guessed, and how many players were closer. */
export function houseWords(house: House, results: readonly RoundResult[], say: Say): string {
  return say('scores.house.said', {
    rating: formatTenths(house.rating),
    closer: results.filter(({ beatHouse }) => beatHouse).length,
    seats: results.length,
  });
}

/** Says how many guesses the round has, for a heading without a full stop. */
export function lockedWords(results: readonly RoundResult[], say: Say): string {
  const guessed = results.filter(({ guess }) => guess !== undefined).length;
  const seats = results.length;
  if (guessed === 0 || guessed === seats) return say('scores.locked.all', { guessed });
  return say('scores.locked.some', { guessed, seats });
}

/** Says in a sentence which place a seat has after the round; empty if it has none. */
export function placeWords(rows: readonly StandingRow[], say: Say): string {
  const own = rows.find(({ isOwn }) => isOwn);
  if (own === undefined) return '';
  const { rank, climbed = 0 } = own;
  return say('scores.your-place', {
    rank,
    seats: rows.length,
    way: climbed === 0 ? 'none' : climbed > 0 ? 'up' : 'down',
    places: Math.abs(climbed),
  });
}
