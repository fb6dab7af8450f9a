import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isStoreFault } from '../db/health/store-trouble.ts';
import type { ErrorCode, ErrorDetails } from '../error-code.ts';
import type { ReportFault } from '../report-fault.ts';

// An import would read all exports of the module. One of them is WebSocket, for which Node loads the library behind
// `fetch`: 3 MB.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

export const GRAPHQL_PATH = '/graphql';

/** Why a request was refused: a status, a stable code and a sentence for people. */
export type HttpProblem = Readonly<{
  status: number;
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
}>;

const NOT_FOUND: HttpProblem = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is nothing at this address.',
};

const INTERNAL: HttpProblem = {
  status: 500,
  code: 'INTERNAL',
  message: 'Something went wrong on our side.',
};

const STORE_AWAY: HttpProblem = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The store is away; try again soon.',
};

export const UNREADABLE: HttpProblem = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'The request can’t be read.',
};

/** Problems of clients outside our own routes, by the framework's status. */
const CLIENT_PROBLEMS: readonly HttpProblem[] = [
  { status: 408, code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' },
  { status: 412, code: 'PRECONDITION_FAILED', message: 'The file has changed meanwhile.' },
  { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The request is larger than 64 kB.' },
  { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json.' },
  { status: 416, code: 'RANGE_NOT_SATISFIABLE', message: 'The file has no such part.' },
  { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests; wait a minute.' },
  { status: 431, code: 'HEADERS_TOO_LARGE', message: 'The headers are larger than 16 kB.' },
];

/**
 * Answers with the problem as JSON. On GraphQL's path it has GraphQL's shape, so that clients read one kind of error
 * there.
 */
export function sendProblem(
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  { status, code, message, details }: HttpProblem,
): FastifyReply {
  reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  return reply.send(
    isGraphql(request)
      ? { errors: [{ message, extensions: { code, ...details } }] }
      : { code, message, ...details },
  );
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem({ request, reply }, NOT_FOUND);
}

export function sendUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem({ request, reply }, UNREADABLE);
}

type SendError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/** Answers an error. A client's mistake is answered with its reason. A fault of the server is only reported. */
export function errorSender(report: ReportFault): SendError {
  return (error, request, reply) => {
    const problem = clientProblem(error.statusCode);
    if (problem !== undefined) return sendProblem({ request, reply }, problem);
    report(error, request.log);
    return sendProblem({ request, reply }, isStoreFault(error) ? STORE_AWAY : INTERNAL);
  };
}

/** Answers for an address that can't be read. No hook has run, so the headers of every answer are set here. */
export function unreadableAddressSender(report: ReportFault): SendError {
  const send = errorSender(report);
  return (error, request, reply) => send(error, request, reply.headers(BARE_HEADERS));
}

/** Answers bytes on the connection that did not become a request: broken, too large or too slow. */
export function answerClientError(error: Readonly<{ code?: string }>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  writeProblem(socket, clientProblem(statusOfClientError(error)) ?? UNREADABLE);
}

/** Answers on a connection that is no longer read as HTTP, and ends it. */
export function writeProblem(stream: Duplex, { status, code, message }: HttpProblem): void {
  const body = JSON.stringify({ code, message });
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
  stream.end(answer, () => stream.destroy());
}

/** Undefined if the status is not a client error. */
function clientProblem(status = 500): HttpProblem | undefined {
  const problem = CLIENT_PROBLEMS.find((each) => each.status === status);
  return problem ?? (400 <= status && status < 500 ? UNREADABLE : undefined);
}

function statusOfClientError({ code }: Readonly<{ code?: string }>): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function isGraphql(request: FastifyRequest): boolean {
  return request.url.split('?', 1)[0] === GRAPHQL_PATH;
}

/** Features that a page may never use. Sound and full screen are not in the list. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** For answers before any hook runs: they are plain text that can run nothing. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
