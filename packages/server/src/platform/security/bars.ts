import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { HttpProblem } from '../http/http-problem.ts';
import { networkOf } from '../limits/address-limits.ts';

/** The sender of a request: its address, and its name in the store if it has one. */
type Party = Readonly<{ address: string; owner: string | undefined }>;

export const BARRED: HttpProblem = {
  status: 403,
  code: 'BARRED_BY_OPERATOR',
  message: 'The operator of this server has barred you.',
};

/** The operator's command runs in another process. Its bars hold everywhere after this time. */
const READ_EVERY_MS = 5_000;

/** Knows whom the operator has barred from this game. While the store is away, the bars that were read last hold. */
export function createBars({ db, now }: Readonly<{ db: Kysely<Database>; now: () => number }>) {
  let barred: ReadonlySet<string> = new Set();
  let reading: Readonly<{ at: number; done: Promise<void> }> | undefined;
  const read = async () => {
    const bars = await listBars(db, now());
    barred = new Set(bars.map(({ party }) => party));
  };
  const refresh = () => {
    const passed = now() - (reading?.at ?? 0);
    if (reading === undefined || passed < 0 || passed >= READ_EVERY_MS) {
      reading = { at: now(), done: read().catch(() => {}) };
    }
    return reading.done;
  };
  const isAmong = ({ address, owner }: Party) =>
    barred.size > 0 &&
    (barred.has(networkOf(address)) || (owner !== undefined && barred.has(owner)));
  return {
    isBarred: async (party: Party): Promise<boolean> => {
      await refresh();
      return isAmong(party);
    },
    /** As `isBarred`, from what was read last. */
    wasBarred: (party: Party): boolean => {
      void refresh();
      return isAmong(party);
    },
  };
}

/** The bars that still hold, with their ends in milliseconds since 1970. */
export function listBars(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('bar')
    .select(['party', 'ends_at'])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
}
