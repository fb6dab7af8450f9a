import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { findRound, type StoredRound } from './round-rows.ts';

/** Finds a round with its film: at once if it was asked for lately, as it never changes. */
export type FindRound = (id: string) => StoredRound | undefined | Promise<StoredRound | undefined>;

/** Rounds with their films, of which everybody in their rooms is told. */
export type RoundFilms = Readonly<{
  find: FindRound;
  /** A round that begins, by whose news it will be asked for. */
  note: (round: StoredRound) => void;
}>;

const KEPT_ROUNDS = 2000;

export function keepRoundFilms(db: Kysely<Database>): RoundFilms {
  const kept = new Map<string, StoredRound>();
  const keep = (round: StoredRound | undefined) => {
    if (round === undefined) return undefined;
    kept.delete(round.id);
    kept.set(round.id, round);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_ROUNDS && !oldest.done) kept.delete(oldest.value);
    return round;
  };
  return { find: (id) => keep(kept.get(id)) ?? findRound(db, id).then(keep), note: keep };
}
