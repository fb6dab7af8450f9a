import { randomBytes } from 'node:crypto';
import { type Caller, type CallerHeaders, expiryOf } from '../../../identity/callers/caller.ts';
import type { Executor } from '../../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { GraphqlRequest, Operation } from '../../../platform/graphql/operation.ts';
import { countAsked, countFollowed } from '../../../platform/graphql/query-limits.ts';
import { tooMany } from '../../../platform/limits/address-limits.ts';
import type { Follower } from '../follow/followed-room.ts';
import type { IdleResults } from '../follow/idle-results.ts';
import { SocketPulse } from '../follow/socket-pulse.ts';
import type { LiveServer } from '../live-route.ts';
import { createBudget } from './operation-limits.ts';

/**
 * Why a connection is closed. Codes from 4400 on are those of the protocol graphql-transport-ws, the others WebSocket's
 * own.
 * @see docs/protocol.md
 */
export const CLOSINGS = {
  /** The server stops, or the socket was replaced by another: connect again at once. */
  goingAway: { code: 1001, reason: 'Going away' },
  /** The account has too many sockets. */
  tooManySockets: { code: 1008, reason: 'Too many sockets' },
  tooManyMessages: { code: 1008, reason: 'Too many messages' },
  /** Connect again. The first message is the whole view. */
  tooSlow: { code: 1013, reason: 'Too much unread' },
  invalidMessage: { code: 4400, reason: 'Invalid message received' },
  /** The credentials are wrong. Do not try them again. */
  unauthorized: { code: 4401, reason: 'Unauthorized' },
  /** The token has expired: connect again with a new one. */
  tokenExpired: { code: 4403, reason: 'Token expired' },
  /** The player was signed out: connect again with a new token, or without signing in. */
  signedOut: { code: 4403, reason: 'Signed out' },
  fault: { code: 4500, reason: 'Internal server error' },
} as const;

export type Closing = Readonly<{ code: number; reason: string }>;

/** What carries a connection: a socket or an event stream. */
export type Transport = Readonly<{
  ping: () => void;
  close: (closing: Closing) => void;
  /** Ends it at once, without a word to the client. */
  cutOff: () => void;
  /** Called at each check. */
  onCheck?: () => void;
}>;

type Admitted = Readonly<{
  context: GraphqlContext;
  /** False if the client exceeds its rate. A large operation counts as several: `amount`. */
  spend: (amount: number) => boolean;
  expiresAt: number;
  release: () => void;
}>;

const TOO_FAST = 'Too many operations; wait a moment.';
const TOO_MANY_SUBSCRIPTIONS = 'Too many subscriptions run at once; end some of them first.';

export type LiveConnection = ReturnType<typeof createConnection>;

/** A client's connection, which has a caller once that is admitted. */
export function createConnection(transport: Transport, live: LiveServer) {
  const { limits, executor, steadyNow, now, onFault } = live;
  const id = randomBytes(16).toString('base64url');
  const pulse = new SocketPulse(transport, steadyNow());
  let caller: Admitted | undefined;
  const admitted = () => {
    if (caller !== undefined) return caller;
    throw new Error('A connection has an operation, and no caller was admitted.');
  };
  return {
    id,
    pulse,
    noteMessage: () => pulse.noteMessage(steadyNow()),
    /** Lets the caller stay until its token expires. Returns a reason to close the connection if it may not. */
    admit(who: Caller, context: GraphqlContext, headers: CallerHeaders): Closing | undefined {
      const uncount = who.type === 'account' ? live.countAccount(who.owner) : () => {};
      if (uncount === undefined) {
        context.onLimit('sockets-of-account');
        return CLOSINGS.tooManySockets;
      }
      const unwatch = live.access.watch(who, () => transport.close(CLOSINGS.signedOut));
      const spend = createBudget(limits.operationRate, steadyNow());
      const spendOfCaller = live.budgetOf(context);
      caller = {
        context,
        spend: (amount) => spend(steadyNow(), amount) && spendOfCaller(now(), amount),
        expiresAt: expiryOf(headers) ?? Number.POSITIVE_INFINITY,
        release: () => {
          uncount();
          unwatch();
        },
      };
      return undefined;
    },
    context: () => admitted().context,
    countLimit: (limit: Parameters<GraphqlContext['onLimit']>[0]) => {
      if (caller) caller.context.onLimit(limit);
      else live.onLimit(limit, {});
    },
    /** Reads a request, and counts it. Returns errors if it is invalid, or one too many. */
    read(request: GraphqlRequest): ReturnType<Executor['read']> {
      const { spend, context } = admitted();
      const refuse = () => {
        const refusal = tooMany(context, 'operations', TOO_FAST);
        return { errors: executor.present(refusal, onFault) };
      };
      if (!spend(1)) return refuse();
      const known = executor.read(request, onFault);
      const more = 'errors' in known ? 0 : countAsked(known.operation.weight) - 1;
      return more > 0 && !spend(more) ? refuse() : known;
    },
    /** Begins a subscription. Throws a coded error if it is refused. */
    async follow(operation: Operation, send: Follower['send']): Promise<IdleResults> {
      const { context } = admitted();
      const onEnded = live.countFollower(context, countFollowed(operation.weight));
      if (onEnded === undefined) throw tooMany(context, 'subscriptions', TOO_MANY_SUBSCRIPTIONS);
      try {
        const subscription = await live.openSubscription(operation, context);
        return await live.hub.follow(subscription, { socketId: id, pulse, send, onEnded });
      } catch (fault) {
        onEnded();
        throw fault;
      }
    },
    /** Closes it because the server stops. Its client connects again, perhaps to another server. */
    goAway: () => transport.close(CLOSINGS.goingAway),
    /** Checks whether the client is still there and may stay. Called every second. */
    check: () => {
      const at = steadyNow();
      if (at - pulse.lastMessageAt >= limits.goneAfterMs) return transport.cutOff();
      if (caller && now() >= caller.expiresAt) return transport.close(CLOSINGS.tokenExpired);
      if (caller && live.wasBarred(caller.context)) return transport.close(CLOSINGS.unauthorized);
      pulse.pingAfter(limits.pingEveryMs, at);
      transport.onCheck?.();
    },
    /** Call once the transport is closed. */
    release: () => caller?.release(),
  };
}
