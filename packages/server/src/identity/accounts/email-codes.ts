import { randomBytes, randomInt } from 'node:crypto';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { hashSecret, isSameSecret } from '../../platform/secrets.ts';
import type { EmailAddress } from './email-address.ts';

/** The purpose of a code. */
export type CodePurpose = 'sign-up' | 'reset' | 'address';

/** Eight digits. */
export type EmailCode = string & { readonly form: 'email code' };

/** Where the player will type a code: one visit to the sign-in pages. Only the visit's browser knows the ticket. */
export type CodePlace = Readonly<{ ticket: string; purpose: CodePurpose }>;

export type CodeRefusal = 'code-wrong' | 'code-gone';

export const CODE_LIFE_MS = 15 * 60 * 1000;
const TRIES_PER_CODE = 5;

const DIGITS = 8;

export function newEmailCode(): EmailCode {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0') as EmailCode;
}

/** Reads a code, ignoring spaces and hyphens. Undefined if the text cannot be a code. */
export function parseEmailCode(typed: string): EmailCode | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{8}$/.test(digits) ? (digits as EmailCode) : undefined;
}

/** Formats the code as two halves, which are easier to copy. */
export function formatEmailCode(code: EmailCode): string {
  return `${code.slice(0, DIGITS / 2)} ${code.slice(DIGITS / 2)}`;
}

/**
 * Stores the code for its place, and replaces an earlier one. For an undefined code it stores a random one that is
 * never sent: both cases then look the same and take the same time.
 */
export async function awaitCode(
  db: Kysely<Database>,
  awaited: CodePlace &
    Readonly<{
      email: EmailAddress;
      passwordHash?: string | undefined;
      code: EmailCode | undefined;
      now: number;
    }>,
): Promise<void> {
  const { ticket, purpose, email, passwordHash, code, now } = awaited;
  const row = {
    email,
    code_hash: hashCode({ ticket, code: code ?? randomBytes(16).toString('base64url') }),
    password_hash: passwordHash ?? null,
    tries: 0,
    expires_at: now + CODE_LIFE_MS,
  };
  await db
    .insertInto('email_code')
    .values({ ticket_hash: hashSecret(ticket), purpose, ...row })
    .onConflict((key) => key.columns(['ticket_hash', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Returns the address that the code was sent to; undefined if no code is valid there. */
export async function findAwaitedEmail(
  db: Kysely<Database>,
  { ticket, purpose, now }: CodePlace & Readonly<{ now: number }>,
): Promise<EmailAddress | undefined> {
  const row = await db
    .selectFrom('email_code')
    .select('email')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email as EmailAddress | undefined;
}

export type RedeemedCode = Readonly<{ email: EmailAddress; passwordHash: string | undefined }>;

/**
 * Redeems the code once: of several requests at the same time, one succeeds. Each try is counted before the comparison.
 * After {@link TRIES_PER_CODE} tries the code is invalid.
 */
export async function redeemCode(
  db: Kysely<Database>,
  redeemed: CodePlace & Readonly<{ code: EmailCode | undefined; now: number }>,
): Promise<Result<RedeemedCode, CodeRefusal>> {
  const { ticket, purpose, code, now } = redeemed;
  const counted = await db
    .updateTable('email_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_PER_CODE)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  if (counted === undefined) return refuse('code-gone');
  if (code === undefined || !isSameSecret(hashCode({ ticket, code }), counted.code_hash)) {
    return refuse(counted.tries < TRIES_PER_CODE ? 'code-wrong' : 'code-gone');
  }
  const taken = await db
    .deleteFrom('email_code')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', purpose)
    .where('code_hash', '=', counted.code_hash)
    .returning(['email', 'password_hash'])
    .executeTakeFirst();
  if (taken === undefined) return refuse('code-gone');
  const passwordHash = taken.password_hash ?? undefined;
  return ok({ email: taken.email as EmailAddress, passwordHash });
}

/** Hashes the ticket too. Anyone who read the table could otherwise try out all digits in a moment. */
function hashCode({ ticket, code }: Readonly<{ ticket: string; code: string }>): string {
  return hashSecret('email code', ticket, code);
}
