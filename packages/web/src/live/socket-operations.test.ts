import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aConnection, connect, latestSocket } from './connection-under-test.ts';
import { ScriptedSocket } from './socket-under-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.opened = [];
});

afterEach(() => vi.useRealTimers());

const GUESS = { operationName: 'Guess', query: 'mutation Guess { guess }', variables: {} };

/** A connection with an operation sent on it. */
async function anAskedConnection(signal = new AbortController().signal) {
  const { connection, follow } = aConnection();
  follow();
  const socket = await connect();
  const answer = connection.ask(GUESS, signal).then(
    (result) => ({ result }),
    (fault: Error) => ({ fault }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { connection, socket, answer };
}

test('an operation is answered on the socket, and nothing is sent after the answer', async () => {
  const { socket, answer } = await anAskedConnection();
  expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', id: 'Guess-1', payload: GUESS });
  socket.answer({ type: 'next', id: 'Guess-1', payload: { data: { guess: true } } });
  socket.answer({ type: 'complete', id: 'Guess-1' });
  expect(await answer).toEqual({ result: { data: { guess: true } } });
  expect(socket.sent.at(-1)?.type).toBe('subscribe');
});

test('an operation that the server refuses rejects with its errors', async () => {
  const { socket, answer } = await anAskedConnection();
  const payload = [{ message: 'wait', extensions: { code: 'TOO_MANY_REQUESTS' } }];
  socket.answer({ type: 'error', id: 'Guess-1', payload });
  expect(await answer).toEqual({ result: { errors: payload } });
});

test.each([1006, 1001, 4500])(
  'an unanswered operation fails when the socket closes with %i, and is not sent again',
  async (code) => {
    const { socket, answer } = await anAskedConnection();
    socket.end(code);
    expect(await answer).toMatchObject({ fault: { code: 'LOST_ANSWER' } });
    await vi.advanceTimersByTimeAsync(1_000);
    const next = await connect();
    expect(next).not.toBe(socket);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(next.sent.map(({ type, id }) => id ?? type)).not.toContain('Guess-1');
    expect(next.sent.map(({ type, id }) => id ?? type)).toContain('Follow');
  },
);

test('an unanswered operation fails at its time limit, and is completed at the server', async () => {
  const { signal, abort } = abortable();
  const { socket, answer } = await anAskedConnection(signal);
  abort(new DOMException('late', 'TimeoutError'));
  expect(await answer).toMatchObject({ fault: { name: 'TimeoutError' } });
  expect(socket.sent.at(-1)).toEqual({ type: 'complete', id: 'Guess-1' });
});

test('a late answer is not taken for the answer to a repeated operation', async () => {
  const { signal, abort } = abortable();
  const { connection, socket, answer } = await anAskedConnection(signal);
  abort(new DOMException('late', 'TimeoutError'));
  await answer;
  const again = connection.ask(GUESS, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  const { id = '' } = socket.sent.at(-1) ?? {};
  for (const answered of ['Guess-1', id]) {
    socket.answer({ type: 'next', id: answered, payload: { data: { answered } } });
    socket.answer({ type: 'complete', id: answered });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await again).toEqual({ data: { answered: 'Guess-2' } });
});

test('the socket stays open until an operation is answered, even without a subscription', async () => {
  const { connection, follow } = aConnection();
  const stop = follow();
  const socket = await connect();
  const answer = connection.ask(GUESS, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.closedWith).toBeUndefined();
  socket.answer({ type: 'next', id: 'Guess-1', payload: { data: {} } });
  socket.answer({ type: 'complete', id: 'Guess-1' });
  expect(await answer).toEqual({ data: {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.closedWith).toBe(1000);
});

test('the connection counts as open only for the token it was acknowledged with', async () => {
  const { connection, follow } = aConnection();
  follow();
  expect(connection.isOpenFor('token-1')).toBe(false);
  (await latestSocket()).open();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOpenFor('token-1')).toBe(false);
  const socket = await latestSocket();
  socket.answer({ type: 'connection_ack' });
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOpenFor('token-1')).toBe(true);
  expect(connection.isOpenFor('token-2')).toBe(false);
  socket.end(1006);
  expect(connection.isOpenFor('token-1')).toBe(false);
});

function abortable() {
  const control = new AbortController();
  return { signal: control.signal, abort: (reason: unknown) => control.abort(reason) };
}
