import type { IncomingMessage } from 'node:http';
import type { Result } from '@outoften/rules/result';
import type { Caller, CallerHeaders, CallerRefusal } from '../../../identity/callers/caller.ts';
import type { AccessNews } from '../../../identity/tokens/access-news.ts';
import type { Executor } from '../../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { AllowanceOf } from '../../../platform/limits/address-allowance.ts';
import type { OnLimit } from '../../../platform/limits/limit-name.ts';
import type { WarnRarely } from '../../../platform/rare-warnings.ts';
import type { RoomBus } from '../bus/room-bus.ts';
import type { LiveMetrics } from '../follow/live-metrics.ts';
import type { ReadLiveQuery } from '../follow/live-query.ts';
import type { LiveRooms } from '../follow/live-rooms.ts';
import type { LiveTick } from '../follow/live-tick.ts';
import type { RoomHub } from '../follow/room-hub.ts';
import type { AccessWatch, ListKeptGrants } from './access-watch.ts';
import type { Connections } from './connections.ts';
import type { CountFollower } from './follower-count.ts';
import type { LiveLimits } from './live-limits.ts';
import type { OpenCount } from './open-count.ts';
import type { BudgetOf } from './operation-budgets.ts';

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
  budgetOf: BudgetOf;
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
export type SharedLiveParts = LiveParts &
  Readonly<{
    tick: LiveTick;
    hub: RoomHub;
    readQuery: ReadLiveQuery;
    connections: Connections;
    access: AccessWatch;
    /** Running queries and mutations. */
    running: Set<Promise<unknown>>;
    /** The open connections of each account. */
    ofAccounts: OpenCount;
    /** Undefined if one more of this address would be too many; else what to call when it is closed. */
    countAddress: (address: string) => (() => void) | undefined;
    countFollower: CountFollower;
  }>;
