import type { DrawnFilm } from '@outoften/rules/film/film';
import { titleStyle } from '@outoften/rules/film/title-style';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmOrigin, type NoticedFilm } from './film-origin.tsx';
import styles from './film-title.module.css';

/**
 * The title, as large as its length allows, with the year, the game's question, and a note if the film replaces one of
 * the film database.
 */
export function FilmTitle({ film }: Readonly<{ film: Pick<DrawnFilm, 'title'> & NoticedFilm }>) {
  const say = useMessages();
  return (
    <>
      <h1 className={styles.title} data-style={titleStyle(film.title)} tabIndex={-1} lang="en">
        {film.title}
      </h1>
      <p className={styles.question}>
        <FilmOrigin film={film}>
          {' '}
          <span className={styles.ask}>{say('play.question')}</span>
        </FilmOrigin>
      </p>
    </>
  );
}
