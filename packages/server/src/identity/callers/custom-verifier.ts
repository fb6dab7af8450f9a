import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { settingProblem } from '../../platform/read-setting.ts';
import type { Account } from '../tokens/access-tokens.ts';

/** Resolves to the account of a token; undefined if the token is not valid. Throws if it cannot be verified now. */
export type VerifyCustomToken = (token: string) => Promise<Account | undefined>;

/** The issuer of accounts that the operator's own module verifies. */
const CUSTOM_ISSUER = 'custom';

/**
 * Loads a module that exports `verifyToken(token)`. That function returns `{ subject, email?, emailVerified? }`, or
 * undefined for a token that is not valid. It may return a promise of either. Throws StartProblem if there is no such
 * module.
 */
export async function loadCustomVerifier(path: string): Promise<VerifyCustomToken> {
  const { verifyToken } = await loadModule(path);
  return async (token) => {
    const answered = v.parse(ANSWER, await verifyToken(token));
    if (!answered) return undefined;
    const { subject, email, emailVerified = false } = answered;
    return { subject, issuer: CUSTOM_ISSUER, email, emailVerified };
  };
}

const MODULE = v.looseObject({ verifyToken: v.custom<(token: string) => unknown>(isFunction) });

const ANSWER = v.nullish(
  v.object({
    subject: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    email: v.optional(v.string()),
    emailVerified: v.optional(v.boolean()),
  }),
);

async function loadModule(path: string) {
  try {
    return v.parse(MODULE, await import(pathToFileURL(resolve(path)).href));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    const wanted = `the path of a module that exports a function verifyToken is wanted (${reason})`;
    throw settingProblem({ name: 'CUSTOM_TOKEN_VERIFIER', given: path, wanted }, error);
  }
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
