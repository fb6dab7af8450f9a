import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/identity/browser-under-test.ts';
import { anOutsideIssuer } from '../../../testing/identity/outside-issuer-under-test.ts';
import {
  API,
  openSecondProvider,
  type SecondProvider,
} from '../../../testing/identity/second-provider-under-test.ts';
import {
  type DiscoveredIssuer,
  discoverIssuer,
  issuerOrigins,
  type OutsideIssuer,
  outsideAccessTokens,
  outsideIssuerCard,
} from './outside-issuer.ts';

const redirectUri = 'http://localhost:3000/game/login';
const ana = { subject: 'ana-elsewhere', claims: { email: 'ana@example.com' } };
const SCOPES = ['openid', 'email', 'profile'];

let provider: SecondProvider;
beforeEach(async () => {
  provider = await openSecondProvider({ clientId: 'spa', redirectUri, hasApi: true });
  provider.answerWith(ana);
});
afterEach(() => provider.close());

describe('tokens of another issuer', () => {
  test('are verified with its public keys, and name their account', async () => {
    const { access_token } = await signIn();
    const verified = await (await open({ audience: API })).verify(access_token);
    expect(verified).toMatchObject({
      ok: true,
      value: { subject: 'ana-elsewhere', issuer: provider.issuer, email: undefined },
    });
  });

  test.each([
    { name: 'our client, without an audience', about: {}, isGood: true },
    { name: 'another client', about: { clientId: 'other' }, isGood: false },
    { name: 'our API', about: { audience: API }, isGood: true },
    { name: 'another API', about: { audience: 'urn:other' }, isGood: false },
    {
      name: 'our client, in the claim that is set',
      about: { audience: 'spa', audienceClaim: 'client_id' },
      isGood: true,
    },
    {
      name: 'our API, in a claim that is not there',
      about: { audience: API, audienceClaim: 'for' },
      isGood: false,
    },
    { name: 'us, and of the type that is set', about: { tokenType: 'at+jwt' }, isGood: true },
    { name: 'us, but of another type', about: { tokenType: 'JWT' }, isGood: false },
  ])('are checked for their audience: $name', async ({ about, isGood }) => {
    const { access_token } = await signIn();
    expect((await (await open(about)).verify(access_token)).ok).toBe(isGood);
  });

  test('that are ID tokens are refused', async () => {
    const { id_token } = await signIn();
    expect(decodeJwt(id_token).aud).toBe('spa');
    expect((await (await open({})).verify(id_token)).ok).toBe(false);
    expect((await (await open({ audience: 'spa' })).verify(id_token)).ok).toBe(false);
  });

  test('can’t be judged while its keys are unavailable, which is a fault and no refusal', async () => {
    const { access_token } = await signIn();
    const away = outsideAccessTokens(
      { ...(await discover({})), keysUrl: 'http://127.0.0.1:1' },
      Date.now,
    );
    await expect(away.verify(access_token)).rejects.toThrow('fetch failed');
  });

  test.each([
    { name: 'Cognito’s, which has no audience', claims: { token_use: 'access', client_id: 'spa' } },
    {
      name: 'Keycloak’s, whose audience is the account console',
      claims: { typ: 'Bearer', azp: 'spa', aud: 'account' },
    },
  ])('are accepted in the forms of other issuers: $name', async ({ claims }) => {
    const other = await openIssuerOf(claims);
    expect((await other.verify({})).ok).toBe(true);
    expect((await other.verify({ clientId: 'other' })).ok).toBe(false);
    await other.close();
  });

  test.each([
    { name: 'Cognito’s ID token', claims: { token_use: 'id', client_id: 'spa' } },
    { name: 'Keycloak’s ID token', claims: { typ: 'ID', azp: 'spa' } },
    { name: 'Keycloak’s refresh token', claims: { typ: 'Refresh', azp: 'spa' } },
    { name: 'a sign-out token', claims: { azp: 'spa', events: {} } },
  ])('are refused if they are for another purpose: $name', async ({ claims }) => {
    const other = await openIssuerOf(claims);
    expect((await other.verify({})).ok).toBe(false);
    await other.close();
  });
});

test('pages may contact only the issuer’s addresses, and send it a form to sign out', async () => {
  const issuer = {
    ...(await discover({})),
    metadata: {
      issuer: 'https://issuer.example/ten',
      authorization_endpoint: 'https://pages.example/authorize',
      token_endpoint: 'https://doors.example/token',
      revocation_endpoint: 'https://doors.example/revoke',
      userinfo_endpoint: 'https://people.example:8443/me',
      end_session_endpoint: 'https://pages.example/logout',
    },
  };
  const connect = ['https://doors.example', 'https://people.example:8443'];
  expect(issuerOrigins(issuer)).toEqual({ connect, form: ['https://pages.example'] });
  expect(issuerOrigins({ ...issuer, logoutStyle: 'cognito' })).toEqual({ connect, form: [] });
  expect(issuerOrigins({ ...issuer, logoutStyle: 'none' })).toEqual({ connect, form: [] });
});

test('the web app gets what it needs of the issuer, and no more', async () => {
  const identityProviders = [{ name: 'Google', label: 'Google' }];
  const issuer = await discover({ identityProviders, logoutStyle: 'cognito' });
  const { issuer: name } = provider;
  expect(outsideIssuerCard(issuer, 'http://localhost:3000')).toEqual({
    client_id: 'spa',
    scopes: ['openid', 'email', 'profile'],
    redirect_uri: redirectUri,
    logout_style: 'cognito',
    metadata: {
      issuer: name,
      authorization_endpoint: `${name}/auth`,
      token_endpoint: `${name}/token`,
      revocation_endpoint: `${name}/token/revocation`,
      userinfo_endpoint: `${name}/me`,
      end_session_endpoint: `${name}/session/end`,
      id_token_signing_alg_values_supported: expect.arrayContaining(['ES256']),
      authorization_response_iss_parameter_supported: true,
    },
    identity_provider_parameter: 'identity_provider',
    identity_providers: identityProviders,
  });
});

type About = Partial<OutsideIssuer>;

async function open(about: About) {
  return outsideAccessTokens(await discover(about), Date.now);
}

function discover(about: About): Promise<DiscoveredIssuer> {
  const { issuer } = provider;
  return discoverIssuer(anOutsideIssuer({ issuer, scopes: SCOPES, ...about }), async () => {});
}

/** Serves keys at an address, and signs a token with them. */
async function openIssuerOf(claims: Readonly<Record<string, unknown>>) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'RS256' }];
  const server = createServer((_request, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = 'https://issuer.example';
  const token = await new SignJWT({ iss: issuer, sub: 'ana', ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setExpirationTime('10m')
    .sign(privateKey);
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    verify: async (about: About) => {
      const discovered = { ...(await discover({})), ...about, issuer, keysUrl };
      return outsideAccessTokens(discovered, Date.now).verify(token);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Signs in completely at the other provider, which is the only issuer here. */
async function signIn() {
  const { issuer } = provider;
  const browser = openBrowser({ origin: issuer, server: issuer });
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'spa',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPES.join(' '),
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const back = await browser.follow(await browser.get(`/auth?${query}`), redirectUri);
  const code = new URL(back.location ?? '').searchParams.get('code') ?? '';
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'spa',
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  return (await answer.json()) as Readonly<{ access_token: string; id_token: string }>;
}
