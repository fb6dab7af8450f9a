import type { Parsed } from '../../parsed.ts';
import {
  controllerOf,
  findSeat,
  isSeated,
  MOST_SKIPS,
  type Room,
  type RoomProgress,
  seatedSeats,
  skipsLeftIn,
} from '../room.ts';
import type { ClosedRound, RoundFacts, SeatAttempt } from '../round.ts';
import { NO_TOTALS, type Seat, type SeatId } from '../seat.ts';
import { attemptsBySeat, attemptsIn, findAttempt } from '../seat-attempts.ts';
import { isSentOut } from '../seats/let-back-in.ts';
import { hasPresence } from '../seats/presence.ts';
import type {
  closedRoundSchema,
  metaSchema,
  openRoundSchema,
  progressSchema,
  roomViewSchema,
  seatViewSchema,
} from '../wire/view-schemas.ts';
import { isSameShallow } from './same-shallow.ts';

/**
 * Viewers of a class see the same. `host`: the seat that made the room or has its controls. `door`: a seat that waits
 * to be let in.
 */
export type ViewerClass = 'host' | 'player' | 'audience' | 'stage' | 'door';

/** Undefined for a seat that may no longer see the room. */
export function classOfSeat({ host, deputy }: Room, seat: Seat): ViewerClass | undefined {
  if (!hasPresence(seat)) return undefined;
  if (seat.place.state === 'waiting') return 'door';
  return seat.id === host || seat.id === deputy ? 'host' : 'player';
}

/** The class of a member of the audience; undefined for a barred one, and if there is no audience any more. */
export function classOfMember(
  { settings, barred }: Room,
  { owner }: Readonly<{ owner: string }>,
): ViewerClass | undefined {
  return settings.isAudienceSession && !barred.includes(owner) ? 'audience' : undefined;
}

export type SeatView = Parsed<typeof seatViewSchema>;

export type RoomMeta = Parsed<typeof metaSchema>;

export type OpenRoundView = Parsed<typeof openRoundSchema>;

export type ClosedRoundView = Parsed<typeof closedRoundSchema>;

export type RoundView = OpenRoundView | ClosedRoundView;

export type ProgressView = Parsed<typeof progressSchema>;

export type RoomView = Parsed<typeof roomViewSchema>;

/** A room, and the view that the class had of it. */
type SeenRoom = Readonly<{ room: Room; view: RoomView }>;

type Viewing = Readonly<{
  version: number;
  viewer: ViewerClass;
  /** An earlier version of the room. Parts that are the same are taken from its view. */
  earlier?: SeenRoom | undefined;
}>;

/**
 * The room as every viewer of a class sees it. It never has what a seat did in an open round, see `viewOwnAttempt`.
 * @see docs/rules.md#what-is-seen
 */
export function viewRoom(room: Room, { version, viewer, earlier }: Viewing): RoomView {
  if (viewer === 'door') return viewFromDoor(room, version);
  return {
    id: room.id,
    version,
    meta: viewMeta(room, earlier),
    seats: viewSeats(room, viewer, earlier),
    progress: viewProgressAfter(room.progress, earlier),
  };
}

function viewSeats(
  room: Room,
  viewer: ViewerClass,
  earlier: SeenRoom | undefined,
): readonly SeatView[] {
  const known = earlier?.view.seats ?? [];
  const attempts = attemptsBySeat(room);
  const seats: SeatView[] = [];
  let next = 0;
  for (const [order, seat] of room.seats.entries()) {
    while (known[next] !== undefined && (known[next]?.order ?? 0) < order) next++;
    if (viewer !== 'host' && seat.entry === undefined) continue;
    const before = known[next];
    const attempt = attempts[order];
    const hasGuessed = isGuessed(attempt, room.progress);
    const sitsOut = isSittingOut(seat, attempt, room.progress);
    const isSame =
      before?.order === order &&
      before.hasGuessed === hasGuessed &&
      before.sitsOut === sitsOut &&
      earlier?.room.seats[order] === seat;
    if (isSame) {
      seats.push(before);
    } else {
      const view = viewSeat(seat, { order, hasGuessed, sitsOut });
      seats.push(viewer === 'host' ? view : withoutRequest(view));
    }
  }
  const isAsBefore =
    seats.length === known.length && seats.every((seat, index) => seat === known[index]);
  return isAsBefore ? known : seats;
}

/** True for a seat that a player has, away or not. */
export function isTaken({ state }: Pick<SeatView, 'state'>): boolean {
  return state === 'seated' || state === 'away';
}

/** True for the view of a guest who waits to be let in. */
export function isFromDoor({ meta }: Pick<RoomView, 'meta'>): boolean {
  return meta.playersInside !== undefined;
}

/** The host, the settings, and how many players are in. A running game looks like a lobby. */
function viewFromDoor(room: Room, version: number): RoomView {
  const { id, host, progress } = room;
  const order = room.seats.findIndex((seat) => seat.id === host);
  const inviting = room.seats[order];
  const unplayed = inviting && { ...inviting, totals: NO_TOTALS, entry: undefined };
  return {
    id,
    version,
    meta: {
      ...viewMeta(room, undefined),
      controller: host,
      skipsLeft: MOST_SKIPS,
      game: 1,
      playersInside: seatedSeats(room).length,
    },
    seats: unplayed ? [viewSeat(unplayed, { order, hasGuessed: false, sitsOut: false })] : [],
    progress: progress.phase === 'closed' ? progress : { phase: 'lobby' },
  };
}

/** A seat as its own player and the host see it, also while waiting or denied. */
export function viewOwnSeat(room: Room, id: SeatId): SeatView | undefined {
  const seat = findSeat(room, id);
  if (seat === undefined) return undefined;
  const attempt = findAttempt(attemptsIn(room.progress), id);
  return viewSeat(seat, {
    order: room.seats.indexOf(seat),
    hasGuessed: isGuessed(attempt, room.progress),
    sitsOut: isSittingOut(seat, attempt, room.progress),
  });
}

function viewSeat(
  seat: Seat,
  { order, hasGuessed, sitsOut }: Pick<SeatView, 'order' | 'hasGuessed' | 'sitsOut'>,
): SeatView {
  const { id, name, avatar, place, entry } = seat;
  const isAway = place.state === 'seated' && seat.presence.type === 'away';
  return {
    id,
    order,
    name,
    avatar,
    state: isAway ? 'away' : place.state,
    reason: 'reason' in place ? place.reason : undefined,
    ...seat.totals,
    joinedInRound: entry?.round,
    joinedWith: entry?.score ?? 0,
    hasGuessed,
    sitsOut,
    sentOutIn: isSentOut(place) ? seat.sentOutIn : undefined,
  };
}

/** To others, a player who had a seat and asks again is still gone. */
function withoutRequest(view: SeatView): SeatView {
  const isAsking = view.state === 'waiting' || view.state === 'denied';
  return isAsking ? { ...view, state: 'gone', reason: undefined, sentOutIn: undefined } : view;
}

function viewMeta(room: Room, earlier: SeenRoom | undefined): RoomMeta {
  const { code, name, settings, filter, approval, pace, host, game } = room;
  const controller = controllerOf(room);
  const skipsLeft = skipsLeftIn(room);
  const meta = { code, name, settings, filter, approval, pace, host, controller, skipsLeft, game };
  const before = earlier?.view.meta;
  return before !== undefined && isSameShallow(before, meta) ? before : meta;
}

function viewProgressAfter(progress: RoomProgress, earlier: SeenRoom | undefined): ProgressView {
  if (earlier?.room.progress === progress) return earlier.view.progress;
  const view = viewProgress(progress);
  const before = earlier?.view.progress;
  // A guess does not change the open round that viewers see.
  const isSameRound =
    view.phase === 'guessing' &&
    before?.phase === 'guessing' &&
    isSameShallow(before.round, view.round);
  return isSameRound ? before : view;
}

function viewProgress(progress: RoomProgress): ProgressView {
  switch (progress.phase) {
    case 'guessing': {
      const { pause } = progress.round;
      const open = { attempts: progress.round.attempts.length, pause, isOver: false } as const;
      return { phase: 'guessing', round: { ...viewFacts(progress.round), ...open } };
    }
    case 'revealed': {
      return { phase: 'revealed', round: viewClosedRound(progress.round), nextAt: progress.nextAt };
    }
    case 'lobby':
    case 'over':
    case 'closed':
      return progress;
  }
}

/** A round that is over, as all viewers in its room may see it. */
export function viewClosedRound(round: ClosedRound): ClosedRoundView {
  const { closedAt, filmId, answer, results, house } = round;
  return { ...viewFacts(round), isOver: true, closedAt, filmId, answer, results, house };
}

function viewFacts({ id, number, startedAt, deadline }: RoundFacts) {
  return { id, number, startedAt, deadline };
}

/** In an open round: true for a seat that the round does not wait for. After it: true for a seat that guessed. */
function isGuessed(attempt: SeatAttempt | undefined, { phase }: RoomProgress): boolean {
  const guess = attempt?.guess;
  return phase === 'guessing' ? guess !== undefined : guess?.value !== undefined;
}

function isSittingOut(
  seat: Seat,
  attempt: SeatAttempt | undefined,
  { phase }: RoomProgress,
): boolean {
  return attempt === undefined && phase === 'guessing' && isSeated(seat);
}
