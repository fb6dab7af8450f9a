import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { countAsked, countFollowed } from '../../../platform/graphql/limits.ts';
import type { GraphqlRequest, Operation } from '../../../platform/graphql/operation.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';
import type { Connection } from '../connections/connections.ts';
import { TOO_MANY_SUBSCRIPTIONS } from '../connections/follower-count.ts';
import type { SharedLiveParts } from '../connections/live-parts.ts';
import type { IdleResults } from '../follow/idle-results.ts';
import { nextEvent } from '../follow/shared-payload.ts';
import { SocketPulse } from '../follow/socket-pulse.ts';

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

export type OpenedStream = Readonly<{
  response: ServerResponse;
  request: GraphqlRequest;
  context: GraphqlContext;
  /** When the caller's token expires, in milliseconds since 1970. */
  expiresAt: number;
  /** Called once, when the stream is over. */
  onClosed: () => void;
}>;

/** An event stream, with the pulse of its client. */
export type LiveStream = Connection & Readonly<{ id: string; noteSignOfLife: () => void }>;

/**
 * Answers a subscription with an event stream, in the "distinct connections" mode of graphql-sse. The stream ends
 * without `complete` if its client should connect again: when the token expires, and when the server stops.
 */
export function serveLiveStream(opened: OpenedStream, parts: SharedLiveParts): LiveStream {
  const { response, context, expiresAt } = opened;
  const { limits, metrics, now, steadyNow } = parts;
  const id = randomBytes(16).toString('base64url');
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
  const pulse = new SocketPulse({ ping: () => write(PING) }, steadyNow());
  const end = (last = '') => {
    if (!isOpen()) return;
    response.end(last);
    // Unread bytes keep the connection open.
    setTimeout(() => response.destroy(), limits.closeWithinMs).unref();
  };
  const fail = (fault: unknown) => {
    const errors = parts.executor.present(fault, parts.onFault);
    end(`${nextEvent(JSON.stringify({ errors }))}${COMPLETE}`);
  };
  let results: IdleResults | undefined;
  const follow = async () => {
    const operation = readSubscription(opened, parts);
    const uncount = parts.countFollower(context, countFollowed(operation.weight));
    if (uncount === undefined) {
      throw tooMany(context, 'subscriptions', TOO_MANY_SUBSCRIPTIONS);
    }
    response.once('close', uncount);
    results = await parts.hub.follow(parts.readQuery(operation), {
      socketId: id,
      pulse,
      context,
      send: (payload) => write(payload.event()),
      onStarted: () => {},
      onEnded: () => {},
    });
    if (!isOpen()) results.end();
    await results.next();
    end(COMPLETE);
  };
  response.writeHead(200, { ...HEADERS, 'stream-id': id });
  // Some browsers and proxies pass on nothing before the first byte.
  write(COMMENT);
  metrics.countStream(1);
  response.once('close', () => {
    metrics.countStream(-1);
    results?.end();
    opened.onClosed();
  });
  follow().catch(fail);
  return {
    id,
    noteSignOfLife: () => pulse.noteMessage(steadyNow()),
    goAway: () => end(),
    check: () => {
      const at = steadyNow();
      if (at - pulse.lastMessageAt >= limits.goneAfterMs) response.destroy();
      if (now() >= expiresAt || parts.wasBarred(opened.context)) return end();
      pulse.pingAfter(limits.pingEveryMs, at);
      if (at - writtenAt >= COMMENT_EVERY_MS) write(COMMENT);
    },
  };
}

/** Throws a coded error for an operation that is no subscription, or exceeds the caller's limits. */
function readSubscription(
  { request, context }: OpenedStream,
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
