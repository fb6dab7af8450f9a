import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@outoften/rules/result';
import type { Caller, CallerHeaders, CallerRefusal } from '../../identity/callers/caller.ts';
import type { AccessNews } from '../../identity/tokens/grants.ts';
import type { Executor } from '../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { type AllowanceOf, networkOf, type OnLimit } from '../../platform/limits/address-limits.ts';
import type { WarnRarely } from '../../platform/report-fault.ts';
import type { RoomBus } from './bus/room-bus.ts';
import { createAccessWatch, type ListKeptGrants } from './connections/access-watch.ts';
import { createConnections } from './connections/connections.ts';
import type { LiveLimits } from './connections/live-limits.ts';
import { createOpenCount, isLoopbackAddress, isPublicAddress } from './connections/open-count.ts';
import { type createCallerBudgets, createFollowerCount } from './connections/operation-limits.ts';
import { warnOfTooManySockets } from './failed-upgrades.ts';
import type { LiveMetrics } from './follow/live-metrics.ts';
import type { LiveRooms } from './follow/live-rooms.ts';
import { createSubscriptionReader } from './follow/live-subscription.ts';
import { createLiveTick } from './follow/live-tick.ts';
import { createRoomHub } from './follow/room-hub.ts';
import { createLiveSockets } from './socket/live-sockets.ts';
import { createLiveStreams } from './stream/live-stream.ts';

export type LiveParts = Readonly<{
  executor: Executor;
  bus: RoomBus;
  rooms: LiveRooms;
  limits: LiveLimits;
  metrics: LiveMetrics;
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
  /** The context for events, which has no caller. */
  eventContext: GraphqlContext;
  /** Called for each message of a client. */
  onActivity: () => void;
  now: () => number;
  /** Milliseconds of a clock that is never set, for silences. */
  steadyNow: () => number;
  warnRarely: WarnRarely;
  onFault: (fault: unknown) => void;
  onLimit: OnLimit;
}>;

/** Shared by sockets and streams, so that both count together and a seat has one holder among them. */
export type SharedLiveParts = ReturnType<typeof shareParts>;

function shareParts(parts: LiveParts, onStreamAlive: (streamId: string) => void) {
  const { limits, executor, onFault } = parts;
  const tick = createLiveTick(onFault);
  const hub = createRoomHub({ ...parts, tick, onStreamAlive });
  parts.metrics.countRoomsBy(hub.count);
  const access = createAccessWatch({ ...parts, lookEveryMs: limits.lookAtGrantsEveryMs });
  const connections = createConnections(limits.checkEveryMs, () => {
    hub.check();
    access.check();
  });
  // Behind a trusted proxy, a private address is the proxy's own network. Without one, it is a player's.
  const isCounted = (address: string) =>
    isPublicAddress(address) ||
    !(parts.isBehindProxy || address === '' || isLoopbackAddress(address));
  const openOfAddress = createOpenCount(limits.socketsOfAddress);
  const { schema } = executor;
  return {
    ...parts,
    tick,
    hub,
    readSubscription: createSubscriptionReader({ schema, context: parts.eventContext, onFault }),
    connections,
    access,
    /** Running queries and mutations. */
    running: new Set<Promise<unknown>>(),
    /** Counts the open connections of an account. */
    countAccount: createOpenCount(limits.socketsOfAccount),
    /** Undefined if one more of this address would be too many; else what to call when it is closed. */
    countAddress(address: string): (() => void) | undefined {
      if (!isCounted(address)) return () => {};
      const allowance = parts.allowanceOf(address);
      const counted = openOfAddress(networkOf(address), { allowance });
      if (counted === undefined) warnOfTooManySockets(parts.warnRarely);
      return counted;
    },
    countFollower: createFollowerCount(limits.subscriptionsOfAccount),
  };
}

export type LiveServer = ReturnType<typeof createLiveServer>;

/** All connections that follow rooms on this server. */
export function createLiveServer(parts: LiveParts) {
  const shared = shareParts(parts, (id) => streams.noteSignOfLife(id));
  const streams = createLiveStreams(shared);
  return {
    sockets: createLiveSockets(shared),
    streams,
    /** Lets running operations finish, then closes all connections. Those that don't answer are cut off soon after. */
    stop(): Promise<void> {
      const patience = sleep(parts.limits.closeWithinMs, undefined, { ref: false });
      const finished = Promise.race([Promise.all(shared.running), patience]);
      return shared.connections.stop(finished.then(() => nextTurn()));
    },
  };
}
