import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createSendQueue } from './send-queue.ts';

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** A socket whose client reads nothing once it is slow. */
function aSocket() {
  const writes: string[] = [];
  const client = { isSlow: false };
  const stream = new Duplex({
    read() {},
    writev(chunks, done) {
      writes.push(Buffer.concat(chunks.map(({ chunk }) => chunk)).toString('latin1'));
      if (!client.isSlow) done();
    },
  });
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
  };
  const request = { method: 'GET', headers } as unknown as IncomingMessage;
  const opened: WebSocket[] = [];
  new WebSocketServer({ noServer: true }).handleUpgrade(request, stream, Buffer.alloc(0), (ws) =>
    opened.push(ws),
  );
  writes.length = 0;
  return { ws: opened[0]!, stream, client, writes };
}

function aQueue({ mostUnsentBytes = 1_000_000 } = {}) {
  const socket = aSocket();
  const counted: [number, number][] = [];
  let timesTooSlow = 0;
  const { send, flush } = createSendQueue({
    ...socket,
    mostUnsentBytes,
    onTooSlow: () => {
      timesTooSlow += 1;
    },
    count: (messages, bytes) => counted.push([messages, bytes]),
  });
  const queue = { send: (text: string) => send(Buffer.from(text)), flush };
  return { ...socket, queue, counted, timesTooSlow: () => timesTooSlow };
}

/** Short texts as frames. */
const framed = (...texts: readonly string[]) =>
  texts.map((text) => `\x81${String.fromCharCode(text.length)}${text}`).join('');

test('all messages of a tick are one write, in order', async () => {
  const { queue, writes, counted } = aQueue();
  for (const text of ['one', 'two', 'three']) queue.send(text);
  expect(writes).toEqual([]);
  await nextTick();
  queue.send('four');
  await nextTick();
  expect(writes).toEqual([framed('one', 'two', 'three'), framed('four')]);
  expect(counted).toEqual([
    [3, 11],
    [1, 4],
  ]);
});

test('what waits is sent before the tick’s end on request, and only once', async () => {
  const { queue, writes } = aQueue();
  queue.send('one');
  queue.flush();
  expect(writes).toEqual([framed('one')]);
  queue.send('two');
  await nextTick();
  expect(writes).toEqual([framed('one'), framed('two')]);
});

test('a client with too much waiting is too slow', async () => {
  const { queue, client, timesTooSlow } = aQueue({ mostUnsentBytes: framed('1234567890').length });
  client.isSlow = true;
  queue.send('1234567890');
  await nextTick();
  expect(timesTooSlow()).toBe(0);
  queue.send('1');
  await nextTick();
  expect(timesTooSlow()).toBe(1);
});

test('nothing is sent after a close', async () => {
  const { queue, ws, writes } = aQueue();
  ws.close(1000);
  const before = [...writes];
  queue.send('after');
  await nextTick();
  expect(writes).toEqual(before);
});
