import type { ServiceNews } from '../platform/outside/absence.ts';

type Log = Readonly<{
  warn: (fields: object, message: string) => void;
  info: (fields: object, message: string) => void;
}>;

/** Writes one line when a service that this server needs is away, and one when it is back. */
export function logService(log: Log, news: ServiceNews): void {
  const { service } = news;
  if (news.type === 'away') {
    log.warn({ event: 'service-away', service, reason: news.reason }, `${service} is away`);
  } else {
    log.info({ event: 'service-back', service, awayMs: news.awayMs }, `${service} is back`);
  }
}
