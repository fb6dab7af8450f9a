import { ok, type Result, refuse } from '../../result.ts';
import { isSeated, type Room, skipsLeftIn } from '../room.ts';
import type { SkipRefusal } from '../room-refusal.ts';
import { openRound, type RoundBeginning } from '../rounds/round-start.ts';
import type { Seat, SeatId } from '../seat.ts';
import { levelNewcomers } from '../seats/late-join.ts';
import { whyNotLeading } from '../seats/leadership.ts';

/**
 * The room with its open round started again with another film, under the same number. Guesses, drafts, hints and names
 * of the skipped film are dropped. Players who waited for the next round play the new film.
 * @see docs/rules.md#skipping-a-film
 */
export function skipFilm(
  room: Room,
  command: RoundBeginning & Readonly<{ by: SeatId }>,
): Result<Room, SkipRefusal> {
  const refusal = whyNoSkip(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  if (room.drawn.includes(command.film.id)) return refuse('drawn-before');
  const { progress } = room;
  if (progress.phase !== 'guessing') return refuse('no-round');
  const { number } = progress.round;
  const seats = room.seats.map((seat) => enteredBy(seat, number));
  const levelled = { ...room, seats: levelNewcomers(seats, number), skips: room.skips + 1 };
  return ok(openRound(levelled, { ...command, number }));
}

/** Why the film of the open round can't be skipped, checked before another film is drawn; undefined if it can. */
export function whyNoSkip(
  room: Room,
  by: SeatId,
): Exclude<SkipRefusal, 'drawn-before'> | undefined {
  const refusal = whyNotLeading(room, by);
  if (refusal !== undefined) return refusal;
  if (room.progress.phase !== 'guessing') return 'no-round';
  return skipsLeftIn(room) > 0 ? undefined : 'no-skips-left';
}

function enteredBy(seat: Seat, round: number): Seat {
  const { entry } = seat;
  if (!isSeated(seat) || entry === undefined || entry.round <= round) return seat;
  return { ...seat, entry: { ...entry, round } };
}
