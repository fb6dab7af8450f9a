import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH, UNREADABLE, writeProblem } from '../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN, hostsOf, isSameOrigin } from '../../platform/http/request-source.ts';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import { warnOfFailedUpgrades } from './failed-upgrades.ts';
import type { LiveParts, LiveServer } from './live-server.ts';
import { addStreamRoute } from './stream/stream-route.ts';

export type LiveRouteParts = LiveParts &
  Readonly<{ publicUrl: string | undefined; rate: RequestRate }>;

/** True for requests that {@link addLiveRoute} takes. Others that name a protocol are answered as plain requests. */
export function asksForSocket({ url, headers }: IncomingMessage): boolean {
  return url?.split('?', 1)[0] === GRAPHQL_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Serves sockets on the path of GraphQL, and event streams below it. Their code is loaded with the first one. */
export function addLiveRoute(app: FastifyInstance, parts: LiveRouteParts): void {
  let server: Promise<LiveServer> | undefined;
  let isStopping = false;
  const loadNow = async () => {
    const { createLiveServer } = await import('./live-server.ts');
    const loaded = createLiveServer(parts);
    // The hook below had nothing to stop yet.
    if (isStopping) await loaded.stop();
    return loaded;
  };
  const load = () => {
    server ??= loadNow();
    return server;
  };
  const accept = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    (await load()).sockets.accept({ request, stream, head });
  };
  app.server.on('upgrade', (request, stream, head) => {
    // No other handler gets the error of a client that hangs up here.
    stream.on('error', () => stream.destroy());
    if (hostsOf(request).length > 1) return writeProblem(stream, UNREADABLE);
    if (!isSameOrigin(request, parts.publicUrl)) return writeProblem(stream, FOREIGN_ORIGIN);
    accept(request, stream, head).catch((fault: unknown) => {
      parts.onFault(fault);
      stream.destroy();
    });
  });
  addStreamRoute(app, { ...parts, load });
  warnOfFailedUpgrades(app, parts.warnRarely);
  app.addHook('preClose', async () => {
    isStopping = true;
    await (await server)?.stop();
  });
}
