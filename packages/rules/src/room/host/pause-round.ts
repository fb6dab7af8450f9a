import { ok, type Result, refuse } from '../../result.ts';
import type { Room } from '../room.ts';
import type { PauseRefusal } from '../room-refusal.ts';
import type { OpenRound } from '../round.ts';
import { isRoundDue } from '../rounds/round-end.ts';
import type { SeatId } from '../seat.ts';
import { whyNotLeading } from '../seats/leadership.ts';

/** Who pauses which round or goes on with it, so that a request that arrives late touches no later round. */
export type PauseWish = Readonly<{ by: SeatId; roundId: string; now: number }>;

/**
 * The room with the time of its open round stopped for all, until {@link resumeRound}. Pausing twice changes nothing.
 *
 * @see docs/rules.md#pausing
 */
export function pauseRound(room: Room, wish: PauseWish): Result<Room, PauseRefusal> {
  const found = findRound(room, wish);
  if (!found.ok) return found;
  if (found.value.pause !== undefined) return ok(room);
  if (isRoundDue(room)) return refuse('round-over');
  const pause = { since: wish.now, by: wish.by };
  return ok(withRound(room, { ...found.value, pause }));
}

/**
 * The room with its open round going on. Each seat has as much time left as it had at the pause. Going on twice changes
 * nothing.
 *
 * @see docs/rules.md#pausing
 */
export function resumeRound(room: Room, wish: PauseWish): Result<Room, PauseRefusal> {
  const found = findRound(room, wish);
  if (!found.ok) return found;
  const { pause, ...round } = found.value;
  if (pause === undefined) return ok(room);
  // A server's clock may be behind that of the one which paused.
  const pausedMs = Math.max(0, wish.now - pause.since);
  const later = (time: number | undefined) => (time === undefined ? undefined : time + pausedMs);
  const resumed = {
    ...round,
    startedAt: round.startedAt + pausedMs,
    deadline: later(round.deadline),
    attempts: round.attempts.map((each) => ({ ...each, deadline: later(each.deadline) })),
    pause: undefined,
  };
  return ok(withRound(room, resumed));
}

function findRound(room: Room, { by, roundId }: PauseWish): Result<OpenRound, PauseRefusal> {
  const refusal = whyNotLeading(room, by);
  if (refusal !== undefined) return refuse(refusal);
  const { progress } = room;
  if (progress.phase !== 'guessing') return refuse('no-round');
  return progress.round.id === roundId ? ok(progress.round) : refuse('round-over');
}

function withRound(room: Room, round: OpenRound): Room {
  return { ...room, progress: { phase: 'guessing', round } };
}
