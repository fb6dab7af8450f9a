import type { Film } from '@outoften/rules/film';
import { titleStyle } from '@outoften/rules/title-style';
import { useMessages } from '../messages/use-messages.ts';
import styles from './film-title.module.css';

/** The title, as large as its length allows, with the year and the question of the game. */
export function FilmTitle({ film }: Readonly<{ film: Pick<Film, 'title' | 'releaseYear'> }>) {
  const say = useMessages();
  return (
    <>
      <h1 className={styles.title} data-style={titleStyle(film.title)} tabIndex={-1}>
        {film.title}
      </h1>
      <p className={styles.question}>
        <span>{say('play.released', { year: String(film.releaseYear) })}</span>{' '}
        <span className={styles.ask}>{say('play.question')}</span>
      </p>
    </>
  );
}
