import type { SeatId } from '@outoften/rules/room/seat';
import { isTaken, type RoomView, type SeatView } from '@outoften/rules/room/view/view-room';
import { useEffect } from 'react';
import { playSound } from '../audio/play-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../ui/news/notices.ts';
import { type RoomState, seatOf } from './room-state.ts';
import { room } from './use-room.ts';

/** A change among the seats, for a notification. */
export type RoomNotification = Readonly<
  | { type: 'joined' | 'left' | 'asks'; name: string }
  | { type: 'many-joined' | 'many-left'; count: number }
  | { type: 'leads'; name: string }
  | { type: 'you-lead' }
>;

/** Up to this many names are shown one by one; more are counted. */
const MOST_NAMES = 3;

/** Returns what is new in a room. A seat gets no notification about itself. */
export function findNotifications(
  before: RoomView,
  after: RoomView,
  own: SeatId | undefined,
): readonly RoomNotification[] {
  const earlier = new Map(before.seats.map((seat) => [seat.id, seat]));
  const later = new Map(after.seats.map((seat) => [seat.id, seat]));
  const others = (seats: readonly SeatView[]) => seats.filter(({ id }) => id !== own);
  const joined = others(after.seats).filter((seat) => isIn(seat) && !isIn(earlier.get(seat.id)));
  const left = others(before.seats).filter((seat) => isIn(seat) && !isIn(later.get(seat.id)));
  const asking = others(after.seats).filter(
    (seat) => seat.state === 'waiting' && earlier.get(seat.id)?.state !== 'waiting',
  );
  // If everyone is let in, a request is followed by a seat at once. Only a host lets in a player who was sent out.
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
    ...leadNotifications(before, after, own),
  ];
}

/** Changes within this time of a notification are shown together, in milliseconds. */
const TOLD_TOGETHER_MS = 2_000;

/** Reports changes in the room; the first one at once. Returns a function that stops it after a last report. */
export function notifyOfChanges(
  room: Readonly<{ getState: () => RoomState; subscribe: (listener: () => void) => () => void }>,
  notify: (notifications: readonly RoomNotification[]) => void,
): () => void {
  let known = room.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notifyNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const before = known;
    known = room.getState();
    const notifications = between(before, known);
    if (notifications.length === 0) return;
    timer = setTimeout(notifyNow, TOLD_TOGETHER_MS);
    notify(notifications);
  }

  const unsubscribe = room.subscribe(() => {
    if (timer === undefined) notifyNow();
  });
  return () => {
    unsubscribe();
    // Reports what is left, because the next screen starts from the current room.
    if (timer !== undefined) notifyNow();
    clearTimeout(timer);
  };
}

function between(before: RoomState, after: RoomState): readonly RoomNotification[] {
  if (before.phase !== 'inside' || after.phase !== 'inside') return [];
  if (before.view.id !== after.view.id) return [];
  return findNotifications(before.view, after.view, seatOf(after.role)?.connectionId);
}

function leadNotifications(
  before: RoomView,
  after: RoomView,
  own: SeatId | undefined,
): readonly RoomNotification[] {
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

const JOINED: readonly RoomNotification['type'][] = ['joined', 'many-joined'];

/** Tells who joins and leaves while the component is mounted: on screen, to screen readers, and by a sound. */
export function useRoomNotifications(): void {
  const say = useMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stay, whatever is rendered again
  useEffect(
    () =>
      notifyOfChanges(room, (notifications) => {
        playIfJoined(notifications);
        for (const { type, ...values } of notifications) {
          const isSeen = type === 'asks' && isDoorInSight();
          notify({ kind: isSeen ? 'spoken' : 'news', text: say(`room.news.${type}`, values) });
        }
      }),
    [],
  );
}

/** Plays a sound when a player joins, while the component is mounted. The room itself shows it. */
export function useJoinSound(): void {
  useEffect(() => notifyOfChanges(room, playIfJoined), []);
}

/** True if the requests for seats are visible. A notice would cover their buttons. */
function isDoorInSight(): boolean {
  const heading = document.querySelector('[data-door]')?.getBoundingClientRect();
  if (heading === undefined) return false;
  // Further down, a dock may cover it.
  return 0 <= heading.top && heading.bottom < (2 / 3) * window.innerHeight;
}

function playIfJoined(notifications: readonly RoomNotification[]): void {
  if (notifications.some(({ type }) => JOINED.includes(type))) playSound('join');
}
