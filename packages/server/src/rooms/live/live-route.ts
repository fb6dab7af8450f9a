import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@outoften/rules/result';
import type { FastifyInstance } from 'fastify';
import type { Caller, CallerHeaders, CallerRefusal } from '../../identity/callers/caller.ts';
import type { AccessNews } from '../../identity/tokens/grants.ts';
import type { Executor } from '../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { Operation } from '../../platform/graphql/operation.ts';
import { GRAPHQL_PATH, UNREADABLE, writeProblem } from '../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN, hostsOf, isSameOrigin } from '../../platform/http/request-source.ts';
import type { AllowanceOf, OnLimit } from '../../platform/limits/address-limits.ts';
import { networkOf } from '../../platform/limits/address-limits.ts';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import type { WarnRarely } from '../../platform/report-fault.ts';
import type { RoomBus } from './bus/room-bus.ts';
import { createAccessWatch, type ListKeptGrants } from './connections/access-watch.ts';
import type { LiveLimits } from './connections/live-limits.ts';
import { createOpenCount, isLoopbackAddress, isPublicAddress } from './connections/open-count.ts';
import { type createCallerBudgets, createFollowerCount } from './connections/operation-limits.ts';
import { warnOfFailedUpgrades, warnOfTooManySockets } from './failed-upgrades.ts';
import type { LiveMetrics } from './follow/live-metrics.ts';
import { createRoomHub, type LiveRooms, type Subscription } from './follow/room-hub.ts';
import { createLiveSockets } from './socket/live-socket.ts';
import { addStreamRoute } from './stream/live-stream.ts';

export type LiveParts = Readonly<{
  executor: Executor;
  bus: RoomBus;
  rooms: LiveRooms;
  limits: LiveLimits;
  metrics: LiveMetrics;
  publicUrl: string | undefined;
  rate: RequestRate;
  identify: (headers: CallerHeaders) => Promise<Result<Caller, CallerRefusal>>;
  isBarred: (asker: GraphqlContext) => Promise<boolean>;
  /** As `isBarred`, without a wait. */
  wasBarred: (asker: GraphqlContext) => boolean;
  accessNews: AccessNews;
  listKeptGrants: ListKeptGrants;
  addressOf: (request: IncomingMessage) => string;
  allowanceOf: AllowanceOf;
  /** Whether players come through a proxy that the settings name as trusted. */
  isBehindProxy: boolean;
  /** The budget of a caller for operations on all sockets and streams. */
  budgetOf: ReturnType<typeof createCallerBudgets>;
  /** The context for operations of a connection. It keeps only the parts of the request that are needed later. */
  contextsOf: (request: IncomingMessage) => (caller: Caller) => GraphqlContext;
  /** Opens a valid subscription. Throws a coded error if it is refused. */
  openSubscription: (operation: Operation, caller: GraphqlContext) => Promise<Subscription>;
  /** Called for each message of a client. */
  onActivity: () => void;
  now: () => number;
  /** Milliseconds of a clock that is never set, for silences. */
  steadyNow: () => number;
  warnRarely: WarnRarely;
  onFault: (fault: unknown) => void;
  onLimit: OnLimit;
}>;

/** True for requests that {@link addLiveRoute} takes. Others that name a protocol are answered as plain requests. */
export function asksForSocket({ url, headers }: IncomingMessage): boolean {
  return url?.split('?', 1)[0] === GRAPHQL_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Serves sockets on the path of GraphQL, and event streams below it. */
export function addLiveRoute(app: FastifyInstance, parts: LiveParts): void {
  const live = createLiveServer(parts);
  const acceptSocket = createLiveSockets(live);
  app.server.on('upgrade', (request, stream, head) => {
    // No other handler gets the error of a client that hangs up here.
    stream.on('error', () => stream.destroy());
    if (hostsOf(request).length > 1) return writeProblem(stream, UNREADABLE);
    if (!isSameOrigin(request, parts.publicUrl)) return writeProblem(stream, FOREIGN_ORIGIN);
    acceptSocket(request, stream, head);
  });
  addStreamRoute(app, live);
  warnOfFailedUpgrades(app, parts.warnRarely);
  app.addHook('preClose', live.stop);
}

export type LiveServer = ReturnType<typeof createLiveServer>;

/** What sockets and streams share, so that both count together and a seat has one holder among them. */
function createLiveServer(parts: LiveParts) {
  const { limits } = parts;
  const streams = new Map<string, Connection>();
  const onStreamAlive = (id: string) => streams.get(id)?.noteMessage();
  const hub = createRoomHub({ ...parts, onStreamAlive });
  parts.metrics.countRoomsBy(hub.count);
  const access = createAccessWatch({ ...parts, lookEveryMs: limits.lookAtGrantsEveryMs });
  const connections = createConnections(limits.checkEveryMs, () => {
    hub.check();
    access.check();
  });
  /** Running queries and mutations. */
  const running = new Set<Promise<unknown>>();
  // Behind a trusted proxy, a private address is the proxy's own network. Without one, it is a player's.
  const isCounted = (address: string) =>
    isPublicAddress(address) ||
    !(parts.isBehindProxy || address === '' || isLoopbackAddress(address));
  const openOfAddress = createOpenCount(limits.socketsOfAddress);
  return {
    ...parts,
    hub,
    access,
    connections,
    running,
    /** The connections that are event streams, by their ids. */
    streams,
    /** Counts the open connections of an account. */
    countAccount: createOpenCount(limits.socketsOfAccount),
    /** Undefined if one more of this address would be too many; else what to call when it is closed. */
    countAddress(address: string): (() => void) | undefined {
      if (!isCounted(address)) return () => {};
      const allowance = parts.allowanceOf(address);
      const counted = openOfAddress(networkOf(address), { allowance });
      if (counted === undefined) {
        warnOfTooManySockets(parts.warnRarely);
        parts.onLimit('sockets-of-address', { address });
      }
      return counted;
    },
    countFollower: createFollowerCount(limits.subscriptionsOfAccount),
    /** Lets running operations finish, then closes all connections. Those that don't answer are cut off soon after. */
    stop(): Promise<void> {
      const patience = sleep(limits.closeWithinMs, undefined, { ref: false });
      const finished = Promise.race([Promise.all(running), patience]);
      return connections.stop(finished.then(() => nextTurn()));
    },
  };
}

/** A client's connection, a socket or an event stream. */
type Connection = Readonly<{ goAway: () => void; check: () => void; noteMessage: () => void }>;

/** All connections of this server. `onChecked` is called after all of them were checked. */
function createConnections(checkEveryMs: number, onChecked: () => void) {
  const open = new Set<Connection>();
  let checks: NodeJS.Timeout | undefined;
  let isStopping = false;
  const checkAll = () => {
    for (const connection of open) connection.check();
    onChecked();
  };
  return {
    add(connection: Connection): void {
      if (open.size === 0) checks = setInterval(checkAll, checkEveryMs).unref();
      open.add(connection);
      if (isStopping) connection.goAway();
    },
    remove(connection: Connection): void {
      open.delete(connection);
      if (open.size === 0) clearInterval(checks);
    },
    /** Closes new connections from now on, and all others once the promise is resolved. */
    async stop(after: Promise<unknown>): Promise<void> {
      isStopping = true;
      await after;
      for (const connection of open) connection.goAway();
    },
  };
}
