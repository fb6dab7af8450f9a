import { setImmediate as realTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aConnection, latestSocket, REQUEST } from './connection-under-test.ts';
import { ScriptedSocket } from './socket-under-test.ts';

/** An event stream. The test plays the server. */
type Stream = Readonly<{
  request: unknown;
  write: (text: string) => void;
  end: () => void;
  /** Aborted when the browser closes the stream. */
  signal: AbortSignal;
}>;

let streams: Stream[];
let alive: unknown[];
let status: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  ScriptedSocket.opened = [];
  streams = [];
  alive = [];
  status = 200;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent = JSON.parse(String(init.body));
    if (url === '/graphql/stream/alive') {
      alive.push(sent);
      return new Response(null, { status: 204 });
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    streams.push({
      request: sent,
      write: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
      signal: init.signal as AbortSignal,
    });
    return new Response(readable, { status, headers: { 'stream-id': 'stream-1' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ROOM = { ...REQUEST, variables: { id: 'room' } };

/** A connection that subscribes to the room in a network that blocks sockets. */
async function aBlockedConnection(variables = ROOM) {
  const connection = aConnection();
  connection.tab.isServerReachable = true;
  const stop = connection.follow(variables);
  (await latestSocket()).fail();
  await vi.advanceTimersByTimeAsync(375);
  (await latestSocket()).fail();
  await settle();
  return { ...connection, stop };
}

/** Streams need turns of the event loop that fake timers do not give. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await vi.advanceTimersByTimeAsync(0);
  await realTurn();
}

function next(result: object): string {
  return `event: next\ndata: ${JSON.stringify(result)}\n\n`;
}

describe('when sockets are blocked', () => {
  test('the same subscription uses an event stream after two failed handshakes', async () => {
    const { connection, got } = await aBlockedConnection();
    expect(streams.map(({ request }) => request)).toEqual([ROOM]);
    expect(connection.getState()).toEqual({ type: 'ready' });
    streams[0]!.write(`:\n\n${next({ data: { x: 1 } })}`);
    await settle();
    expect(got).toEqual([{ x: 1 }]);
    expect(connection.isOpenFor('token-1')).toBe(false);
  });

  test('the next subscription uses an event stream at once, without trying a socket', async () => {
    const { follow, stop } = await aBlockedConnection();
    const tried = ScriptedSocket.opened.length;
    stop();
    follow(ROOM);
    await settle();
    expect(streams).toHaveLength(2);
    expect(streams[0]!.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ScriptedSocket.opened).toHaveLength(tried);
  });

  test('one failed handshake is not enough, nor are two while the server is away', async () => {
    const { follow, tab } = aConnection();
    follow();
    for (let tried = 0; tried < 3; tried++) {
      (await latestSocket()).fail();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    tab.isServerReachable = true;
    (await latestSocket()).fail();
    await settle();
    expect(streams).toEqual([]);
  });

  test('the notice about the network disappears once a stream is open', async () => {
    const { connection } = await aBlockedConnection();
    expect(connection.blocked.isBlocked()).toBe(false);
  });
});

describe('an event stream', () => {
  test('that is lost is opened again, and continues', async () => {
    const { connection, got } = await aBlockedConnection();
    streams[0]!.end();
    await settle();
    expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: Date.now() + 375 });
    await vi.advanceTimersByTimeAsync(375);
    await settle();
    expect(connection.getState()).toEqual({ type: 'ready' });
    streams[1]!.write(next({ data: { x: 2 } }));
    await settle();
    expect(got).toEqual([{ x: 2 }]);
  });

  test('brings an event whole that arrives in pieces, and two that arrive together', async () => {
    const { got } = await aBlockedConnection();
    const text = next({ data: { x: 'Amélie' } });
    streams[0]!.write(text.slice(0, 20));
    streams[0]!.write(text.slice(20, -1));
    await settle();
    expect(got).toEqual([]);
    streams[0]!.write(`\n:ping\n\n${next({ data: { x: 2 } })}`);
    await settle();
    expect(got).toEqual([{ x: 'Amélie' }, { x: 2 }]);
    expect(alive).toHaveLength(1);
  });

  test.each([
    { name: 'in an open round within 12 s', isAttentive: true, within: 12_000 },
    { name: 'otherwise within 31 s', isAttentive: false, within: 31_000 },
  ])('that is silent is given up: $name', async ({ isAttentive, within }) => {
    const { connection } = await aBlockedConnection();
    connection.setAttentive(isAttentive);
    streams[0]!.write(':\n\n');
    await settle();
    await vi.advanceTimersByTimeAsync(within - 2_000);
    expect(streams[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(streams[0]!.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(375);
    expect(streams).toHaveLength(2);
    connection.setAttentive(false);
  });

  test('that is cut in an open round is reported within five seconds, until it goes on', async () => {
    const { connection } = await aBlockedConnection();
    connection.setAttentive(true);
    streams[0]!.write(':\n\n');
    await settle();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(connection.getState()).toEqual({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connection.getState()).toEqual({ type: 'silent' });
    streams[0]!.write(':\n\n');
    await settle();
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.getState()).toEqual({ type: 'ready' });
    connection.setAttentive(false);
  });

  test('answers each ping with a sign of life, and no other comment', async () => {
    await aBlockedConnection();
    streams[0]!.write(':\n\n');
    await settle();
    expect(alive).toEqual([]);
    streams[0]!.write(':ping\n\n');
    await settle();
    expect(alive).toEqual([{ room: 'room', stream: 'stream-1' }]);
  });

  test('that the server refuses ends with its code', async () => {
    const { connection, got } = await aBlockedConnection();
    const errors = [{ message: 'taken', extensions: { code: 'SEAT_TAKEN_OVER' } }];
    streams[0]!.write(`${next({ errors })}event: complete\ndata: \n\n`);
    await settle();
    expect(got).toEqual([{ end: 'SEAT_TAKEN_OVER' }]);
    expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: undefined });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(1);
  });

  test('that the server completes is over', async () => {
    const { got } = await aBlockedConnection();
    streams[0]!.write('event: complete\ndata: \n\n');
    await settle();
    expect(got).toEqual([{ end: 'closed' }]);
  });

  test('whose token is refused ends, because of a sign-out elsewhere', async () => {
    status = 401;
    const { got } = await aBlockedConnection();
    expect(got).toEqual([{ end: 'UNAUTHORIZED' }]);
  });

  test('that the server has no room for is requested again after growing waits', async () => {
    status = 429;
    const { got } = await aBlockedConnection();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(streams.length).toBeGreaterThan(2);
    expect(streams.length).toBeLessThan(8);
    expect(got).toEqual([]);
  });

  test('that was stopped reports nothing more', async () => {
    const { got, stop } = await aBlockedConnection();
    stop();
    streams[0]!.write(next({ data: { x: 1 } }));
    await settle();
    expect(got).toEqual([]);
    expect(streams[0]!.signal.aborted).toBe(true);
  });
});
