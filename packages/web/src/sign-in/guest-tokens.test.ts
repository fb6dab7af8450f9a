import { expect, test } from 'vitest';
import { createGuestTokens, GuestTokenError } from './playing-token.ts';

const BEA = `guest-${'be'.repeat(12)}`;
const CY = `guest-${'c0'.repeat(12)}`;

function someTokens(respond: (asked: number) => Response = answerNumber) {
  const asked: unknown[] = [];
  let time = 0;
  const tokens = createGuestTokens({
    send: async (_input, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return respond(asked.length);
    },
    now: () => time,
  });
  return { tokens, asked, pass: (ms: number) => (time += ms) };
}

function answerNumber(n: number): Response {
  return Response.json({ access_token: `token-${n}`, renew_after: 3000, guest_id: 'any' });
}

test('a token is kept until its renewal is due after fifty minutes', async () => {
  const { tokens, asked, pass } = someTokens();
  expect(await Promise.all([tokens.current(BEA), tokens.current(BEA)])).toEqual([
    'token-1',
    'token-1',
  ]);
  pass(3_000_000 - 1);
  expect(await tokens.current(BEA)).toBe('token-1');
  pass(1);
  expect(await tokens.current(BEA)).toBe('token-2');
  expect(asked).toEqual([{ guest_id: BEA }, { guest_id: BEA }]);
});

test('another guest gets another token', async () => {
  const { tokens, asked } = someTokens();
  await tokens.current(BEA);
  expect(await tokens.current(CY)).toBe('token-2');
  expect(asked).toEqual([{ guest_id: BEA }, { guest_id: CY }]);
});

test('a refused token is replaced once, for all calls that were refused', async () => {
  const { tokens } = someTokens();
  const refused = await tokens.current(BEA);
  expect(await tokens.another(BEA, refused)).toBe('token-2');
  expect(await tokens.another(BEA, refused)).toBe('token-2');
});

test.each([
  { name: 'refuses', respond: () => new Response('{}', { status: 429 }) },
  { name: 'answers with nonsense', respond: () => Response.json({ access_token: 7 }) },
])('a server that $name gives no token, and is asked again later', async ({ respond }) => {
  const { tokens, asked } = someTokens((n) => (n === 1 ? respond() : answerNumber(n)));
  await expect(tokens.current(BEA)).rejects.toThrow(GuestTokenError);
  expect(await tokens.current(BEA)).toBe('token-2');
  expect(asked).toHaveLength(2);
});
