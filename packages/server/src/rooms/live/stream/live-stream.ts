import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { is, maxLength, pipe, strictObject, string } from 'valibot';
import type { Caller } from '../../../identity/callers/caller.ts';
import { unauthorizedProblem } from '../../../identity/callers/permissions.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { GraphqlRequest } from '../../../platform/graphql/operation.ts';
import { isGraphqlRequest, NO_QUERY } from '../../../platform/graphql/operation.ts';
import {
  GRAPHQL_PATH,
  type HttpProblem,
  sendProblem,
} from '../../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN, isSameOrigin } from '../../../platform/http/request-source.ts';
import { BARRED } from '../../../platform/security/bars.ts';
import { createConnection } from '../connections/connection.ts';
import { nextEvent } from '../follow/shared-payload.ts';
import type { LiveServer } from '../live-route.ts';

const STREAM_PATH = `${GRAPHQL_PATH}/stream`;

const NOT_ACCEPTABLE: HttpProblem = {
  status: 406,
  code: 'NOT_ACCEPTABLE',
  message: 'Send an Accept header with text/event-stream.',
};

const NO_CONNECTION: HttpProblem = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'A stream needs a connection on which no other request is under way.',
};

const NO_STREAM: HttpProblem = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'The body must name the room and the stream.',
};

const TOO_MANY_STREAMS: HttpProblem = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many event streams are open for this account or address.',
};

const ID = pipe(string(), maxLength(64));
const SIGN_OF_LIFE = strictObject({ room: ID, stream: ID });

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

/** Serves subscriptions as event streams, for clients whose network blocks WebSockets. */
export function addStreamRoute(app: FastifyInstance, live: LiveServer): void {
  const { publicUrl, bus, rate } = live;
  app.post(STREAM_PATH, { config: { rateLimit: rate } }, async (request, reply) => {
    const refuse = (problem: HttpProblem) => sendProblem({ request, reply }, problem);
    if (!isSameOrigin(request, publicUrl)) return refuse(FOREIGN_ORIGIN);
    if (!acceptsStreams(request)) return refuse(NOT_ACCEPTABLE);
    const { body, raw } = request;
    if (!isGraphqlRequest(body)) return refuse(NO_QUERY);
    const identified = await live.identify(request.headers);
    if (!identified.ok) return refuse(unauthorizedProblem(identified.refusal));
    const caller = identified.value;
    const context = live.contextsOf(raw)(caller);
    if (await live.isBarred(context)) return refuse(BARRED);
    if (!isWritable(reply.raw)) return refuse(NO_CONNECTION);
    const isOpened = openStream({ request, reply, body, caller, context }, live);
    live.onActivity();
    return isOpened ? reply : refuse(TOO_MANY_STREAMS);
  });
  // The client may reach another server than the one that has the stream.
  app.post(`${STREAM_PATH}/alive`, { config: { rateLimit: rate } }, async (request, reply) => {
    if (!isSameOrigin(request, publicUrl)) return sendProblem({ request, reply }, FOREIGN_ORIGIN);
    if (!is(SIGN_OF_LIFE, request.body)) return sendProblem({ request, reply }, NO_STREAM);
    const { room, stream } = request.body;
    bus.publish({ type: 'stream-heard', id: room, stream });
    return reply.code(204).send();
  });
}

type StreamRequest = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  body: GraphqlRequest;
  caller: Caller;
  context: GraphqlContext;
}>;

/**
 * Answers a subscription with an event stream, in the "distinct connections" mode of graphql-sse. The stream ends
 * without `complete` if its client should connect again: when the token expires, when the player was signed out, and
 * when the server stops. False if its address or account has too many.
 */
function openStream(
  { request, reply, body, caller, context }: StreamRequest,
  live: LiveServer,
): boolean {
  const { limits, metrics, steadyNow } = live;
  const { raw: response } = reply;
  const uncount = live.countAddress(live.addressOf(request.raw));
  if (uncount === undefined) return false;
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
  const connection = createConnection(
    {
      ping: () => write(PING),
      close: () => end(),
      cutOff: () => response.destroy(),
      onCheck: () => {
        if (steadyNow() - writtenAt >= COMMENT_EVERY_MS) write(COMMENT);
      },
    },
    live,
  );
  if (connection.admit(caller, context, request.headers)) {
    uncount();
    return false;
  }
  const follow = async () => {
    const known = connection.read(body);
    if ('errors' in known) return known.errors;
    const { operation } = known;
    if (operation.definition.operation !== 'subscription') {
      throw codedError('BAD_USER_INPUT', 'Only subscriptions are answered by an event stream.');
    }
    const results = await connection.follow(operation, (payload) => write(payload.event()));
    response.once('close', () => results.end());
    if (!isOpen()) results.end();
    await results.next();
    return undefined;
  };
  reply.hijack();
  keepHeaders(reply);
  response.writeHead(200, { ...HEADERS, 'stream-id': connection.id });
  live.streams.set(connection.id, connection);
  metrics.countStream(1);
  response.once('close', () => {
    uncount();
    connection.release();
    live.connections.remove(connection);
    live.streams.delete(connection.id);
    metrics.countStream(-1);
  });
  // Some browsers and proxies pass on nothing before the first byte.
  write(COMMENT);
  live.connections.add(connection);
  follow()
    .catch((fault: unknown) => live.executor.present(fault, live.onFault))
    .then((errors) => end(`${errors ? nextEvent(JSON.stringify({ errors })) : ''}${COMPLETE}`));
  return true;
}

/**
 * False once the client is gone, and while earlier requests of its connection wait for their answers. Such a response
 * may never report that it was closed, so a stream on it could stay for ever.
 */
function isWritable({ destroyed, socket }: ServerResponse): boolean {
  return !destroyed && socket !== null;
}

/** Keeps headers that were set for every answer, because the stream bypasses the reply. */
function keepHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}

function acceptsStreams({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((range) => {
    const [type] = range.split(';', 1);
    return type?.trim().toLowerCase() === 'text/event-stream';
  });
}
