import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  authorization,
  type IssuerUnderTest,
  ORIGIN,
  openIssuer,
  REDIRECT,
} from '../../../testing/identity/issuer-under-test.ts';

let issuer: IssuerUnderTest;
beforeEach(async () => {
  issuer = await openIssuer();
});
afterEach(() => issuer.close());

describe('discovery', () => {
  test('discovery names the addresses of the issuer under its public address', async () => {
    expect(await (await fetch(`${issuer.server}${DISCOVERY}`)).json()).toMatchObject({
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/oauth2/authorize`,
      token_endpoint: `${ORIGIN}/oauth2/token`,
      revocation_endpoint: `${ORIGIN}/oauth2/revoke`,
      userinfo_endpoint: `${ORIGIN}/oauth2/userinfo`,
      end_session_endpoint: `${ORIGIN}/oauth2/logout`,
      jwks_uri: `${ORIGIN}/.well-known/jwks.json`,
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      response_types_supported: ['code'],
    });
  });

  test('discovery is the same, whatever host and scheme the request names', async () => {
    const honest = await getAs({});
    const liar = await getAs({
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example;proto=http',
    });
    expect(liar).toBe(honest);
    expect(liar).not.toContain('evil');
  });

  test('keys are published without their private part', async () => {
    const answer = await fetch(`${issuer.server}/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: object[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
  });

  test('its answers have the headers of every answer', async () => {
    const { headers } = await fetch(`${issuer.server}${DISCOVERY}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe('a sign-in request is refused', () => {
  test.each([
    { name: 'without a challenge', about: { code_challenge: '', code_challenge_method: '' } },
    { name: 'with a plain challenge', about: { code_challenge_method: 'plain' } },
    { name: 'that asks for a token in the address', about: { response_type: 'token' } },
    { name: 'for a foreign resource', about: { resource: 'https://other.example' } },
  ])('$name, and the web app gets the error', async ({ about }) => {
    const browser = issuer.open();
    const page = await browser.get(authorization(about).url);
    const target = new URL(page.location ?? '');
    expect(`${target.origin}${target.pathname}`).toBe(REDIRECT);
    expect(target.href).toContain('error=');
    expect(target.href).not.toMatch(/[?&#](code|access_token)=/);
  });

  test.each([
    { name: 'another site', redirect_uri: 'https://evil.example/game/login' },
    { name: 'another page', redirect_uri: `${ORIGIN}/game/home` },
    { name: 'a look-alike', redirect_uri: `${ORIGIN}.evil.example/game/login` },
    { name: 'a longer address', redirect_uri: `${REDIRECT}/../evil` },
    { name: 'another user', redirect_uri: 'https://play.example.com@evil.example/game/login' },
  ])('if it would send the player to $name, without a redirect', async ({ redirect_uri }) => {
    const page = await issuer.open().get(authorization({ redirect_uri }).url);
    expect(page.status).toBe(400);
    expect(page.location).toBeUndefined();
    expect(page.text).toContain('Sign-in failed');
  });

  test('for an unknown client, without a redirect', async () => {
    const page = await issuer.open().get(authorization({ client_id: '<b>other</b>' }).url);
    expect(page).toMatchObject({ status: 400, location: undefined });
    expect(page.text).not.toContain('<b>');
  });
});

describe('the token endpoint', () => {
  test.each(['password', 'client_credentials', 'implicit', 'urn:made:up'])(
    'refuses the grant type %s',
    async (grant_type) => {
      const answer = await post({ client_id: 'spa', grant_type });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: expect.stringMatching(/unsupported_grant_type|unauthorized_client/),
      });
    },
  );

  test('reads no body that is too large or no form', async () => {
    const large = await post({ client_id: 'spa', code: 'x'.repeat(60_000) });
    expect(large.status).toBe(400);
    const json = await fetch(`${issuer.server}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(400);
  });

  test('gives no answer to a page of another site', async () => {
    const answer = await post({ client_id: 'spa' }, { origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
  });
});

describe('logout', () => {
  test('refuses to send the browser to an address that is not registered', async () => {
    const query = new URLSearchParams({
      client_id: 'spa',
      post_logout_redirect_uri: 'https://evil.example',
    });
    const page = await issuer.open().get(`/oauth2/logout?${query}`);
    expect(page).toMatchObject({ status: 400, location: undefined });
  });

  test('reads no form that is too large', async () => {
    const body = new URLSearchParams({ id_token_hint: 'x'.repeat(60_000) });
    const answer = await fetch(`${issuer.server}/oauth2/logout`, { method: 'POST', body });
    expect(answer.status).toBe(413);
  });

  test('redirects a browser that is already signed out', async () => {
    const post_logout_redirect_uri = REDIRECT;
    const body = new URLSearchParams({ client_id: 'spa', post_logout_redirect_uri, state: 'bye' });
    const target = `${issuer.server}/oauth2/logout`;
    const answer = await fetch(target, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${REDIRECT}?state=bye`);
  });
});

test('an unknown path of the issuer gets 404', async () => {
  const answer = await fetch(`${issuer.server}/oauth2/nothing`, { method: 'POST' });
  expect(answer.status).toBe(404);
});

describe('userinfo', () => {
  test.each([undefined, 'Bearer nonsense', 'Basic c3BhOg=='])('%s is refused', async (header) => {
    const headers = header ? { authorization: header } : {};
    const answer = await fetch(`${issuer.server}/oauth2/userinfo`, { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });
});

test('an issuer without a public address uses the one it listens on', async () => {
  await issuer.close();
  issuer = await openIssuer({ publicUrl: undefined });
  const { port } = new URL(issuer.server);
  const answer = await fetch(`${issuer.server}${DISCOVERY}`);
  expect(await answer.json()).toMatchObject({ issuer: `http://localhost:${port}` });
});

const DISCOVERY = '/.well-known/openid-configuration';

/** Sends a request with headers that fetch cannot set. */
function getAs(headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    request(`${issuer.server}${DISCOVERY}`, { headers }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end();
  });
}

function post(fields: Readonly<Record<string, string>>, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(`${issuer.server}/oauth2/token`, { method: 'POST', headers, body });
}
