import { randomBytes, randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Clock, pause, SYSTEM_CLOCK } from '../../clock.ts';
import { markAway, reasonOf } from '../../outside/absence.ts';
import { storeAnswer } from '../../outside/stored-answers.ts';
import { bringToDisk } from '../commit.ts';
import type { StoreSettings } from '../open-store.ts';
import type { Database } from '../tables.ts';
import { isStoreFault, type StoreTrouble, storeTroubleOf } from './store-trouble.ts';

export type StoreState = 'ok' | StoreTrouble;

export type StoreWatch = Readonly<ReturnType<typeof createStoreWatch>>;

type StateListener = (state: StoreState, reason: string | undefined) => void;

export type StoreWatchParts = Readonly<{
  /** Writes this many characters. Resolves when they are on the disk. */
  write: (length: number) => Promise<void>;
  /** Returns the free space on the disk of the store; undefined if it is unknown. */
  freeBytes: () => Promise<number | undefined>;
  clock: Clock;
}>;

/** A store that takes longer to answer counts as away, unless the reason is known. */
export const PATIENCE_MS = 1_000;

const CHECK_EVERY_MS = 1_000;

/** A busy store writes this much within a few seconds. */
export const FULL_BELOW_BYTES = 4 * 1024 * 1024;

/** Long enough to need a new page. A full disk still accepts a short row if a page in use has room. */
export const LENGTH_IN_TROUBLE = 64 * 1024;

/**
 * Knows whether the store saves. While it is in trouble, it is checked each second, so that its recovery is noticed
 * without any traffic.
 */
export function createStoreWatch({ write, freeBytes, clock }: StoreWatchParts) {
  let state: StoreState = 'ok';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<StoreState> | undefined;
  let writing: Promise<StoreState> | undefined;
  let faults = 0;
  let callOff: (() => void) | undefined;
  let isOver = false;
  /** Why the store is not healthy. */
  let reason: string | undefined;
  const listeners: StateListener[] = [];

  const become = (next: StoreState) => {
    const isChanged = state !== next;
    state = next;
    if (isChanged) for (const tell of listeners) tell(state, state === 'ok' ? undefined : reason);
    if (state === 'ok' || callOff !== undefined || isOver) return;
    callOff = clock.after(CHECK_EVERY_MS, () => {
      callOff = undefined;
      void check().then(become);
    });
  };
  const tryToWrite = async (): Promise<StoreState> => {
    const before = faults;
    try {
      await write(state === 'ok' ? 0 : LENGTH_IN_TROUBLE);
      // Another fault was reported meanwhile. A write that waited for a lock proves that it is over.
      return faults === before || state === 'locked' ? 'ok' : state;
    } catch (fault) {
      reason = reasonOf(fault);
      return storeTroubleOf(fault) ?? 'failing';
    }
  };
  /**
   * Runs one write at a time, however long it takes; a late one tells the state too. Otherwise writes would use up all
   * connections of a store that does not answer.
   */
  const writeOnce = () => {
    writing ??= tryToWrite().then((found) => {
      writing = undefined;
      become(found);
      return found;
    });
    return writing;
  };
  const find = async (): Promise<StoreState> => {
    const free = await freeBytes();
    if (free !== undefined && free < FULL_BELOW_BYTES) {
      reason = `${(free / 1e6).toFixed(1)} MB are free, ${(FULL_BELOW_BYTES / 1e6).toFixed(1)} are needed`;
      return 'full';
    }
    const late = pause(clock, PATIENCE_MS).then(() => {
      if (state !== 'ok') return state;
      reason = 'no answer in time';
      return 'away';
    });
    return Promise.race([writeOnce(), late]);
  };
  /** Writes a row to find out, unless that was done within the last second. */
  const check = async (): Promise<StoreState> => {
    const sinceMs = clock.now() - checkedAt;
    // A negative value means that the clock was set back.
    const isFresh = 0 <= sinceMs && sinceMs < CHECK_EVERY_MS;
    if (checking === undefined && isFresh) return state;
    checking ??= find().finally(() => {
      checking = undefined;
      checkedAt = clock.now();
    });
    become(await checking);
    return state;
  };
  return {
    /**
     * Called with each fault of a statement, of a connection or of the disk. Marks those of the store, so that its
     * state is logged, and not each of them.
     */
    note: (fault: unknown) => {
      const trouble = storeTroubleOf(fault);
      if (trouble === undefined) return;
      if (isStoreFault(fault)) markAway(fault);
      reason = reasonOf(fault);
      faults += 1;
      become(trouble);
    },
    /** The last known state. */
    state: (): StoreState => state,
    check,
    /** Calls the listener when the state changes, with what the fault says. */
    onChange: (listener: StateListener) => void listeners.push(listener),
    freeBytes,
    stop: () => {
      isOver = true;
      callOff?.();
    },
  };
}

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
