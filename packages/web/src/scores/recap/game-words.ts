import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { formatTenths } from '../../messages/format-tenths.ts';
import type { Say } from '../../messages/use-messages.ts';

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
