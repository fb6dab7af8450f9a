import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** An ES256 key with its private part. */
export type SigningKey = JsonWebKey & Readonly<{ kid: string; alg: 'ES256'; use: 'sig' }>;

/** The issuer's keys. The first of each list signs; the others are published. */
export type IssuerKeys = Readonly<{
  tokens: readonly SigningKey[];
  cookies: readonly string[];
}>;

/** A key signs for one period. It is published a day before, and for one more period afterwards. */
export const KEY_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;
export const KEY_KNOWN_BEFORE_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the keys for this time. Makes missing ones, and removes old ones. Servers that call it at the same time get
 * the same keys, because a period has one key for each purpose.
 */
export async function keepIssuerKeys(db: Kysely<Database>, now: number): Promise<IssuerKeys> {
  const period = periodAt(now);
  const earliest = period - 1;
  const latest = periodAt(now + KEY_KNOWN_BEFORE_MS);
  for (let made = period; made <= latest; made++) await makeKeys(db, made);
  await db.deleteFrom('issuer_key').where('period', '<', earliest).execute();
  const rows = await db
    .selectFrom('issuer_key')
    .select(['purpose', 'period', 'secret'])
    .where('period', '<=', latest)
    .execute();
  const secrets = (purpose: 'tokens' | 'cookies') =>
    rows
      .filter((row) => row.purpose === purpose)
      .sort((one, other) => rank(one.period) - rank(other.period))
      .map((row) => row.secret);
  // The current key first, then past ones, then the next one.
  const rank = (of: number) => (of > period ? 1 : -1) + (period - of) / 1e6;
  return {
    tokens: secrets('tokens').map((secret): SigningKey => JSON.parse(secret)),
    cookies: secrets('cookies'),
  };
}

function periodAt(time: number): number {
  return Math.floor(time / KEY_PERIOD_MS);
}

async function makeKeys(db: Kysely<Database>, period: number): Promise<void> {
  const known = await db
    .selectFrom('issuer_key')
    .select('purpose')
    .where('period', '=', period)
    .execute();
  if (known.length === 2) return;
  await db
    .insertInto('issuer_key')
    .values([
      { purpose: 'tokens', period, secret: JSON.stringify(newSigningKey()) },
      { purpose: 'cookies', period, secret: randomBytes(32).toString('base64url') },
    ])
    .onConflict((key) => key.columns(['purpose', 'period']).doNothing())
    .execute();
}

function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return { ...jwk, kid, alg: 'ES256', use: 'sig' };
}
