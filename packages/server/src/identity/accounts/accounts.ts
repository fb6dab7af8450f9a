import { randomUUID } from 'node:crypto';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { bringToDisk, commitDurably, commitUnlessRefused } from '../../platform/db/commit.ts';
import type { Database } from '../../platform/db/tables.ts';
import { endSessions } from '../tokens/issuer-records.ts';
import type { EmailAddress } from './email-address.ts';
import { type HashingCost, isPassword, type Password } from './password.ts';

/** An account that this server keeps. */
export type LocalAccount = Readonly<{ id: string; email: EmailAddress; emailVerified: boolean }>;

/** An account at another provider, as the provider describes it. */
export type SocialIdentity = Readonly<{
  issuer: string;
  subject: string;
  email: EmailAddress;
  emailVerified: boolean;
}>;

export async function findAccount(
  db: Kysely<Database>,
  id: string,
): Promise<LocalAccount | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { email, verified_at } = row;
  return { id: row.id, email: email as EmailAddress, emailVerified: verified_at !== null };
}

/** Returns the id of the account that the credentials open. Takes the same time if they open none. */
export async function openByPassword(
  db: Kysely<Database>,
  credentials: Readonly<{ email: EmailAddress; password: Password; cost: HashingCost }>,
): Promise<Result<string, 'wrong-credentials'>> {
  const { email, password, cost } = credentials;
  const owner = await findOwner(db, email);
  const isRight = await isPassword(password, { hash: owner?.passwordHash, cost });
  return owner !== undefined && isRight ? ok(owner.id) : refuse('wrong-credentials');
}

/**
 * Returns the account that owns the address: by proof, or by a password on a server that sends no mail. An address that
 * a social provider only repeated has no owner. The unique index has the same condition.
 */
export async function findOwner(
  db: Kysely<Database>,
  email: EmailAddress,
): Promise<Readonly<{ id: string; passwordHash: string | undefined }> | undefined> {
  const owner = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where(isOwned)
    .executeTakeFirst();
  return owner && { id: owner.id, passwordHash: owner.password_hash ?? undefined };
}

function isOwned(eb: ExpressionBuilder<Database, 'account'>) {
  return eb.or([eb('verified_at', 'is not', null), eb('password_hash', 'is not', null)]);
}

/** Makes an account with a password. Returns undefined if the address has an owner. */
export async function createAccount(
  db: Kysely<Database>,
  account: Readonly<{
    email: EmailAddress;
    passwordHash: string;
    /** Whether a mailed code has just proved the address. */
    isProven: boolean;
    now: number;
  }>,
): Promise<Result<string, 'email-taken'>> {
  const { email, passwordHash, isProven, now } = account;
  const verifiedAt = isProven ? now : null;
  const id = await insertAccount(db, { email, passwordHash, verifiedAt, now });
  if (id === undefined) return refuse('email-taken');
  await bringToDisk(db);
  return ok(id);
}

/**
 * Returns the id of the account that has the password now; undefined if no account has the address. Ends everything
 * else that opens the account: sessions, tokens, unused codes and links to other providers. The caller then publishes
 * the end to the access news.
 */
export async function changePassword(
  db: Kysely<Database>,
  change: Readonly<{
    email: EmailAddress;
    passwordHash: string;
    /** When a mailed code proved the address, in milliseconds since 1970; undefined if none did just now. */
    provenAt: number | undefined;
  }>,
): Promise<string | undefined> {
  const { email, passwordHash, provenAt } = change;
  return commitDurably(db, async (transaction) => {
    const changed = await transaction
      .updateTable('account')
      .set((eb) => ({
        password_hash: passwordHash,
        ...(provenAt !== undefined && {
          verified_at: eb.fn.coalesce('verified_at', eb.val(provenAt)),
        }),
      }))
      .where('email', '=', email)
      .where(isOwned)
      .returning('id')
      .executeTakeFirst();
    if (changed !== undefined) await endAccess(transaction, { accountId: changed.id, email });
    return changed?.id;
  });
}

/**
 * Gives the account another address, which a code has just proved. Ends what {@link changePassword} ends, and unused
 * codes sent to the old address.
 */
export async function changeEmail(
  db: Kysely<Database>,
  change: Readonly<{ accountId: string; from: EmailAddress; to: EmailAddress; now: number }>,
): Promise<Result<undefined, 'email-taken' | 'account-gone'>> {
  const { accountId, from, to, now } = change;
  try {
    return await commitUnlessRefused(db, async (transaction) => {
      const changed = await transaction
        .updateTable('account')
        .set({ email: to, verified_at: now })
        .where('id', '=', accountId)
        .where('email', '=', from)
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) return refuse('account-gone');
      await endAccess(transaction, { accountId, email: from });
      return ok(undefined);
    });
  } catch (fault) {
    // The unique index gives an address to one account only.
    if (await findOwner(db, to)) return refuse('email-taken');
    throw fault;
  }
}

/** Signs the account out everywhere and removes its links to other providers: a stranger may have made one. */
export async function removeLinks(
  db: Kysely<Database>,
  account: Readonly<{ accountId: string; email: EmailAddress }>,
): Promise<void> {
  await commitDurably(db, (transaction) => endAccess(transaction, account));
}

/** Returns the providers of the social accounts that open the account. */
export async function listLinkedIssuers(
  db: Kysely<Database>,
  accountId: string,
): Promise<readonly string[]> {
  const links = await db
    .selectFrom('social_identity')
    .select('issuer')
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('issuer')
    .execute();
  return links.map(({ issuer }) => issuer);
}

/**
 * Ends codes too: an unused code from another visit could undo the change. Ends links to other providers, the owner's
 * own ones included: a provider that vouches for the address makes its link again at the next sign-in.
 */
async function endAccess(
  db: Kysely<Database>,
  { accountId, email }: Readonly<{ accountId: string; email: EmailAddress }>,
): Promise<void> {
  await db
    .deleteFrom('email_code')
    .where('purpose', '=', 'reset')
    .where('email', '=', email)
    .execute();
  await db.deleteFrom('social_identity').where('account_id', '=', accountId).execute();
  await endSessions(db, accountId);
}

/** Whether the identity opened the account before, was linked to it just now, or made it. */
type Opened = Readonly<{ accountId: string; how: 'known' | 'linked' | 'new' }>;

/**
 * Returns the account that the identity opens. That is the account it opened before. Otherwise it is the
 * owner of the same address, if the other provider has verified the address. Otherwise it is a new account.
 */
export async function openBySocialIdentity(
  db: Kysely<Database>,
  { identity, now }: Readonly<{ identity: SocialIdentity; now: number }>,
): Promise<Opened> {
  const known = await findLinkedAccount(db, identity);
  if (known !== undefined) return { accountId: known, how: 'known' };
  // One transaction: of two first visits at the same time, neither may leave an account that nothing opens.
  return commitDurably(db, async (transaction) => {
    const { accountId, isNew } = await chooseAccount(transaction, { identity, now });
    const { issuer, subject } = identity;
    const linked = await transaction
      .insertInto('social_identity')
      .values({ issuer, subject, account_id: accountId })
      .onConflict((key) => key.columns(['issuer', 'subject']).doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (linked !== undefined) return { accountId, how: isNew ? 'new' : 'linked' };
    const earlier = await findLinkedAccount(transaction, identity);
    if (earlier === undefined) throw new Error('a social identity is neither new nor known');
    if (earlier !== accountId) await removeIfUnreachable(transaction, accountId);
    return { accountId: earlier, how: 'known' };
  });
}

/** Removes the account with its sessions and credentials. The caller removes its other data. */
export async function deleteAccount(db: Kysely<Database>, id: string): Promise<void> {
  await endSessions(db, id);
  await db.deleteFrom('social_identity').where('account_id', '=', id).execute();
  await db.deleteFrom('account').where('id', '=', id).execute();
}

async function findLinkedAccount(
  db: Kysely<Database>,
  { issuer, subject }: SocialIdentity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('social_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

async function chooseAccount(
  db: Kysely<Database>,
  { identity, now }: Readonly<{ identity: SocialIdentity; now: number }>,
): Promise<Readonly<{ accountId: string; isNew: boolean }>> {
  const { email, emailVerified } = identity;
  const verifiedAt = emailVerified ? now : null;
  const id = await insertAccount(db, { email, passwordHash: null, verifiedAt, now });
  const chosen = id ?? (await findOwner(db, email))?.id;
  if (chosen === undefined) throw new Error('an e-mail is neither free nor taken');
  if (id === undefined) await handOver(db, { id: chosen, now });
  return { accountId: chosen, isNew: id !== undefined };
}

/** Takes away a password that was set without proof of the address: its owner has proved it now. */
async function handOver(
  db: Kysely<Database>,
  { id, now }: Readonly<{ id: string; now: number }>,
): Promise<void> {
  const handed = await db
    .updateTable('account')
    .set({ verified_at: now, password_hash: null })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (handed !== undefined) await endSessions(db, id);
}

/** Returns the new account's id; undefined if the address has an owner. */
async function insertAccount(
  db: Kysely<Database>,
  account: Readonly<{
    email: EmailAddress;
    passwordHash: string | null;
    verifiedAt: number | null;
    now: number;
  }>,
): Promise<string | undefined> {
  const { email, passwordHash, verifiedAt, now } = account;
  const inserted = await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      email,
      verified_at: verifiedAt,
      password_hash: passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** An account with neither password nor identity was made a moment ago and is not needed. */
async function removeIfUnreachable(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .deleteFrom('account')
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where('id', 'not in', db.selectFrom('social_identity').select('account_id'))
    .execute();
}
