import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { createRecentMap } from '../../platform/recent-map.ts';
import { findPastRounds, findRound, type GameOfRoom, type StoredRound } from './round-rows.ts';

/** Finds a round with its film. A round that was found lately is returned at once, because it never changes. */
export type FindRound = (id: string) => StoredRound | undefined | Promise<StoredRound | undefined>;

/** Rounds with their films, which all followers of a room get. */
export type RoundFilms = Readonly<{
  find: FindRound;
  /**
   * Finds finished rounds of a game. A caller of one usually needs all, so one query loads all that are not in memory.
   */
  findPast: (game: GameOfRoom) => FindRound;
  /** Notes a new round, which followers will need. */
  note: (round: StoredRound) => void;
}>;

/** As many as rooms in memory, because each room shows one round. */
const KEPT_ROUNDS = 8000;

export function keepRoundFilms(db: Kysely<Database>): RoundFilms {
  const kept = createRecentMap<string, StoredRound>(KEPT_ROUNDS);
  const keep = (round: StoredRound | undefined) => {
    if (round !== undefined) kept.set(round.id, round);
    return round;
  };
  const findPast = (game: GameOfRoom): FindRound => {
    let looking: ReturnType<typeof findPastRounds> | undefined;
    return (id) => {
      const known = kept.get(id);
      if (known !== undefined) return known;
      looking ??= findPastRounds(db, game);
      return looking.then((found) => keep(found.get(id)));
    };
  };
  return {
    find: (id) => kept.get(id) ?? findRound(db, id).then(keep),
    findPast,
    note: keep,
  };
}
