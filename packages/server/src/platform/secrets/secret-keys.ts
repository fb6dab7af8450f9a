import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** The purpose of a key. No key has two purposes. */
export type KeyPurpose =
  | 'challenges'
  | 'guest-tokens'
  | 'known-browsers'
  | 'limits'
  | 'list-cursors'
  | 'log-hashes'
  | 'networks'
  | 'seat-secrets'
  | 'shares'
  | 'stage-keys';

/** 256 bits that every server on the same store shares. */
export type GetSecretKey = (purpose: KeyPurpose) => Promise<Uint8Array<ArrayBuffer>>;

const KEY_BYTES = 32;

/** Keys for play without rooms, which continues while the store is away. */
const NEEDED_ALWAYS: readonly KeyPurpose[] = [
  'challenges',
  'guest-tokens',
  'limits',
  'list-cursors',
  'shares',
];

/** Reads the keys that are needed while the store is away. */
export async function readNeededKeys(getKey: GetSecretKey): Promise<void> {
  await Promise.all(NEEDED_ALWAYS.map(getKey));
}

/** Reads keys when they are first needed, and makes those that are missing. */
export function createSecretKeys(db: Kysely<Database>): GetSecretKey {
  const kept = new Map<KeyPurpose, Promise<Uint8Array<ArrayBuffer>>>();
  return (purpose) => {
    const known = kept.get(purpose);
    if (known) return known;
    const reading = readKey(db, purpose);
    kept.set(purpose, reading);
    // A store that was away for a moment is asked again.
    reading.catch(() => kept.delete(purpose));
    return reading;
  };
}

/** If servers start at the same time, the first one's key stays. */
async function readKey(
  db: Kysely<Database>,
  purpose: KeyPurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const value = randomBytes(KEY_BYTES).toString('base64url');
  await db
    .insertInto('secret_key')
    .values({ purpose, value })
    .onConflict((key) => key.column('purpose').doNothing())
    .execute();
  const row = await db
    .selectFrom('secret_key')
    .select('value')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return new Uint8Array(Buffer.from(row.value, 'base64url'));
}
