import type { FastifyInstance } from 'fastify';
import { BARE_HEADERS } from '../../platform/http/bare-headers.ts';
import { hostsOf } from '../../platform/http/host-names.ts';
import { sendUnreadable } from '../../platform/http/http-problem.ts';

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
