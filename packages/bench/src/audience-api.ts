import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { type ContextParts, fillContext } from '@outoften/server/src/app/graphql/fill-context.ts';
import { buildSchema } from '@outoften/server/src/app/graphql/schema.ts';
import { playWithoutStore } from '@outoften/server/src/app/graphql/without-store.ts';
import { composePolicy } from '@outoften/server/src/app/policy/policy.ts';
import { catalogueSource } from '@outoften/server/src/films/sources/catalogue-source.ts';
import { NO_API_KEYS } from '@outoften/server/src/identity/callers/api-keys.ts';
import type { Database } from '@outoften/server/src/platform/db/tables.ts';
import { createExecutor } from '@outoften/server/src/platform/graphql/executor.ts';
import type { GraphqlContext } from '@outoften/server/src/platform/graphql/graphql-context.ts';
import { createListCursors } from '@outoften/server/src/platform/graphql/list-cursors.ts';
import { createSecretKeys } from '@outoften/server/src/platform/secrets/secret-keys.ts';
import { memoryRoomBus } from '@outoften/server/src/rooms/live/bus/memory-room-bus.ts';
import { createRooms } from '@outoften/server/src/rooms/rooms.ts';
import { createChallengeTokens } from '@outoften/server/src/sharing/links/challenge-tokens.ts';
import { createShareTokens } from '@outoften/server/src/sharing/links/share-tokens.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server's store is made with
import type { Kysely } from 'kysely';

/** The API through its resolvers, called by any number of accounts. */
export type AudienceApi = Readonly<{
  /** Calls as the account of this number. Throws if the answer has errors. */
  ask: (account: number, query: string, variables?: object) => Promise<Record<string, Told>>;
  /** Resolves once everything is saved and sent. */
  close: () => Promise<void>;
}>;

type Told = Readonly<Record<string, unknown>>;

const PLAYERS_A_STATEMENT = 500;

export async function openAudienceApi(
  db: Kysely<Database>,
  accounts: number,
): Promise<AudienceApi> {
  await insertPlayers(db, accounts);
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const posters = new Map(CATALOGUE.map(({ id }) => [String(id), `/posters/${id}.svg`]));
  const films = catalogueSource({ catalogue: CATALOGUE, furtherPeople: [], posters });
  const chance = { now: Date.now, random: Math.random };
  const running = createRooms({ db, films, bus: memoryRoomBus(onFault), onFault, ...chance });
  const executor = createExecutor(buildSchema());
  const shared: ContextParts = {
    db,
    films,
    packedFilms: new Set(),
    rooms: running.rooms,
    isProfane: () => false,
    walkIns: 'host',
    cursors: createListCursors(createSecretKeys(db)),
    challenges: createChallengeTokens(createSecretKeys(db), chance.now),
    shares: createShareTokens(createSecretKeys(db)),
    policy: composePolicy({ signIn: undefined, callers: { apiKeys: NO_API_KEYS } }),
    metrics: { countDraw: () => {}, timePeopleSearch: (search) => search() },
    onAccessEnded: () => {},
    ...playWithoutStore({ db, now: chance.now, onFault }),
    playerMeters: { countWalkIn: () => {} },
    onLimit: () => {},
    reportEvent: () => {},
    ...chance,
  };
  const contextOf = (account: number): GraphqlContext => {
    const owner = ownerOf(account);
    const issued = { subject: owner, issuer: 'bench', email: undefined, emailVerified: false };
    return fillContext(shared, {
      caller: { type: 'account', account: issued, owner, isOurs: true },
      address: `10.0.${account >> 8}.${account & 255}`,
      allowance: 1,
      visitorId: () => owner,
      browserId: () => owner,
    });
  };
  return {
    ask: async (account, query, variables = {}) => {
      const known = executor.read({ query, variables: { ...variables } }, onFault);
      if ('errors' in known) throw new Error(JSON.stringify(known.errors));
      const context = contextOf(account);
      const { data, errors } = await executor.run(known.operation, { context, onFault });
      if (data == null || errors !== undefined) throw new Error(JSON.stringify(errors));
      return data as Record<string, Told>;
    },
    close: running.stop,
  };
}

function ownerOf(account: number): string {
  return `owner-${account}`;
}

async function insertPlayers(db: Kysely<Database>, count: number): Promise<void> {
  for (let from = 0; from < count; from += PLAYERS_A_STATEMENT) {
    const players = Array.from({ length: Math.min(PLAYERS_A_STATEMENT, count - from) }, (_, n) => {
      const owner = ownerOf(from + n);
      return {
        id: `player-${from + n}`,
        owner,
        user_pool_id: owner,
        name: `Player_${from + n}`,
        name_key: `player_${from + n}`,
        avatar: 0,
        score: 0,
        daily_guesses: 0,
        average_accuracy: null,
        created_at: 0,
        updated_at: 0,
      };
    });
    await db.insertInto('player').values(players).execute();
  }
}
