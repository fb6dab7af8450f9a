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
  warnOfStrippedUpgrades(app);
  app.addHook('preClose', async () => {
    await (await sockets)?.stop();
  });
}

/** Says once that a proxy takes from handshakes what would make sockets of them: rooms can't be followed then. */
function warnOfStrippedUpgrades(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', async ({ raw, log }) => {
    if (isWarned || !isStrippedHandshake(raw)) return;
    isWarned = true;
    log.warn(
      'A WebSocket handshake arrived without its Upgrade header, so rooms cannot be followed. ' +
        'Let the proxy in front of this server pass on the headers Upgrade and Connection.',
    );
  });
}

function isStrippedHandshake({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url?.split('?', 1)[0] === GRAPHQL_PATH &&
    headers['sec-websocket-key'] !== undefined &&
    headers.upgrade === undefined
  );
}

async function openSockets(parts: LiveParts): Promise<LiveSockets> {
  const { createLiveSockets } = await import('./socket/live-sockets.ts');
  return createLiveSockets(parts);
}
