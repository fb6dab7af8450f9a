import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH, writeProblem } from '../http/http-problem.ts';
import { FOREIGN_ORIGIN, isSameOrigin } from '../http/same-origin.ts';
import type { LiveParts, LiveSockets } from './socket/live-sockets.ts';

export type LiveRouteParts = LiveParts & Readonly<{ publicUrl: string | undefined }>;

/** True for requests that {@link addLiveRoute} takes; all others that name a protocol are answered as if they didn't. */
export function asksForSocket({ url, headers }: IncomingMessage): boolean {
  return url?.split('?', 1)[0] === GRAPHQL_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Serves sockets on the path of GraphQL. What they need is loaded for the first one. */
export function addLiveRoute(app: FastifyInstance, parts: LiveRouteParts): void {
  let sockets: Promise<LiveSockets> | undefined;
  const accept = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    sockets ??= openSockets(parts);
    (await sockets).accept({ request, stream, head });
  };
  app.server.on('upgrade', (request, stream, head) => {
    // Nobody else hears of a client that hangs up here.
    stream.on('error', () => stream.destroy());
    if (!isSameOrigin(request, parts.publicUrl)) return writeProblem(stream, FOREIGN_ORIGIN);
    accept(request, stream, head).catch((fault: unknown) => {
      parts.onFault(fault);
      stream.destroy();
    });
  });
  app.addHook('preClose', async () => {
    await (await sockets)?.stop();
  });
}

async function openSockets(parts: LiveParts): Promise<LiveSockets> {
  const { createLiveSockets } = await import('./socket/live-sockets.ts');
  return createLiveSockets(parts);
}
