import type { PlayedFilm } from '@outoften/rules/solo-run';
import { useMessages } from '../messages/use-messages.ts';
import { FilmRow } from '../play/film-row.tsx';
import styles from './recap-films.module.css';

type RecapFilmsProps = Readonly<{ run: readonly PlayedFilm[]; points: number }>;

/** A row for each film of a run, and their sum. */
export function RecapFilms({ run, points }: RecapFilmsProps) {
  const say = useMessages();
  return (
    <section aria-label={say('solo.recap.films')}>
      <ol className={styles.rows}>
        {run.map(({ title, poster, guess, rating, points: own }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the films of a run that is over never change
          <li key={place}>
            <FilmRow
              title={title}
              poster={poster}
              name={<h2 lang="en">{title}</h2>}
              guess={guess}
              rating={rating}
              points={own}
            />
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
