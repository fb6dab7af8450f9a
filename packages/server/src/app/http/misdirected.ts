import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { hostsOf, isSameOrigin } from '../../platform/http/request-source.ts';
import type { WarnRarely } from '../../platform/report-fault.ts';

export type MisdirectedParts = Readonly<{
  /** The origin players type; undefined if only this machine can connect. */
  publicUrl: string | undefined;
  /** Whether the address is one of the trusted proxies. */
  isTrusted: (address: string) => boolean;
  warnRarely: WarnRarely;
}>;

/** No host name is that long. */
const LONGEST_ORIGIN = 300;

/** Warns of proxies that are not trusted, and of pages at another address than the public one. */
export function addMisdirectedWarnings(app: FastifyInstance, parts: MisdirectedParts): void {
  app.addHook('onRequest', async ({ raw }) => warnOfForwarding(raw, parts));
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (reply.statusCode === 403) warnOfOtherAddress(raw, parts);
  });
  app.server.on('upgrade', (request) => {
    warnOfForwarding(request, parts);
    warnOfOtherAddress(request, parts);
  });
}

function warnOfForwarding(
  { headers, socket }: IncomingMessage,
  { isTrusted, warnRarely }: MisdirectedParts,
): void {
  if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
  warnRarely(
    'untrusted-forwarding',
    `A request was forwarded ${placeOf(remoteAddress)}, which is not in TRUSTED_PROXIES. If your proxy sent it, all ` +
      'players share the limits of one address: name the proxy in TRUSTED_PROXIES.',
  );
}

const isLoopback = proxyAddr.compile('loopback');
const isPrivate = proxyAddr.compile(['linklocal', 'uniquelocal']);

/** Describes the address without naming it: it may be a player's. */
function placeOf(address: string): string {
  if (isLoopback(address, 0)) return 'from this machine (“loopback”)';
  return isPrivate(address, 0) ? 'from a private network' : 'from an address in the internet';
}

/**
 * Requests from other sites' pages are refused too, but they ask at the public address and are no mistake of the
 * operator.
 */
function warnOfOtherAddress(
  request: IncomingMessage,
  { publicUrl, warnRarely }: MisdirectedParts,
): void {
  const page = URL.parse(request.headers.origin ?? '')?.origin;
  if (publicUrl === undefined || page === undefined || page.length > LONGEST_ORIGIN) return;
  if (isSameOrigin(request, publicUrl)) return;
  const [host] = hostsOf(request);
  if (host === new URL(publicUrl).host && host !== new URL(page).host) return;
  warnRarely(
    'other-address',
    `A request from a page at ${page} was refused, because PUBLIC_URL is ${publicUrl}. If players are at ${page}, ` +
      'set PUBLIC_URL to that.',
  );
}
