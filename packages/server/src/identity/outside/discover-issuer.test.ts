import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOutsideIssuer } from '../../../testing/identity/outside-issuer-under-test.ts';
import { discoverIssuer } from './outside-issuer.ts';

let server: Server;
let issuer: string;
let asked: string[];
let answers: readonly (readonly [status: number, text: string])[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const [status, text] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ''];
    asked.push(request.url ?? '');
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('an issuer’s addresses are read from its discovery', async () => {
  answers = [[200, describe({ registration_endpoint: 'not even an address' })]];
  const outside = anOutsideIssuer({ issuer });
  expect(await discoverIssuer(outside, noPause)).toEqual({
    ...outside,
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
    },
    keysUrl: `${issuer}/keys`,
  });
});

test('the discovery of an issuer with a path is below that path, with or without a slash', async () => {
  for (const path of ['/realms/ten', '/realms/ten/']) {
    answers = [[200, describe({ issuer: `${issuer}${path}` })]];
    await discoverIssuer(anOutsideIssuer({ issuer: `${issuer}${path}` }), noPause);
    expect(asked.at(-1)).toBe('/realms/ten/.well-known/openid-configuration');
  }
});

test('an issuer that is still starting is asked again', async () => {
  answers = [
    [503, ''],
    [404, ''],
    [200, describe({})],
  ];
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const { keysUrl } = await discoverIssuer(anOutsideIssuer({ issuer }), pause);
  expect(keysUrl).toBe(`${issuer}/keys`);
  expect(pauses).toBe(2);
});

test('an issuer that answers with errors is asked several times, and then reported', async () => {
  answers = [[404, 'nothing here']];
  const problem = await problemOf(issuer);
  expect(problem).toBe(
    `OIDC_ISSUER is "${issuer}": an OpenID provider that answers is wanted (/.well-known/openid-configuration answers 404)`,
  );
  expect(asked).toHaveLength(5);
});

test('an issuer that cannot be reached is reported', async () => {
  expect(await problemOf('http://127.0.0.1:1')).toMatch(
    /^OIDC_ISSUER is "http:\/\/127\.0\.0\.1:1": [^\n]+ is wanted \(\w+( \w+)?\)$/,
  );
});

test.each([
  { name: 'a web page', text: () => '<!doctype html>', says: 'no JSON' },
  { name: 'nothing useful', text: () => '{}', says: 'issuer: ' },
  { name: 'no keys', text: () => describe({ jwks_uri: undefined }), says: 'jwks_uri: ' },
  {
    name: 'an invalid address',
    text: () => describe({ token_endpoint: 'token' }),
    says: 'token_endpoint: no https address',
  },
  {
    name: 'a script as an address',
    text: () => describe({ authorization_endpoint: 'javascript:alert(1)' }),
    says: 'authorization_endpoint: no https address',
  },
  {
    name: 'another name',
    text: () => describe({ issuer: `${issuer}/` }),
    says: 'the provider calls itself "http://127.0.0.1:',
  },
])(
  'an issuer that answers with $name is no OpenID provider, and is asked once',
  async ({ text, says }) => {
    answers = [[200, text()]];
    const problem = await problemOf(issuer);
    expect(problem).toContain(`OIDC_ISSUER is "${issuer}": `);
    expect(problem).toContain(says);
    expect(problem).not.toContain('\n');
    expect(asked).toHaveLength(1);
  },
);

async function noPause() {}

function problemOf(address: string): Promise<string> {
  return discoverIssuer(anOutsideIssuer({ issuer: address }), noPause).then(
    () => 'no problem',
    (problem: Error) => problem.message,
  );
}

function describe(about: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...about,
  });
}
