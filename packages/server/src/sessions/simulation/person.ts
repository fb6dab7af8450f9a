import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { AccountCaller } from '../../sign-in/caller.ts';

/** Somebody with an account and a player. */
export type Person = {
  readonly caller: AccountCaller;
  /** The id of their player. */
  readonly player: string;
  /** How far the clock of their device is ahead. */
  readonly skewMs: number;
  /** A seat's or a member's, once they have one. */
  connection: string | undefined;
  secret: string | undefined;
  /** Ratings they sent, in tenths. */
  readonly sent: Set<number>;
};

/** The most people about one room. */
const MOST_PEOPLE = 11;

/**
 * Every account's name in the store begins so, to be found wherever it is told. Not of letters and digits alone: four of
 * them in a row are in the random names of one game in thirty thousand.
 */
export const OWNER_MARK = 'acct!';

export function callerAt(place: number): AccountCaller {
  const subject = `p${place}`;
  const owner = `${OWNER_MARK}${subject}`;
  const account = { subject, issuer: 'simulation', email: undefined, emailVerified: false };
  return { type: 'account', account, owner, isOurs: true };
}

/** The id of the player that {@link insertPlayers} makes. */
export function playerAt(place: number): string {
  return `player-${place}`;
}

export function playerName({ account }: Pick<AccountCaller, 'account'>): string {
  return `Player_${account.subject}`;
}

/** Makes everybody a player. */
export async function insertPlayers(db: Kysely<Database>): Promise<void> {
  const players = Array.from({ length: MOST_PEOPLE }, (_, place) => {
    const caller = callerAt(place);
    const { owner } = caller;
    const name = playerName(caller);
    return {
      id: playerAt(place),
      owner,
      user_pool_id: `pool-${place}`,
      name,
      name_key: name.toLowerCase(),
      avatar: place % 6,
      score: 0,
      daily_guesses: 0,
      average_accuracy: null,
      created_at: 0,
      updated_at: 0,
    };
  });
  await db.insertInto('player').values(players).execute();
}
