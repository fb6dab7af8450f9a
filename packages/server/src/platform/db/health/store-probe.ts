import { randomBytes, randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { SYSTEM_CLOCK } from '../../outside/clock.ts';
import { storeAnswer } from '../../outside/stored-answers.ts';
import { bringToDisk } from '../commit-durably.ts';
import type { StoreSettings } from '../open-store.ts';
import type { Database } from '../tables.ts';
import { createStoreWatch, type StoreWatchParts } from './store-watch.ts';

export type WatchedStore = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** Unknown if not given. */
  freeBytes?: StoreWatchParts['freeBytes'];
}>;

/** Watches the store by writing to it. */
export function watchStore({ db, now, freeBytes = async () => undefined }: WatchedStore) {
  return createStoreWatch({ write: probeWriter({ db, now }), freeBytes, clock: SYSTEM_CLOCK });
}

/**
 * Writes this many characters to a row of this process, so that no process waits for another's row. Resolves when they
 * are on the disk. They are random, because PostgreSQL would compress others. The row expires with the answers of other
 * services.
 */
export function probeWriter({ db, now }: WatchedStore): StoreWatchParts['write'] {
  const question = `probe ${randomUUID()}`;
  return async (length) => {
    const answer = randomBytes(length / 2).toString('hex');
    await storeAnswer(db, { question, answer, fetchedAt: now() });
    await bringToDisk(db);
  };
}

/**
 * Returns the free space on the disk of the store. Undefined if the disk is not this machine's, or if it can't be read.
 */
export async function freeBytesOf({
  databaseUrl,
  dataDir,
}: StoreSettings): Promise<number | undefined> {
  if (databaseUrl !== undefined) return undefined;
  try {
    const { blocks, bavail, bsize } = await statfs(dataDir);
    return blocks === 0 ? undefined : bavail * bsize;
  } catch {
    return undefined;
  }
}
