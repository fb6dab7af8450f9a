import { ok, type Result, refuse } from '@outoften/rules/result';
import { skipFilm, whyNoSkip } from '@outoften/rules/room/host/skip-film';
import type { Room } from '@outoften/rules/room/room';
import type { SkipRefusal } from '@outoften/rules/room/room-refusal';
import type { SeatId } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { DrawRefusal } from '../../films/draw.ts';
import type { Database } from '../../platform/db/tables.ts';
import { deleteRound } from '../store/round-rows.ts';
import {
  drawFilmFor,
  newPosterKey,
  newRoundId,
  type RoundParts,
  saveBeginning,
} from './start-next-round.ts';

export type FilmSkip = Readonly<{ roomId: string; roundId: string; by: SeatId }>;

export type FilmSkipRefusal = SkipRefusal | DrawRefusal | 'no-such-room' | 'round-over';

/** Opens the named round again with another film. A request that arrives twice skips one film. */
export async function skipOpenFilm(
  parts: RoundParts,
  skip: FilmSkip,
): Promise<Result<Room, FilmSkipRefusal>> {
  const kept = await parts.keeper.read(skip.roomId);
  if (!kept) return refuse('no-such-room');
  const obstacle = whyNot(kept.room, skip);
  if (obstacle !== undefined) return refuse(obstacle);
  const drawn = await drawFilmFor(kept.room, parts);
  if (!drawn.ok) return drawn;
  const begins = { film: drawn.value, roundId: newRoundId(), posterKey: newPosterKey() };
  return parts.keeper.change<Room, FilmSkipRefusal>(skip.roomId, (room) => {
    const obstacle = whyNot(room, skip);
    if (obstacle !== undefined) return refuse(obstacle);
    const now = parts.now();
    const skipped = skipFilm(room, { by: skip.by, ...begins, now });
    if (!skipped.ok) return skipped;
    const save = saveBeginning(parts, { room: skipped.value, film: begins.film, now });
    const alongside = async (transaction: Kysely<Database>) => {
      // First, because a game has one round of each number.
      await deleteRound(transaction, skip.roundId);
      await save(transaction);
    };
    return ok({ room: skipped.value, value: skipped.value, alongside });
  });
}

function whyNot(room: Room, { by, roundId }: FilmSkip): FilmSkipRefusal | undefined {
  const refusal = whyNoSkip(room, by);
  if (refusal !== undefined) return refusal;
  const { progress } = room;
  return progress.phase === 'guessing' && progress.round.id === roundId ? undefined : 'round-over';
}
