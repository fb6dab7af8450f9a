import { useMessages } from '../../messages/use-messages.ts';
import { useSpoken } from '../../ui/news/use-spoken.ts';

/** What a screen reader says when a film begins. */
export type FilmSpoken = Readonly<{
  /** Which film of the game it is. */
  place: string;
  /** The time for the guess; undefined without a limit. */
  seconds?: number | undefined;
}>;

/** Announces a film; undefined until it is loaded. */
export function useFilmSpoken(
  film: Readonly<{ title: string; releaseYear: number }> | undefined,
  { place, seconds = 0 }: FilmSpoken,
): void {
  const say = useMessages();
  useSpoken(
    film &&
      say('play.spoken', { place, title: film.title, year: String(film.releaseYear), seconds }),
  );
}
