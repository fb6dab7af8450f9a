import type { InjectOptions } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type AppUnderTest,
  codeOf,
  openApp,
  postGraphql,
} from '../../../testing/app/app-under-test.ts';
import { ownerOfGuest } from './caller.ts';
import { visitorOfOwner } from './visitor.ts';

let open: AppUnderTest;
beforeEach(async () => {
  open = await openApp();
});
afterEach(() => open.close());

const GUEST = `guest-${'0a'.repeat(12)}`;
const DRAW = { query: 'mutation { drawMovie }' };

test('a guest gets a token for an hour, and should renew it after fifty minutes', async () => {
  const answer = await askToken({ payload: { guest_id: GUEST } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { access_token, ...rest } = answer.json();
  expect(rest).toEqual({
    token_type: 'Bearer',
    expires_in: 3600,
    renew_after: 3000,
    guest_id: GUEST,
  });
  expect(decodeProtectedHeader(access_token)).toEqual({ alg: 'HS256', typ: 'guest+jwt' });
  expect(decodeJwt(access_token)).toEqual({
    iss: 'http://localhost:3000/guest',
    sub: GUEST,
    iat: 1_760_000_000,
    exp: 1_760_003_600,
  });
});

test('a browser without an id gets a new one each time', async () => {
  const ids = [await askToken({ payload: {} }), await askToken({ payload: {} })].map(
    (answer) => answer.json().guest_id,
  );
  for (const id of ids) expect(id).toMatch(/^guest-[0-9a-f]{24}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('draws are remembered for the guest, without a cookie', async () => {
  const { access_token } = (await askToken({ payload: { guest_id: GUEST } })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const drawn = await postGraphql(open.app, { payload: DRAW, headers });
  expect(drawn.json()).toMatchObject({ data: { drawMovie: { id: '539' } } });
  expect(drawn.cookies).toEqual([]);
  const rows = await open.parts.db.selectFrom('film_draw').select('visitor_id').execute();
  expect(rows).toEqual([{ visitor_id: visitorOfOwner(ownerOfGuest(GUEST)) }]);
});

test.each([
  '{"guest_id":"ana"}',
  `{"guest_id":"guest-${'0A'.repeat(12)}"}`,
  `{"guest_id":"${GUEST}0"}`,
  '{"guest_id":7}',
  '{"guest_id":null}',
  `{"guest":"${GUEST}"}`,
  '[]',
  '"guest"',
  '',
])('%s gets no token', async (payload) => {
  const answer = await askToken({ payload, headers: { 'content-type': 'application/json' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('BAD_USER_INPUT');
});

test('a form, or a page of another site, gets no token', async () => {
  const form = await askToken({
    payload: `guest_id=${GUEST}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(form.statusCode).toBe(415);
  const foreign = await askToken({ payload: {}, headers: { origin: 'https://evil.example' } });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.json().code).toBe('FOREIGN_ORIGIN');
});

test('too many requests from one address are refused', async () => {
  await open.close();
  open = await openApp({ guestTokensPerMinute: 2 });
  await askToken({ payload: {} });
  await askToken({ payload: {} });
  const refused = await askToken({ payload: {} });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('TOO_MANY_REQUESTS');
});

test('with a wrong token no film is drawn, and the answer says how to correct it', async () => {
  const headers = { authorization: 'Bearer letmein' };
  const refused = await postGraphql(open.app, { payload: DRAW, headers });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect(codeOf(refused)).toBe('UNAUTHORIZED');
  expect(refused.json().errors).toEqual([
    {
      message: 'Unauthorized',
      extensions: {
        code: 'UNAUTHORIZED',
        refusal: 'invalid-token',
        hint: 'The token was not made for this server. Sign in, and send the access token.',
      },
    },
  ]);
  expect(open.logged.join()).not.toContain('letmein');
});

function askToken(options: InjectOptions) {
  return open.app.inject({ method: 'POST', url: '/guest/token', ...options });
}
