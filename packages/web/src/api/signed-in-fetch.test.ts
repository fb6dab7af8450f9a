import { expect, test } from 'vitest';
import { signedInFetch, type TokenSource } from './signed-in-fetch.ts';

/** A server that accepts only one token; `sent` contains the tokens it received. */
function aServer(good: string) {
  const sent: (string | null)[] = [];
  const send: typeof fetch = async (_input, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    sent.push(authorization);
    const isGood = authorization === null || authorization === `Bearer ${good}`;
    return new Response(null, { status: isGood ? 200 : 401 });
  };
  return { sent, send };
}

function aSource(current: string | undefined, another?: string): TokenSource {
  return { current: async () => current, another: async () => another };
}

test('without a sign-in a call has no token', async () => {
  const { send, sent } = aServer('new');
  expect((await signedInFetch('/graphql', {}, { tokens: aSource(undefined), send })).status).toBe(
    200,
  );
  expect(sent).toEqual([null]);
});

test('the token is added to the call’s headers', async () => {
  let headers = new Headers();
  const send: typeof fetch = async (_input, init) => {
    headers = new Headers(init?.headers);
    return new Response();
  };
  const init = { headers: { 'content-type': 'application/json' } };
  await signedInFetch('/graphql', init, { tokens: aSource('new'), send });
  expect(Object.fromEntries(headers)).toEqual({
    authorization: 'Bearer new',
    'content-type': 'application/json',
  });
});

test('a refused token is replaced once', async () => {
  const { send, sent } = aServer('new');
  const answer = await signedInFetch('/graphql', {}, { tokens: aSource('old', 'new'), send });
  expect(answer.status).toBe(200);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('a refusal is final if there is no other token, or if that is refused too', async () => {
  const { send, sent } = aServer('none of these');
  for (const another of [undefined, 'newer']) {
    const answer = await signedInFetch('/graphql', {}, { tokens: aSource('old', another), send });
    expect(answer.status).toBe(401);
  }
  expect(sent).toEqual(['Bearer old', 'Bearer old', 'Bearer newer']);
});

test('a call is not sent if there is no token for it', async () => {
  const { send, sent } = aServer('new');
  const offline = new TypeError('fetch failed');
  const tokens: TokenSource = { ...aSource('old'), current: () => Promise.reject(offline) };
  await expect(signedInFetch('/graphql', {}, { tokens, send })).rejects.toBe(offline);
  expect(sent).toEqual([]);
});
