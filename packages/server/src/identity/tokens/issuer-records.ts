import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/db/tables.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { OnAccessEnded } from './grants.ts';

export type IssuerRecordParts = Readonly<{
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The error for a code or token that was used before. */
  usedBefore: () => Error;
  /** Called when grants were removed: by a sign-out, a revocation or a second use. */
  onAccessEnded: OnAccessEnded;
}>;

/** The life of a record for which the provider sets none. */
const LONGEST_LIFE_S = 30 * 24 * 60 * 60;

/** Stores the provider's records of a kind. An id is a secret of its holder, so only its hash is stored. */
export function issuerRecords(parts: IssuerRecordParts): (kind: string) => Adapter {
  const { db, now, onAccessEnded } = parts;
  return (kind) => ({
    async upsert(id, payload, expiresIn = LONGEST_LIFE_S) {
      const record = {
        payload: encodePayload(payload),
        grant_id: payload.grantId ?? null,
        session_uid: payload.uid ?? null,
        account_id: payload.accountId ?? null,
        expires_at: now() + expiresIn * 1000,
      };
      await db
        .insertInto('issuer_record')
        .values({ id_hash: hashSecret(id), kind, consumed_at: null, ...record })
        .onConflict((key) => key.columns(['kind', 'id_hash']).doUpdateSet(record))
        .execute();
    },
    async find(id) {
      const row = await db
        .selectFrom('issuer_record')
        .select(['payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where('id_hash', '=', hashSecret(id))
        .executeTakeFirst();
      return row && { ...decodePayload(row), jti: id };
    },
    async findByUid(uid) {
      const row = await db
        .selectFrom('issuer_record')
        .select(['payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where('session_uid', '=', uid)
        .executeTakeFirst();
      return row && decodePayload(row);
    },
    findByUserCode: async () => undefined,
    consume: (id) => consume(parts, { id, kind }),
    async destroy(id) {
      const removed = await db
        .deleteFrom('issuer_record')
        .where('kind', '=', kind)
        .where('id_hash', '=', hashSecret(id))
        .returning('account_id')
        .executeTakeFirst();
      if (kind === 'Grant' && removed?.account_id) onAccessEnded(removed.account_id);
    },
    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('issuer_record')
        .where('kind', '=', kind)
        .where('grant_id', '=', grantId)
        .execute();
    },
  });
}

/**
 * Signs the account out everywhere: its sessions, grants, codes and tokens become invalid. The caller publishes that to
 * the access news once it is saved.
 */
export async function endSessions(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.deleteFrom('issuer_record').where('account_id', '=', accountId).execute();
}

/** Ends one session with its grants. The caller then publishes that to the access news. */
export async function endSession(db: Kysely<Database>, uid: string): Promise<void> {
  const ended = await db
    .deleteFrom('issuer_record')
    .where('kind', '=', 'Session')
    .where('session_uid', '=', uid)
    .returning('payload')
    .executeTakeFirst();
  if (ended === undefined) return;
  const { authorizations = {} } = JSON.parse(ended.payload) as AdapterPayload;
  for (const { grantId } of Object.values(authorizations)) {
    if (grantId !== undefined) await removeGrant(db, grantId);
  }
}

/**
 * Marks the record as used. The provider reads before it marks, so several requests at the same time may all find it
 * unused. Only the first mark succeeds. The other requests count as a later use, which is a sign of theft and ends the
 * grant.
 */
async function consume(
  { db, now, usedBefore, onAccessEnded }: IssuerRecordParts,
  { id, kind }: Readonly<{ id: string; kind: string }>,
): Promise<void> {
  const id_hash = hashSecret(id);
  const marked = await db
    .updateTable('issuer_record')
    .set({ consumed_at: now() })
    .where('kind', '=', kind)
    .where('id_hash', '=', id_hash)
    .where('consumed_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst();
  if (marked !== undefined) return;
  const used = await db
    .selectFrom('issuer_record')
    .select(['grant_id', 'account_id'])
    .where('kind', '=', kind)
    .where('id_hash', '=', id_hash)
    .executeTakeFirst();
  if (used?.grant_id) await removeGrant(db, used.grant_id);
  if (used?.account_id) onAccessEnded(used.account_id);
  throw usedBefore();
}

async function removeGrant(db: Kysely<Database>, grantId: string): Promise<void> {
  await db.deleteFrom('issuer_record').where('grant_id', '=', grantId).execute();
  await db
    .deleteFrom('issuer_record')
    .where('kind', '=', 'Grant')
    .where('id_hash', '=', hashSecret(grantId))
    .execute();
}

/** Leaves out the id of the session's cookie. An interaction would store it although nothing reads it. */
function encodePayload({ jti: _jti, session, ...payload }: AdapterPayload): string {
  if (session === undefined) return JSON.stringify(payload);
  const { cookie: _cookie, ...kept } = session as typeof session & { cookie?: string };
  return JSON.stringify({ ...payload, session: kept });
}

function decodePayload(
  row: Readonly<{ payload: string; consumed_at: number | null }>,
): AdapterPayload {
  const payload: AdapterPayload = JSON.parse(row.payload);
  return row.consumed_at === null
    ? payload
    : { ...payload, consumed: Math.floor(row.consumed_at / 1000) };
}
