import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH } from '../../platform/http/http-problem.ts';
import { hostsOf } from '../../platform/http/request-source.ts';
import type { WarnRarely } from '../../platform/report-fault.ts';

const STREAMS_INSTEAD =
  'so rooms are followed by event streams. Let the proxy in front of this server pass on';

/** Without these headers there is no WebSocket, or none that speaks our protocol. */
const NEEDED_HEADERS = [
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
] as const;

/** Warns of WebSocket handshakes that fail, with the likely reason. Those of a foreign origin are logged elsewhere. */
export function warnOfFailedUpgrades(app: FastifyInstance, warnRarely: WarnRarely): void {
  // Without the headers of an upgrade it arrives as a plain request.
  app.addHook('onRequest', async ({ raw }) => {
    const missing = findStripped(raw);
    if (missing === undefined) return;
    warnRarely(
      'stripped-upgrade',
      `A WebSocket handshake arrived without its ${missing} header, ${STREAMS_INSTEAD} the headers Upgrade and Connection.`,
    );
  });
  app.server.on('upgrade', (request) => {
    const reason = findRefusal(request);
    if (reason !== undefined) warnRarely('refused-upgrade', reason);
  });
}

/** Warns that a limit of sockets was reached. */
export function warnOfTooManySockets(warnRarely: WarnRarely): void {
  warnRarely(
    'too-many-sockets',
    'A WebSocket or event stream was refused, because too many are open from its address. If that is a proxy, name it ' +
      'in TRUSTED_PROXIES. If many players share it, name it in SHARED_ADDRESSES.',
  );
}

function findStripped({ method, url, headers }: IncomingMessage): string | undefined {
  const isHandshake =
    method === 'GET' &&
    url?.split('?', 1)[0] === GRAPHQL_PATH &&
    headers['sec-websocket-key'] !== undefined;
  if (!isHandshake) return undefined;
  return headers.upgrade === undefined ? 'Upgrade' : 'Connection';
}

function findRefusal(request: IncomingMessage): string | undefined {
  if (hostsOf(request).length > 1) {
    return 'A WebSocket handshake with two Host headers was refused. Let the proxy in front of this server send one.';
  }
  const missing = NEEDED_HEADERS.filter((name) => request.headers[name] === undefined);
  if (missing.length === 0) return undefined;
  return `A WebSocket handshake arrived without ${missing.join(', ')}, ${STREAMS_INSTEAD} all headers of it.`;
}
