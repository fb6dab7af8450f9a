import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../../../testing/app/app-under-test.ts';
import { allowShared, USUAL_ALLOWANCE } from '../../platform/limits/address-limits.ts';
import { boundConnections, CONNECTION_LIMITS, type ConnectionBounds } from './connection-bounds.ts';

const LOOPBACK = '127.0.0.1';

test('a hundred pipelined requests for files on each of 20 connections open few files, and all end', async () => {
  const app = await prepare();
  let served = 0;
  app.addHook('preHandler', async () => {
    served++;
  });
  await app.listen({ host: LOOPBACK, port: 0 });
  const attack = 'GET /music/deuces.mp3 HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(100);
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = await dial(app.server);
      socket.on('error', () => {});
      socket.write(attack);
      await once(socket.resume(), 'close');
    }),
  );
  expect(served).toBeLessThanOrEqual(20 * CONNECTION_LIMITS.requestsInFlight);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('requests on one connection are answered one after another', async () => {
  const app = await prepare();
  let running = 0;
  let most = 0;
  app.addHook('preHandler', async () => {
    most = Math.max(most, ++running);
  });
  app.addHook('onResponse', async () => {
    running--;
  });
  await app.listen({ host: LOOPBACK, port: 0 });
  const socket = await dial(app.server);
  const request = 'GET /music/deuces.mp3 HTTP/1.1\r\nhost: localhost\r\n';
  const pipelined = `${request}\r\n`.repeat(CONNECTION_LIMITS.requestsInFlight - 1);
  socket.write(`${pipelined}${request}connection: close\r\n\r\n`);
  const answers = (await text(socket)).match(/HTTP\/1\.1 200 /g);
  expect(answers).toHaveLength(CONNECTION_LIMITS.requestsInFlight);
  expect(most).toBe(1);
});

test.each([
  { name: 'stays open after its answer', limits: { idleMs: 1 }, path: '/healthz' },
  { name: 'never reads its answer', limits: { stuckMs: 50 }, path: '/endless' },
])('a connection that $name is closed', async ({ limits, path }) => {
  const app = await prepare({ ...CONNECTION_LIMITS, ...limits });
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  app.get('/endless', async (_request, reply) => reply.send(endless));
  await app.listen({ host: LOOPBACK, port: 0 });
  const closed = new Promise((resolve) => {
    app.server.once('connection', (accepted: Socket) => accepted.once('close', resolve));
  });
  const socket = await dial(app.server);
  socket.on('error', () => {});
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await closed;
});

test('one connection too many from an address is cut off, until another one has closed', async () => {
  const refused: string[] = [];
  const server = await serve({ most: 1, onLimit: (limit) => refused.push(limit) });
  const left = new Promise((resolve) => {
    server.once('connection', (accepted: Socket) => accepted.once('close', resolve));
  });
  const first = await dial(server);
  expect(await isAnswered(await dial(server))).toBe(false);
  expect(refused).toEqual(['connections']);
  first.destroy();
  await left;
  expect(await isAnswered(await dial(server))).toBe(true);
});

test('a shared address may have twenty times as many connections', async () => {
  const server = await serve({ most: 1, allowanceOf: allowShared([LOOPBACK]) });
  for (let n = 0; n < 20; n++) expect(await isAnswered(await dial(server))).toBe(true);
  expect(await isAnswered(await dial(server))).toBe(false);
});

test('an exempt address may have any number of connections', async () => {
  const server = await serve({ most: 1, isExempt: (address) => address === LOOPBACK });
  for (let n = 0; n < 3; n++) expect(await isAnswered(await dial(server))).toBe(true);
});

test('a WebSocket does not count as a connection', async () => {
  const server = await serve({ most: 1 });
  server.on('upgrade', (_request, stream) =>
    stream.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  );
  const socket = await dial(server);
  socket.write(
    'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  );
  await once(socket, 'data');
  expect(await isAnswered(await dial(server))).toBe(true);
});

/** An app that does not listen yet, so that routes and hooks can be added. */
async function prepare(connections = CONNECTION_LIMITS): Promise<FastifyInstance> {
  const { app, close } = await openApp({ connections });
  onTestFinished(close);
  return app;
}

async function serve(about: Partial<ConnectionBounds>): Promise<Server> {
  const server = createServer((_request, response) => response.end());
  boundConnections(server, {
    most: CONNECTION_LIMITS.ofAddress,
    allowanceOf: USUAL_ALLOWANCE,
    onLimit: () => {},
    isExempt: () => false,
    ...about,
  });
  await once(server.listen(0, LOOPBACK), 'listening');
  onTestFinished(() => void server.close());
  return server;
}

async function dial(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, LOOPBACK);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Whether a request on the connection gets an answer; the connection stays. */
function isAnswered(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('data', () => resolve(true));
  socket.once('close', () => resolve(false));
  socket.on('error', () => resolve(false));
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return promise;
}
