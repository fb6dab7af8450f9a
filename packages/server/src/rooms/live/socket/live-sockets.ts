import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { type HttpProblem, writeProblem } from '../../../platform/http/http-problem.ts';
import type { Connection } from '../connections/connections.ts';
import type { SharedLiveParts } from '../connections/live-parts.ts';
import { CLOSINGS } from './close-code.ts';
import { explainClosings } from './explained-socket.ts';
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
export type LiveSockets = Readonly<{ accept: (upgrade: Upgrade) => void }>;

export function createLiveSockets(parts: SharedLiveParts): LiveSockets {
  const { limits, connections } = parts;
  const protocol = createLiveProtocol(parts);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    WebSocket: explainClosings({ bytes: limits.frameBytes, pieces: MOST_PIECES }),
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
    const { close, check } = serveLiveSocket({ ...opened, onClosed }, socketParts);
    const connection: Connection = { goAway: () => close(CLOSINGS.goingAway), check };
    connections.add(connection);
  };
  return {
    accept: ({ request, stream, head }) => {
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
