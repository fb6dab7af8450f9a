import type { FilmFilter } from '../../film/film-filter.ts';
import type { Face } from '../../player/face.ts';
import type { Rating } from '../../rating.ts';
import type { LobbySettings } from '../lobby-settings.ts';
import {
  type Approval,
  type ClosingReason,
  controllerOf,
  findSeat,
  isSeated,
  type Pace,
  type Room,
  type RoomProgress,
  seatedSeats,
} from '../room.ts';
import type { RoomCode } from '../room-code.ts';
import type {
  ClosedRound,
  House,
  RoundFacts,
  RoundPause,
  RoundResult,
  SeatAttempt,
} from '../round.ts';
import {
  type DenialReason,
  type LeavingReason,
  NO_TOTALS,
  type Seat,
  type SeatId,
} from '../seat.ts';
import { attemptsBySeat, attemptsIn, findAttempt } from '../seat-attempts.ts';
import { isSentOut } from '../seats/let-back-in.ts';
import type { SessionName } from '../session-name.ts';
import { MOST_SKIPS, skipsLeftIn } from '../skips-left.ts';
import { isSameShallow } from './same-shallow.ts';

/** All who see the same. Host: whoever made the room or has its controls. Door: whoever waits to be let in. */
export type ViewerClass = 'host' | 'player' | 'audience' | 'stage' | 'door';

export type SeatView = Readonly<{
  id: SeatId;
  /** Its place in the order of asking; seats are listed by it. */
  order: number;
  name: string;
  avatar: Face;
  state: 'waiting' | 'seated' | 'away' | 'denied' | 'gone';
  /** Why it is denied or gone. */
  reason: DenialReason | LeavingReason | undefined;
  score: number;
  error: number;
  exact: number;
  spent: number;
  beatHouse: number;
  /** 1 for from the start; undefined before it was seated. */
  joinedInRound: number | undefined;
  /** The points it was given to be level with the lowest. */
  joinedWith: number;
  hasGuessed: boolean;
  /** Let in after the open round began, whatever it played before: it has no part in that. */
  sitsOut: boolean;
  /** The round in which it was sent out or denied, 0 for before the first. Undefined for others. */
  sentOutIn: number | undefined;
}>;

export type RoomMeta = Readonly<{
  code: RoomCode;
  name: SessionName;
  settings: LobbySettings;
  filter: FilmFilter;
  approval: Approval;
  pace: Pace;
  host: SeatId;
  controller: SeatId;
  /** Films the host may still skip in this game. */
  skipsLeft: number;
  game: number;
  /** How many play: told at the door, where their seats are not to be seen, and nowhere else. */
  playersInside?: number;
}>;

type RoundViewFacts = Pick<RoundFacts, 'id' | 'number' | 'startedAt' | 'deadline'>;

export type OpenRoundView = RoundViewFacts &
  Readonly<{
    isOver: false;
    /** How many play it. Which seats do, and have guessed, the seats tell: so a guess changes one seat and nothing else. */
    attempts: number;
    pause: RoundPause | undefined;
  }>;

export type ClosedRoundView = RoundViewFacts &
  Readonly<{
    isOver: true;
    /** Where all that show its result begin to; by the server's clock. */
    closedAt: number;
    filmId: string;
    answer: Rating;
    results: readonly RoundResult[];
    house: House | undefined;
  }>;

export type RoundView = OpenRoundView | ClosedRoundView;

export type ProgressView = Readonly<
  | { phase: 'lobby' }
  | { phase: 'guessing'; round: OpenRoundView }
  | { phase: 'revealed'; round: ClosedRoundView; nextAt: number | undefined }
  | { phase: 'over'; rounds: number; endedAt?: number }
  | { phase: 'closed'; reason: ClosingReason }
>;

export type RoomView = Readonly<{
  id: string;
  version: number;
  meta: RoomMeta;
  seats: readonly SeatView[];
  progress: ProgressView;
}>;

/** A room, and what the class in question saw of it. */
type SeenRoom = Readonly<{ room: Room; view: RoomView }>;

type Viewing = Readonly<{
  version: number;
  viewer: ViewerClass;
  /** Another version of the room: what is the same in both is taken from it, not made anew. */
  earlier?: SeenRoom | undefined;
}>;

/**
 * The room as everyone of a class sees it. What a seat did in an open round is in none of them, whether it was its own
 * or another's; see `viewOwnAttempt`.
 *
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

/** True for a seat that somebody has, away or not. */
export function isTaken({ state }: Pick<SeatView, 'state'>): boolean {
  return state === 'seated' || state === 'away';
}

/** True for the view of a guest who waits to be let in. */
export function isFromDoor({ meta }: Pick<RoomView, 'meta'>): boolean {
  return meta.playersInside !== undefined;
}

/** Who invites, to what, and how many are in. A game that is on looks like a lobby from there. */
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

/** A seat as its own holder and the host see it, waiting and denied included. */
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

/** To others, somebody who had a seat and asks for it again is still gone. */
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
  // A guess leaves an open round as everybody sees it.
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

/** A round that is over, as everybody in its room may see it. */
export function viewClosedRound(round: ClosedRound): ClosedRoundView {
  const { closedAt, filmId, answer, results, house } = round;
  return { ...viewFacts(round), isOver: true, closedAt, filmId, answer, results, house };
}

function viewFacts({ id, number, startedAt, deadline }: RoundFacts) {
  return { id, number, startedAt, deadline };
}

/** Who is not waited for any more while a round is open, and who guessed once it is over. */
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
