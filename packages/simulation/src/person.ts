import type { PlayingCaller } from '@outoften/server/src/identity/callers/caller.ts';
import type { Database } from '@outoften/server/src/platform/db/tables.ts';
import type { Kysely } from 'kysely';

/** A person with a player, who has an account or is a guest. */
export type Person = {
  readonly caller: PlayingCaller;
  /** The name in the notes of a game. */
  readonly name: string;
  /** The id of their player. */
  readonly player: string;
  /** How far the clock of their device is ahead. */
  readonly skewMs: number;
  /** The id of their seat or audience place, if they have one. */
  connection: string | undefined;
  secret: string | undefined;
  /** Ratings they sent, in tenths. */
  readonly sent: Set<number>;
};

/** The most people about one room. */
const MOST_PEOPLE = 11;

/**
 * The prefix of each account's and guest's name in the store, so that it is found in any text. It contains a sign,
 * because four letters and digits in a row occur in the random names of one game in thirty thousand.
 */
export const OWNER_MARK = 'acct!';

/** True for the places of guests, who play without an account. */
function isGuest(place: number): boolean {
  return place % 3 === 1;
}

function callerAt(place: number): PlayingCaller {
  const subject = `p${place}`;
  const owner = `${OWNER_MARK}${subject}`;
  if (isGuest(place)) return { type: 'guest', owner, walkIns: 'host' };
  const account = { subject, issuer: 'simulation', email: undefined, emailVerified: false };
  return { type: 'account', account, owner, isOurs: true };
}

/** Returns a person at the beginning of the game, without a connection. */
export function personAt(place: number, skewMs: number): Person {
  return {
    caller: callerAt(place),
    name: `p${place}`,
    player: `player-${place}`,
    skewMs,
    connection: undefined,
    secret: undefined,
    sent: new Set(),
  };
}

export function playerName({ name }: Pick<Person, 'name'>): string {
  return `Player_${name}`;
}

/** Makes a player of each person: of an account, or a walk-in. */
export async function insertPlayers(db: Kysely<Database>): Promise<void> {
  const players = Array.from({ length: MOST_PEOPLE }, (_, place) => {
    const { caller, player, ...person } = personAt(place, 0);
    const name = playerName(person);
    const times = { created_at: 0, updated_at: 0 };
    return {
      place,
      looks: { id: player, owner: caller.owner, name, avatar: place % 18, ...times },
    };
  });
  const walkIns = players
    .filter(({ place }) => isGuest(place))
    .map(({ looks }) => ({ ...looks, expires_at: Number.MAX_SAFE_INTEGER }));
  const ofAccounts = players
    .filter(({ place }) => !isGuest(place))
    .map(({ place, looks }) => ({
      ...looks,
      user_pool_id: `pool-${place}`,
      name_key: looks.name.toLowerCase(),
      score: 0,
      daily_guesses: 0,
      average_accuracy: null,
    }));
  await db.insertInto('player').values(ofAccounts).execute();
  await db.insertInto('walk_in').values(walkIns).execute();
}
