import { ok, type Result, refuse } from '../../result.ts';
import type { Room } from '../room.ts';
import type { PauseRefusal } from '../room-refusal.ts';
import type { OpenRound } from '../round.ts';
import { isRoundDue } from '../rounds/round-end.ts';
import type { SeatId } from '../seat.ts';
import { whyNotLeading } from '../seats/leadership.ts';

/**
 * The seat that pauses or resumes a round, and the round's id, so that a late request does not affect a later round.
 */
export type PauseCommand = Readonly<{ by: SeatId; roundId: string; now: number }>;

/**
 * The room with its open round paused for all, until {@link resumeRound}. Pausing twice changes nothing.
 * @see docs/rules.md#pausing
 */
export function pauseRound(room: Room, command: PauseCommand): Result<Room, PauseRefusal> {
  const found = findRound(room, command);
  if (!found.ok) return found;
  if (found.value.pause !== undefined) return ok(room);
  if (isRoundDue(room)) return refuse('round-over');
  const pause = { since: command.now, by: command.by };
  return ok(withRound(room, { ...found.value, pause }));
}

/**
 * The room with its open round resumed. Each seat has as much time left as at the pause. Resuming twice changes
 * nothing.
 * @see docs/rules.md#pausing
 */
export function resumeRound(room: Room, command: PauseCommand): Result<Room, PauseRefusal> {
  const found = findRound(room, command);
  if (!found.ok) return found;
  const { pause, ...round } = found.value;
  if (pause === undefined) return ok(room);
  // This server's clock may be behind that of the server that paused.
  const pausedMs = Math.max(0, command.now - pause.since);
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

function findRound(room: Room, { by, roundId }: PauseCommand): Result<OpenRound, PauseRefusal> {
  const refusal = whyNotLeading(room, by);
  if (refusal !== undefined) return refuse(refusal);
  const { progress } = room;
  if (progress.phase !== 'guessing') return refuse('no-round');
  return progress.round.id === roundId ? ok(progress.round) : refuse('round-over');
}

function withRound(room: Room, round: OpenRound): Room {
  return { ...room, progress: { phase: 'guessing', round } };
}
