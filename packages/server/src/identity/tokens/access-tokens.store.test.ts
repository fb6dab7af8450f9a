import { ok, refuse } from '@outoften/rules/result';
import { CompactSign, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { accessTokenVerifier, embeddedTokenRules } from './access-tokens.ts';
import { GRANT_CLAIM, markOfGrant } from './grants.ts';
import { KEY_PERIOD_MS, keepIssuerKeys } from './issuer-keys.ts';
import { issuerRecords } from './issuer-records.ts';

const NOW = 700 * KEY_PERIOD_MS;
const ISSUER = 'https://play.example.com';
const AUDIENCE = `${ISSUER}/graphql`;
const CLAIMS = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'ana',
  scope: 'openid profile email',
  client_id: 'spa',
  email: 'ana@example.com',
  email_verified: true,
  iat: NOW / 1000,
  exp: NOW / 1000 + 600,
};
const ANA = { subject: 'ana', issuer: ISSUER, email: 'ana@example.com', emailVerified: true };

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let time = NOW;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    time = NOW;
    const row = { email: ANA.email, password_hash: null, verified_at: 1, created_at: 1 };
    await store.db
      .insertInto('account')
      .values({ id: 'ana', ...row })
      .execute();
  });
  afterEach(() => store.close());

  test('a token of ours names its account', async () => {
    expect(await verifier()(await sign({}))).toEqual(ok(ANA));
  });

  test.each([
    { name: 'of another issuer', claims: { iss: 'https://evil.example' } },
    { name: 'for another audience', claims: { aud: 'https://evil.example' } },
    { name: 'without an audience', claims: { aud: undefined } },
    { name: 'without a subject', claims: { sub: undefined } },
    { name: 'without an expiry', claims: { exp: undefined } },
    { name: 'without scopes', claims: { scope: undefined } },
    { name: 'not valid yet', claims: { nbf: NOW / 1000 + 60 } },
    { name: 'an ID token in disguise', claims: { nonce: 'n' } },
    { name: 'Cognito’s ID token', claims: { token_use: 'id' } },
    { name: 'Keycloak’s ID token', claims: { typ: 'ID' } },
  ])('a token that is $name is refused', async ({ claims }) => {
    expect(await verifier()(await sign(claims))).toEqual(refuse('token-refused'));
  });

  test('a token is valid as long as its grant', async () => {
    const grant = markOfGrant('g');
    const token = await sign({ [GRANT_CLAIM]: grant });
    expect(await verifier()(token)).toEqual(refuse('token-refused'));
    const grants = issuerRecords({
      db: store.db,
      now: () => time,
      usedBefore: () => new Error('used before'),
      onAccessEnded: () => {},
    })('Grant');
    await grants.upsert('g', { accountId: 'ana' }, 60);
    expect(await verifier()(token)).toEqual(ok({ ...ANA, grant }));
    await grants.destroy('g');
    expect(await verifier()(token)).toEqual(refuse('token-refused'));
  });

  test('a token is accepted while the store is away', async () => {
    let isAway = false;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('the store is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const verify = verifier(db);
    const token = await sign({ [GRANT_CLAIM]: markOfGrant('of a grant that ended') });
    expect((await verify(token)).ok).toBe(false);
    isAway = true;
    expect((await verify(token)).ok).toBe(true);
  });

  test('an expired token is refused as expired', async () => {
    const token = await sign({});
    const verify = verifier();
    time = NOW + 604_000;
    expect((await verify(token)).ok).toBe(true);
    time = NOW + 606_000;
    expect(await verify(token)).toEqual(refuse('token-expired'));
  });

  test('a token of a deleted account is refused as such, also once it has expired', async () => {
    const ended = await sign({ [GRANT_CLAIM]: markOfGrant('of a grant that ended') });
    const verify = verifier();
    expect(await verify(ended)).toEqual(refuse('token-refused'));
    await store.db.deleteFrom('account').execute();
    expect(await verify(ended)).toEqual(refuse('account-deleted'));
    time = NOW + 606_000;
    expect(await verify(await sign({}))).toEqual(refuse('account-deleted'));
    const forged = await sign({ iss: 'https://evil.example' });
    expect(await verify(forged)).toEqual(refuse('token-refused'));
  });

  test('an ID token is refused although we signed it', async () => {
    expect(await verifier()(await sign({}, { typ: 'JWT' }))).toEqual(refuse('token-refused'));
  });

  test('an unsigned token is refused', async () => {
    const unsigned = new UnsecuredJWT(CLAIMS).encode();
    expect((await verifier()(unsigned)).ok).toBe(false);
    const [head, body] = (await sign({})).split('.');
    expect((await verifier()(`${head}.${body}.`)).ok).toBe(false);
  });

  test('a token signed with another key under our key’s id is refused', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const { tokens } = await keepIssuerKeys(store.db, time);
    const header = { alg: 'ES256', typ: 'at+jwt', kid: tokens[0]?.kid ?? '' };
    const forged = await new SignJWT(CLAIMS).setProtectedHeader(header).sign(privateKey);
    expect(await verifier()(forged)).toEqual(refuse('token-refused'));
  });

  test('our public key is not accepted as a shared secret', async () => {
    const { tokens } = await keepIssuerKeys(store.db, time);
    const { d: _private, ...jwk } = tokens[0] ?? {};
    const secret = new TextEncoder().encode(JSON.stringify(jwk));
    const header = { alg: 'HS256', typ: 'at+jwt', kid: tokens[0]?.kid ?? '' };
    const forged = await new SignJWT(CLAIMS).setProtectedHeader(header).sign(secret);
    expect(await verifier()(forged)).toEqual(refuse('token-refused'));
  });

  test('a key inside the token is not used', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwk = await exportJWK(publicKey);
    const header = { alg: 'ES256', typ: 'at+jwt', jwk };
    const forged = await new SignJWT(CLAIMS).setProtectedHeader(header).sign(privateKey);
    expect((await verifier()(forged)).ok).toBe(false);
  });

  test('a changed token is refused', async () => {
    const [head, , signature] = (await sign({})).split('.');
    const body = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'ben' })).toString('base64url');
    expect((await verifier()(`${head}.${body}.${signature}`)).ok).toBe(false);
  });

  test.each([
    { text: '' },
    { text: 'a' },
    { text: 'a.b.c' },
    { text: '../..' },
    { text: 'é.é.é' },
    { text: 'x'.repeat(100_000) },
  ])('"$text" is refused', async ({ text }) => {
    expect((await verifier()(text)).ok).toBe(false);
  });

  test('a token without claims is refused', async () => {
    const { tokens } = await keepIssuerKeys(store.db, time);
    const key = await importJWK({ ...tokens[0], kty: 'EC' }, 'ES256');
    const header = { alg: 'ES256', typ: 'at+jwt', kid: tokens[0]?.kid ?? '' };
    const signing = new CompactSign(new TextEncoder().encode('[]')).setProtectedHeader(header);
    expect((await verifier()(await signing.sign(key))).ok).toBe(false);
  });

  test('a key that another server made is found, and the last key is still valid', async () => {
    const verify = verifier();
    const before = await sign({});
    expect((await verify(before)).ok).toBe(true);
    time = NOW + KEY_PERIOD_MS;
    const next = { iat: time / 1000, exp: time / 1000 + 600 };
    expect((await verify(await sign(next))).ok).toBe(true);
    expect((await verify(await sign(next, { kid: undefined }))).ok).toBe(false);
    const old = await keepIssuerKeys(store.db, time);
    const late = await sign(next, { kid: old.tokens[1]?.kid });
    expect((await verify(late)).ok).toBe(true);
  });

  function verifier(db = store.db) {
    const rules = { db, issuer: () => ISSUER, audience: () => AUDIENCE };
    return accessTokenVerifier(embeddedTokenRules({ ...rules, now: () => time }));
  }

  async function sign(
    claims: object,
    header: Readonly<{ typ?: string; kid?: string | undefined }> = {},
  ) {
    const { tokens } = await keepIssuerKeys(store.db, time);
    const wanted = { kid: tokens[0]?.kid ?? '', typ: 'at+jwt', ...header };
    const jwk = tokens.find(({ kid }) => kid === wanted.kid) ?? tokens[0];
    const key = await importJWK({ ...jwk, kty: 'EC' }, 'ES256');
    const known = JSON.parse(JSON.stringify({ alg: 'ES256', ...wanted }));
    return await new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader(known).sign(key);
  }
});
