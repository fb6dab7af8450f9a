import type { PlayerName } from '@outoften/rules/names/player-name';
import { type Avatar, parseAvatar } from '@outoften/rules/player/avatar';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import { codedError } from '../platform/error-code.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    /** Shows a player's new name and picture in every room where its account or guest is. */
    readonly renameInRooms: (player: Pick<Player, 'owner' | 'name' | 'avatar'>) => Promise<void>;
    /** Adds the points of games that were over before the account had a player. Call it once for each player. */
    readonly addEarlierPoints: (owner: string) => Promise<void>;
  }
}

/** A player of an account, or of a guest, whose player is a walk-in. */
export type Player = Readonly<{
  id: string;
  /** The account or guest that it belongs to, by its name in the store. */
  owner: string;
  /** The account's subject at its issuer; undefined for a walk-in. */
  userPoolId: string | undefined;
  name: PlayerName;
  avatar: Avatar;
  score: number;
  dailyGuesses: number;
  /** In tenths of a point, 0 to 1000; undefined before the first daily guess. */
  averageAccuracy: number | undefined;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  /** When a walk-in is removed, in milliseconds since 1970; undefined for the player of an account. */
  expiresAt: number | undefined;
}>;

export const PLAYER_COLUMNS = [
  'id',
  'owner',
  'user_pool_id',
  'name',
  'avatar',
  'score',
  'daily_guesses',
  'average_accuracy',
  'created_at',
  'updated_at',
] as const;

type PlayerRow = Pick<Selectable<Database['player']>, (typeof PLAYER_COLUMNS)[number]>;

/** Values were checked when they were saved. */
export function decodePlayer(row: PlayerRow): Player {
  return {
    id: row.id,
    owner: row.owner,
    userPoolId: row.user_pool_id,
    name: row.name as PlayerName,
    avatar: row.avatar as Avatar,
    score: row.score,
    dailyGuesses: row.daily_guesses,
    averageAccuracy: row.average_accuracy ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: undefined,
  };
}

/** Reads the picture; undefined if none was sent. Throws `BAD_USER_INPUT`. */
export function readAvatar(text: string | null | undefined): Avatar | undefined {
  if (text == null) return undefined;
  const avatar = parseAvatar(text);
  if (avatar !== undefined) return avatar;
  throw codedError('BAD_USER_INPUT', 'avatar_url is one of profile0.jpg to profile17.jpg.');
}
