import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tenths } from '@outoften/rules/rating';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  ACCOUNT,
  GRANT,
  type LiveUnderTest,
  openRooms,
} from '../../../../testing/rooms/live-under-test.ts';
import {
  BEN,
  FOLLOW,
  FOLLOW_VIEW,
  follow,
  named,
  open,
  threeInARoom,
} from '../../../../testing/rooms/room-followers-under-test.ts';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import { openStream, readStream, signOfLife } from '../../../../testing/rooms/stream-under-test.ts';
import { createAccessNews } from '../../../identity/tokens/grants.ts';

const AS_BEN = { variables: { id: 'room', seat: BEN } };

describe('an event stream', () => {
  test('begins with a comment and the whole room, and continues with each change', async () => {
    const live = await open();
    const stream = await readStream(live.port);
    await expect.poll(stream.results).toMatchObject([{ data: { onRoom: { type: 'whole' } } }]);
    expect(stream.text()).toMatch(/^:\n\nevent: next\ndata: \{/);
    live.save('room', named('Renamed'));
    await expect
      .poll(() => stream.results().at(-1))
      .toMatchObject({ data: { onRoom: { type: 'changed', name: 'Renamed' } } });
  });

  test('may not be compressed or cached on the way', async () => {
    const { answer } = await readStream((await open()).port);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  test('contains a comment after two seconds without an event', async () => {
    let now = 0;
    const live = await open({ now: () => now });
    const stream = await readStream(live.port);
    await expect.poll(stream.results).toHaveLength(1);
    const before = stream.text();
    now = 2_000;
    await expect.poll(stream.text).toBe(`${before}:\n\n`);
  });

  test('shares its events with sockets, computed once', async () => {
    const live = await open();
    const query = FOLLOW_VIEW;
    const stream = await readStream(live.port, { query });
    const socket = await follow(live, undefined, { query });
    await expect.poll(stream.results).toHaveLength(1);
    live.save('room', named('Shared'));
    const event = await socket.event();
    await expect.poll(() => stream.results().at(-1)?.data.onView).toEqual(event);
  });
});

describe('the seat of an event stream', () => {
  test('is taken from a socket by a newer stream', async () => {
    const live = await open({ rooms: threeInARoom() });
    const socket = await follow(live, BEN);
    await readStream(live.port, AS_BEN);
    expect(await socket.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'SEAT_TAKEN_OVER' } }],
    });
    expect(live.rooms.presence).not.toContain(`gone ${BEN}`);
  });

  test('is taken by a newer socket, and the stream is then complete', async () => {
    const live = await open({ rooms: threeInARoom() });
    const stream = await readStream(live.port, AS_BEN);
    await expect.poll(stream.results).toHaveLength(1);
    await follow(live, BEN);
    await stream.ended;
    expect(stream.results().at(-1)).toMatchObject({
      errors: [{ extensions: { code: 'SEAT_TAKEN_OVER' } }],
    });
    expect(stream.text()).toMatch(/event: complete\ndata: \n\n$/);
    expect(live.rooms.presence).not.toContain(`gone ${BEN}`);
  });

  test('is silent after the end of the stream', async () => {
    const live = await open({ rooms: threeInARoom() });
    const stream = await readStream(live.port, AS_BEN);
    await expect.poll(() => live.rooms.presence).toEqual([`here ${BEN}`]);
    stream.leave();
    await expect.poll(() => live.rooms.presence).toEqual([`here ${BEN}`, `gone ${BEN}`]);
  });

  test('in an open round is silent if the client answers no ping, until it answers one', async () => {
    let now = 0;
    const live = await open({ rooms: roomInPlay(), now: () => now });
    const stream = await readStream(live.port, AS_BEN);
    await expect.poll(stream.results).toHaveLength(1);
    now = 4_000;
    await expect.poll(stream.text).toMatch(/:ping\n\n$/);
    expect(await signOfLife(live.port, { room: 'room', stream: stream.id })).toBe(204);
    now = 8_000;
    await expect.poll(() => stream.text().match(/:ping/g)).toHaveLength(2);
    expect(live.rooms.presence).toEqual([`here ${BEN}`]);
    now = 13_000;
    await expect.poll(() => live.rooms.presence).toEqual([`here ${BEN}`, `gone ${BEN}`]);
    expect(live.rooms.missedSince).toEqual([4_000]);
    await signOfLife(live.port, { room: 'room', stream: stream.id });
    await expect.poll(() => live.rooms.presence.at(-1)).toBe(`here ${BEN}`);
  });
});

describe('the end of an event stream', () => {
  test('comes for a client that never reads, and others get every event', async () => {
    const live = await open({ limits: { unreadStreamBytes: 100_000 } });
    const idle = await openStream(live.port);
    const reader = await readStream(live.port);
    await expect.poll(reader.results).toHaveLength(1);
    let saved = 0;
    while (live.streams[0]!.writable && saved < 2_000) {
      live.save('room', named('x'.repeat(20_000)));
      saved += 1;
      const told = `"version":${saved + 1}`;
      await expect.poll(() => reader.text().includes(told), { interval: 1 }).toBe(true);
    }
    expect(saved).toBeLessThan(2_000);
    idle.read();
    await idle.ended;
    expect(idle.text()).not.toContain('event: complete');
    expect(await live.metrics()).toContain('live_streams 1\n');
  });

  test('comes with the end of its token, without “complete”', async () => {
    let now = 0;
    const live = await open({ now: () => now });
    const claims = Buffer.from(JSON.stringify({ exp: 60 })).toString('base64url');
    const headers = { authorization: `Bearer head.${claims}.signature` };
    const stream = await readStream(live.port, { headers });
    await expect.poll(stream.results).toHaveLength(1);
    now = 59_999;
    await signOfLife(live.port, { room: 'room', stream: stream.id });
    now = 60_000;
    await stream.ended;
    expect(stream.text()).not.toContain('event: complete');
  });

  test('comes when the server stops, without “complete”', async () => {
    const live = await open();
    const stream = await readStream(live.port);
    await expect.poll(stream.results).toHaveLength(1);
    await live.close();
    await stream.ended;
    expect(stream.text()).not.toContain('event: complete');
  });

  test('comes when the server stops while the first client is identified', async () => {
    const arrived = Promise.withResolvers<void>();
    const madeOut = Promise.withResolvers<void>();
    const beforeIdentified = async () => {
      arrived.resolve();
      await madeOut.promise;
    };
    const live = await open({ beforeIdentified });
    const asking = readStream(live.port);
    await arrived.promise;
    const closed = live.close();
    await expect.poll(() => live.app.server.listening).toBe(false);
    madeOut.resolve();
    await (await asking).ended;
    await closed;
  });

  test('comes after 65 s without an answer to a ping', async () => {
    let now = 0;
    const live = await open({ now: () => now });
    const stream = await readStream(live.port);
    await expect.poll(stream.results).toHaveLength(1);
    now = 64_999;
    await expect.poll(stream.text).toContain(':ping');
    now = 65_000;
    await stream.ended;
  });
});

test('a stream ends without “complete” when its player is signed out elsewhere', async () => {
  const grants = new Set([GRANT]);
  const accessNews = createAccessNews();
  const live = await open({ accessNews, listKeptGrants: async () => grants });
  const guest = await readStream(live.port);
  const stream = await readStream(live.port, { headers: { authorization: ACCOUNT } });
  await expect.poll(stream.results).toHaveLength(1);
  grants.clear();
  accessNews.publishEnded('ana');
  await stream.ended;
  expect(stream.text()).not.toContain('complete');
  expect(await live.metrics()).toContain('live_streams 1\n');
  guest.leave();
});

describe('a stream that can never be written to', () => {
  const limits = { socketsOfAddress: 2 };
  const address = '203.0.113.5';

  test('is not opened for a client that disconnects before it is identified', async () => {
    const arrived = Promise.withResolvers<void>();
    const hungUp = Promise.withResolvers<void>();
    let asked = 0;
    const beforeIdentified = async () => {
      asked += 1;
      if (asked === 1) arrived.resolve();
      if (asked === 1) await hungUp.promise;
    };
    const live = await open({ limits, address, beforeIdentified });
    const client = await sendRequests(live.port, 1);
    await arrived.promise;
    client.destroy();
    await expect.poll(() => live.streams[0]!.destroyed).toBe(true);
    hungUp.resolve();
    expect(await openTwo(live)).toEqual([200, 200]);
  });

  test('is not opened behind another stream on the same connection', async () => {
    const live = await open({ limits, address });
    const client = await sendRequests(live.port, 3);
    await once(client, 'data');
    expect(await live.metrics()).toContain('live_streams 1\n');
    client.destroy();
    await expect.poll(live.metrics).toContain('live_streams 0\n');
    expect(await openTwo(live)).toEqual([200, 200]);
  });

  async function openTwo({ port }: LiveUnderTest) {
    const streams = [await readStream(port), await readStream(port)];
    return streams.map(({ status }) => status);
  }

  /** Sends this many requests for a stream at once on one connection. */
  async function sendRequests(port: number, count: number): Promise<Socket> {
    const body = JSON.stringify({ query: FOLLOW, variables: { id: 'room' } });
    const head = [
      'POST /graphql/stream HTTP/1.1',
      'host: 127.0.0.1',
      'accept: text/event-stream',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    const client = connect({ host: '127.0.0.1', port });
    onTestFinished(() => void client.destroy());
    await once(client, 'connect');
    client.write(`${head.join('\r\n')}\r\n\r\n${body}`.repeat(count));
    return client;
  }
});

describe('a refused request', () => {
  test.each([
    {
      name: 'for another player’s seat',
      asked: { variables: { id: 'room', secret: 'wrong' } },
      code: 'NOT_SEATED',
    },
    {
      name: 'for an operation that is no subscription',
      asked: { query: '{ hello }' },
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'for an invalid query',
      asked: { query: 'subscription { x }' },
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
  ])('$name gets its code, and the stream is complete', async ({ asked, code }) => {
    const stream = await readStream((await open()).port, asked);
    await stream.ended;
    expect(stream.results()).toMatchObject([{ errors: [{ extensions: { code } }] }]);
    expect(stream.text()).toMatch(/event: complete\ndata: \n\n$/);
  });

  test.each([
    {
      name: 'from a page of another site',
      headers: { origin: 'https://other.example' },
      status: 403,
    },
    { name: 'from a client that accepts no event stream', headers: { accept: '*/*' }, status: 406 },
    { name: 'with an expired token', headers: { authorization: 'expired-token' }, status: 401 },
  ])('$name gets $status', async ({ headers, status }) => {
    expect((await readStream((await open()).port, { headers })).status).toBe(status);
  });

  test('without a query gets 400', async () => {
    const { port } = await open();
    expect((await readStream(port, { variables: 7 as never })).status).toBe(400);
  });

  test('for a sign of life gets refused from another site, and without a stream', async () => {
    const { port } = await open();
    const body = { room: 'room', stream: 'any' };
    expect(await signOfLife(port, body, { origin: 'https://other.example' })).toBe(403);
    expect(await signOfLife(port, { room: 'room' })).toBe(400);
    expect(await signOfLife(port, { ...body, stream: 'x'.repeat(65) })).toBe(400);
  });
});

describe('streams and sockets share the limits', () => {
  const headers = { authorization: ACCOUNT };

  test('of an account', async () => {
    const live = await open({ limits: { socketsOfAccount: 2 } });
    await (await live.connect()).init(headers);
    const stream = await readStream(live.port, { headers });
    expect((await readStream(live.port, { headers })).status).toBe(429);
    stream.leave();
    await expect.poll(async () => (await readStream(live.port, { headers })).status).toBe(200);
  });

  test('of an address', async () => {
    const live = await open({ limits: { socketsOfAddress: 2 }, address: '203.0.113.5' });
    await live.connect();
    await readStream(live.port);
    expect((await readStream(live.port)).status).toBe(429);
  });

  test('of subscriptions at the same time', async () => {
    const live = await open({ limits: { subscriptionsOfAccount: 2 } });
    const socket = await live.connect();
    await socket.init(headers);
    socket.subscribe('room', FOLLOW, { id: 'room' });
    await socket.next();
    const first = await readStream(live.port, { headers });
    await expect.poll(first.results).toHaveLength(1);
    const second = await readStream(live.port, { headers });
    await second.ended;
    expect(second.results()).toMatchObject([
      { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    ]);
    first.leave();
    const firstResult = async () => {
      const stream = await readStream(live.port, { headers });
      await expect.poll(stream.results).toHaveLength(1);
      stream.leave();
      return stream.results()[0];
    };
    await expect.poll(firstResult).toMatchObject({ data: {} });
  });

  test('of operations in a second', async () => {
    const operationRateOfAccount = { burst: 1, perSecond: 0 };
    const live = await open({ limits: { operationRateOfAccount } });
    const first = await readStream(live.port, { headers });
    await expect.poll(first.results).toMatchObject([{ data: {} }]);
    const second = await readStream(live.port, { headers });
    await expect
      .poll(second.results)
      .toMatchObject([{ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] }]);
  });
});

function roomInPlay() {
  const round = {
    id: 'round',
    number: 1,
    filmId: '1',
    answer: tenths(73),
    reviewId: 'review',
    posterKey: 'key',
    startedAt: 0,
    deadline: undefined,
    attempts: [],
    pause: undefined,
  };
  const seats = [aSeat({ id: BEN, name: 'Ben' })];
  return openRooms(aRoom({ seats, progress: { phase: 'guessing', round } }));
}
