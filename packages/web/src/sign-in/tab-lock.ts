import * as v from 'valibot';
import { randomText } from './random-text.ts';
import type { Lock, RenewalMark } from './renew-tokens.ts';

/** The holder of the lock, and the latest end of its lease in milliseconds since 1970. */
export type Lease = Readonly<{ holder: string; until: number }>;

/** The lease storage that all tabs share. */
export type Leases = Readonly<{
  /** Writes the lease in one step if the current one may be overwritten. Resolves to false if not. */
  take: (lease: Lease, mayOverwrite: (found: Lease) => boolean) => Promise<boolean>;
  /** Removes the lease if it still belongs to this holder. */
  giveBack: (holder: string) => void;
}>;

type LeaseLockParts = Readonly<{
  leases: Leases;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
  /** Calls back when this tab is closed. Returns a function that stops that. */
  onLeave: (call: () => void) => () => void;
}>;

/** Longer than any work under the lock takes. Other tabs wait this long for a tab that crashed. */
const LEASE_MS = 20_000;

const RETRY_MS = 50;

/**
 * A lock for pages without https, from which browsers withhold their own. The holder has a lease that other tabs can
 * read. In a browser that stores no leases, work runs without a lock.
 */
export function leaseLock(parts: LeaseLockParts): Lock {
  const { leases, onLeave } = parts;
  return async (work) => {
    const holder = randomText(16);
    const giveBack = () => leases.giveBack(holder);
    const stop = onLeave(giveBack);
    try {
      await takeLease(holder, parts);
      return await work();
    } finally {
      giveBack();
      stop();
    }
  };
}

async function takeLease(holder: string, { leases, now, wait }: LeaseLockParts): Promise<void> {
  // After the clock was set back, a lease would otherwise last too long.
  const isOver = ({ until }: Lease) => until <= now() || until > now() + LEASE_MS;
  const take = () => leases.take({ holder, until: now() + LEASE_MS }, isOver).catch(() => true);
  while (!(await take())) await wait(RETRY_MS);
}

const DATABASE = 'out-of-ten';
const STORE = 'sign-in';
const LEASE = 'lease';
const RENEWED_AT = 'renewed-at';
const RENEWAL_BEGUN = 'renewal-begun';

const leaseSchema = v.object({ holder: v.string(), until: v.number() });

/**
 * State on which all tabs must agree at once. IndexedDB reads and writes in one step for all tabs. In local storage, a
 * busy tab may see another tab's change only later.
 */
export function browserDatabase(): Readonly<{ leases: Leases; renewalMark: RenewalMark }> {
  let opened: Promise<IDBDatabase> | undefined;
  let database: IDBDatabase | undefined;

  async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= openDatabase();
    database = await opened;
    return database.transaction(STORE, mode).objectStore(STORE);
  }

  const leases: Leases = {
    async take(lease, mayOverwrite) {
      const store = await openStore('readwrite');
      let isTaken = false;
      const found = store.get(LEASE);
      found.onsuccess = () => {
        const parsed = v.safeParse(leaseSchema, found.result);
        isTaken = !parsed.success || mayOverwrite(parsed.output);
        if (isTaken) store.put(lease, LEASE);
      };
      await endOf(store.transaction);
      return isTaken;
    },
    giveBack(holder) {
      // Must not wait for anything, because the page may be unloading.
      const store = database?.transaction(STORE, 'readwrite').objectStore(STORE);
      const found = store?.get(LEASE);
      if (store === undefined || found === undefined) return;
      found.onsuccess = () => {
        const parsed = v.safeParse(leaseSchema, found.result);
        if (parsed.success && parsed.output.holder === holder) store.delete(LEASE);
      };
    },
  };
  async function readTime(key: string): Promise<number | undefined> {
    const store = await openStore('readonly');
    const found = store.get(key);
    await endOf(store.transaction);
    const parsed = v.safeParse(v.number(), found.result);
    return parsed.success ? parsed.output : undefined;
  }

  async function writeTime(key: string, time: number): Promise<void> {
    const store = await openStore('readwrite');
    store.put(time, key);
    await endOf(store.transaction);
  }

  const renewalMark: RenewalMark = {
    read: () => readTime(RENEWED_AT),
    write: (renewedAt) => writeTime(RENEWED_AT, renewedAt),
    readBegun: () => readTime(RENEWAL_BEGUN),
    writeBegun: (renewedAt) => writeTime(RENEWAL_BEGUN, renewedAt),
  };
  return { leases, renewalMark };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
