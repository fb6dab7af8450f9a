import type { Say } from '../../messages/use-messages.ts';

/** From here on the exact figure tells a player nothing. */
const ROUNDED_FROM = 100;

/** "12 films", or "about 1,200 films": of a larger figure the first two digits. */
export function filmCountWords(say: Say, films: number): string {
  if (films < ROUNDED_FROM) return say('play.films', { films });
  const unit = 10 ** (String(films).length - 2);
  return say('play.films.about', { films: Math.round(films / unit) * unit });
}
