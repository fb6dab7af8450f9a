import type { IncomingMessage } from 'node:http';

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
