import type { IncomingMessage } from 'node:http';
import type { Result } from '@outoften/rules/result';
import type { Caller, CallerHeaders, CallerRefusal } from '../../../identity/callers/caller.ts';
import type { Executor } from '../../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { AllowanceOf } from '../../../platform/limits/address-allowance.ts';
import type { WarnRarely } from '../../../platform/rare-warnings.ts';
import type { RoomBus } from '../bus/room-bus.ts';
import type { LiveMetrics } from '../follow/live-metrics.ts';
import type { ReadLiveQuery } from '../follow/live-query.ts';
import type { LiveRooms } from '../follow/live-rooms.ts';
import type { LiveTick } from '../follow/live-tick.ts';
import type { RoomHub } from '../follow/room-hub.ts';
import type { Connections } from './connections.ts';
import type { CountFollower } from './follower-count.ts';
import type { LiveLimits } from './live-limits.ts';
import type { OpenCount } from './open-count.ts';
import type { BudgetOf } from './operation-budgets.ts';
import type { RunningCount } from './running-count.ts';

export type LiveParts = Readonly<{
  executor: Executor;
  bus: RoomBus;
  rooms: LiveRooms;
  limits: LiveLimits;
  metrics: LiveMetrics;
  identify: (headers: CallerHeaders) => Promise<Result<Caller, CallerRefusal>>;
  addressOf: (request: IncomingMessage) => string;
  allowanceOf: AllowanceOf;
  /** What may be asked for on all sockets and streams of one. */
  budgetOf: BudgetOf;
  /** What operations of a connection may use. Keeps nothing of the request that isn't needed later. */
  contextsOf: (request: IncomingMessage) => (caller: Caller) => GraphqlContext;
  /** What events are worked out with: nobody asks for them. */
  eventContext: GraphqlContext;
  /** Called for each message of a client. */
  onActivity: () => void;
  now: () => number;
  warnRarely: WarnRarely;
  onFault: (fault: unknown) => void;
}>;

/** What sockets and streams share, so that both count together and a seat has one holder among them. */
export type SharedLiveParts = LiveParts &
  Readonly<{
    tick: LiveTick;
    hub: RoomHub;
    readQuery: ReadLiveQuery;
    connections: Connections;
    /** Queries and mutations on their way. */
    running: RunningCount;
    /** The open connections of each account. */
    ofAccounts: OpenCount;
    /** Undefined if one more from this address would be too many; else what to call when it is closed. */
    countAddress: (address: string) => (() => void) | undefined;
    countFollower: CountFollower;
  }>;
