import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { HttpProblem } from './http-problem.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Headers that proxies add, those of content delivery networks included. */
const FORWARDED = /^(?:forwarded|via|cdn-loop|cf-.+|x-.*forwarded-.+|(?:.+-)?(?:client|real)-ip)$/i;

/** A request with both ends of its connection. */
export type ConnectedRequest = Readonly<{
  raw: Pick<IncomingMessage, 'rawHeaders'> & Readonly<{ socket: Connection }>;
}>;

type Connection = Readonly<{
  remoteAddress?: string | undefined;
  localAddress?: string | undefined;
}>;

/**
 * Returns whether the request comes from the server's own machine, under an address of the game. With https a proxy
 * decrypts requests, and all seem to come from this machine, so the answer is false. It is also false for a foreign host
 * name, which another site's page may have pointed at this machine.
 */
export function isFromThisMachine({ raw }: ConnectedRequest, publicUrl: string): boolean {
  const { protocol, host } = new URL(publicUrl);
  if (protocol === 'https:') return false;
  const [asked, ...others] = hostsOf(raw);
  if (asked === undefined || others.length > 0 || wasPassedOn(raw)) return false;
  const isOurs = asked.toLowerCase() === host || isLoopbackName(asked);
  return isOurs && isOwnConnection(raw.socket);
}

/**
 * Returns whether a program on this machine sent the request directly, under a name or address that only this machine
 * has. The public address does not matter, because the request did not use it.
 */
export function isAskedDirectly({ raw }: ConnectedRequest): boolean {
  const [asked, ...others] = hostsOf(raw);
  if (asked === undefined || others.length > 0 || wasPassedOn(raw)) return false;
  return isLoopbackName(asked) && isLoopback(raw.socket.remoteAddress);
}

/** Reads the headers as they were sent, because the issuer gets changed ones. */
function wasPassedOn({ rawHeaders }: ConnectedRequest['raw']): boolean {
  return rawHeaders.some((name, index) => index % 2 === 0 && FORWARDED.test(name));
}

function isLoopbackName(host: string): boolean {
  return LOOPBACK_NAMES.has(URL.parse(`http://${host}`)?.hostname ?? '');
}

/** True if the request came to the address that it came from, as with the machine's own name in the network. */
function isOwnConnection({ remoteAddress, localAddress }: Connection): boolean {
  if (remoteAddress === undefined) return false;
  return remoteAddress === localAddress || isLoopback(remoteAddress);
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

export const FOREIGN_ORIGIN: HttpProblem = {
  status: 403,
  code: 'FOREIGN_ORIGIN',
  message: 'Pages of other sites may not send requests.',
};

/**
 * Returns false if a page of another site made the browser send this. The page's origin must be the public one, or on
 * the browser's own machine the requested host: anyone can point other names at this server. Requests without an origin
 * don't come from a page.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  publicUrl: string | undefined,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicUrl) return true;
  const page = URL.parse(origin);
  return page !== null && page.host === host && LOOPBACK_NAMES.has(page.hostname);
}

/** Host names that always mean the browser's own machine. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns every `Host` header as it was sent. Node keeps only the first, but a proxy may have used another one. */
export function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): readonly string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
}
