import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLink, openSlowProxy, WEAK_LINK } from './slow-proxy.ts';

test('a packet takes its time on the link and half of the round trip', () => {
  const send = createLink(WEAK_LINK, () => 1000);
  expect(send(2_500)).toEqual({ sentAt: 1100, arrivesAt: 1350 });
});

test('packets leave one after another', () => {
  const send = createLink(WEAK_LINK, () => 1000);
  send(2_500);
  expect(send(2_500)).toEqual({ sentAt: 1200, arrivesAt: 1450 });
});

test('an answer arrives whole, after opening the connection and one round trip', async () => {
  const question = 'a'.repeat(4_000);
  const port = await startServer(async (socket) => {
    socket.end(`${await text(socket)}!`);
  });
  const speed = { bitsPerSecond: 400_000, roundTripMs: 100 };
  const proxy = await openSlowProxy(port, speed);
  onTestFinished(proxy.close);
  const begun = performance.now();
  const socket = connect({ port: Number(new URL(proxy.origin).port), allowHalfOpen: true });
  socket.end(question);
  expect(await text(socket)).toBe(`${question}!`);
  // Two round trips, and 80 ms for 4,000 bytes each way. Timers may fire a moment early.
  expect(performance.now() - begun).toBeGreaterThan(350);
});

test('a connection that breaks behind the proxy also breaks in front of it', async () => {
  const port = await startServer((socket) => socket.destroy());
  const proxy = await openSlowProxy(port, { bitsPerSecond: 1e6, roundTripMs: 2 });
  onTestFinished(proxy.close);
  const socket = connect(Number(new URL(proxy.origin).port));
  socket.resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

async function startServer(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, serve).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
