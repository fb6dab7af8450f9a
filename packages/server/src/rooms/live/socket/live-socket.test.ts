import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { SessionName } from '@outoften/rules/room/session-name';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  ACCOUNT,
  GRANT,
  type LiveUnderTest,
  type LiveUnderTestParts,
  openLive,
} from '../../../../testing/rooms/live-under-test.ts';
import { upgrade } from '../../../../testing/rooms/upgrade-under-test.ts';
import { createAccessNews } from '../../../identity/tokens/grants.ts';

let live: LiveUnderTest | undefined;
afterEach(() => live?.close());

async function open(parts?: LiveUnderTestParts) {
  live = await openLive(parts);
  return live;
}

describe('the handshake', () => {
  test('a client that authenticates first is accepted, anonymously or with a token', async () => {
    const { connect } = await open();
    const anonymous = await connect();
    expect(await anonymous.init()).toEqual({ type: 'connection_ack' });
    const guest = await connect();
    expect(await guest.init({ authorization: 'Bearer of a token' })).toEqual({
      type: 'connection_ack',
    });
  });

  test.each([
    { sent: 'expired-token', code: 4403, reason: 'Token expired' },
    { sent: 'invalid-token', code: 4401, reason: 'Unauthorized' },
  ])('$sent closes with $code', async ({ sent, code, reason }) => {
    const { connect } = await open();
    const client = await connect();
    client.send({ type: 'connection_init', payload: { authorization: sent } });
    expect(await client.closed).toEqual({ code, reason });
  });

  test('a token that expires later closes the socket at that time', async () => {
    let now = 1_760_000_000_000;
    // Silence also closes a socket, and would close it before the token expires.
    const limits = { goneAfterMs: 3_600_000 };
    const { connect } = await open({ now: () => now, limits });
    const client = await connect();
    const claims = Buffer.from(JSON.stringify({ exp: now / 1000 + 600 })).toString('base64url');
    await client.init({ authorization: `Bearer e30.${claims}.c2ln` });
    now += 60_000;
    client.ws.ping();
    await once(client.ws, 'pong');
    now += 540_000;
    expect(await client.closed).toMatchObject({ code: 4403, reason: 'Token expired' });
  });

  test('a player who is signed out elsewhere is closed with 4403', async () => {
    const grants = new Set([GRANT]);
    const accessNews = createAccessNews();
    const listKeptGrants = async () => grants;
    const { connect } = await open({ accessNews, listKeptGrants });
    const guest = await connect();
    await guest.init();
    const client = await admitted(connect);
    grants.clear();
    accessNews.publishEnded('ana');
    expect(await client.closed).toEqual({ code: 4403, reason: 'Signed out' });
    expect(guest.ws.readyState).toBe(guest.ws.OPEN);
  });

  test('a client that never authenticates is closed', async () => {
    const { connect } = await open({ limits: { initWithinMs: 20 } });
    const client = await connect();
    expect(await client.closed).toMatchObject({ code: 4408 });
  });

  test('a second connection_init closes the socket with 4429', async () => {
    const { connect } = await open();
    const client = await connect();
    await client.init();
    client.send({ type: 'connection_init' });
    expect(await client.closed).toMatchObject({ code: 4429 });
  });

  test('an operation before connection_init is refused', async () => {
    const { connect } = await open();
    const client = await connect();
    client.subscribe('1', '{ hello }');
    expect(await client.closed).toMatchObject({ code: 4401 });
  });

  test('another subprotocol is refused', async () => {
    const { port, connect } = await open();
    const answer = await upgrade(port, { 'sec-websocket-protocol': 'graphql-ws' });
    expect(answer.headers['sec-websocket-protocol']).toBeUndefined();
    const client = await connect({ protocol: '' });
    expect(await client.closed).toMatchObject({ code: 4406 });
  });

  test('pages of other sites may not open a socket', async () => {
    const { port, connect } = await open();
    const answer = await upgrade(port, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    const own = await connect({ origin: 'https://play.example.com' });
    expect(await own.init()).toEqual({ type: 'connection_ack' });
  });

  test('the number of an account’s sockets is limited, and a closed one makes room', async () => {
    const { connect } = await open({ limits: { socketsOfAccount: 2 } });
    const [first] = [await admitted(connect), await admitted(connect)];
    const third = await connect();
    third.send({ type: 'connection_init', payload: { authorization: ACCOUNT } });
    expect(await third.closed).toEqual({ code: 1008, reason: 'Too many sockets' });
    expect(await (await connect()).init()).toEqual({ type: 'connection_ack' });
    first?.ws.close();
    await first?.closed;
    await admitted(connect);
  });

  test.each([
    { from: 'a public address', address: '203.0.113.5', status: 429 },
    { from: 'a private address', address: '10.0.0.7', status: 429 },
    { from: 'a private address behind a proxy', address: '10.0.0.7', isProxy: true, status: 101 },
    { from: 'this machine, where a proxy may be', address: '127.0.0.1', status: 101 },
  ])('with the most sockets allowed from $from, the next one gets $status', async (each) => {
    const { address, status, isProxy: isBehindProxy = false } = each;
    const limits = { socketsOfAddress: 1 };
    const { port, connect } = await open({ address, limits, isBehindProxy });
    const first = await connect();
    expect((await upgrade(port, {})).statusCode).toBe(status);
    first.ws.close();
    await first.closed;
    await vi.waitFor(async () => expect((await upgrade(port, {})).statusCode).toBe(101));
  });

  test('a client that disconnects before the server is ready does not count', async () => {
    const { app, port } = await open({ address: '203.0.113.5', limits: { socketsOfAddress: 1 } });
    const gone = new PassThrough().destroy();
    await once(gone, 'close');
    const asked = { url: '/graphql', headers: { upgrade: 'websocket' }, rawHeaders: [] };
    app.server.emit('upgrade', asked, gone, Buffer.alloc(0));
    expect((await upgrade(port, {})).statusCode).toBe(101);
  });

  test('sockets exist only at their path, and speak only this protocol', async () => {
    const { port } = await open();
    expect((await upgrade(port, {}, '/elsewhere')).statusCode).toBe(404);
    expect((await upgrade(port, { upgrade: 'h2c' })).statusCode).toBe(404);
  });
});

describe('operations', () => {
  // Tabs of earlier versions still ask.
  test('a client that asks for compression gets text as well, however long it is', async () => {
    const { connect, save } = await open();
    const client = await connect();
    await client.init({ compression: 'deflate-raw' });
    client.subscribe('room', 'subscription { onRoom(id: "room", secret: "right") { name } }');
    await client.next();
    const name = 'Friday '.repeat(20_000) as SessionName;
    const next = once(client.ws, 'message');
    save('room', { name });
    const [text, isBinary] = await next;
    expect(isBinary).toBe(false);
    expect(JSON.parse(String(text)).payload.data.onRoom.name).toBe(name);
  });

  test('a query is answered once and then complete', async () => {
    const client = await ready();
    client.subscribe('1', '{ hello }');
    expect(await client.next()).toEqual({
      id: '1',
      type: 'next',
      payload: { data: { hello: 'hello' } },
    });
    expect(await client.next()).toEqual({ id: '1', type: 'complete' });
  });

  test.each([
    { name: 'can’t be read', query: '{', code: 'GRAPHQL_PARSE_FAILED' },
    { name: 'doesn’t fit the schema', query: '{ nothing }', code: 'GRAPHQL_VALIDATION_FAILED' },
    {
      name: 'is costly on purpose',
      query: `{ ${'hello '.repeat(1001)} }`,
      code: 'QUERY_TOO_COMPLEX',
    },
    {
      name: 'hides its subscription',
      query: 'subscription { ...a } fragment a on Subscription { onRoom(id: 1) { type } }',
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'lacks a variable',
      query: 'subscription ($id: ID!) { onRoom(id: $id) { type } }',
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'subscribes to a missing room',
      query: 'subscription { onRoom(id: "gone") { type } }',
      code: 'SESSION_NOT_FOUND',
    },
    {
      name: 'subscribes with a wrong secret',
      query: 'subscription { onRoom(id: "room", secret: "wrong") { type } }',
      code: 'NOT_SEATED',
    },
  ])('a query that $name is refused under its id: $code', async ({ query, code }) => {
    const client = await ready();
    client.subscribe('1', query);
    const { type, id, payload } = await client.next();
    expect({ type, id, code: payload[0].extensions.code }).toEqual({
      type: 'error',
      id: '1',
      code,
    });
    client.subscribe('1', '{ hello }');
    expect(await client.next()).toMatchObject({ id: '1', type: 'next' });
  });

  test('pings are answered with their payload', async () => {
    const client = await ready();
    client.send({ type: 'ping', payload: { reel: 1 } });
    expect(await client.next()).toEqual({ type: 'pong', payload: { reel: 1 } });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
  });

  test.each([
    { by: 'a subscription', first: FOLLOW, second: '{ hello }' },
    { by: 'a query on its way', first: RENAME, second: '{ hello }' },
    { by: 'a query on its way, to a subscription,', first: RENAME, second: FOLLOW },
  ])('an id in use by $by closes the socket', async ({ first, second }) => {
    const client = await ready();
    client.subscribe('1', first);
    client.subscribe('1', second);
    expect(await client.closed).toMatchObject({ code: 4409 });
  });

  test('an id that was given up and used again gets the answer of the latest operation', async () => {
    const client = await ready();
    client.subscribe('1', RENAME);
    client.complete('1');
    client.subscribe('1', '{ hello }');
    expect(await client.next()).toMatchObject({ id: '1', payload: { data: { hello: 'hello' } } });
    expect(await client.next()).toEqual({ id: '1', type: 'complete' });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
  });

  test('the fifty-first operation at once is refused, and the fifty continue', async () => {
    const client = await ready();
    for (let n = 1; n <= 50; n++) client.subscribe(`${n}`, FOLLOW);
    for (let n = 1; n <= 50; n++) expect(await client.next()).toMatchObject({ type: 'next' });
    client.subscribe('51', FOLLOW);
    expect(await client.next()).toMatchObject({
      id: '51',
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    client.complete('50');
    client.subscribe('51', FOLLOW);
    expect(await client.next()).toMatchObject({ id: '51', type: 'next' });
  });

  test('anonymous clients of one address share a limit, which is higher for a shared address', async () => {
    const limits = { subscriptionsOfAccount: 1 };
    const { connect } = await open({ address: '203.0.113.5', allowance: 2, limits });
    const client = await connect();
    await client.init();
    for (const id of ['1', '2']) {
      client.subscribe(id, FOLLOW);
      expect(await client.next()).toMatchObject({ id, type: 'next' });
    }
    client.subscribe('3', FOLLOW);
    expect(await client.next()).toMatchObject({
      id: '3',
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    client.complete('1');
    client.subscribe('3', FOLLOW);
    expect(await client.next()).toMatchObject({ id: '3', type: 'next' });
  });
});

describe('an invalid message', () => {
  test.each([
    { name: 'without JSON', frame: '{"type":' },
    { name: 'without an object', frame: '[]' },
    { name: 'that is JSON inside a string', frame: JSON.stringify('{"type":"ping"}') },
    { name: 'of an unknown type', frame: '{"type":"shout"}' },
    { name: 'of a type that only servers send', frame: '{"type":"next","id":"1","payload":{}}' },
    {
      name: 'that is an operation without a query',
      frame: '{"type":"subscribe","id":"1","payload":{}}',
    },
    { name: 'that is a binary frame', frame: Buffer.from('{"type":"ping"}') },
    {
      name: 'that is a ping with an unreadable payload',
      frame: `{"type":"ping","payload":{"x":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
    },
    {
      name: 'with an id longer than any client needs',
      frame: `{"type":"subscribe","id":"${'x'.repeat(65)}","payload":{"query":"{ hello }"}}`,
    },
  ])('$name closes the socket with 4400', async ({ frame }) => {
    const client = await ready();
    client.ws.send(frame);
    expect(await client.closed).toMatchObject({ code: 4400 });
    expect(live?.faults).toEqual([]);
  });

  test.each([{ authorization: { toString: 1 } }, { 'x-api-key': ['key'] }])(
    'credentials that are no text close the socket with 4400: %j',
    async (payload) => {
      const { connect, faults } = await open();
      const client = await connect();
      client.send({ type: 'connection_init', payload });
      expect(await client.closed).toMatchObject({ code: 4400 });
      expect(faults).toEqual([]);
    },
  );

  test('a message in more pieces than any client sends closes the socket with 1008', async () => {
    const client = await ready();
    for (let piece = 0; piece < 17; piece++) client.ws.send('x', { fin: false });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  test('a frame above 64 kB closes the socket with 1009, unread', async () => {
    const client = await ready();
    client.ws.send(`{"type":"ping","payload":{"x":"${'x'.repeat(65_536)}"}}`);
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  test('a flood of messages closes the socket with 1008', async () => {
    const client = await ready({ limits: { messageRate: { burst: 20, perSecond: 1 } } });
    for (let n = 0; n < 21; n++) client.send({ type: 'pong' });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });
});

describe('connections end:', () => {
  test('a client that does not answer pings is cut off', async () => {
    let now = 0;
    const { connect } = await open({ now: () => now });
    const client = await connect({ autoPong: false });
    await client.init();
    now += 25_000;
    await once(client.ws, 'ping');
    now += 40_000;
    expect(await client.closed).toMatchObject({ code: 1006 });
  });

  test('a client that answers pings stays', async () => {
    let now = 0;
    const { connect } = await open({ now: () => now });
    const client = await connect();
    await client.init();
    for (let n = 0; n < 3; n++) {
      now += 25_000;
      await once(client.ws, 'ping');
      client.send({ type: 'ping' });
      expect(await client.next()).toEqual({ type: 'pong' });
    }
  });

  test('a server that stops finishes running operations, and announces its end', async () => {
    const client = await ready();
    client.subscribe('follow', FOLLOW);
    await client.next();
    client.subscribe('1', 'mutation { rename(id: "room", name: "Late reels") }');
    client.send({ type: 'ping' });
    await client.next();
    const closing = live?.close();
    expect(await client.next()).toMatchObject({
      id: '1',
      payload: { data: { rename: 'Late reels' } },
    });
    expect(await client.closed).toEqual({ code: 1001, reason: 'Going away' });
    await closing;
  });
});

const FOLLOW = 'subscription { onRoom(id: "room") { type version } }';
const RENAME = 'mutation { rename(id: "room", name: "Late reels") }';

async function ready(parts?: LiveUnderTestParts) {
  const { connect } = await open(parts);
  const client = await connect();
  await client.init();
  return client;
}

/** Returns the answer to a request to become a socket. */
async function admitted(connect: LiveUnderTest['connect']) {
  const client = await connect();
  expect(await client.init({ authorization: ACCOUNT })).toEqual({ type: 'connection_ack' });
  return client;
}
