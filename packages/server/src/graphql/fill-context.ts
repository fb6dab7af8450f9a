import type { Kysely } from 'kysely';
import type { ChallengeTokens } from '../challenges/challenge-tokens.ts';
import type { Database } from '../db/tables.ts';
import type { FilmMetrics } from '../films/film-metrics.ts';
import type { FilmSource } from '../films/film-source.ts';
import type { ProfanityCheck } from '../names/profanity.ts';
import type { ListCursors } from '../players/list-cursors.ts';
import { listFilmsInPlay, renameInRooms } from '../sessions/own-rooms.ts';
import type { Rooms } from '../sessions/rooms.ts';
import type { ShareTokens } from '../shares/share-tokens.ts';
import { ownerOf, type WalkIns } from '../sign-in/caller.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** What all requests share. */
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
  rooms: Rooms;
  challenges: ChallengeTokens;
  shares: ShareTokens;
}>;

/** Who asks. */
export type Asker = Pick<GraphqlContext, 'caller' | 'address' | 'allowance' | 'visitorId'>;

/** The context of one request. It brings lower floors what they need of rooms. */
export function fillContext(parts: ContextParts, asker: Asker): GraphqlContext {
  const { db, rooms } = parts;
  return {
    ...parts,
    ...asker,
    findFilmsInPlay: async () => {
      const owner = ownerOf(asker.caller);
      return owner === undefined ? new Set() : listFilmsInPlay(db, owner);
    },
    renameInRooms: (player) => renameInRooms({ db, keeper: rooms.keeper }, player),
  };
}
