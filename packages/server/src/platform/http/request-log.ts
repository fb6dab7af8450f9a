import type { FastifyInstance } from 'fastify';
import { routeOf } from './route-of.ts';

/** Asked every few seconds by machines. */
const QUIET_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

/** One line an answer: the route's pattern, never the address, body, cookies or who asked. */
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
