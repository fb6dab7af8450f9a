import type { SeatId } from '@outoften/rules/room/seat';
import { isTaken, type RoomView, type SeatView } from '@outoften/rules/room/view-room';

/** What happened among the seats, as it is worth telling those who are there. */
export type RoomNews = Readonly<
  | { type: 'joined' | 'left' | 'asks'; name: string }
  | { type: 'many-joined' | 'many-left'; count: number }
  | { type: 'leads'; name: string }
  | { type: 'you-lead' }
>;

/** So many names at once are told one by one; more of them are counted. */
const MOST_NAMES = 3;

/** What is new in a room for the seat `own`, which knows its own doings. */
export function roomNews(
  before: RoomView,
  after: RoomView,
  own: SeatId | undefined,
): readonly RoomNews[] {
  const earlier = new Map(before.seats.map((seat) => [seat.id, seat]));
  const later = new Map(after.seats.map((seat) => [seat.id, seat]));
  const others = (seats: readonly SeatView[]) => seats.filter(({ id }) => id !== own);
  const joined = others(after.seats).filter((seat) => isIn(seat) && !isIn(earlier.get(seat.id)));
  const left = others(before.seats).filter((seat) => isIn(seat) && !isIn(later.get(seat.id)));
  const asking = others(after.seats).filter(
    (seat) => seat.state === 'waiting' && earlier.get(seat.id)?.state !== 'waiting',
  );
  // Where everybody is let in at once, asking is no news: the seat is. Who was sent away is let in by a host alone.
  const asks = asking.filter(
    ({ id }) => after.meta.approval === 'by-hand' || wasSentAway(earlier.get(id)),
  );
  return [
    ...(joined.length > MOST_NAMES
      ? [{ type: 'many-joined' as const, count: joined.length }]
      : joined.map(({ name }) => ({ type: 'joined' as const, name }))),
    ...asks.slice(0, MOST_NAMES).map(({ name }) => ({ type: 'asks' as const, name })),
    ...(left.length > MOST_NAMES
      ? [{ type: 'many-left' as const, count: left.length }]
      : left.map(({ name }) => ({ type: 'left' as const, name }))),
    ...leadNews(before, after, own),
  ];
}

function leadNews(before: RoomView, after: RoomView, own: SeatId | undefined): readonly RoomNews[] {
  const { controller } = after.meta;
  if (before.meta.controller === controller) return [];
  if (controller === own) return [{ type: 'you-lead' }];
  const name = after.seats.find(({ id }) => id === controller)?.name;
  return name === undefined ? [] : [{ type: 'leads', name }];
}

function wasSentAway(seat: SeatView | undefined): boolean {
  return seat?.reason === 'removed' || seat?.reason === 'by-host';
}

function isIn(seat: SeatView | undefined): boolean {
  return seat !== undefined && isTaken(seat);
}
