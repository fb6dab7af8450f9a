import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../src/platform/db/tables.ts';

/** A store that can go away. */
export type BreakableStore = Readonly<{
  db: Kysely<Database>;
  /** From now on, statements fail as if PostgreSQL were not there. */
  refuse: () => void;
  /** From now on, statements get no answer. */
  freeze: () => void;
  /** Repairs the store. Statements without an answer get theirs. */
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
