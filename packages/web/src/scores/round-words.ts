import type { House, RoundResult } from '@outoften/rules/room/round';
import { formatTenths } from '../messages/format-tenths.ts';
import type { Say } from '../messages/use-messages.ts';
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
