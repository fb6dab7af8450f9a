import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Caller, expiryOf, ownerOf } from '../../../identity/callers/caller.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { GraphqlRequest, Operation } from '../../../platform/graphql/operation.ts';
import { countAsked, countFollowed } from '../../../platform/graphql/query-limits.ts';
import type { HttpProblem } from '../../../platform/http/http-problem.ts';
import { tooMany } from '../../../platform/limits/address-limits.ts';
import { TOO_MANY_SUBSCRIPTIONS } from '../connections/operation-limits.ts';
import { nextEvent } from '../follow/shared-payload.ts';
import { SocketPulse } from '../follow/socket-pulse.ts';
import type { SharedLiveParts } from '../live-server.ts';

const TOO_MANY_STREAMS: HttpProblem = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many event streams are open for this account or address.',
};

/**
 * Proxies must neither compress nor buffer the stream, because both would hold events back. The last one is for nginx.
 */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** A comment. It keeps proxies from closing a quiet connection, and shows our app that it is not cut. */
const COMMENT = ':\n\n';
/** A comment that our clients answer. */
const PING = ':ping\n\n';
const COMPLETE = 'event: complete\ndata: \n\n';
const COMMENT_EVERY_MS = 2_000;

/** A request for an event stream, from a caller who was identified. */
export type StreamRequest = Readonly<{
  raw: IncomingMessage;
  response: ServerResponse;
  request: GraphqlRequest;
  caller: Caller;
}>;

/** All event streams of this server. */
export function createLiveStreams(parts: SharedLiveParts) {
  const pulses = new Map<string, SocketPulse>();
  return {
    /** Returns a problem if no stream may be opened; else a function that opens it. */
    open(requested: StreamRequest): HttpProblem | (() => void) {
      const { raw, response, caller } = requested;
      const address = parts.addressOf(raw);
      const ofAddress = parts.countAddress(address);
      if (ofAddress === undefined) {
        parts.onLimit('sockets-of-address', { address });
        return TOO_MANY_STREAMS;
      }
      const ofAccount = caller.type === 'account' ? parts.countAccount(caller.owner) : () => {};
      if (ofAccount === undefined) {
        ofAddress();
        parts.onLimit('sockets-of-account', { address, account: ownerOf(caller) });
        return TOO_MANY_STREAMS;
      }
      return () => {
        response.once('close', () => {
          ofAddress();
          ofAccount();
        });
        serveLiveStream(requested, pulses, parts);
      };
    },
    /** Called when the stream's client answered a ping. */
    noteSignOfLife: (streamId: string) => pulses.get(streamId)?.noteMessage(parts.steadyNow()),
  };
}

/**
 * Answers a subscription with an event stream, in the "distinct connections" mode of graphql-sse. The stream ends
 * without `complete` if its client should connect again: when the token expires, when the player was signed out, and
 * when the server stops.
 */
function serveLiveStream(
  { raw, response, request, caller }: StreamRequest,
  pulses: Map<string, SocketPulse>,
  parts: SharedLiveParts,
): void {
  const { limits, metrics, now, steadyNow, connections } = parts;
  const context = parts.contextsOf(raw)(caller);
  const expiresAt = expiryOf(raw.headers) ?? Number.POSITIVE_INFINITY;
  const id = randomBytes(16).toString('base64url');
  const closed = new AbortController();
  let writtenAt = steadyNow();
  const isOpen = () => !response.writableEnded && !response.destroyed;
  const write = (bytes: string | Buffer) => {
    if (!isOpen()) return;
    response.write(bytes);
    writtenAt = steadyNow();
    metrics.countWrite(1, Buffer.byteLength(bytes));
    // A client that does not read must not fill the memory. When it comes back, it gets the whole view.
    if (response.writableLength > limits.unreadStreamBytes) response.destroy();
  };
  const end = (last = '') => {
    if (!isOpen()) return;
    response.end(last);
    // Unread bytes keep the connection open.
    setTimeout(() => response.destroy(), limits.closeWithinMs).unref();
  };
  const pulse = new SocketPulse({ ping: () => write(PING) }, steadyNow());
  const connection = {
    goAway: () => end(),
    check: () => {
      const at = steadyNow();
      if (at - pulse.lastMessageAt >= limits.goneAfterMs) response.destroy();
      if (now() >= expiresAt || parts.wasBarred(context)) return end();
      pulse.pingAfter(limits.pingEveryMs, at);
      if (at - writtenAt >= COMMENT_EVERY_MS) write(COMMENT);
    },
  };
  const follow = async () => {
    const operation = readSubscription(request, context, parts);
    const uncount = parts.countFollower(context, countFollowed(operation.weight));
    if (uncount === undefined) throw tooMany(context, 'subscriptions', TOO_MANY_SUBSCRIPTIONS);
    closed.signal.addEventListener('abort', uncount);
    const results = await parts.hub.follow(parts.readSubscription(operation), {
      socketId: id,
      pulse,
      context,
      send: (payload) => write(payload.event()),
      onStarted: () => {},
      onEnded: () => {},
    });
    closed.signal.addEventListener('abort', () => results.end());
    if (closed.signal.aborted) results.end();
    await results.next();
    end(COMPLETE);
  };
  response.writeHead(200, { ...HEADERS, 'stream-id': id });
  const unwatch = parts.access.watch(caller, connection.goAway);
  response.once('close', () => {
    closed.abort();
    unwatch();
    pulses.delete(id);
    connections.remove(connection);
    metrics.countStream(-1);
  });
  pulses.set(id, pulse);
  metrics.countStream(1);
  // Some browsers and proxies pass on nothing before the first byte.
  write(COMMENT);
  connections.add(connection);
  follow().catch((fault: unknown) => {
    const errors = parts.executor.present(fault, parts.onFault);
    end(`${nextEvent(JSON.stringify({ errors }))}${COMPLETE}`);
  });
}

/** Throws a coded error for an operation that is no subscription, or exceeds the caller's limits. */
function readSubscription(
  request: GraphqlRequest,
  context: GraphqlContext,
  { executor, budgetOf, now, onFault }: SharedLiveParts,
): Operation {
  const known = executor.read(request, onFault);
  if ('errors' in known) throw known.errors[0];
  const { operation } = known;
  if (operation.definition.operation !== 'subscription') {
    throw codedError('BAD_USER_INPUT', 'Only subscriptions are answered by an event stream.');
  }
  if (!budgetOf(context)(now(), countAsked(operation.weight))) {
    throw tooMany(context, 'operations', 'Too many operations; wait a moment.');
  }
  return operation;
}
