import { randomUUID } from 'node:crypto';
import { listNameCandidates } from '@outoften/rules/names/name-suggestions';
import { type PlayerName, playerNameKey } from '@outoften/rules/names/player-name';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { commitUnlessRefused } from '../platform/db/commit.ts';
import { areNamesAlike, nameKeys } from '../platform/db/name-likeness.ts';
import type { Database } from '../platform/db/tables.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';

type FreeNameParts = Pick<GraphqlContext, 'random' | 'isProfane'>;

const SUGGESTIONS = 3;

/** A name that is taken: by a player, or reserved for an account for a day. */
export type ReservedName = Readonly<{
  id: string;
  name: PlayerName;
  owner: string;
  /** Milliseconds since 1970. */
  reservedAt: number;
}>;

/** A reserved name is free again after this time. */
export const NAME_KEPT_MS = 24 * 60 * 60 * 1000;

const RESERVED_NAME_COLUMNS = ['id', 'name', 'owner', 'reserved_at'] as const;

type Holding = Readonly<{
  owner: string;
  name: PlayerName;
  hold: 'player' | 'later';
  /** Milliseconds since 1970. */
  now: number;
}>;

/**
 * Reserves the name for an account, in place of the one reserved before. The name of the account's player is taken
 * already.
 */
export async function reserveName(
  db: Kysely<Database>,
  reserving: Omit<Holding, 'hold'>,
): Promise<Result<ReservedName, 'name-taken'>> {
  const held = await commitUnlessRefused(db, (transaction) =>
    holdName(transaction, { ...reserving, hold: 'later' }),
  );
  if (held.ok) return held;
  const holders = await listAlike(db, [reserving.name]);
  const [own] = holders.filter(({ owner }) => owner === reserving.owner);
  return own && holders.length === 1 ? ok(own) : held;
}

/**
 * Takes the name, and frees the owner's earlier name of the same kind. Runs in a transaction that a refusal must undo.
 * The tables' keys decide whether the name is free. The first query only prevents that players who want each other's
 * names wait for each other.
 */
export async function holdName(
  transaction: Kysely<Database>,
  { owner, name, hold, now }: Holding,
): Promise<Result<ReservedName, 'name-taken'>> {
  const holders = await listAlike(transaction, [name]);
  if (holders.some((holder) => holder.owner !== owner)) return refuse('name-taken');
  const nameKey = playerNameKey(name);
  const alike = [nameKey, ...holders.map((holder) => playerNameKey(holder.name))];
  await transaction
    .deleteFrom('reserved_player_name')
    .where('owner', '=', owner)
    .where((eb) =>
      eb.or([
        eb('hold', '=', hold),
        eb.and([eb('hold', '=', 'later'), eb('name_key', 'in', alike)]),
      ]),
    )
    .execute();
  const reservation = { id: randomUUID(), name, owner, reserved_at: now };
  const held = await transaction
    .insertInto('reserved_player_name')
    .values({ ...reservation, name_key: nameKey, hold })
    .onConflict((key) => key.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!held) return refuse('name-taken');
  // Sorted, so that two players who want similar names do not wait for each other.
  const likenesses = nameKeys(name).toSorted();
  const taken = await transaction
    .insertInto('name_likeness')
    .values(likenesses.map((likeness) => ({ likeness, name_key: nameKey })))
    .onConflict((key) => key.doNothing())
    .returning('likeness')
    .execute();
  if (taken.length < likenesses.length) return refuse('name-taken');
  return ok(decodeReservedName(reservation));
}

/** Returns the owner's names, the one in use first. */
export async function listReservedNames(
  db: Kysely<Database>,
  owner: string,
): Promise<readonly ReservedName[]> {
  const rows = await db
    .selectFrom('reserved_player_name')
    .select(RESERVED_NAME_COLUMNS)
    .where('owner', '=', owner)
    .orderBy('hold', 'desc')
    .execute();
  return rows.map(decodeReservedName);
}

/** Returns up to three names that were free a moment ago. */
export async function suggestNames(
  db: Kysely<Database>,
  { taken, random, isProfane }: Readonly<{ taken: PlayerName } & FreeNameParts>,
): Promise<readonly PlayerName[]> {
  const candidates = listNameCandidates(taken, random);
  const others = (await listAlike(db, candidates)).map(({ name }) => name);
  return chooseFreeNames(candidates, { others: [taken, ...others], isProfane });
}

/** Returns names that equal one of these in another case, or look like one. */
async function listAlike(
  db: Kysely<Database>,
  names: readonly PlayerName[],
): Promise<readonly ReservedName[]> {
  const alike = db
    .selectFrom('name_likeness')
    .select('name_key')
    .where('likeness', 'in', names.flatMap(nameKeys));
  const rows = await db
    .selectFrom('reserved_player_name')
    .select(RESERVED_NAME_COLUMNS)
    .where((eb) =>
      eb.or([eb('name_key', 'in', names.map(playerNameKey)), eb('name_key', 'in', alike)]),
    )
    .execute();
  return rows.map(decodeReservedName);
}

function decodeReservedName(
  row: Readonly<{ id: string; name: string; owner: string; reserved_at: number }>,
): ReservedName {
  const { id, name, owner, reserved_at } = row;
  return { id, name: name as PlayerName, owner, reservedAt: reserved_at };
}

/** Returns the first three names that are clean and look like none of the others, nor like each other. */
function chooseFreeNames(
  candidates: readonly PlayerName[],
  { others, isProfane }: Readonly<{ others: readonly string[] }> & Pick<FreeNameParts, 'isProfane'>,
): readonly PlayerName[] {
  const free: PlayerName[] = [];
  for (const candidate of candidates) {
    if (free.length === SUGGESTIONS) break;
    const isTaken = [...others, ...free].some((other) => areNamesAlike(candidate, other));
    if (!isTaken && !isProfane(candidate)) free.push(candidate);
  }
  return free;
}
