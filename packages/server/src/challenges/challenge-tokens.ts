import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isRating, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import * as v from 'valibot';
import type { GetSecretKey } from '../sign-in/secret-keys.ts';

/** A film that a player guessed and wants a friend to guess. */
export type Challenge = Readonly<{
  filmId: string;
  guess: Rating;
  /** Milliseconds since 1970. */
  expiresAt: number;
}>;

export type ChallengeRefusal = 'not-ours' | 'expired';

/** Challenges as links carry them: sealed, so that the guess can be neither read nor changed, and nothing is stored. */
export type ChallengeTokens = Readonly<{
  seal: (
    challenge: Omit<Challenge, 'expiresAt'>,
  ) => Promise<Readonly<{ token: string }> & Challenge>;
  /** Refuses with 'not-ours' for whatever this server did not seal, with 'expired' after 30 days. */
  open: (token: string) => Promise<Result<Challenge, ChallengeRefusal>>;
}>;

const CHALLENGE_TTL_MS = 30 * 24 * 60 * 60_000;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LONGEST_TOKEN = 300;

const sealedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([
    v.string(),
    v.custom<Rating>((value) => typeof value === 'number' && isRating(value)),
    v.number(),
  ]),
);

export function createChallengeTokens(
  getSecretKey: GetSecretKey,
  now: () => number,
): ChallengeTokens {
  const readKey = () => getSecretKey('challenges');
  return {
    seal: async ({ filmId, guess }) => {
      const expiresAt = now() + CHALLENGE_TTL_MS;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await readKey(), nonce);
      const text = JSON.stringify([filmId, guess, expiresAt]);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      const token = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
      return { token, filmId, guess, expiresAt };
    },
    open: async (token) => {
      if (token.length > LONGEST_TOKEN || !/^[\w-]+$/.test(token)) return refuse('not-ours');
      const text = unseal(Buffer.from(token, 'base64url'), await readKey());
      const read = v.safeParse(sealedSchema, text);
      if (!read.success) return refuse('not-ours');
      const [filmId, guess, expiresAt] = read.output;
      return expiresAt <= now() ? refuse('expired') : ok({ filmId, guess, expiresAt });
    },
  };
}

/** Undefined for bytes that were not sealed with the key. */
function unseal(bytes: Buffer, key: Uint8Array): string | undefined {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
