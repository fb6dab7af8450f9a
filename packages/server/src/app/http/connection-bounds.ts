import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type AllowanceOf, networkOf, type OnLimit } from '../../platform/limits/address-limits.ts';
import { createOpenCount } from '../../rooms/live/connections/open-count.ts';

/** Limits of one connection, and of the number of connections. */
export type ConnectionLimits = Readonly<{
  /** Connections from one address, without WebSockets: they have their own limit. */
  ofAddress: number;
  /** Unanswered requests on one connection. Browsers and proxies send one at a time. */
  requestsInFlight: number;
  /** How long a connection may stay open after an answer. */
  idleMs: number;
  /** How long a client may read nothing of an answer. Event streams send something every 12 s. */
  stuckMs: number;
}>;

export const CONNECTION_LIMITS: ConnectionLimits = {
  ofAddress: 256,
  requestsInFlight: 8,
  idleMs: 8_000,
  stuckMs: 30_000,
};

/** Longer than proxies keep a connection. A proxy could otherwise send into one that is being closed. */
export const BEHIND_PROXY: ConnectionLimits = { ...CONNECTION_LIMITS, idleMs: 130_000 };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers of one connection. The first one runs; the others wait for it. */
type Waiting = (() => void)[];

/**
 * Answers the requests of a connection one after another: a pipelined request opens no files and takes no memory before
 * its turn. Cuts off a connection with more than `most` unanswered requests. Runs before the framework, which does much
 * work for each request of a packet that can hold a thousand.
 */
export function boundRequestsInFlight(
  server: Server,
  { most, onLimit }: Readonly<{ most: number; onLimit: OnLimit }>,
): void {
  const connections = new WeakMap<Socket, Waiting>();
  const answers = server.listeners('request') as Answer[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = connections.get(socket) ?? [];
    connections.set(socket, waiting);
    if (waiting.length === most) {
      onLimit('requests-in-flight', { address: socket.remoteAddress });
      return void socket.destroy();
    }
    response.once('close', () => {
      waiting.shift();
      waiting[0]?.();
    });
    const answer = () => {
      if (socket.destroyed) return;
      for (const each of answers) each(request, response);
    };
    if (waiting.push(answer) === 1) answer();
  });
}

export type ConnectionBounds = Readonly<{
  most: number;
  allowanceOf: AllowanceOf;
  onLimit: OnLimit;
  /** True for addresses that are not counted: health checks must pass, and behind a proxy all players share one. */
  isExempt: (address: string) => boolean;
}>;

/**
 * Cuts off further connections of an address that has too many. A connection that becomes a WebSocket no longer counts.
 */
export function boundConnections(
  server: Server,
  { most, allowanceOf, onLimit, isExempt }: ConnectionBounds,
): void {
  const count = createOpenCount(most);
  const releases = new WeakMap<Duplex, () => void>();
  const release = (stream: Duplex) => {
    releases.get(stream)?.();
    releases.delete(stream);
  };
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isExempt(address)) return;
    const counted = count(networkOf(address), { allowance: allowanceOf(address) });
    if (counted === undefined) {
      onLimit('connections', { address });
      return void socket.destroy();
    }
    releases.set(socket, counted);
    socket.once('close', () => release(socket));
  });
  server.on('upgrade', (_request, stream) => release(stream));
}
