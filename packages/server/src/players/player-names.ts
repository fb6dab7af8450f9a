import { randomUUID } from 'node:crypto';
import { listNameCandidates } from '@outoften/rules/name-suggestions';
import { type PlayerName, playerNameKey } from '@outoften/rules/player-name';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { commitUnlessRefused } from '../db/commit-unless-refused.ts';
import type { Database } from '../db/tables.ts';

/** A name nobody else can have: a player's, or one kept for an account for a day. */
export type ReservedName = Readonly<{
  id: string;
  name: PlayerName;
  owner: string;
  /** Milliseconds since 1970. */
  reservedAt: number;
}>;

/** A name kept for later is free again after this time. */
export const NAME_KEPT_MS = 24 * 60 * 60 * 1000;

const SUGGESTIONS = 3;

const RESERVED_NAME_COLUMNS = ['id', 'name', 'owner', 'reserved_at'] as const;

type Holding = Readonly<{
  owner: string;
  name: PlayerName;
  hold: 'player' | 'later';
  /** Milliseconds since 1970. */
  now: number;
}>;

/** Keeps the name for an account instead of what was kept for it before. Its player's name is kept already. */
export async function reserveName(
  db: Kysely<Database>,
  reserving: Omit<Holding, 'hold'>,
): Promise<Result<ReservedName, 'name-taken'>> {
  const held = await commitUnlessRefused(db, (transaction) =>
    holdName(transaction, { ...reserving, hold: 'later' }),
  );
  if (held.ok) return held;
  const holder = await findHeld(db, reserving);
  return holder?.owner === reserving.owner ? ok(holder) : held;
}

/**
 * Takes the name, and lets go of what the owner held in that way before. Part of a transaction that a refusal
 * must undo. Whether the name is free is for the table's key to say. Looking first only keeps players who want
 * each other's names from waiting for each other.
 */
export async function holdName(
  transaction: Kysely<Database>,
  { owner, name, hold, now }: Holding,
): Promise<Result<ReservedName, 'name-taken'>> {
  const nameKey = playerNameKey(name);
  const holder = await findHeld(transaction, { name });
  if (holder && holder.owner !== owner) return refuse('name-taken');
  await transaction
    .deleteFrom('reserved_player_name')
    .where('owner', '=', owner)
    .where((eb) => eb.or([eb('hold', '=', hold), eb.and({ hold: 'later', name_key: nameKey })]))
    .execute();
  const reservation = { id: randomUUID(), name, owner, reserved_at: now };
  const held = await transaction
    .insertInto('reserved_player_name')
    .values({ ...reservation, name_key: nameKey, hold })
    .onConflict((key) => key.doNothing())
    .returning('id')
    .executeTakeFirst();
  return held ? ok(decodeReservedName(reservation)) : refuse('name-taken');
}

/** The owner's names, the one in use first. */
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

/** Up to three names that were free a moment ago. */
export async function suggestNames(
  db: Kysely<Database>,
  { taken, random }: Readonly<{ taken: PlayerName; random: () => number }>,
): Promise<readonly PlayerName[]> {
  const candidates = listNameCandidates(taken, random);
  const rows = await db
    .selectFrom('reserved_player_name')
    .select('name_key')
    .where('name_key', 'in', candidates.map(playerNameKey))
    .execute();
  const takenKeys = new Set(rows.map((row) => row.name_key));
  const free = candidates.filter((candidate) => !takenKeys.has(playerNameKey(candidate)));
  return free.slice(0, SUGGESTIONS);
}

async function findHeld(
  db: Kysely<Database>,
  { name }: Pick<Holding, 'name'>,
): Promise<ReservedName | undefined> {
  const row = await db
    .selectFrom('reserved_player_name')
    .select(RESERVED_NAME_COLUMNS)
    .where('name_key', '=', playerNameKey(name))
    .executeTakeFirst();
  return row && decodeReservedName(row);
}

function decodeReservedName(
  row: Readonly<{ id: string; name: string; owner: string; reserved_at: number }>,
): ReservedName {
  const { id, name, owner, reserved_at } = row;
  return { id, name: name as PlayerName, owner, reservedAt: reserved_at };
}
