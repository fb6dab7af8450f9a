import type { IncomingMessage } from 'node:http';

const addresses = new WeakMap<IncomingMessage, string>();

/** Where a request comes from that the issuer answers. It does not read that from headers, which anyone can send. */
export function addressOf(request: IncomingMessage): string | undefined {
  return addresses.get(request);
}

/**
 * Makes the request look as it did at the public address, which the issuer builds its own addresses from.
 * What the client says about host and scheme is not believed.
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
