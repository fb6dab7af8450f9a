import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aConnection, connect, latestSocket, REQUEST } from './connection-under-test.ts';
import { ScriptedSocket } from './socket-under-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.opened = [];
});

afterEach(() => vi.useRealTimers());

test('no connection is opened before the first subscription', async () => {
  const { connection } = aConnection();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ScriptedSocket.opened).toEqual([]);
  expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: undefined });
});

test('a connection is opened with the token, and then the subscription is sent with its own id', async () => {
  const { connection, got, follow } = aConnection();
  follow();
  expect((await latestSocket()).sent).toEqual([]);
  expect(connection.getState()).toEqual({ type: 'connecting' });
  const socket = await connect();
  expect(connection.getState()).toEqual({ type: 'ready' });
  expect(socket.sent).toEqual([
    {
      type: 'connection_init',
      payload: { authorization: 'Bearer token-1' },
    },
    { type: 'subscribe', id: 'Follow', payload: REQUEST },
  ]);
  socket.answer({ type: 'next', id: 'Follow', payload: { data: { x: 1 } } });
  expect(got).toEqual([{ x: 1 }]);
});

test('a connection that is not acknowledged within fifteen seconds is closed and opened again', async () => {
  const { follow } = aConnection();
  follow();
  (await latestSocket()).open();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(ScriptedSocket.opened).toHaveLength(1);
  expect(ScriptedSocket.opened[0]!.closedWith).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1 + 375);
  expect(ScriptedSocket.opened[0]!.closedWith).toBe(4499);
  expect(ScriptedSocket.opened).toHaveLength(2);
});

test('a lost connection is back within a second, with its subscriptions', async () => {
  const { connection, got, follow } = aConnection();
  follow();
  (await connect()).end(1006);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: Date.now() + 375 });
  await vi.advanceTimersByTimeAsync(375);
  const socket = await connect();
  expect(socket.sent).toHaveLength(2);
  socket.answer({ type: 'next', id: 'Follow', payload: { data: { x: 2 } } });
  expect(got).toEqual([{ x: 2 }]);
});

test('an absent server is tried every five seconds for a minute, then less often', async () => {
  const { follow } = aConnection();
  follow();
  (await connect()).end(1001);
  const minute = Array<number>(12).fill(5_000);
  for (const wait of [375, ...minute, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    const before = ScriptedSocket.opened.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(ScriptedSocket.opened).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(ScriptedSocket.opened).toHaveLength(before + 1);
    ScriptedSocket.opened.at(-1)!.end(1006);
  }
});

test('a player who returns to the tab or to the network does not wait', async () => {
  const { tab, follow } = aConnection();
  follow();
  tab.isWatched = false;
  (await connect()).end(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ScriptedSocket.opened).toHaveLength(1);
  tab.comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(ScriptedSocket.opened).toHaveLength(2);
});

test('a pending try is given up when the player returns, and does not count', async () => {
  const { tab, follow } = aConnection();
  follow();
  (await connect()).end(1006);
  await vi.advanceTimersByTimeAsync(375);
  (await latestSocket()).fail();
  await vi.advanceTimersByTimeAsync(5_000);
  const hanging = await latestSocket();
  await vi.advanceTimersByTimeAsync(2_000);
  tab.comeBack();
  expect(hanging.closedWith).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  tab.comeBack();
  expect(hanging.closedWith).toBe(4499);
  await vi.advanceTimersByTimeAsync(375);
  expect(ScriptedSocket.opened).toHaveLength(4);
});

test.each([
  { name: 'while it waits to be tried', after: 10_000 },
  { name: 'after it was given up', after: 120_000 },
])(
  'a player who goes home without a connection gets the next room’s connection at once: $name',
  async ({ after }) => {
    const { follow } = aConnection();
    const stop = follow();
    (await connect()).fail();
    for (const wait of [375, 5_000, 10_000, 20_000, 40_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      (await latestSocket()).fail();
    }
    await vi.advanceTimersByTimeAsync(0);
    stop();
    const tried = ScriptedSocket.opened.length;
    await vi.advanceTimersByTimeAsync(after);
    expect(ScriptedSocket.opened).toHaveLength(tried);
    follow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ScriptedSocket.opened).toHaveLength(tried + 1);
  },
);

test.each([
  { name: '', isAttentive: false, sleptMs: 31_000 },
  { name: ' in an open round', isAttentive: true, sleptMs: 12_000 },
])('a phone that slept$name gets another connection at once on return', async (about) => {
  const { connection, tab, follow } = aConnection();
  follow();
  const socket = await connect();
  connection.setAttentive(about.isAttentive);
  // Timers stand still while a phone sleeps.
  vi.setSystemTime(Date.now() + about.sleptMs);
  tab.comeBack();
  expect(socket.closedWith).toBe(4499);
  await vi.advanceTimersByTimeAsync(0);
  expect(ScriptedSocket.opened).toHaveLength(2);
});

test('a connection that died while the tab was away for a moment is replaced two seconds after the return', async () => {
  const { tab, follow } = aConnection();
  follow();
  const socket = await connect();
  tab.comeBack();
  expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(socket.closedWith).toBe(4499);
  expect(ScriptedSocket.opened).toHaveLength(2);
});

test('only the first try after a return does not wait', async () => {
  const { tab, follow } = aConnection();
  follow();
  await connect();
  vi.setSystemTime(Date.now() + 60_000);
  tab.comeBack();
  (await latestSocket()).fail();
  await vi.advanceTimersByTimeAsync(374);
  expect(ScriptedSocket.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(ScriptedSocket.opened).toHaveLength(3);
});

test('a silent connection is pinged, and kept if it answers', async () => {
  const { follow } = aConnection();
  follow();
  const socket = await connect();
  for (let asked = 1; asked <= 3; asked++) {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.sent.filter(({ type }) => type === 'ping')).toHaveLength(asked);
    socket.answer({ type: 'pong' });
  }
  await vi.advanceTimersByTimeAsync(20_000 + 10_000);
  expect(socket.closedWith).toBe(4499);
});

test('the connection is closed one second after the last subscription ended', async () => {
  const { connection, follow } = aConnection();
  const stop = follow();
  const socket = await connect();
  stop();
  await vi.advanceTimersByTimeAsync(999);
  expect(socket.sent.at(-1)).toEqual({ type: 'complete', id: 'Follow' });
  expect(socket.closedWith).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.closedWith).toBe(1000);
  expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: undefined });
});

test('a new subscription within the second keeps the connection', async () => {
  const { follow } = aConnection();
  const stop = follow();
  const socket = await connect();
  stop();
  await vi.advanceTimersByTimeAsync(375);
  follow();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.closedWith).toBeUndefined();
  expect(ScriptedSocket.opened).toHaveLength(1);
  expect(socket.sent.at(-1)).toMatchObject({ type: 'subscribe', id: 'Follow' });
});

test('two subscriptions of the same operation are told apart', async () => {
  const { follow } = aConnection();
  follow();
  follow();
  const socket = await connect();
  expect(socket.sent.slice(1).map(({ id }) => id)).toEqual(['Follow', 'Follow-2']);
});

test.each([4401, 4403])('a token that is refused with %i is replaced by another', async (code) => {
  const { connection, follow } = aConnection({ tokens: ['token-1', 'token-2'] });
  follow();
  (await latestSocket()).open();
  await vi.advanceTimersByTimeAsync(0);
  ScriptedSocket.opened[0]!.end(code);
  await vi.advanceTimersByTimeAsync(1_000);
  const socket = await connect();
  expect(socket.sent[0]).toEqual({
    type: 'connection_init',
    payload: { authorization: 'Bearer token-2' },
  });
  expect(connection.getState()).toEqual({ type: 'ready' });
});

test('without another token the subscription ends, because of a sign-out elsewhere', async () => {
  const { got, follow } = aConnection();
  follow();
  (await latestSocket()).open();
  await vi.advanceTimersByTimeAsync(0);
  ScriptedSocket.opened[0]!.end(4403);
  await vi.advanceTimersByTimeAsync(1_000);
  (await latestSocket()).open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(got).toEqual([{ end: 'UNAUTHORIZED' }]);
});

test('a server that refuses every token is not tried for ever', async () => {
  const { got, follow } = aConnection({ tokens: ['1', '2', '3', '4', '5', '6', '7', '8'] });
  follow();
  for (let tried = 0; tried < 6; tried++) {
    const socket = await latestSocket();
    socket.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.end(4401);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(got).toEqual([{ end: 'UNAUTHORIZED' }]);
  expect(ScriptedSocket.opened).toHaveLength(5);
});

test('a player who signs in again after many refused tokens gets a connection', async () => {
  const tokens = ['1', '2', '3', '4', '5', '6'];
  const { got, follow } = aConnection({ tokens });
  follow();
  for (let tried = 0; tried < 5; tried++) {
    const socket = await latestSocket();
    socket.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.end(4401);
  }
  expect(got).toEqual([{ end: 'UNAUTHORIZED' }]);
  tokens[0] = 'new';
  follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await connect()).sent[0]).toMatchObject({ payload: { authorization: 'Bearer new' } });
});

test('a stage without a signed-in player is admitted by its key alone', async () => {
  const { follow } = aConnection({ tokens: [] });
  follow();
  const socket = await connect();
  expect(socket.sent[0]).toEqual({ type: 'connection_init', payload: {} });
});

test('a subscription that the server ends reports its code, once', async () => {
  const { got, follow } = aConnection();
  follow();
  const socket = await connect();
  const payload = [{ message: 'taken', extensions: { code: 'SEAT_TAKEN_OVER' } }];
  socket.answer({ type: 'error', id: 'Follow', payload });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(got).toEqual([{ end: 'SEAT_TAKEN_OVER' }]);
  expect(socket.closedWith).toBe(1000);
});

test('a subscription that the server completes is complete', async () => {
  const { got, follow } = aConnection();
  follow();
  const socket = await connect();
  socket.answer({ type: 'complete', id: 'Follow' });
  await vi.advanceTimersByTimeAsync(0);
  expect(got).toEqual([{ end: 'closed' }]);
});

test('a stopped subscription gets nothing more', async () => {
  const { got, follow } = aConnection();
  const stop = follow();
  const socket = await connect();
  stop();
  socket.answer({ type: 'next', id: 'Follow', payload: { data: { x: 1 } } });
  socket.answer({ type: 'complete', id: 'Follow' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(got).toEqual([]);
});

test('while a server stays away, the page says when the next try is', async () => {
  const { connection, follow } = aConnection();
  follow();
  (await connect()).fail();
  for (const wait of [375, 5_000, 5_000]) {
    const tried = await latestSocket();
    if (tried.readyState === ScriptedSocket.CONNECTING) tried.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: Date.now() + wait });
    await vi.advanceTimersByTimeAsync(wait);
  }
});

test('a connection that a server error ended is opened again after growing waits', async () => {
  const { connection, got, follow } = aConnection();
  follow();
  for (const wait of [375, 5_000, 10_000]) {
    const opened = ScriptedSocket.opened.length;
    (await connect()).end(4500);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toEqual({ type: 'closed', nextTryAt: Date.now() + wait });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(ScriptedSocket.opened).toHaveLength(Math.max(opened, 1));
    await vi.advanceTimersByTimeAsync(1);
  }
  const socket = await connect();
  expect(socket.sent.at(-1)).toMatchObject({ type: 'subscribe', id: 'Follow' });
  expect(got).toEqual([]);
});
