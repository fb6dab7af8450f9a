import { expect, test } from 'vitest';
import type { GetSecretKey } from '../secrets.ts';
import { createSecurityLog } from './security-log.ts';

const withKey =
  (filling: number): GetSecretKey =>
  async () =>
    new Uint8Array(32).fill(filling);

type Line = Readonly<Record<string, string>>;

function open(getSecretKey: GetSecretKey = withKey(1)) {
  const lines: Line[] = [];
  const counted: string[] = [];
  let now = 0;
  const log = createSecurityLog({
    getSecretKey,
    now: () => now,
    write: (line, message) => lines.push({ ...line, message }),
    countEvent: (event) => counted.push(event),
    countRefusal: (limit) => counted.push(limit),
  });
  /** Returns all lines, after waiting for those that are being written. */
  const read = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return lines;
  };
  return { ...log, read, counted, pass: (ms: number) => (now += ms) };
}

const ANA = { account: 'ana@example.com', address: '203.0.113.7' };

test('a line contains the event and hashes, but neither the account nor the address', async () => {
  const { report, read, counted } = open();
  report('sign-in-failed', ANA);
  const [line] = await read();
  expect(line).toEqual({
    event: 'sign-in-failed',
    message: 'a sign-in failed',
    account: expect.stringMatching(/^[\w-]{16}$/),
    network: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(JSON.stringify(line)).not.toMatch(/ana|203/);
  expect(counted).toEqual(['sign-in-failed']);
});

test('an account has the same hash in all events, and another account has another', async () => {
  const { report, read } = open();
  report('sign-in-failed', ANA);
  report('password-reset', ANA);
  report('password-reset', { account: 'ben' });
  const [failed, reset, other] = await read();
  expect(failed?.account).toBe(reset?.account);
  expect(other?.account).not.toBe(reset?.account);
  expect(other).not.toHaveProperty('network');
});

test('all addresses of an IPv6 network have one hash', async () => {
  const { report, read } = open();
  report('sign-in-failed', { address: '2001:db8:0:1::7' });
  report('sign-in-failed', { address: '2001:db8:0:1::8' });
  const [one, other] = await read();
  expect(one?.network).toBe(other?.network);
});

test('an account and a network of the same text have different hashes', async () => {
  const { report, read } = open();
  report('sign-in-failed', { account: '203.0.113.7', address: '203.0.113.7' });
  const [line] = await read();
  expect(line?.account).not.toBe(line?.network);
});

test('another key makes other hashes', async () => {
  const [one, other] = [open(withKey(1)), open(withKey(2))];
  one.report('sign-in-failed', ANA);
  other.report('sign-in-failed', ANA);
  expect((await one.read())[0]?.account).not.toBe((await other.read())[0]?.account);
});

test('while the store with the key is away, a line has no hashes', async () => {
  const { report, read } = open(() => Promise.reject(new Error('away')));
  report('sign-in-failed', ANA);
  expect(await read()).toEqual([{ event: 'sign-in-failed', message: 'a sign-in failed' }]);
});

test('a limit is counted each time, and logged once a minute for each network and limit', async () => {
  const { limitReached, read, counted, pass } = open();
  for (let n = 0; n < 50; n++) limitReached('requests', ANA);
  limitReached('draws', ANA);
  limitReached('requests', { address: '203.0.113.8' });
  pass(60_000);
  limitReached('requests', ANA);
  const lines = await read();
  expect(lines.map(({ limit }) => limit)).toEqual(['requests', 'draws', 'requests', 'requests']);
  expect(counted.filter((each) => each === 'requests')).toHaveLength(52);
});
