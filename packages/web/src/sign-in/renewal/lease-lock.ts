import { type FillRandomly, randomText } from '../issuer/random-text.ts';
import type { Lock } from './renew-tokens.ts';

/** The holder of the lock, and the latest end of its lease in milliseconds since 1970. */
export type Lease = Readonly<{ holder: string; until: number }>;

/** The lease storage that all tabs share. */
export type Leases = Readonly<{
  /** Writes the lease in one step if the current one may be overwritten. Resolves to false if not. */
  take: (lease: Lease, mayOverwrite: (found: Lease) => boolean) => Promise<boolean>;
  /** Removes the lease if it still belongs to this holder. */
  giveBack: (holder: string) => void;
}>;

export type LeaseLockParts = Readonly<{
  leases: Leases;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
  fillRandomly: FillRandomly;
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
  const { leases, fillRandomly, onLeave } = parts;
  return async (work) => {
    const holder = randomText(16, fillRandomly);
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
