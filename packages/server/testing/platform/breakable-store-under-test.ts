import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../src/platform/db/tables.ts';

/** A store that can go away. */
export type BreakableStore = Readonly<{
  db: Kysely<Database>;
  /** Statements fail as those of a PostgreSQL that is not there. */
  refuse: () => void;
  /** Statements are not answered. */
  freeze: () => void;
  /** All is well again, and what was not answered is. */
  mend: () => void;
}>;

export function breakable(store: Kysely<Database>): BreakableStore {
  let isRefusing = false;
  let thaw = Promise.withResolvers<void>();
  thaw.resolve();
  const demandHere = () => {
    if (isRefusing) throw Object.assign(new Error('not there'), { code: 'ECONNREFUSED' });
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      demandHere();
      return node;
    },
    transformResult: async ({ result }) => {
      await thaw.promise;
      demandHere();
      return result;
    },
  };
  return {
    db: store.withPlugin(plugin),
    refuse: () => {
      isRefusing = true;
    },
    freeze: () => {
      thaw = Promise.withResolvers();
    },
    mend: () => {
      isRefusing = false;
      thaw.resolve();
    },
  };
}
