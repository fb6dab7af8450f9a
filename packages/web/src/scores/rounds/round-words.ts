import type { House, RoundResult } from '@outoften/rules/room/round';
import { findFurthest } from '@outoften/rules/room/rounds/furthest';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';
import { formatTenths } from '../../messages/format-number.ts';
import type { Say } from '../../messages/use-messages.ts';
import type { StandingRow } from '../standings/standing-rows.ts';
import type { Players } from './room-play.ts';

/** More names than these are counted. */
const NAMES_TOLD = 3;

/** Says in a sentence who was closest. */
export function closestWords(closest: Closest, say: Say): string {
  if (closest.type === 'nobody') return say('scores.closest.nobody');
  const { tenths } = closest;
  const distance = formatTenths(tenths);
  switch (closest.type) {
    case 'you':
      return say('scores.closest.you');
    case 'you-too':
      return say('scores.closest.you-too', { others: closest.others });
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

/** From this distance on, the player liked the film very much, in tenths. */
const LOVED = 30;

/** Says who liked the film far more than its viewers, or far less; undefined if no one did. */
export function furthestWords(
  round: Pick<ClosedRoundView, 'answer' | 'results'>,
  { film, seats, own }: Players & Readonly<{ film: Readonly<{ title: string }> | undefined }>,
  say: Say,
): string | undefined {
  const furthest = findFurthest(round);
  const seat = seats.find(({ id }) => id === furthest?.seat);
  if (furthest === undefined || seat === undefined || film === undefined) return undefined;
  const { side, distance } = furthest;
  return say(`scores.furthest.${side}`, {
    who: seat.id === own ? 'you' : 'other',
    name: seat.name,
    far: distance >= LOVED ? 'yes' : 'no',
    title: film.title,
  });
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

/** Says which place a seat has after the round, and who leads; empty without a place or before the first points. */
export function placeWords(rows: readonly StandingRow[], say: Say): string {
  const own = rows.find(({ isOwn }) => isOwn);
  const [first, second] = rows;
  if (own === undefined || first === undefined || first.seat.score === 0) return '';
  const { rank, climbed = 0 } = own;
  const place = say('scores.your-place', {
    rank,
    seats: rows.length,
    way: climbed === 0 ? 'none' : climbed > 0 ? 'up' : 'down',
    places: Math.abs(climbed),
  });
  const points = first.seat.score - (second?.seat.score ?? first.seat.score);
  if (first.isOwn || points === 0) return place;
  return `${place} ${say('scores.leads', { name: first.seat.name, points })}`;
}

/** Describes the distance of an earlier guess, in tenths. */
export function offWords(distance: number, say: Say): string {
  if (distance === 0) return say('scores.recap.exact');
  return say('scores.recap.off', { distance: formatTenths(distance) });
}

/** The closest seat, or seats, and their distance. */
export type Closest = Readonly<
  | { type: 'nobody' }
  | { type: 'you'; tenths: number }
  | { type: 'others'; names: readonly string[]; tenths: number }
  | { type: 'you-too'; others: number; tenths: number }
>;

/** Finds the closest seats of a round. */
export function findClosest(results: readonly RoundResult[], { seats, own }: Players): Closest {
  const distances = results.flatMap(({ distance }) => (distance === undefined ? [] : [distance]));
  if (distances.length === 0) return { type: 'nobody' };
  const tenths = Math.min(...distances);
  const level = results.filter(({ distance }) => distance === tenths).map(({ seat }) => seat);
  if (own !== undefined && level.includes(own)) {
    return level.length === 1
      ? { type: 'you', tenths }
      : { type: 'you-too', others: level.length - 1, tenths };
  }
  const names = level.flatMap((id) => seats.find((seat) => seat.id === id)?.name ?? []);
  return { type: 'others', names, tenths };
}
