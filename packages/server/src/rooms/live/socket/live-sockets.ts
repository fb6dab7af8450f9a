import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { type HttpProblem, writeProblem } from '../../../platform/http/http-problem.ts';
import type { SharedLiveParts } from '../live-server.ts';
import { createLiveProtocol } from './live-protocol.ts';
import { type OpenedSocket, serveLiveSocket } from './live-socket.ts';

/** How many pieces a message may have. */
const MOST_PIECES = 16;
const MOST_CHUNKS = 256;

const TOO_MANY_SOCKETS: HttpProblem = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many sockets are open from this address.',
};

/** An HTTP request that asks to become a socket. */
export type Upgrade = Readonly<{ request: IncomingMessage; stream: Duplex; head: Buffer }>;

/** All sockets of this server. */
export function createLiveSockets(parts: SharedLiveParts) {
  const { limits, connections } = parts;
  const protocol = createLiveProtocol(parts);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    WebSocket: explainClosings(limits.frameBytes),
    // A message of a few hundred bytes costs more to compress than to send.
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    // Each piece of an unfinished message takes memory of its own, however short it is.
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_CHUNKS,
    handleProtocols,
  });
  const socketParts = { ...parts, protocol };
  /** Separate from the upgrade, so that the request and its headers are not kept as long as the socket. */
  const serve = (opened: Omit<OpenedSocket, 'onClosed'>) => {
    const onClosed = () => connections.remove(connection);
    const connection = serveLiveSocket({ ...opened, onClosed }, socketParts);
    connections.add(connection);
  };
  return {
    accept({ request, stream, head }: Upgrade) {
      // The client left while the code was loaded. Its socket would be counted for ever.
      if (stream.destroyed) return;
      const address = parts.addressOf(request);
      const uncount = parts.countAddress(address);
      if (uncount === undefined) {
        parts.onLimit('sockets-of-address', { address });
        return writeProblem(stream, TOO_MANY_SOCKETS);
      }
      stream.once('close', uncount);
      const createContext = parts.contextsOf(request);
      server.handleUpgrade(request, stream, head, (ws) => serve({ ws, stream, createContext }));
    },
  };
}

/** Sockets with a reason where the library refuses a message and closes with a code only. */
function explainClosings(mostBytes: number): typeof WebSocket {
  const reasons: Readonly<Record<number, string>> = {
    1002: 'Broken frame: send frames as RFC 6455 has them',
    1007: 'Broken text: send UTF-8',
    1008: `Too many pieces: send a message in ${MOST_PIECES} or fewer`,
    1009: `Message too big: send ${mostBytes} bytes or less`,
  };
  return class extends WebSocket {
    override close(code?: number, reason?: string | Buffer): void {
      super.close(code, reason ?? reasons[code ?? 0]);
    }
  };
}
