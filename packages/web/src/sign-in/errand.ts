import * as v from 'valibot';
import type { SafeStorage } from '../saved-data/safe-storage.ts';
import { randomText } from './random-text.ts';

export type ErrandStorage = Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>;

export const ERRAND_KEY = 'out-of-ten.errand';

const keys = { state: v.string(), verifier: v.string() };

const errandSchema = v.variant('type', [
  v.object({ type: v.literal('sign-in'), ...keys }),
  v.object({ type: v.literal('sign-out'), state: v.string() }),
  // Requests new tokens after a renewal was lost, and leads back to the path. `renewedAt` says which tokens it should
  // have renewed.
  v.object({ type: v.literal('return'), ...keys, path: v.string(), renewedAt: v.number() }),
  // Changes the account, and leads back to the path.
  v.object({ type: v.literal('account'), ...keys, path: v.string() }),
]);

/** The reason why the browser went to the issuer. The answer is matched to it by `state`. */
export type Errand = Readonly<v.InferOutput<typeof errandSchema>>;

/** The state that identifies the answer to a sign-in, and its secret. @see RFC 7636 */
export type SignInKeys = Readonly<{ state: string; verifier: string }>;

const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 128;

export function newState(): string {
  return randomText(STATE_LENGTH);
}

export function newSignInKeys(): SignInKeys {
  return { state: newState(), verifier: randomText(VERIFIER_LENGTH) };
}

/** Returns false if the browser cannot store it. The answer then could not be told from a forged one. */
export function keepErrand(storage: ErrandStorage, errand: Errand): boolean {
  const isKept = storage.setItem(ERRAND_KEY, JSON.stringify(errand));
  // Leaving the page clears its memory, so a copy in memory is of no use.
  if (!isKept) storage.removeItem(ERRAND_KEY);
  return isKept;
}

type Return = Extract<Errand, { type: 'return' }>;

/** Returns false if nothing can be stored, or if this tab left for the same tokens before and did not come back. */
export function mayKeepReturn(storage: ErrandStorage, errand: Return): boolean {
  const before = peekErrand(storage);
  if (before?.type === 'return' && before.renewedAt === errand.renewedAt) return false;
  return keepErrand(storage, errand);
}

/** Returns the errand and removes it, because an errand is valid for one return. Undefined if there is none. */
export function takeErrand(storage: ErrandStorage): Errand | undefined {
  const errand = peekErrand(storage);
  storage.removeItem(ERRAND_KEY);
  return errand;
}

/** Returns this tab's current errand. */
export function peekErrand(storage: Pick<ErrandStorage, 'getItem'>): Errand | undefined {
  try {
    const text = storage.getItem(ERRAND_KEY);
    return text === null ? undefined : v.parse(errandSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
