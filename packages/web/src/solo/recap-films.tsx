import { offBy, type PlayedFilm } from '@outoften/rules/solo-run';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Poster } from '../ui/poster.tsx';
import styles from './recap-films.module.css';

type RecapFilmsProps = Readonly<{ run: readonly PlayedFilm[]; points: number }>;

/** A row for each film of a run, and their sum. */
export function RecapFilms({ run, points }: RecapFilmsProps) {
  const say = useMessages();
  return (
    <section aria-label={say('solo.recap.films')}>
      <ol className={styles.rows}>
        {run.map((film, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the films of a run that is over never change
          <li key={place} className={styles.row}>
            <div className={styles.poster}>
              {film.poster !== undefined && (
                <Poster src={film.poster} title={film.title} place="row" />
              )}
            </div>
            <div className={styles.film}>
              <h2 lang="en">{film.title}</h2>
              <p>{guessWords(say, film)}</p>
              <Line film={film} />
            </div>
            <p className={styles.points}>
              {film.points}
              <span className="visually-hidden">
                {' '}
                {say('play.hint.points', { points: film.points })}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span>{say('play.films', { films: run.length })}</span>
        <strong>
          {points}
          <span className="visually-hidden"> {say('play.hint.points', { points })}</span>
        </strong>
      </p>
    </section>
  );
}

/** "You 7.0, viewers 7.9", or that the guess was exact. */
export function guessWords(say: ReturnType<typeof useMessages>, film: PlayedFilm): string {
  const rating = formatTenths(film.rating);
  if (offBy(film) === 0) return say('solo.recap.exact', { rating });
  return say('solo.recap.guess', { guess: formatTenths(film.guess), rating });
}

/** Both figures on a line from 0 to 10; the words beside it say them. */
function Line({ film: { guess, rating } }: Readonly<{ film: PlayedFilm }>) {
  return (
    <div className={styles.line} aria-hidden>
      <span className={styles.guess} style={{ '--at': `${guess}%` }} />
      <span className={styles.rating} style={{ '--at': `${rating}%` }} />
    </div>
  );
}
