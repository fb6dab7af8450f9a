import { randomUUID } from 'node:crypto';
import { NO_API_KEYS } from '@outoften/server/src/identity/callers/api-keys.ts';
import { type CallerParts, identifyCaller } from '@outoften/server/src/identity/callers/caller.ts';
import { createGuestTokens } from '@outoften/server/src/identity/callers/guest-tokens.ts';
import {
  accessTokenVerifier,
  embeddedTokenRules,
} from '@outoften/server/src/identity/tokens/access-tokens.ts';
import { markOfGrant } from '@outoften/server/src/identity/tokens/grants.ts';
import { keepIssuerKeys } from '@outoften/server/src/identity/tokens/issuer-keys.ts';
import { issuerRecords } from '@outoften/server/src/identity/tokens/issuer-records.ts';
import { migrate } from '@outoften/server/src/platform/db/migrate.ts';
import { openSqliteMemory } from '@outoften/server/src/platform/db/sqlite-store.ts';
import { createSecretKeys } from '@outoften/server/src/platform/secrets/secret-keys.ts';
import { signAccessToken } from './access-token.ts';
import { measureP99 } from './rounds.ts';
import { type Row, timeRow } from './row.ts';

const BUDGET_MS = 3;
const ORIGIN = 'http://localhost:3000';
const AUDIENCE = `${ORIGIN}/graphql`;
const GOOD_FOR_S = 600;
const GRANT = 'the grant of all tokens';
const GUEST = `guest-${'0a'.repeat(12)}`;

/** Measures identifying the caller by each kind of token. Every request has this cost. */
export async function measureTokens(): Promise<readonly Row[]> {
  const db = openSqliteMemory();
  try {
    await migrate(db);
    const now = Date.now;
    const origin = () => ORIGIN;
    const guestTokens = createGuestTokens({ origin, getSecretKey: createSecretKeys(db), now });
    const rules = embeddedTokenRules({ db, issuer: origin, audience: () => AUDIENCE, now });
    const parts: CallerParts = {
      accessTokens: [{ issuer: origin, isOurs: true, verify: accessTokenVerifier(rules) }],
      apiKeys: NO_API_KEYS,
      guestTokens,
      verifyCustomToken: undefined,
      walkIns: 'host',
    };
    const [key] = (await keepIssuerKeys(db, now())).tokens;
    if (key === undefined) throw new Error('the issuer has no key');
    const grants = issuerRecords({
      db,
      now,
      usedBefore: () => new Error('used before'),
      onAccessEnded: () => {},
    })('Grant');
    await grants.upsert(GRANT, { accountId: 'ana' }, GOOD_FOR_S);
    // A different one each time, so that nothing is cached.
    const newAccessToken = () =>
      signAccessToken({
        key,
        origin: ORIGIN,
        subject: randomUUID(),
        goodFor: GOOD_FOR_S,
        grant: markOfGrant(GRANT),
      });
    const guestToken = await guestTokens.issue(GUEST);
    const p99 = await measureP99(
      {
        account: () => timeIdentifying(newAccessToken(), parts),
        guest: () => timeIdentifying(guestToken, parts),
      },
      { samplesEach: 300 },
    );
    return [
      timeRow('caller by access token, p99', { measured: p99.account, below: BUDGET_MS }),
      timeRow('caller by guest token, p99', { measured: p99.guest, below: BUDGET_MS }),
    ];
  } finally {
    await db.destroy();
  }
}

async function timeIdentifying(token: string, parts: CallerParts): Promise<number> {
  const start = performance.now();
  const caller = await identifyCaller({ authorization: `Bearer ${token}` }, parts);
  const took = performance.now() - start;
  if (!caller.ok) throw new Error(`the token was refused: ${caller.refusal}`);
  return took;
}
