import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { findRound, type StoredRound } from './round-rows.ts';

/** Finds a round with its film: at once if it was asked for lately, as it never changes. */
export type FindRound = (id: string) => StoredRound | undefined | Promise<StoredRound | undefined>;

const KEPT_ROUNDS = 2000;

export function createRoundFinder(db: Kysely<Database>): FindRound {
  const kept = new Map<string, StoredRound>();
  const keep = (round: StoredRound | undefined) => {
    if (round === undefined) return undefined;
    kept.delete(round.id);
    kept.set(round.id, round);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_ROUNDS && !oldest.done) kept.delete(oldest.value);
    return round;
  };
  return (id) => keep(kept.get(id)) ?? findRound(db, id).then(keep);
}
