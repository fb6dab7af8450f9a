import type { DrawnFilm, FilmNotice } from '@outoften/rules/film/film';
import { titleStyle } from '@outoften/rules/film/title-style';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useSpoken } from '../../ui/news/announcements.ts';
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

type NoticedFilm = Pick<DrawnFilm, 'releaseYear'> & Readonly<{ notice?: FilmNotice | undefined }>;

/** The year of the film, and a note if it replaces a film of the film database. Children come in between. */
export function FilmOrigin({
  film,
  children,
}: Readonly<{ film: NoticedFilm; children?: ReactNode }>) {
  const say = useMessages();
  return (
    <>
      <span>{say('play.released', { year: String(film.releaseYear) })}</span>
      {children}
      {film.notice && <span data-notice> {say(filmNoticeMessage(film.notice))}</span>}
    </>
  );
}

/** Says why the film does not come directly from the film database. */
function filmNoticeMessage(notice: FilmNotice): MessageId {
  switch (notice) {
    case 'stored-films':
      return 'play.notice.stored';
    case 'catalogue-films':
      return 'play.notice.catalogue';
  }
}

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
