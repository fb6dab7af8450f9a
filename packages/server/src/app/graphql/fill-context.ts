import type { Kysely } from 'kysely';
import { createKnownPuzzles, type KnownPuzzles } from '../../daily/known-puzzles.ts';
import { createDrawMemory, type DrawMemory } from '../../films/draw-memory.ts';
import type { FilmMetrics } from '../../films/film-metrics.ts';
import type { FilmSource } from '../../films/sources/film-source.ts';
import { ownerOf, type WalkIns } from '../../identity/callers/caller.ts';
import type { ProfanityCheck } from '../../identity/names/profanity.ts';
import type { OnAccessEnded } from '../../identity/tokens/grants.ts';
import { PRESENT_STORE, type StoreAccess } from '../../platform/db/health/store-access.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { ListCursors } from '../../platform/graphql/list-pages.ts';
import type { OnLimit } from '../../platform/limits/address-limits.ts';
import { createWindowCounts, type WindowCounts } from '../../platform/limits/request-counts.ts';
import type { ReportEvent } from '../../platform/security/security-log.ts';
import type { PlayerMeters } from '../../players/player-meters.ts';
import {
  addEarlierPoints,
  listFilmsInPlay,
  renameInRooms,
} from '../../rooms/api/guests/own-rooms.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import type { ChallengeTokens } from '../../sharing/links/challenge-tokens.ts';
import type { ShareTokens } from '../../sharing/links/share-tokens.ts';
import type { Policy } from '../policy/policy.ts';

/** The parts that all requests share. */
export type ContextParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  random: () => number;
  cursors: ListCursors;
  isProfane: ProfanityCheck;
  walkIns: WalkIns;
  films: FilmSource;
  packedFilms: ReadonlySet<string>;
  metrics: FilmMetrics;
  playerMeters: PlayerMeters;
  onLimit: OnLimit;
  reportEvent: ReportEvent;
  rooms: Rooms;
  challenges: ChallengeTokens;
  shares: ShareTokens;
  onAccessEnded: OnAccessEnded;
  policy: Policy;
}> &
  WithoutStore;

/** The part of the context that depends on the request's sender. */
export type Asker = Pick<
  GraphqlContext,
  'caller' | 'address' | 'allowance' | 'visitorId' | 'browserId'
>;

/** Returns the context of one request, with the functions of rooms that lower layers need. */
export function fillContext(parts: ContextParts, asker: Asker): GraphqlContext {
  const { db, store, rooms } = parts;
  const owner = ownerOf(asker.caller);
  return {
    ...parts,
    ...asker,
    onLimit: (limit) => parts.onLimit(limit, { address: asker.address, account: owner }),
    findFilmsInPlay: async () => {
      if (owner === undefined) return new Set();
      // Without the store these films are unknown. A draw may then return one of them, which is unlikely.
      return store.orWithout<ReadonlySet<string>>(
        () => listFilmsInPlay(db, owner),
        () => new Set(),
      );
    },
    renameInRooms: (player) => renameInRooms({ db, keeper: rooms.keeper }, player),
    addEarlierPoints: (owner) => addEarlierPoints(db, { owner, now: parts.now() }),
  };
}

export type WithoutStoreParts = Readonly<{
  db: Kysely<Database>;
  /** {@link PRESENT_STORE} if not given. */
  store?: StoreAccess | undefined;
  /** Empty if not given. */
  knownPuzzles?: KnownPuzzles | undefined;
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

export type WithoutStore = Readonly<{
  store: StoreAccess;
  drawMemory: DrawMemory;
  drawCounts: WindowCounts;
  knownPuzzles: KnownPuzzles;
}>;

/** Returns what solo and the daily need to stay playable while the store is away. */
export function playWithoutStore(parts: WithoutStoreParts): WithoutStore {
  const { db, now, onFault } = parts;
  const { store = PRESENT_STORE, knownPuzzles = createKnownPuzzles(now) } = parts;
  return {
    store,
    drawMemory: createDrawMemory({ db, store, onFault }),
    drawCounts: createWindowCounts(now),
    knownPuzzles,
  };
}
