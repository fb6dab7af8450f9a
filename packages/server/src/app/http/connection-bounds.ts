import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AllowanceOf } from '../../platform/limits/address-allowance.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { createOpenCount } from '../../rooms/live/connections/open-count.ts';

/** What one connection may do, and how many there may be. */
export type ConnectionLimits = Readonly<{
  /** From one address, WebSockets aside: they have their own limit. */
  ofAddress: number;
  /** Requests on one connection that are not answered yet. Browsers and proxies send one at a time. */
  requestsInFlight: number;
  /** How long a connection may stay open after an answer. */
  idleMs: number;
  /** How long a client may take nothing of an answer. Event streams send something every 12 s. */
  stuckMs: number;
}>;

export const CONNECTION_LIMITS: ConnectionLimits = {
  ofAddress: 256,
  requestsInFlight: 8,
  idleMs: 8_000,
  stuckMs: 30_000,
};

/** Longer than proxies keep a connection: else they would send into one that is being closed. */
export const BEHIND_PROXY: ConnectionLimits = { ...CONNECTION_LIMITS, idleMs: 130_000 };

type InFlight = { count: number; last: Promise<unknown> };

/**
 * Answers the requests of a connection one after another, so that pipelined ones open no files and take no memory before
 * their turn. A connection with more than `most` unanswered requests is cut off.
 */
export function boundRequestsInFlight(app: FastifyInstance, most: number): void {
  const connections = new WeakMap<Socket, InFlight>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const inFlight = connections.get(socket) ?? { count: 0, last: Promise.resolve() };
    connections.set(socket, inFlight);
    if (inFlight.count === most) {
      socket.destroy();
      return reply.hijack();
    }
    const before = inFlight.last;
    const isFirst = inFlight.count++ === 0;
    inFlight.last = once(reply.raw, 'close');
    reply.raw.once('close', () => inFlight.count--);
    if (!isFirst) await before;
    return undefined;
  });
}

export type ConnectionBounds = Readonly<{
  most: number;
  allowanceOf: AllowanceOf;
  /** True for addresses that are not counted: health checks must pass, and a proxy has everybody behind it. */
  isExempt: (address: string) => boolean;
}>;

/** Cuts off connections of an address that has too many. One that becomes a WebSocket counts no more. */
export function boundConnections(
  server: Server,
  { most, allowanceOf, isExempt }: ConnectionBounds,
): void {
  const counts = createOpenCount(most);
  const releases = new WeakMap<Duplex, () => void>();
  const release = (stream: Duplex) => {
    releases.get(stream)?.();
    releases.delete(stream);
  };
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isExempt(address)) return;
    const counted = counts.open(networkOf(address), { allowance: allowanceOf(address) });
    if (counted === undefined) return void socket.destroy();
    releases.set(socket, counted);
    socket.once('close', () => release(socket));
  });
  server.on('upgrade', (_request, stream) => release(stream));
}
