import type { DialectAdapter, Kysely } from 'kysely';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from './tables.ts';

/** Called with the time that the store took, in seconds. */
export type StoreMeter = Readonly<{
  /** Called after a query that changes nothing. */
  read: (seconds: number) => void;
  /** Called once a power failure can't undo a transaction. */
  commit: (seconds: number) => void;
  /** Called when the store failed to do a statement that writes, a commit or a sync, or PostgreSQL took no connection. */
  fail: () => void;
}>;

export const NO_METER: StoreMeter = { read: () => {}, commit: () => {}, fail: () => {} };

/** True for a statement that changes nothing. */
export function isRead(sql: string): boolean {
  return /^\s*(?:select|with)\b/i.test(sql);
}

/** The state of a store, for metrics. */
export type StoreState = Readonly<
  | {
      type: 'sqlite';
      /** The length of the log; undefined for a store in memory. */
      walBytes: () => Promise<number | undefined>;
    }
  | {
      type: 'postgres';
      connections: () => Readonly<{ used: number; idle: number; waiting: number }>;
    }
>;

/** What our stores' adapters have in addition to Kysely's. */
export type StoreAdapter = Readonly<{ meter: StoreMeter; state: StoreState }>;

/** Undefined for a store that was not opened by `openStore`. */
export function storeAdapterOf(db: Kysely<Database>): StoreAdapter | undefined {
  const { meter, state }: DialectAdapter & Partial<StoreAdapter> = db.getExecutor().adapter;
  return meter && state && { meter, state };
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Adds the metrics of the store's times. */
export function addStoreMeter(registry: Registry): StoreMeter {
  const registers = [registry];
  const durations = new Histogram({
    name: 'store_duration_seconds',
    help: 'Time of a query that reads, and of a transaction until a power failure can’t undo it, by kind',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  for (const kind of ['read', 'commit']) durations.zero({ kind });
  const failures = new Counter({
    name: 'store_commit_failures_total',
    help: 'Writes that the store failed to do',
    registers,
  });
  return {
    read: durations.labels('read').observe,
    commit: durations.labels('commit').observe,
    fail: () => failures.inc(),
  };
}

/** Adds the state of the store, which is read at each scrape. */
export function addStoreGauges(registry: Registry, db: Kysely<Database>): void {
  const state = storeAdapterOf(db)?.state;
  const registers = [registry];
  if (state?.type === 'sqlite') {
    new Gauge({
      name: 'sqlite_wal_bytes',
      help: 'Length of the log of SQLite',
      registers,
      async collect() {
        this.set((await state.walBytes()) ?? 0);
      },
    });
  }
  if (state?.type === 'postgres') {
    new Gauge({
      name: 'postgres_pool_connections',
      help: 'Connections to PostgreSQL, by state',
      labelNames: ['state'],
      registers,
      collect() {
        const { used, idle } = state.connections();
        this.set({ state: 'used' }, used);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      name: 'postgres_pool_waiting',
      help: 'Queries and transactions that wait for a connection to PostgreSQL',
      registers,
      collect() {
        this.set(state.connections().waiting);
      },
    });
  }
}
