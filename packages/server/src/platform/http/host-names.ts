import type { IncomingMessage } from 'node:http';

/** Host names that always mean the browser's own machine. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns every `Host` header as it was sent. Node keeps only the first, but a proxy may have used another one. */
export function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): readonly string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
}
