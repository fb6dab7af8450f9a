import type { Rating } from '@outoften/rules/rating';
import type { ReactNode } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { Poster } from '../../ui/pictures/poster.tsx';
import styles from './film-row.module.css';

type FilmRowProps = Readonly<{
  title: string;
  poster: string | undefined;
  /** The film's name. It is a heading where rows need one. */
  name: ReactNode;
  /** Undefined without a guess. */
  guess: Rating | undefined;
  rating: Rating;
  /** Undefined if the player had no part in the round. */
  points: number | undefined;
}>;

/** A film in a recap: its poster, guess and rating in words and on a strip, and the points. */
export function FilmRow({ title, poster, name, guess, rating, points }: FilmRowProps) {
  const say = useMessages();
  return (
    <span className={styles.row}>
      <span className={styles.poster}>
        {poster !== undefined && <Poster src={poster} title={title} place="row" />}
      </span>
      <span className={styles.film}>
        {name}
        <span className={styles.words}>{figureWords(say, { guess, rating })}</span>
        <Strip guess={guess} rating={rating} />
      </span>
      <span className={styles.points}>
        {points === undefined ? (
          <span aria-hidden>–</span>
        ) : (
          <>
            {points}
            <span className="visually-hidden"> {say('play.hint.points', { points })}</span>
          </>
        )}
      </span>
    </span>
  );
}

type Figures = Readonly<{ guess: Rating | undefined; rating: Rating }>;

/** Writes "You 7.0, viewers 7.9", or that the guess was exact or missing. */
export function figureWords(say: Say, { guess, rating: answer }: Figures): string {
  const rating = formatTenths(answer);
  if (guess === undefined) return say('play.film.no-guess', { rating });
  if (guess === answer) return say('play.film.exact', { rating });
  return say('play.film.guess', { guess: formatTenths(guess), rating });
}

/** Guess and rating on a strip from 0 to 10, for sighted players. The words above say the same. */
function Strip({ guess, rating }: Figures) {
  return (
    <span className={styles.strip} aria-hidden>
      {guess !== undefined && <span className={styles.guess} style={{ '--at': `${guess}%` }} />}
      <span className={styles.rating} style={{ '--at': `${rating}%` }} />
    </span>
  );
}
