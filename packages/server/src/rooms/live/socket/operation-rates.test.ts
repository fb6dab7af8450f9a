import { afterEach, describe, expect, test } from 'vitest';
import {
  ACCOUNT,
  type ClientUnderTest,
  type LiveUnderTest,
  type LiveUnderTestParts,
  openLive,
} from '../../../../testing/rooms/live-under-test.ts';

let live: LiveUnderTest | undefined;
afterEach(() => live?.close());

async function open(parts: LiveUnderTestParts) {
  live = await openLive(parts);
  return live;
}

const ONE_A_SECOND = { burst: 2, perSecond: 1 };
const BOUNDLESS = { burst: 100, perSecond: 100 };

/** Returns how many of the requests are answered, not refused. */
async function countAnswered(client: ClientUnderTest, asked: number): Promise<number> {
  let answered = 0;
  for (let n = 0; n < asked; n++) {
    client.subscribe(`${n}`, '{ hello }');
    const { type, payload } = await client.next();
    if (type === 'error') expect(payload[0].extensions.code).toBe('TOO_MANY_REQUESTS');
    else {
      expect(await client.next()).toEqual({ id: `${n}`, type: 'complete' });
      answered += 1;
    }
  }
  return answered;
}

describe('more operations than the rate allows are refused until time has passed', () => {
  test('for one socket', async () => {
    let now = 0;
    const { connect } = await open({ limits: { operationRate: ONE_A_SECOND }, now: () => now });
    const client = await connect();
    await client.init();
    expect(await countAnswered(client, 3)).toBe(2);
    now += 1_000;
    expect(await countAnswered(client, 2)).toBe(1);
  });

  test.each([
    { of: 'an account, on all its sockets', credentials: { authorization: ACCOUNT }, most: 2 },
    { of: 'an address, for callers without an account', credentials: {}, most: 6 },
  ])('of $of', async ({ credentials, most }) => {
    let now = 0;
    const limits = { operationRate: BOUNDLESS, operationRateOfAccount: ONE_A_SECOND };
    const { connect } = await open({
      limits,
      now: () => now,
      address: '203.0.113.5',
      allowance: 3,
    });
    const [first, second] = [await connect(), await connect()];
    for (const client of [first, second]) await client.init(credentials);
    expect(await countAnswered(first, most - 1)).toBe(most - 1);
    expect(await countAnswered(second, 3)).toBe(1);
    first.ws.terminate();
    const third = await connect();
    await third.init(credentials);
    expect(await countAnswered(third, 1)).toBe(0);
    now += 1_000;
    expect(await countAnswered(third, 5)).toBe(most / 2);
  });

  test('a private address has no shared rate, because it may be a proxy in front of all players', async () => {
    const limits = { operationRateOfAccount: ONE_A_SECOND };
    const { connect } = await open({ limits, now: () => 0, address: '10.0.0.7' });
    const client = await connect();
    await client.init();
    expect(await countAnswered(client, 5)).toBe(5);
  });
});
