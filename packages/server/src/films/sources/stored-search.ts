import { foldName } from '@outoften/rules/names/name-folding';
import { LEAST_TYPED } from '@outoften/rules/names/people-search';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { StoreAccess } from '../../platform/db/health/store-access.ts';
import type { Database } from '../../platform/db/tables.ts';
import { OutsideFault } from '../../platform/outside/outside-api.ts';
import { findStoredAnswer, storeAnswer } from '../../platform/outside/stored-answers.ts';
import type { Person } from './film-source.ts';

export type StoredSearchParts = Readonly<{
  db: Kysely<Database>;
  store: StoreAccess;
  clock: Clock;
  /** The service's name in the table of stored answers. */
  service: string;
  /** Sends the request to the service. May throw OutsideFault. */
  search: (typed: string) => Promise<readonly Person[]>;
  isFailing: () => boolean;
}>;

/** An older answer is fetched again. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** How long a player who types waits for names. */
export const SEARCH_PATIENCE_MS = 3_000;

/**
 * Finds people through another service, which is asked once a day for the same name. While the service fails, returns
 * its earlier answer, or no one if there is none.
 */
export function storedSearch(
  parts: StoredSearchParts,
): (typed: string) => Promise<readonly Person[]> {
  const { db, store, clock, service, search, isFailing } = parts;
  return async (typed) => {
    const folded = foldName(typed);
    if (typed.trim().length < LEAST_TYPED || folded === '') return [];
    const question = `${service}: ${folded}`;
    const stored = await store.orWithout(
      () => findStoredAnswer(db, question),
      () => undefined,
    );
    const known = (stored?.answer ?? []) as readonly Person[];
    if (stored && clock.now() - stored.fetchedAt < FRESH_MS) return known;
    if (isFailing() && stored) return known;
    try {
      const found = await search(typed);
      const answer = { question, answer: found, fetchedAt: clock.now() };
      await store.orWithout(
        () => storeAnswer(db, answer),
        () => {},
      );
      return found;
    } catch (error) {
      if (error instanceof OutsideFault) return known;
      throw error;
    }
  };
}
