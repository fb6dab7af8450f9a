import { randomBytes, randomUUID } from 'node:crypto';
import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import type { DrawnFilm } from '@outoften/rules/film/film';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { skipFilm, whyNoSkip } from '@outoften/rules/room/host/skip-film';
import { type Room, seatedSeats } from '@outoften/rules/room/room';
import type { SkipRefusal, StartRefusal } from '@outoften/rules/room/room-refusal';
import { startRound, whyNoNextRound } from '@outoften/rules/room/rounds/round-start';
import type { SeatId } from '@outoften/rules/room/seat';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { type Doer, whyNotLeading } from '@outoften/rules/room/seats/leadership';
import type { Kysely } from 'kysely';
import { listScheduled } from '../../daily/puzzle-records.ts';
import { type DrawRefusal, drawUsableFilm } from '../../films/draw.ts';
import { listMemories, recordDraws } from '../../films/drawn-films.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from '../../films/sources/film-source.ts';
import { visitorOfOwner } from '../../identity/callers/visitor.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import { deleteRound, insertRound, type RoundFilms } from '../store/round-rows.ts';

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
export function startNextRound(
  parts: RoundParts,
  start: RoundStart,
): Promise<Result<Room, RoundStartRefusal>> {
  return beginRound<RoundStartRefusal>(parts, start, {
    whyNot: (room) => whyNotStart(room, start),
    begin: (room, beginning) => startRound(room, { by: start.by, ...beginning }),
  });
}

export type FilmSkip = Readonly<{ roomId: string; roundId: string; by: SeatId }>;

export type FilmSkipRefusal = SkipRefusal | DrawRefusal | 'no-such-room' | 'round-over';

/** Opens the named round again with another film. A request that arrives twice skips one film. */
export function skipOpenFilm(
  parts: RoundParts,
  skip: FilmSkip,
): Promise<Result<Room, FilmSkipRefusal>> {
  return beginRound<FilmSkipRefusal>(parts, skip, {
    whyNot: (room) => whyNotSkip(room, skip),
    begin: (room, beginning) => skipFilm(room, { by: skip.by, ...beginning }),
    replacedId: skip.roundId,
  });
}

type Beginning = Readonly<{ film: DrawnFilm; roundId: string; posterKey: string; now: number }>;

type BeginningRule<E extends string> = Readonly<{
  /** Also called before a film is drawn. */
  whyNot: (room: Room) => E | undefined;
  begin: (room: Room, beginning: Beginning) => Result<Room, E>;
  /** The round that does not count any more. */
  replacedId?: string;
}>;

async function beginRound<E extends string>(
  parts: RoundParts,
  { roomId, room: justRead }: Readonly<{ roomId: string; room?: Room | undefined }>,
  { whyNot, begin, replacedId }: BeginningRule<E>,
): Promise<Result<Room, E | DrawRefusal | 'no-such-room'>> {
  const before = justRead ?? (await parts.keeper.read(roomId))?.room;
  if (before === undefined) return refuse('no-such-room');
  const obstacle = whyNot(before);
  if (obstacle !== undefined) return refuse(obstacle);
  const drawn = await drawFilmFor(before, parts);
  if (!drawn.ok) return drawn;
  const film = drawn.value;
  // A poster's key can't be guessed.
  const ids = { roundId: randomUUID(), posterKey: randomBytes(16).toString('base64url') };
  return parts.keeper.change<Room, E>(roomId, (room) => {
    const obstacle = whyNot(room);
    if (obstacle !== undefined) return refuse(obstacle);
    const now = parts.now();
    const begun = begin(room, { film, ...ids, now });
    if (!begun.ok) return begun;
    const alongside = async (transaction: Kysely<Database>) => {
      // First, because a game has one round of each number.
      if (replacedId !== undefined) await deleteRound(transaction, replacedId);
      await saveBeginning(transaction, { room: begun.value, film, now, parts });
    };
    return ok({ room: begun.value, value: begun.value, alongside });
  });
}

/** Saves the new round's rows. */
async function saveBeginning(
  transaction: Kysely<Database>,
  {
    room,
    film,
    now,
    parts,
  }: Readonly<{ room: Room; film: DrawnFilm; now: number; parts: RoundParts }>,
): Promise<void> {
  const { game, progress } = room;
  if (progress.phase !== 'guessing') return;
  const { id, number, reviewId, posterKey } = progress.round;
  const round = { id, roomId: room.id, film, posterKey, reviewId };
  await insertRound(transaction, { ...round, game, number });
  parts.roundFilms.note(round);
  await recordDraws(transaction, { visitorIds: visitorsOf(room), filmId: film.id, drawnAt: now });
}

function whyNotStart(room: Room, { by, number }: RoundStart): RoundStartRefusal | undefined {
  const refusal = (by === 'clock' ? undefined : whyNotLeading(room, by)) ?? whyNoNextRound(room);
  if (refusal !== undefined) return refusal;
  return number === undefined || number === nextRoundNumber(room) ? undefined : 'other-round';
}

function whyNotSkip(room: Room, { by, roundId }: FilmSkip): FilmSkipRefusal | undefined {
  const refusal = whyNoSkip(room, by);
  if (refusal !== undefined) return refusal;
  const { progress } = room;
  return progress.phase === 'guessing' && progress.round.id === roundId ? undefined : 'round-over';
}

/**
 * A film that the room never had, that few of its players know, and that is none of the last dailies while others are
 * left.
 */
async function drawFilmFor(room: Room, parts: RoundParts): Promise<Result<DrawnFilm, DrawRefusal>> {
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
