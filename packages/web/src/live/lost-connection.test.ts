import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aConnection, connect, latestSocket } from './connection-under-test.ts';
import { ScriptedSocket } from './socket-under-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.opened = [];
});

afterEach(() => vi.useRealTimers());

test.each([1002, 1008, 1011, 3000, 4400, 4406, 4409, 4429, 4999])(
  'a connection that was closed with %i is opened again',
  async (code) => {
    const { got, follow } = aConnection();
    follow();
    (await connect()).end(code);
    await vi.advanceTimersByTimeAsync(1_000);
    const socket = await connect();
    expect(ScriptedSocket.opened).toHaveLength(2);
    socket.answer({ type: 'next', id: socket.sent.at(-1)!.id!, payload: { data: { x: 2 } } });
    expect(got).toEqual([{ x: 2 }]);
  },
);

test('a connection that the server closes normally is opened again after growing waits', async () => {
  const { connection, follow } = aConnection();
  follow();
  for (const wait of [375, 5_000, 10_000]) {
    const opened = ScriptedSocket.opened.length;
    (await connect()).end(1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: Date.now() + wait });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(ScriptedSocket.opened).toHaveLength(Math.max(opened, 1));
    await vi.advanceTimersByTimeAsync(1);
  }
  expect((await connect()).sent.at(-1)).toMatchObject({ type: 'subscribe', id: 'Follow' });
});

test('a dead connection in an open round is given up within twelve seconds', async () => {
  const { connection, follow } = aConnection();
  follow();
  const socket = await connect();
  connection.setAttentive(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
  socket.answer({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.closedWith).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(socket.closedWith).toBe(4499);
});

test('a cut connection in an open round is reported within five seconds, until it answers', async () => {
  const { connection, follow } = aConnection();
  follow();
  const socket = await connect();
  connection.setAttentive(true);
  await vi.advanceTimersByTimeAsync(700);
  socket.answer({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.getState()).toEqual({ type: 'silent' });
  expect(socket.closedWith).toBeUndefined();
  socket.answer({ type: 'pong' });
  expect(connection.getState()).toEqual({ type: 'ready' });
  connection.setAttentive(false);
});

test('a slow connection in an open round is never reported as cut', async () => {
  const { connection, follow } = aConnection();
  follow();
  const socket = await connect();
  connection.setAttentive(true);
  const states = new Set<string>();
  connection.onChange(({ type }) => states.add(type));
  let pings = 0;
  for (let tenth = 0; tenth < 600; tenth++) {
    await vi.advanceTimersByTimeAsync(100);
    const sent = socket.sent.filter(({ type }) => type === 'ping').length;
    if (sent > pings) setTimeout(() => socket.answer({ type: 'pong' }), 1_500);
    pings = sent;
  }
  expect(pings).toBeGreaterThan(10);
  expect([...states]).toEqual([]);
  connection.setAttentive(false);
});

test('a connection that answers in an open round is kept', async () => {
  const { connection, follow } = aConnection();
  follow();
  const socket = await connect();
  connection.setAttentive(true);
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    if (socket.sent.at(-1)?.type === 'ping') socket.answer({ type: 'pong' });
  }
  expect(socket.closedWith).toBeUndefined();
  const pings = () => socket.sent.filter(({ type }) => type === 'ping').length;
  connection.setAttentive(false);
  const before = pings();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(pings() - before).toBeLessThanOrEqual(1);
});

test('a network that blocks live connections is recognised after two tries', async () => {
  const { connection, tab, follow } = aConnection();
  tab.isServerReachable = true;
  follow();
  (await latestSocket()).fail();
  await vi.advanceTimersByTimeAsync(375);
  expect(connection.blocked.isBlocked()).toBe(false);
  (await latestSocket()).fail();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.blocked.isBlocked()).toBe(true);
});

test.each([
  { name: 'a server that answers no request', isServerReachable: false, code: 1006 },
  { name: 'a server that closes with its own code', isServerReachable: true, code: 4500 },
])('$name is not taken for a blocking network', async ({ isServerReachable, code }) => {
  const { connection, tab, follow } = aConnection();
  tab.isServerReachable = isServerReachable;
  follow();
  for (const wait of [375, 5_000, 10_000]) {
    (await latestSocket()).end(code);
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(connection.blocked.isBlocked()).toBe(false);
});
