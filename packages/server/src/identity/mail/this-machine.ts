import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { hostsOf, LOOPBACK_NAMES } from '../../platform/http/host-names.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** What proxies add on the way. */
const FORWARDED = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/i;

/** A request with both ends of its connection. */
export type ConnectedRequest = Readonly<{
  raw: Pick<IncomingMessage, 'rawHeaders'> & Readonly<{ socket: Connection }>;
}>;

type Connection = Readonly<{
  remoteAddress?: string | undefined;
  localAddress?: string | undefined;
}>;

/**
 * Whether somebody at the machine the server runs on asks, by an address of the game. Where players come by https
 * something in between takes it off, and all of them seem to sit here: then nobody does. A name that is not ours
 * may have been pointed at this machine by a page of another site.
 */
export function isFromThisMachine({ raw }: ConnectedRequest, publicUrl: string): boolean {
  const { protocol, host } = new URL(publicUrl);
  if (protocol === 'https:') return false;
  // As they were sent: the issuer is shown other ones.
  const headers = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  if (headers.some((name) => FORWARDED.test(name))) return false;
  const hosts = hostsOf(raw);
  return hosts.length === 1 && isOurHost(hosts[0] ?? '', host) && isOwnConnection(raw.socket);
}

function isOurHost(host: string, publicHost: string): boolean {
  if (host.toLowerCase() === publicHost) return true;
  return LOOPBACK_NAMES.has(URL.parse(`http://${host}`)?.hostname ?? '');
}

/** To the address it came from, where it goes by the machine's name in the network. */
function isOwnConnection({ remoteAddress, localAddress }: Connection): boolean {
  if (remoteAddress === undefined) return false;
  const family = isIPv6(remoteAddress) ? 'ipv6' : 'ipv4';
  return remoteAddress === localAddress || LOOPBACK.check(remoteAddress, family);
}
