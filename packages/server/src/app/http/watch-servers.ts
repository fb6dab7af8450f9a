import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

type ServersParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** Counts the servers at this server's Redis, with itself: 1 without Redis, undefined while it is away. */
  countConnected: () => Promise<number | undefined>;
}>;

/** A running server has sent another beat by then, by a clock that is up to a second behind. */
const RUNS_MS = 2_500;

/** A server that has just stopped, or whose Redis has just come back, looks apart for a moment. */
const APART_AFTER_MS = 5_000;

/** Returns whether a server runs on the same store that gets no events of this one, because no Redis connects them. */
export function watchServers({ db, now, countConnected }: ServersParts): () => Promise<boolean> {
  let since: number | undefined;
  return async () => {
    const connected = await countConnected();
    if (connected === undefined) return false;
    const { running } = await db
      .selectFrom('server_beat')
      .select((eb) => eb.fn.countAll<number>().as('running'))
      .where('beat_at', '>', now() - RUNS_MS)
      .executeTakeFirstOrThrow();
    since = running > connected ? (since ?? now()) : undefined;
    return since !== undefined && now() - since >= APART_AFTER_MS;
  };
}
