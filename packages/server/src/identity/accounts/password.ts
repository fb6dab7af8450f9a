import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ok, type Result, refuse } from '@outoften/rules/result';

/** A typed password of an allowed length. */
export type Password = string & { readonly form: 'password' };

export type PasswordRefusal = 'password-empty' | 'password-too-short' | 'password-too-long';

/** The work of computing one hash, for an attacker as for this server. */
export type HashingCost = Readonly<{ memoryKiB: number; passes: number; lanes: number }>;

/** @see OWASP Password Storage Cheat Sheet, "Argon2id" */
export const HASHING_COST: HashingCost = { memoryKiB: 19_456, passes: 2, lanes: 1 };

const SHORTEST = 8;
const LONGEST = 256;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const runArgon2 = promisify(argon2);

/** Counts characters as people do. Composed and decomposed letters are the same. */
export function parsePassword(typed: string): Result<Password, PasswordRefusal> {
  if (typed === '') return refuse('password-empty');
  const password = typed.normalize('NFKC');
  const length = [...password].length;
  if (length < SHORTEST) return refuse('password-too-short');
  return length > LONGEST ? refuse('password-too-long') : ok(password as Password);
}

/** Returns the hash with its salt and cost, as a PHC string. */
export async function hashPassword(password: Password, cost: HashingCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encodeHash({ cost, salt, tag: await deriveTag(password, { cost, salt }) });
}

/**
 * Returns whether the password matches the hash. Without a hash the answer is false and takes the same time, so that
 * timing does not show who has an account.
 */
export async function isPassword(
  password: Password,
  { hash, cost }: Readonly<{ hash: string | undefined; cost: HashingCost }>,
): Promise<boolean> {
  if (hash === undefined) {
    await deriveTag(password, { cost, salt: randomBytes(SALT_BYTES) });
    return false;
  }
  const stored = decodeHash(hash);
  return timingSafeEqual(await deriveTag(password, stored), stored.tag);
}

type PasswordHash = Readonly<{ cost: HashingCost; salt: Buffer; tag: Buffer }>;

function deriveTag(password: Password, { cost, salt }: Omit<PasswordHash, 'tag'>): Promise<Buffer> {
  return runArgon2('argon2id', {
    message: password,
    nonce: salt,
    memory: cost.memoryKiB,
    passes: cost.passes,
    parallelism: cost.lanes,
    tagLength: TAG_BYTES,
  });
}

function encodeHash({ cost, salt, tag }: PasswordHash): string {
  const parameters = `m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}`;
  return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(tag)}`;
}

const HASH =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/** Throws RangeError for text that {@link encodeHash} did not write. */
function decodeHash(hash: string): PasswordHash {
  const [, memoryKiB, passes, lanes, salt, tag] = HASH.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new RangeError('not a password hash of ours');
  return {
    cost: { memoryKiB: Number(memoryKiB), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings have no padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
