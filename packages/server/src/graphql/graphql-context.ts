import type { Kysely } from 'kysely';
import type { ChallengeTokens } from '../challenges/challenge-tokens.ts';
import type { Database } from '../db/tables.ts';
import type { FilmSource } from '../films/film-source.ts';
import type { GameMetrics } from '../http/metrics.ts';
import type { ProfanityCheck } from '../names/profanity.ts';
import type { ListCursors } from '../players/list-cursors.ts';
import type { Rooms } from '../sessions/rooms.ts';
import type { ShareTokens } from '../shares/share-tokens.ts';
import type { Caller, WalkIns } from '../sign-in/caller.ts';

/** What a resolver may use: the app's parts, and who is asking. */
export type GraphqlContext = Readonly<{
  db: Kysely<Database>;
  films: FilmSource;
  /** Films that browsers keep with their ratings, by id. */
  packedFilms: ReadonlySet<string>;
  rooms: Rooms;
  now: () => number;
  random: () => number;
  isProfane: ProfanityCheck;
  metrics: GameMetrics;
  caller: Caller;
  /** What players without an account may do with rooms. */
  walkIns: WalkIns;
  /** Where whoever asks is connected from; empty for events, which nobody asks for. */
  address: string;
  /** How many times as much as usual may come from there. */
  allowance: number;
  cursors: ListCursors;
  challenges: ChallengeTokens;
  shares: ShareTokens;
  /** Names whoever asks, for draws; the first call for a browser without a token makes the answer set a cookie. */
  visitorId: () => string;
}>;
