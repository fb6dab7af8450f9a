import { formatTenths } from '../../messages/format-tenths.ts';
import type { Say } from '../../messages/use-messages.ts';

/** Describes the distance of an earlier guess, in tenths. */
export function offWords(distance: number, say: Say): string {
  if (distance === 0) return say('scores.recap.exact');
  return say('scores.recap.off', { distance: formatTenths(distance) });
}
