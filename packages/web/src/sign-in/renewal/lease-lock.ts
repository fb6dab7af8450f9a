import { type FillRandomly, randomText } from '../issuer/random-text.ts';
import type { Lock } from './renew-tokens.ts';

/** Who holds the lock, and until when at most, in milliseconds since 1970. */
export type Lease = Readonly<{ holder: string; until: number }>;

/** What all tabs share. */
export type Leases = Readonly<{
  /** Writes the lease if the one that is there may be overwritten, in one step. False if it may not. */
  take: (lease: Lease, mayOverwrite: (found: Lease) => boolean) => Promise<boolean>;
  /** Removes the lease if it is still this holder's. */
  giveBack: (holder: string) => void;
}>;

export type LeaseLockParts = Readonly<{
  leases: Leases;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
  fillRandomly: FillRandomly;
  /** Calls when this tab goes away. Returns a way to stop. */
  onLeave: (call: () => void) => () => void;
}>;

/** Longer than any work under the lock takes; a tab that died is waited for so long. */
const LEASE_MS = 20_000;

const RETRY_MS = 50;

/**
 * A lock for pages that came without https, where browsers withhold their own: whoever holds it has a lease that the
 * others can read. Where a browser keeps no leases, work is done without.
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
  // By a clock that was set back, a lease would last for ever.
  const isOver = ({ until }: Lease) => until <= now() || until > now() + LEASE_MS;
  const take = () => leases.take({ holder, until: now() + LEASE_MS }, isOver).catch(() => true);
  while (!(await take())) await wait(RETRY_MS);
}
