import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@outoften/rules/result';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { AllowanceOf } from '../../address-allowance.ts';
import type { Executor } from '../../graphql/executor.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { type HttpProblem, writeProblem } from '../../http/http-problem.ts';
import { networkOf } from '../../network-of.ts';
import type { Caller, CallerHeaders, CallerRefusal } from '../../sign-in/caller.ts';
import type { RoomBus } from '../bus/room-bus.ts';
import type { LiveLimits } from '../live-limits.ts';
import type { LiveMetrics } from '../live-metrics.ts';
import type { LiveRooms } from '../live-rooms.ts';
import { createLiveTick } from '../live-tick.ts';
import { createRoomHub } from '../room-hub.ts';
import { CLOSINGS } from './close-code.ts';
import { explainClosings } from './explained-socket.ts';
import { createLiveProtocol } from './live-protocol.ts';
import { type LiveSocket, type OpenedSocket, serveLiveSocket } from './live-socket.ts';
import { createOpenCount, isPublicAddress } from './open-count.ts';
import type { BudgetOf } from './operation-budgets.ts';
import { createRunningCount } from './running-count.ts';

export type LiveParts = Readonly<{
  executor: Executor;
  bus: RoomBus;
  rooms: LiveRooms;
  limits: LiveLimits;
  metrics: LiveMetrics;
  identify: (headers: CallerHeaders) => Promise<Result<Caller, CallerRefusal>>;
  addressOf: (request: IncomingMessage) => string;
  allowanceOf: AllowanceOf;
  /** What may be asked for on all sockets of one. */
  budgetOf: BudgetOf;
  /** What operations of a socket may use. Keeps nothing of the request that isn't needed later. */
  contextsOf: (request: IncomingMessage) => (caller: Caller) => GraphqlContext;
  /** What events are worked out with: nobody asks for them. */
  eventContext: GraphqlContext;
  /** Called for each message of a client. */
  onActivity: () => void;
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

/** In which a message may come. */
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
export type LiveSockets = Readonly<{
  accept: (upgrade: Upgrade) => void;
  /** Lets what runs finish, then says goodbye; whoever doesn't answer is cut off soon after. */
  stop: () => Promise<void>;
}>;

export function createLiveSockets(parts: LiveParts): LiveSockets {
  const { limits, onFault, eventContext } = parts;
  const sockets = new Set<LiveSocket>();
  const running = createRunningCount();
  const tick = createLiveTick(onFault);
  const hub = createRoomHub({
    ...parts,
    schema: parts.executor.schema,
    context: eventContext,
    tick,
  });
  const protocol = createLiveProtocol({ ...parts, hub, running });
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    WebSocket: explainClosings({ bytes: limits.frameBytes, pieces: MOST_PIECES }),
    // A message of a few hundred bytes costs more to compress than to send.
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    // Each piece of a message that is never finished takes memory of its own, however short it is.
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_CHUNKS,
    handleProtocols,
  });
  let checks: NodeJS.Timeout | undefined;
  let isStopping = false;
  const ofAddresses = createOpenCount(limits.socketsOfAddress);
  const ofAccounts = createOpenCount(limits.socketsOfAccount);
  const socketParts = { ...parts, tick, protocol, ofAccounts };
  const checkAll = () => {
    for (const socket of sockets) socket.check();
    hub.check();
  };
  /** Apart from the upgrade, so that the request and its headers are not kept as long as the socket. */
  const serve = (opened: Omit<OpenedSocket, 'onClosed'>) => {
    const onClosed = () => {
      sockets.delete(socket);
      if (sockets.size === 0) clearInterval(checks);
    };
    const socket = serveLiveSocket({ ...opened, onClosed }, socketParts);
    if (sockets.size === 0) checks = setInterval(checkAll, limits.checkEveryMs).unref();
    sockets.add(socket);
    if (isStopping) socket.close(CLOSINGS.goingAway);
  };
  return {
    accept: ({ request, stream, head }) => {
      // Gone while this was loaded: it would be counted, and never again be counted out.
      if (stream.destroyed) return;
      const address = parts.addressOf(request);
      if (isPublicAddress(address)) {
        const uncount = ofAddresses.open(networkOf(address), {
          allowance: parts.allowanceOf(address),
        });
        if (uncount === undefined) return writeProblem(stream, TOO_MANY_SOCKETS);
        stream.once('close', uncount);
      }
      const createContext = parts.contextsOf(request);
      server.handleUpgrade(request, stream, head, (ws) => serve({ ws, stream, createContext }));
    },
    stop: async () => {
      isStopping = true;
      const patience = sleep(limits.closeWithinMs, undefined, { ref: false });
      await Promise.race([running.settle(), patience]);
      await nextTurn();
      for (const socket of sockets) socket.close(CLOSINGS.goingAway);
    },
  };
}
