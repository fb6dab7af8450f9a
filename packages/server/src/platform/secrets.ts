import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './db/tables.ts';

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

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Sealing = Readonly<{
  key: Uint8Array;
  /** The purpose of the text. Text sealed for one purpose can't be opened for another. */
  purpose?: string;
}>;

/** Returns the text as characters for an address. Without the key they can be neither read nor changed. */
export function sealText(text: string, { key, purpose = '' }: Sealing): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads what {@link sealText} wrote. Undefined for anything that was not sealed with the key for the purpose. */
export function openSealedText(sealed: string, { key, purpose = '' }: Sealing): string | undefined {
  if (!/^[\w-]+$/.test(sealed)) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(content), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** Compares in constant time: a secret that is nearly right takes as long as any other. */
export function isSameSecret(sent: unknown, secret: string): boolean {
  return typeof sent === 'string' && timingSafeEqual(digest(sent), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns the SHA-256 of a secret in base64url. The secret must be too random to be guessed. */
export function hashSecret(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
