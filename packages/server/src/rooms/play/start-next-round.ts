import { randomBytes, randomUUID } from 'node:crypto';
import type { DrawnFilm } from '@outoften/rules/film/film';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { type Room, seatedSeats } from '@outoften/rules/room/room';
import type { StartRefusal } from '@outoften/rules/room/room-refusal';
import { startRound, whyNoNextRound } from '@outoften/rules/room/rounds/round-start';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { type Doer, whyNotLeading } from '@outoften/rules/room/seats/leadership';
import type { Kysely } from 'kysely';
import { latestOpenNumber } from '../../daily/latest-open-number.ts';
import { listScheduled } from '../../daily/puzzle-records.ts';
import { type DrawRefusal, drawUsableFilm } from '../../films/draw.ts';
import { listMemories, recordDraws } from '../../films/drawn-films.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from '../../films/sources/film-source.ts';
import { visitorOfOwner } from '../../identity/callers/visitor.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import type { RoundFilms } from '../store/round-films.ts';
import { insertRound } from '../store/round-rows.ts';

export type RoundParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  roundFilms: RoundFilms;
  films: FilmSource;
  now: () => number;
  random: () => number;
}>;

/** Who starts a round. */
export type RoundStart = Readonly<{
  roomId: string;
  by: Doer;
  /** The round's number, if the caller expects one. */
  number?: number | undefined;
  /** The room, if the caller has just read it. */
  room?: Room | undefined;
}>;

export type RoundStartRefusal = StartRefusal | DrawRefusal | 'no-such-room' | 'other-round';

/** Opens the room's next round with a film that the room never had, and that few of its players were shown lately. */
export async function startNextRound(
  parts: RoundParts,
  start: RoundStart,
): Promise<Result<Room, RoundStartRefusal>> {
  const before = start.room ?? (await parts.keeper.read(start.roomId))?.room;
  if (!before) return refuse('no-such-room');
  // Refused before a film is drawn.
  const obstacle = whyNotStart(before, start);
  if (obstacle !== undefined) return refuse(obstacle);
  const drawn = await drawFilmFor(before, parts);
  if (!drawn.ok) return drawn;
  const begins = { film: drawn.value, roundId: newRoundId(), posterKey: newPosterKey() };
  return parts.keeper.change<Room, RoundStartRefusal>(start.roomId, (room) => {
    const obstacle = whyNotStart(room, start);
    if (obstacle !== undefined) return refuse(obstacle);
    const now = parts.now();
    const started = startRound(room, { by: start.by, ...begins, now });
    if (!started.ok) return started;
    const alongside = saveBeginning(parts, { room: started.value, film: begins.film, now });
    return ok({ room: started.value, value: started.value, alongside });
  });
}

/** Returns the function that saves the new round's rows together with its room. */
export function saveBeginning(
  { roundFilms }: Pick<RoundParts, 'roundFilms'>,
  { room, film, now }: Readonly<{ room: Room; film: DrawnFilm; now: number }>,
): (transaction: Kysely<Database>) => Promise<void> {
  return async (transaction) => {
    const { game, progress } = room;
    if (progress.phase !== 'guessing') return;
    const { id, number, reviewId, posterKey } = progress.round;
    const stored = { id, roomId: room.id, film, posterKey, reviewId };
    await insertRound(transaction, { ...stored, game, number });
    roundFilms.note(stored);
    await recordDraws(transaction, {
      visitorIds: visitorsOf(room),
      filmId: film.id,
      drawnAt: now,
    });
  };
}

export function newRoundId(): string {
  return randomUUID();
}

/** A poster's name in its address, which can't be guessed. */
export function newPosterKey(): string {
  return randomBytes(16).toString('base64url');
}

function whyNotStart(room: Room, { by, number }: RoundStart): RoundStartRefusal | undefined {
  const refusal = (by === 'clock' ? undefined : whyNotLeading(room, by)) ?? whyNoNextRound(room);
  if (refusal !== undefined) return refusal;
  return number === undefined || number === nextRoundNumber(room) ? undefined : 'other-round';
}

/**
 * A film that the room never had, that few of its players know, and that is none of the last dailies while others are
 * left.
 */
export async function drawFilmFor(
  room: Room,
  parts: RoundParts,
): Promise<Result<DrawnFilm, DrawRefusal>> {
  const { filter, drawn } = room;
  const { db, now } = parts;
  const waitsUntil = now() + DRAW_PATIENCE_MS;
  const memories = await listMemories(db, visitorsOf(room));
  const latest = latestOpenNumber(now());
  const dailies = await listScheduled(db, { from: latest - LATEST_DAILIES + 1, to: latest });
  const lately = new Set(dailies.map(({ filmId }) => filmId));
  return drawUsableFilm(parts, { filter, avoid: drawn, lately, memories, waitsUntil });
}

/** How many of the latest dailies are avoided in rooms, including the open ones. */
const LATEST_DAILIES = 14;

function visitorsOf(room: Room): readonly string[] {
  return seatedSeats(room).map(({ owner }) => visitorOfOwner(owner));
}
