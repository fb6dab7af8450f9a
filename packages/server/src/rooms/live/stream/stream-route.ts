import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { is, maxLength, pipe, strictObject, string } from 'valibot';
import { unauthorizedProblem } from '../../../identity/callers/permissions.ts';
import { isGraphqlRequest, NO_QUERY } from '../../../platform/graphql/operation.ts';
import {
  GRAPHQL_PATH,
  type HttpProblem,
  sendProblem,
} from '../../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN, isSameOrigin } from '../../../platform/http/request-source.ts';
import type { RequestRate } from '../../../platform/limits/request-counts.ts';
import { BARRED } from '../../../platform/security/bars.ts';
import type { LiveParts, LiveServer } from '../live-server.ts';

export type StreamRouteParts = Pick<
  LiveParts,
  'bus' | 'contextsOf' | 'identify' | 'isBarred' | 'onActivity'
> &
  Readonly<{
    publicUrl: string | undefined;
    rate: RequestRate;
    load: () => Promise<Pick<LiveServer, 'streams'>>;
  }>;

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

const ID = pipe(string(), maxLength(64));
const SIGN_OF_LIFE = strictObject({ room: ID, stream: ID });

/** Serves subscriptions as event streams, for clients whose network blocks WebSockets. */
export function addStreamRoute(app: FastifyInstance, parts: StreamRouteParts): void {
  const { publicUrl, bus, rate } = parts;
  app.post(STREAM_PATH, { config: { rateLimit: rate } }, async (request, reply) => {
    const refuse = (problem: HttpProblem) => sendProblem({ request, reply }, problem);
    if (!isSameOrigin(request, publicUrl)) return refuse(FOREIGN_ORIGIN);
    if (!acceptsStreams(request)) return refuse(NOT_ACCEPTABLE);
    const { body, raw } = request;
    if (!isGraphqlRequest(body)) return refuse(NO_QUERY);
    const identified = await parts.identify(request.headers);
    if (!identified.ok) return refuse(unauthorizedProblem(identified.refusal));
    if (await parts.isBarred(parts.contextsOf(raw)(identified.value))) return refuse(BARRED);
    const { streams } = await parts.load();
    if (!isWritable(reply.raw)) return refuse(NO_CONNECTION);
    const opened = streams.open({
      raw,
      response: reply.raw,
      request: body,
      caller: identified.value,
    });
    if (typeof opened !== 'function') return refuse(opened);
    reply.hijack();
    keepHeaders(reply);
    opened();
    parts.onActivity();
    return reply;
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
