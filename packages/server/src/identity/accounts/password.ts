import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { readLeet } from '../names/fold-words.ts';
import type { EmailAddress } from './email-address.ts';

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

export type NewPasswordRefusal = PasswordRefusal | 'password-common' | 'password-own';

/** The account that will have the password. */
export type PasswordOwner = Readonly<{
  /** Undefined if the address is not known yet. */
  email: EmailAddress | undefined;
  /** The name of the account's player; undefined if it has none. */
  playerName: string | undefined;
}>;

/**
 * Reads a password that a player chooses. Refuses what attackers try first: common passwords, and the owner's address
 * or name. Existing passwords are not checked against this.
 * @see OWASP ASVS 4.0.3, 2.1.7
 */
export async function parseNewPassword(
  typed: string,
  owner: PasswordOwner,
): Promise<Result<Password, NewPasswordRefusal>> {
  const password = parsePassword(typed);
  if (!password.ok) return password;
  const readings = readPassword(password.value);
  if (namesOf(owner).some((name) => readings.includes(name))) return refuse('password-own');
  const isCommon = isRepeated(password.value) || (await isListed(readings));
  return isCommon ? refuse('password-common') : password;
}

function namesOf({ email, playerName }: PasswordOwner): readonly string[] {
  const ofAddress = email === undefined ? [] : [email, email.slice(0, email.lastIndexOf('@'))];
  return [...ofAddress, ...(playerName === undefined ? [] : [playerName])].map(foldPassword);
}

/** Passwords that are common here, or in languages that the library's list hardly covers. */
const FURTHER: readonly string[] = [
  'outoften',
  'outoftengame',
  'passwort',
  'contraseña',
  'contrasena',
  'micontraseña',
];

/** Removes spaces and lowers the case, so that "Pass Word" is found as "password". */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/**
 * Returns what attackers derive the password from: itself, without digits and signs at its ends, and with letters for
 * the signs that stand for them. An end that is longer than the rest is not guessed so.
 */
export function readPassword(password: string): readonly string[] {
  const folded = foldPassword(password);
  const begun = folded.replace(/\P{L}+$/u, '');
  const cores = [folded, begun, begun.replace(/^\P{L}+/u, '')].filter(
    (core) => core.length * 2 >= folded.length,
  );
  return cores.flatMap((core) => [core, readLeet(core, 'i'), readLeet(core, 'l')]);
}

/** Whether the password is a few characters repeated, however often. */
export function isRepeated(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password);
}

let listed: Promise<ReadonlySet<string>> | undefined;

/**
 * The library's list. It is read when a player first chooses a password, so a server without sign-ups never loads it.
 */
export async function isListed(readings: readonly string[]): Promise<boolean> {
  listed ??= readList();
  const list = await listed;
  return readings.some((reading) => list.has(reading));
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all = new Set(FURTHER);
  for (const password of dictionary['passwords-common']) all.add(foldPassword(password));
  return all;
}
