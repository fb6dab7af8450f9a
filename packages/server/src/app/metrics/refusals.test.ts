import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AppUnderTest,
  openApp,
  postGraphql,
  readMetrics,
} from '../../../testing/app/app-under-test.ts';
import { ACCOUNT, type LiveUnderTest, openLive } from '../../../testing/rooms/live-under-test.ts';

let open: AppUnderTest | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const QUERY = { payload: { query: '{ __typename }' } };

describe('each limit counts its refusals:', () => {
  test('the limit of requests', async () => {
    open = await openApp({ requestsPerMinute: 2 });
    for (let n = 0; n < 5; n++) await postGraphql(open.app, QUERY);
    expect(await readMetrics(open)).toContain('limit_refusals_total{limit="requests"} 3\n');
  });

  test('the limit of guest tokens', async () => {
    open = await openApp({ guestTokensPerMinute: 1 });
    for (let n = 0; n < 2; n++) {
      await open.app.inject({ method: 'POST', url: '/guest/token', payload: {} });
    }
    expect(await readMetrics(open)).toContain('limit_refusals_total{limit="guest-tokens"} 1\n');
  });

  test('the limit of pipelined requests', async () => {
    open = await openApp();
    await open.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((open.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(100));
    await once(socket.resume(), 'close');
    expect(await readMetrics(open)).toContain('limit_refusals_total{limit="requests-in-flight"} 1');
  });
});

test('a request within its limits is not counted', async () => {
  open = await openApp();
  await postGraphql(open.app, QUERY);
  expect(await readMetrics(open)).not.toContain('limit_refusals_total{');
});

describe('on sockets', () => {
  let live: LiveUnderTest;
  beforeEach(async () => {
    live = await openLive({
      address: '203.0.113.7',
      limits: {
        socketsOfAddress: 2,
        socketsOfAccount: 1,
        operations: 0,
        messageRate: { burst: 5, perSecond: 0 },
      },
    });
  });
  afterEach(() => live.close());

  async function refusals(...expected: readonly string[]): Promise<void> {
    await vi.waitFor(() => expect(live.refusals).toEqual(expected));
  }

  test('one socket too many of an account is counted', async () => {
    for (let n = 0; n < 2; n++) {
      const client = await live.connect();
      client.send({ type: 'connection_init', payload: { authorization: ACCOUNT } });
      if (n === 0) await client.next();
    }
    await refusals('sockets-of-account');
  });

  test('one socket too many of an address is counted', async () => {
    for (let n = 0; n < 2; n++) await live.connect();
    await expect(live.connect()).rejects.toThrow('429');
    await refusals('sockets-of-address');
  });

  test('one operation too many is counted', async () => {
    const client = await live.connect();
    await client.init();
    client.subscribe('1', '{ hello }');
    await client.next();
    await refusals('operations');
  });

  test('messages that come too fast are counted', async () => {
    const client = await live.connect();
    await client.init();
    for (let n = 0; n < 5; n++) client.send({ type: 'ping' });
    expect(await client.closed).toMatchObject({ code: 1008 });
    expect(live.refusals).toEqual(['messages']);
  });
});
