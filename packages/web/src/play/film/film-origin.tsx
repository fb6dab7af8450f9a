import type { DrawnFilm, FilmNotice } from '@outoften/rules/film/film';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';

export type NoticedFilm = Pick<DrawnFilm, 'releaseYear'> &
  Readonly<{ notice?: FilmNotice | undefined }>;

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
