import type { Say } from '../../messages/use-messages.ts';

/** Only film databases have as many films, and their counts are approximate. */
const ROUNDED_FROM = 1000;

/** Writes "120 films", or "about 1,200 films" with the first two digits of a larger number. */
export function filmCountWords(say: Say, films: number): string {
  if (films < ROUNDED_FROM) return say('play.films', { films });
  const unit = 10 ** (String(films).length - 2);
  return say('play.films.about', { films: Math.round(films / unit) * unit });
}
