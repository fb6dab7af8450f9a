import { winnersOf } from '@outoften/rules/room/rounds/standings';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { formatTenths } from '../../messages/format-number.ts';
import type { Say } from '../../messages/use-messages.ts';
import { isPlaying } from '../standings/standing-rows.ts';
import type { OwnTally } from './played-round.ts';

/** Names the winners as a heading, if there are at most two. */
export function winnerWords(
  winners: readonly SeatView[],
  own: SeatId | undefined,
  say: Say,
): string {
  const [first, second] = winners;
  if (first === undefined) return say('scores.won.nobody');
  const isOwn = winners.some(({ id }) => id === own);
  if (second === undefined)
    return isOwn ? say('scores.won.you') : say('scores.won.one', { name: first.name });
  if (isOwn) return say('scores.won.you-too', { others: winners.length - 1 });
  if (winners.length > 2) return say('scores.won.many', { count: winners.length });
  return say('scores.won.two', { first: first.name, second: second.name });
}

/** Says the best about a seat's play. */
export function seatNote({ beatHouse, exact, error }: SeatView, say: Say): string {
  if (beatHouse > 0) return say('scores.note.beat-house', { times: beatHouse });
  if (exact > 0) return say('scores.note.exact-times', { times: exact });
  return say('scores.note.error', { distance: formatTenths(error) });
}

/** Shapes for the distance of a guess. They differ without colour as well. */
const SHAPES = { exact: '★', near: '◆', fair: '●', far: '○', none: '–' } as const;

/** The largest distances that count as near and as fair, in tenths. */
const NEAR = 5;
const FAIR = 15;

type Shared = Readonly<{
  room: string;
  seats: readonly SeatView[];
  rounds: number;
  /** The player's place in words; undefined without one. */
  place: string | undefined;
  tally: OwnTally | undefined;
}>;

/**
 * Describes the end of a game for a friend: the winner, the player's place, and a shape for each round. Names no film
 * and no rating.
 */
export function shareWords({ room, seats, rounds, place, tally }: Shared, say: Say): string {
  const winners = winnersOf(seats.filter(isPlaying));
  const won = say('scores.share.won', {
    room,
    rounds,
    winners: winners.length,
    name: winners[0]?.name ?? '',
    points: winners[0]?.score ?? 0,
  });
  const lines = [won];
  if (place !== undefined) lines.push(place);
  const shapes = roundShapes(tally?.tries ?? []);
  if (shapes !== '') lines.push(shapes);
  return lines.join('\n');
}

/** Returns a shape for each round that the player had a part in. */
export function roundShapes(tries: OwnTally['tries']): string {
  return tries
    .flatMap((each) => each ?? [])
    .map(({ distance }) => SHAPES[closeness(distance)])
    .join(' ');
}

function closeness(distance: number | undefined): keyof typeof SHAPES {
  if (distance === undefined) return 'none';
  if (distance === 0) return 'exact';
  if (distance <= NEAR) return 'near';
  return distance <= FAIR ? 'fair' : 'far';
}
