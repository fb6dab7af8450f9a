import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** Posts a request as if a proxy had forwarded it from the address. Returns the status. */
export async function postFrom(
  app: FastifyInstance,
  from: string,
  { url = '/graphql', payload = { query: '{ __typename }' } as object } = {},
): Promise<number> {
  const headers = { 'x-forwarded-for': from };
  const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
  return statusCode;
}

/** Opens a socket the same way. Returns 'open', or the status with which it was refused. */
export async function connectFrom(app: FastifyInstance, from: string): Promise<'open' | number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, ['graphql-transport-ws'], {
    headers: { 'x-forwarded-for': from },
  });
  const refused = once(socket, 'unexpected-response').then(([, response]) => response.statusCode);
  return Promise.race([once(socket, 'open').then(() => 'open' as const), refused]);
}
