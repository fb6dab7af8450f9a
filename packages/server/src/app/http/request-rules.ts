import type { FastifyInstance } from 'fastify';
import { BARE_HEADERS, sendUnreadable } from '../../platform/http/http-problem.ts';
import { hostsOf } from '../../platform/http/request-source.ts';

/** Adds the rules that hold for requests of all routes. */
export function addRequestRules(app: FastifyInstance): void {
  readJsonOnly(app);
  closeConnectionsWhenStopping(app);
  turnAwayTheGone(app);
  turnAwayTwoHosts(app);
}

/** A form on another site can send other types without a preflight request, so only JSON is read. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
}

/** Requests are counted by address. A client that has hung up already has none. */
function turnAwayTheGone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.socket.remoteAddress === undefined) return sendUnreadable(request, reply);
    return undefined;
  });
}

/** Refuses a request with two hosts: a proxy and this server may use different ones. @see RFC 9112, section 3.2 */
function turnAwayTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hostsOf(request.raw).length > 1) {
      return sendUnreadable(request, reply.headers(BARE_HEADERS));
    }
    return undefined;
  });
}

function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

/** Programs request these every few seconds. */
const QUIET_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line for each answer. It has the route's pattern, but never the address, body, cookies or sender. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[QUIET_ROUTES.has(route) ? 'debug' : 'info'](line, 'request');
  });
}

/** Returns the pattern of the route that answered. */
export function routeOf(request: Readonly<{ routeOptions: { url?: string | undefined } }>): string {
  return request.routeOptions.url ?? 'none';
}
