import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { hostsOf, LOOPBACK_NAMES } from './host-names.ts';

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
