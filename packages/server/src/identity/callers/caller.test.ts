import { randomBytes } from 'node:crypto';
import { ok, refuse } from '@outoften/rules/result';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type IssuerUnderTest,
  openIssuer,
  publicKeyAsSecret,
  tampered,
  unsigned,
} from '../../../testing/identity/tokens-under-test.ts';
import {
  type CallerHeaders,
  type CallerParts,
  identifyCaller,
  ownerOfGuest,
  parseApiKeys,
} from './caller.ts';
import { createGuestTokens } from './guest-tokens.ts';

const NOW = 1_760_000_000_000;
const ORIGIN = 'http://localhost:3000';
const OUTSIDE = 'https://cinema-club.example';
const KEY = '3d1f8c62a94b70e5';
const GUEST = `guest-${'0a'.repeat(12)}`;

let ours: IssuerUnderTest;
let outside: IssuerUnderTest;
let stranger: IssuerUnderTest;
let parts: CallerParts;

beforeAll(async () => {
  ours = await openIssuer({ issuer: ORIGIN, isOurs: true, now: NOW });
  outside = await openIssuer({ issuer: OUTSIDE, isOurs: false, now: NOW });
  stranger = await openIssuer({ issuer: ORIGIN, isOurs: true, now: NOW });
  parts = {
    accessTokens: [ours.accessTokens, outside.accessTokens],
    apiKeys: parseApiKeys(`stage:${KEY}`) ?? new Map(),
    guestTokens: guestTokensAt(NOW),
    verifyCustomToken: undefined,
    walkIns: 'host',
  };
});

const secret = new Uint8Array(randomBytes(32));

function guestTokensAt(now: number, origin = ORIGIN) {
  return createGuestTokens({
    origin: () => origin,
    getSecretKey: async () => secret,
    now: () => now,
  });
}

const account = { subject: 'ana', email: undefined, emailVerified: false };

describe('the caller is', () => {
  test('anonymous if nothing is sent', async () => {
    expect(await identify({})).toEqual(ok({ type: 'anonymous' }));
  });

  test('an account with an access token of our own issuer', async () => {
    expect(await identifyToken(await ours.sign())).toEqual(
      ok({ type: 'account', account: { ...account, issuer: ORIGIN }, owner: 'ana', isOurs: true }),
    );
  });

  test('another account with the same subject at an outside issuer', async () => {
    expect(await identifyToken(await outside.sign())).toEqual(
      ok({
        type: 'account',
        account: { ...account, issuer: OUTSIDE },
        owner: `${OUTSIDE}#ana`,
        isOurs: false,
      }),
    );
  });

  test('an account with a token that the operator’s module verifies', async () => {
    const custom = { ...account, issuer: 'custom' };
    const verifyCustomToken = async (token: string) => (token === 'letmein' ? custom : undefined);
    const vouching = { ...parts, verifyCustomToken };
    expect(await identifyToken('letmein', vouching)).toEqual(
      ok({ type: 'account', account: custom, owner: 'custom#ana', isOurs: false }),
    );
    expect(await identifyToken('letmeout', vouching)).toEqual(refuse('invalid-token'));
  });

  test('a guest with a guest token', async () => {
    const token = await parts.guestTokens.issue(GUEST);
    expect(await identifyToken(token)).toEqual(
      ok({ type: 'guest', owner: ownerOfGuest(GUEST), walkIns: 'host' }),
    );
  });

  test('a guest whose name does not show the id', () => {
    expect(ownerOfGuest(GUEST)).not.toContain(GUEST.slice('guest-'.length));
    expect(ownerOfGuest(GUEST)).toMatch(/^guest#[\w-]{43}$/);
  });

  test('a program with its API key', async () => {
    const caller = ok({ type: 'api-key', name: 'stage' });
    expect(await identify({ 'x-api-key': KEY })).toEqual(caller);
  });

  test('found by a scheme in any case', async () => {
    const authorization = `bearer ${await ours.sign()}`;
    expect(await identify({ authorization })).toMatchObject({ ok: true });
  });
});

describe('a token is refused', () => {
  test.each([
    { name: 'from another key', token: () => stranger.sign() },
    {
      name: 'whose claims were changed',
      token: async () => tampered(await ours.sign(), { sub: 'ben' }),
    },
    { name: 'that needs no signature', token: async () => unsigned(await ours.sign()) },
    {
      name: 'signed with the public key as a secret',
      token: () => ours.sign({ algorithm: 'HS256', key: publicKeyAsSecret(ours.publicKey) }),
    },
    {
      name: 'for another audience',
      token: () => ours.sign({ claims: { aud: 'https://a.example' } }),
    },
    { name: 'without an audience', token: () => ours.sign({ claims: { aud: [] } }) },
    { name: 'that is an ID token', token: () => ours.sign({ type: 'JWT' }) },
    {
      name: 'of our issuer that claims to be of the outside one',
      token: () => ours.sign({ claims: { iss: OUTSIDE } }),
    },
    {
      name: 'of the outside issuer that claims to be ours',
      token: () => outside.sign({ claims: { iss: ORIGIN } }),
    },
    {
      name: 'of an unknown issuer',
      token: () => ours.sign({ claims: { iss: 'https://a.example' } }),
    },
    { name: 'without an issuer', token: () => ours.sign({ claims: { iss: 7 } as never }) },
    {
      name: 'of an account that claims to be a guest’s',
      token: () => ours.sign({ claims: { iss: `${ORIGIN}/guest`, sub: GUEST } }),
    },
    {
      name: 'of a guest that claims to be an account’s',
      token: async () => tampered(await parts.guestTokens.issue(GUEST), { iss: ORIGIN }),
    },
    {
      name: 'of a guest that needs no signature',
      token: async () => unsigned(await parts.guestTokens.issue(GUEST)),
    },
    {
      name: 'of a guest that has expired',
      token: () => guestTokensAt(NOW - 3_600_000).issue(GUEST),
    },
    {
      name: 'of a guest at another address',
      token: () => guestTokensAt(NOW, 'https://a.example').issue(GUEST),
    },
    { name: 'of a guest with an account’s name', token: () => parts.guestTokens.issue('ana') },
    { name: 'that is no JWT', token: async () => 'letmein' },
    { name: 'whose payload is no JSON', token: async () => 'eyJhbGciOiJub25lIn0.e30x.c2ln' },
    { name: 'whose payload is null', token: async () => 'eyJhbGciOiJub25lIn0.bnVsbA.c2ln' },
    { name: 'with too many parts', token: async () => `${await ours.sign()}.more` },
  ])('$name', async ({ token }) => {
    expect(await identifyToken(await token())).toEqual(refuse('invalid-token'));
  });

  test('that has expired, with that reason', async () => {
    const token = await ours.sign({ expiresAt: NOW / 1000 - 60 });
    expect(await identifyToken(token)).toEqual(refuse('expired-token'));
  });

  test.each([
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer two tokens' },
    { authorization: 'Bearer tökén' },
    { authorization: 'Basic YW5hOnNlY3JldA==' },
    { authorization: 'letmein' },
    { authorization: `Bearer ${'x'.repeat(8_001)}` },
  ])('sent as "$authorization"', async ({ authorization }) => {
    expect(await identify({ authorization })).toEqual(refuse('malformed'));
  });

  test('sent together with an API key, because only one can be meant', async () => {
    const authorization = `Bearer ${await ours.sign()}`;
    expect(await identify({ authorization, 'x-api-key': KEY })).toEqual(refuse('two-credentials'));
  });
});

test.each([
  { key: '' },
  { key: KEY.slice(1) },
  { key: `${KEY}0` },
  { key: KEY.toUpperCase() },
  { key: 'stage' },
  { key: 'x'.repeat(10_000) },
])('the API key "$key" is refused', async ({ key }) => {
  expect(await identify({ 'x-api-key': key })).toEqual(refuse('unknown-key'));
});

test('a guest token is valid for one hour', async () => {
  const token = await guestTokensAt(NOW).issue(GUEST);
  const after = (ms: number) =>
    identifyToken(token, { ...parts, guestTokens: guestTokensAt(NOW + ms) });
  expect(await after(59 * 60 * 1000)).toEqual(
    ok({ type: 'guest', owner: ownerOfGuest(GUEST), walkIns: 'host' }),
  );
  expect(await after(60 * 60 * 1000)).toEqual(refuse('invalid-token'));
});

test('a fault is no refusal: a valid token stays valid while its issuer can’t be reached', async () => {
  const verify = () => Promise.reject(new Error('no answer'));
  const away = { ...parts, accessTokens: [{ ...ours.accessTokens, verify }] };
  await expect(identifyToken(await ours.sign(), away)).rejects.toThrow('no answer');
});

function identify(headers: CallerHeaders, by = parts) {
  return identifyCaller(headers, by);
}

function identifyToken(token: string, by = parts) {
  return identify({ authorization: `Bearer ${token}` }, by);
}
