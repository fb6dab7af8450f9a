import { findSeat, isSeated, type Room, withSeat } from '../room.ts';
import type { Drafts } from '../round.ts';
import { AWAY_AFTER_MS, type Seat, type SeatId } from '../seat.ts';
import { findAttempt, withAttempt } from '../seat-attempts.ts';
import { isTooLateToJoin } from '../seats/late-join.ts';
import { DEPUTY_AFTER_MS, findDeputy, isHere } from '../seats/leadership.ts';
import { endRoom, vacate } from '../seats/leaving.ts';
import { hasPresence } from '../seats/presence.ts';
import { AUTO_APPROVE_MS, answerByItself } from '../seats/seating.ts';
import { isRoundDue } from './round-end.ts';
import { finishGame, isToGoOn, whyNoNextRound } from './round-start.ts';
import { LATE_GRACE_MS, modeOf, settleByDraft } from './seat-moves.ts';

/** Data that the rules need from the server: the audience's guesses to end a round, a film to begin one. */
export type Want = 'nothing' | 'close-round' | 'next-round';

/** How long a silent seat keeps its place in a lobby, and a silent request its place at the door. */
const FREED_AFTER_MS = 120_000;

/** How long players who are here wait for a round in which no seat is connected. */
const ABANDONED_AFTER_MS = 30_000;

/** How long a room stays open without anyone here. */
const EMPTY_ROOM_MS = 600_000;

/**
 * The room after all changes that were due by time, in the order of their due times, and what is needed next. The
 * drafts are those of the open round.
 */
export function advance(
  room: Room,
  now: number,
  drafts: Drafts,
): Readonly<{ room: Room; wants: Want }> {
  let advanced = room;
  for (;;) {
    const due = firstDue(changesToCome(advanced));
    if (due === undefined || due.at > now) break;
    advanced = due.change(advanced, now, drafts);
  }
  return { room: advanced, wants: wantOf(advanced, now) };
}

/** Due at once, by any clock. */
export const AT_ONCE = 0;

/** When {@link advance} is due next. A past time means at once; undefined means never. */
export function nextDueAt(room: Room): number | undefined {
  const change = firstDue(changesToCome(room))?.at ?? Number.POSITIVE_INFINITY;
  const next = Math.min(change, wantedAt(room));
  return next === Number.POSITIVE_INFINITY ? undefined : next;
}

/**
 * The room after an outage of the server: every time that was not due yet is later by the outage, and so is the start of
 * an open round. A negative value means that the clock was set back. Past times are then moved back too, because they
 * would otherwise be in the future.
 */
export function shiftDeadlines(room: Room, byMs: number): Room {
  const happened = (time: number) => time + Math.min(0, byMs);
  const later = <T extends number | undefined>(time: T) =>
    (time === undefined ? undefined : time + byMs) as T;
  const seats = room.seats.map((seat): Seat => {
    const { place, presence } = seat;
    return {
      ...seat,
      place:
        place.state === 'waiting' ? { ...place, requestedAt: later(place.requestedAt) } : place,
      presence: presence.type === 'here' ? presence : { ...presence, since: later(presence.since) },
    };
  });
  const shifted = { ...room, seats, emptySince: later(room.emptySince) };
  const { progress } = room;
  if (progress.phase === 'revealed') {
    const closedAt = happened(progress.round.closedAt);
    const round = { ...progress.round, closedAt };
    return { ...shifted, progress: { ...progress, round, nextAt: later(progress.nextAt) } };
  }
  if (progress.phase !== 'guessing') return shifted;
  const { round } = progress;
  const attempts = round.attempts.map((attempt) => ({
    ...attempt,
    deadline: later(attempt.deadline),
  }));
  // The outage is no part of the pause. Resuming moves the deadlines by the rest of it.
  const pause = round.pause && { ...round.pause, since: later(round.pause.since) };
  return {
    ...shifted,
    progress: {
      ...progress,
      round: {
        ...round,
        // Browsers add a seat's time to it.
        startedAt: later(round.startedAt),
        deadline: later(round.deadline),
        attempts,
        pause,
      },
    },
  };
}

/** A change that is due by time. Once made, it is no longer due. */
type Change = Readonly<{ at: number; change: (room: Room, now: number, drafts: Drafts) => Room }>;

function firstDue(changes: readonly Change[]): Change | undefined {
  return changes.reduce<Change | undefined>(
    (first, change) => (first === undefined || change.at < first.at ? change : first),
    undefined,
  );
}

/** Called after every move, so it creates nothing for seats without a due change. */
function changesToCome(room: Room): readonly Change[] {
  if (room.progress.phase === 'closed') return [];
  const changes: Change[] = [];
  const add = (change: Change | undefined) => {
    if (change !== undefined) changes.push(change);
  };
  for (const seat of room.seats) {
    add(goingAway(seat));
    add(freeing(room, seat));
    add(answering(room, seat));
  }
  add(deputising(room));
  add(guessing(room));
  add(abandoning(room));
  add(finishing(room));
  add(emptying(room));
  return changes;
}

function goingAway(seat: Seat): Change | undefined {
  const { presence } = seat;
  if (presence.type !== 'silent' || !hasPresence(seat)) return undefined;
  const away = { type: 'away', since: presence.since } as const;
  const change = (room: Room) => withSeat(room, seat.id, { presence: away });
  return { at: presence.since + AWAY_AFTER_MS, change };
}

/** The host's seat stays. The room is closed if no one comes back. */
function freeing(room: Room, seat: Seat): Change | undefined {
  const { place, presence } = seat;
  if (presence.type === 'here' || seat.id === room.host) return undefined;
  const isFreed =
    place.state === 'waiting' || (place.state === 'seated' && room.progress.phase === 'lobby');
  if (!isFreed) return undefined;
  const change = (before: Room, now: number) =>
    vacate(before, { seat: seat.id, reason: 'freed', now });
  return { at: presence.since + FREED_AFTER_MS, change };
}

function answering(room: Room, { id, place }: Seat): Change | undefined {
  if (place.state !== 'waiting') return undefined;
  const change = (before: Room, now: number) => answerByItself(before, { seat: id, now });
  // Nothing is left for a host to decide.
  if (isTooLateToJoin(room)) return { at: place.requestedAt, change };
  if (place.byHand || room.approval === 'by-hand') return undefined;
  return { at: place.requestedAt + AUTO_APPROVE_MS, change };
}

function deputising(room: Room): Change | undefined {
  const host = findSeat(room, room.host);
  if (host === undefined || host.presence.type === 'here') return undefined;
  const deputy = room.deputy === undefined ? undefined : findSeat(room, room.deputy);
  const next = findDeputy(room);
  if (next === undefined || (deputy !== undefined && isHere(deputy))) return undefined;
  const absentSince = Math.max(host.presence.since, silentSince(deputy));
  const change = (before: Room) => ({ ...before, deputy: next.id });
  return { at: absentSince + DEPUTY_AFTER_MS, change };
}

function silentSince(seat: Seat | undefined): number {
  if (seat === undefined || seat.presence.type === 'here') return Number.NEGATIVE_INFINITY;
  return seat.presence.since;
}

/** The first seat whose time is over without a guess. In a paused round no time runs. */
function guessing(room: Room): Change | undefined {
  if (room.progress.phase !== 'guessing' || room.progress.round.deadline === undefined)
    return undefined;
  if (room.progress.round.pause !== undefined) return undefined;
  let first: SeatId | undefined;
  let earliest = Number.POSITIVE_INFINITY;
  for (const { seat, deadline, guess } of room.progress.round.attempts) {
    if (deadline === undefined || guess !== undefined || deadline >= earliest) continue;
    first = seat;
    earliest = deadline;
  }
  if (first === undefined) return undefined;
  const seat = first;
  const change = (before: Room, _now: number, drafts: Drafts) =>
    withDraftGuessed(before, seat, { drafts, at: earliest });
  return { at: earliest + LATE_GRACE_MS, change };
}

/**
 * A round whose seats are all away, while a player who came after it began waits for the next one. In a paused round
 * that player gets the controls after 30 seconds and can resume it.
 */
function abandoning(room: Room): Change | undefined {
  if (room.progress.phase !== 'guessing' || !room.seats.some(isHere)) return undefined;
  const { attempts, pause } = room.progress.round;
  if (pause !== undefined) return undefined;
  const left: SeatId[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const seat of room.seats) {
    const attempt = isSeated(seat) ? findAttempt(attempts, seat.id) : undefined;
    if (attempt === undefined) continue;
    if (seat.presence.type !== 'away') return undefined;
    latest = Math.max(latest, seat.presence.since);
    if (attempt.guess === undefined) left.push(seat.id);
  }
  if (left.length === 0) return undefined;
  const at = latest + ABANDONED_AFTER_MS;
  const change = (before: Room, _now: number, drafts: Drafts) =>
    left.reduce((guessed, seat) => withDraftGuessed(guessed, seat, { drafts, at }), before);
  return { at, change };
}

function withDraftGuessed(
  room: Room,
  seat: SeatId,
  known: Readonly<{ drafts: Drafts; at: number }>,
): Room {
  const { progress } = room;
  if (progress.phase !== 'guessing') return room;
  const { round } = progress;
  const attempt = findAttempt(round.attempts, seat);
  if (attempt === undefined) return room;
  const settled = settleByDraft(modeOf(room), attempt, { answer: round.answer, ...known });
  const attempts = withAttempt(round.attempts, settled);
  return { ...room, progress: { ...progress, round: { ...round, attempts } } };
}

function finishing(room: Room): Change | undefined {
  const { progress } = room;
  if (progress.phase !== 'revealed' || progress.nextAt === undefined) return undefined;
  if (whyNoNextRound(room) === undefined || !room.seats.some(isHere)) return undefined;
  const change = (before: Room, now: number) => {
    const finished = finishGame(before, { by: 'clock', now });
    return finished.ok ? finished.value : before;
  };
  return { at: progress.nextAt, change };
}

function emptying(room: Room): Change | undefined {
  if (room.emptySince === undefined) return undefined;
  return { at: room.emptySince + EMPTY_ROOM_MS, change: (before) => endRoom(before, 'empty') };
}

function wantOf(room: Room, now: number): Want {
  if (isRoundDue(room)) return 'close-round';
  return isToGoOn(room, now) ? 'next-round' : 'nothing';
}

/** When {@link wantOf} has an answer, without regard to the changes before it. */
function wantedAt(room: Room): number {
  const { progress } = room;
  // Not its start, which may be in the future after the clock was set forward.
  if (progress.phase === 'guessing' && isRoundDue(room)) return AT_ONCE;
  if (progress.phase !== 'revealed' || progress.nextAt === undefined)
    return Number.POSITIVE_INFINITY;
  return room.seats.some(isHere) ? progress.nextAt : Number.POSITIVE_INFINITY;
}
