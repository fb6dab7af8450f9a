import type { DrawnFilm, Film } from '@outoften/rules/film/film';
import type { Room } from '@outoften/rules/room/room';
import type { ClosedRound } from '@outoften/rules/room/round';
import { type Kysely, sql } from 'kysely';
import { createRowsStatement } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { createRecentMap, lookOnce } from '../../platform/recent-map.ts';
import { isId } from './seat-ids.ts';

/** The parts of a round that never change. */
export type StoredRound = Readonly<{
  id: string;
  roomId: string;
  film: DrawnFilm;
  posterKey: string;
  reviewId: string;
}>;

/** A game of a room. Each game numbers its rounds from 1. */
export type GameOfRoom = Readonly<{ roomId: string; game: number }>;

export type NewRound = StoredRound & GameOfRoom & Readonly<{ number: number }>;

export async function insertRound(db: Kysely<Database>, round: NewRound): Promise<void> {
  const { id, roomId, game, number, film, posterKey, reviewId } = round;
  await db
    .insertInto('room_round')
    .values({
      id,
      room_id: roomId,
      game,
      number,
      film: JSON.stringify(film),
      poster_key: posterKey,
      review_id: reviewId,
      result: null,
      bell: null,
      bell_rung_at: 0,
    })
    .execute();
}

/** Removes a round that does not count, with the audience's guesses in it. */
export async function deleteRound(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('room_round').where('id', '=', id).execute();
}

export async function findRound(
  db: Kysely<Database>,
  id: string,
): Promise<StoredRound | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectRounds(db).where('id', '=', id).executeTakeFirst();
  return row && readRound(row);
}

/** The finished rounds of a game, by their ids. */
async function findPastRounds(
  db: Kysely<Database>,
  { roomId, game }: GameOfRoom,
): Promise<ReadonlyMap<string, StoredRound>> {
  const rows = await selectRounds(db)
    .where('room_id', '=', roomId)
    .where('game', '=', game)
    .where('result', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, readRound(row)]));
}

function selectRounds(db: Kysely<Database>) {
  return db.selectFrom('room_round').select(['id', 'room_id', 'film', 'poster_key', 'review_id']);
}

type RoundRow = Awaited<ReturnType<ReturnType<typeof selectRounds>['executeTakeFirstOrThrow']>>;

/** A row was checked when it was saved, and is not checked again. */
function readRound({ id, room_id, film, poster_key, review_id }: RoundRow): StoredRound {
  return {
    id,
    roomId: room_id,
    film: JSON.parse(film),
    posterKey: poster_key,
    reviewId: review_id,
  };
}

/** Undefined if no round has this poster. */
export async function findPosterByKey(
  db: Kysely<Database>,
  posterKey: string,
): Promise<string | undefined> {
  if (!isId(posterKey)) return undefined;
  const row = await db
    .selectFrom('room_round')
    .select('film')
    .where('poster_key', '=', posterKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const film: Film = JSON.parse(row.film);
  return film.poster;
}

/** Finds a round with its film. A round that was found lately is returned at once, because it never changes. */
export type FindRound = (id: string) => StoredRound | undefined | Promise<StoredRound | undefined>;

export type RoundFilms = ReturnType<typeof keepRoundFilms>;

/** As many as rooms in memory, because each room shows one round. */
const RECENT_ROUNDS = 8000;

/** Rounds with their films, which all followers of a room get. */
export function keepRoundFilms(db: Kysely<Database>) {
  const recent = createRecentMap<string, StoredRound>(RECENT_ROUNDS);
  const note = (round: StoredRound | undefined) => {
    if (round !== undefined) recent.set(round.id, round);
    return round;
  };
  /**
   * Finds finished rounds of a game. A caller of one usually needs all, so one query loads all that are not in memory.
   */
  const findPast = (game: GameOfRoom): FindRound => {
    let looking: ReturnType<typeof findPastRounds> | undefined;
    return (id) => {
      const known = recent.get(id);
      if (known !== undefined) return known;
      looking ??= findPastRounds(db, game);
      return looking.then((found) => note(found.get(id)));
    };
  };
  return {
    find: ((id) => recent.get(id) ?? findRound(db, id).then(note)) satisfies FindRound,
    findPast,
    /** Notes a new round, which followers will need. */
    note,
  };
}

/**
 * The round that a change leaves behind. From then on only its own row has its result. Undefined while the room still
 * shows it, and if there is an audience: then it was saved when it was closed.
 */
export function roundLeft(before: Room, after: Room): ClosedRound | undefined {
  if (before.progress.phase !== 'revealed' || before.settings.isAudienceSession) return undefined;
  const { round } = before.progress;
  const isShown = after.progress.phase === 'revealed' && after.progress.round.id === round.id;
  return isShown ? undefined : round;
}

const setResult = createRowsStatement(
  ([row = []]) => sql`update room_round set result = ${row[0]} where id = ${row[1]}`,
);
const setMarkedResult = createRowsStatement(
  ([row = []]) =>
    sql`update room_round set result = ${row[0]} where id = ${row[1]} and bell = ${row[2]}`,
);

/** Saves the end of a round, for the recap. */
export async function saveResult(db: Kysely<Database>, round: ClosedRound): Promise<void> {
  await setResult(db, [[JSON.stringify(round), round.id]]);
}

/** The close marker of a round was cleared, and the audience may have guessed since. */
export class MarkerLostError extends Error {
  readonly code = 'MARKER_LOST';

  constructor(roundId: string) {
    super(`the close marker of round ${roundId} was cleared`);
  }
}

/** As {@link saveResult}, with a House that was counted under a close marker. Throws MarkerLostError if it was cleared. */
export async function saveMarkedResult(
  db: Kysely<Database>,
  { round, markerId }: Readonly<{ round: ClosedRound; markerId: string }>,
): Promise<void> {
  const { changed } = await setMarkedResult(db, [[JSON.stringify(round), round.id, markerId]]);
  if (changed === 0n) throw new MarkerLostError(round.id);
}

/** The finished rounds of a game that its room shows no more, in their order. */
export async function listRoundsLeft(
  db: Kysely<Database>,
  { roomId, game }: GameOfRoom,
): Promise<readonly ClosedRound[]> {
  const rows = await db
    .selectFrom('room_round')
    .select('result')
    .where('room_id', '=', roomId)
    .where('game', '=', game)
    .where('result', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ result }) => JSON.parse(result ?? ''));
}

/** As {@link listRoundsLeft}, for a version of the room. Callers of the same moment share one query. */
export function createRoundsLeftFinder(db: Kysely<Database>) {
  const once = lookOnce<readonly ClosedRound[]>();
  return (game: GameOfRoom & Readonly<{ version: number | 'closed' }>) =>
    once(`${game.roomId} ${game.game} ${game.version}`, () => listRoundsLeft(db, game));
}

/** With the round that the room still shows. It was saved already if there is an audience. */
export function withRoundShown<Round extends Readonly<{ id: string }>>(
  left: readonly Round[],
  shown: Round | undefined,
): readonly Round[] {
  if (shown === undefined || left.some(({ id }) => id === shown.id)) return left;
  return [...left, shown];
}
