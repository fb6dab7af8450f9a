import type { IncomingMessage } from 'node:http';

/** Hosts that a browser only finds on its own machine. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Every `Host` header as it was sent. Node keeps the first; a proxy may have gone by another one. */
export function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): readonly string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
}
