import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import type { VerifyAccessToken } from '../tokens/access-tokens.ts';

export type IssuerRouteParts = Readonly<{
  issuer: () => Promise<Provider>;
  publicUrl: () => string;
  verifyAccessToken: VerifyAccessToken;
  rate: RequestRate;
}>;

/** Serves the issuer: its discovery, its keys and the paths below `/oauth2`. */
export function addIssuerRoutes(app: FastifyInstance, parts: IssuerRouteParts): void {
  app.register(async (routes) => {
    readNoBodies(routes);
    const config = { rateLimit: parts.rate };
    const pass = (request: FastifyRequest, reply: FastifyReply) =>
      passToIssuer({ request, reply }, parts);
    for (const url of ['/.well-known/openid-configuration', '/.well-known/jwks.json']) {
      routes.route({ method: ['GET', 'OPTIONS'], url, config, handler: pass });
    }
    routes.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/oauth2/*', config, handler: pass });
    routes.route({
      method: ['GET', 'POST'],
      url: '/oauth2/userinfo',
      config,
      handler: (request, reply) => sendUserinfo({ request, reply }, parts),
    });
  });
}

/** Leaves bodies unread, because the issuer reads them itself. */
function readNoBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

async function passToIssuer(
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  { issuer, publicUrl }: IssuerRouteParts,
): Promise<void> {
  const provider = await issuer();
  asPublicRequest(request.raw, { publicUrl: publicUrl(), address: request.ip });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  await provider.callback()(request.raw, reply.raw);
}

/** @see OpenID Connect Core, section 5.3; RFC 6750, section 3 */
async function sendUserinfo(
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  { verifyAccessToken }: IssuerRouteParts,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return reply.code(401).header('www-authenticate', 'Bearer').send();
  const verified = await verifyAccessToken(token);
  if (!verified.ok) {
    const challenge = 'Bearer error="invalid_token"';
    return reply
      .code(401)
      .header('www-authenticate', challenge)
      .send({ error: 'invalid_token', error_description: verified.refusal });
  }
  const { subject, email, emailVerified } = verified.value;
  return reply.send({ sub: subject, email, email_verified: emailVerified });
}

const addresses = new WeakMap<IncomingMessage, string>();

/** Returns the client address of a request to the issuer. Headers are not used, because anyone can send them. */
export function addressOf(request: IncomingMessage): string | undefined {
  return addresses.get(request);
}

/**
 * Makes the request look as if it came to the public address, because the issuer builds its own addresses from it. The
 * client's host and scheme are ignored.
 */
export function asPublicRequest(
  request: IncomingMessage,
  { publicUrl, address }: Readonly<{ publicUrl: string; address: string }>,
): void {
  addresses.set(request, address);
  const { host, protocol } = new URL(publicUrl);
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded') delete headers[name];
  }
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}
