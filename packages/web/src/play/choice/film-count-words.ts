import type { Say } from '../../messages/use-messages.ts';

/** From this number on the exact figure is of no use to players. */
const ROUNDED_FROM = 100;

/** Writes "12 films", or "about 1,200 films" with the first two digits of a larger number. */
export function filmCountWords(say: Say, films: number): string {
  if (films < ROUNDED_FROM) return say('play.films', { films });
  const unit = 10 ** (String(films).length - 2);
  return say('play.films.about', { films: Math.round(films / unit) * unit });
}
