import { formatTenths } from '../../messages/format-tenths.ts';
import type { Say } from '../../messages/use-messages.ts';

/** How far off a guess was that is looked back on, in tenths. */
export function offWords(distance: number, say: Say): string {
  if (distance === 0) return say('scores.recap.exact');
  return say('scores.recap.off', { distance: formatTenths(distance) });
}
