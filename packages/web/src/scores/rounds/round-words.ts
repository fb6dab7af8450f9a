import type { House, RoundResult } from '@outoften/rules/room/round';
import { formatTenths } from '../../messages/format-tenths.ts';
import type { Say } from '../../messages/use-messages.ts';
import type { StandingRow } from '../standings/standing-rows.ts';
import type { Closest } from './closest.ts';

/** More names than these are only counted. */
const NAMES_TOLD = 3;

/** Who came closest, in a sentence. */
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

/** What the House said, and how many were closer. */
export function houseWords(house: House, results: readonly RoundResult[], say: Say): string {
  return say('scores.house.said', {
    rating: formatTenths(house.rating),
    closer: results.filter(({ beatHouse }) => beatHouse).length,
    seats: results.length,
  });
}

/** How many guesses the round has, in a heading without a stop. */
export function lockedWords(results: readonly RoundResult[], say: Say): string {
  const guessed = results.filter(({ guess }) => guess !== undefined).length;
  const seats = results.length;
  if (guessed === 0 || guessed === seats) return say('scores.locked.all', { guessed });
  return say('scores.locked.some', { guessed, seats });
}

/** Where a seat stands after the round, in a sentence; empty for a seat without a place. */
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
