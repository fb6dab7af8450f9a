import type { FastifyInstance } from 'fastify';

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
