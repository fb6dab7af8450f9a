import type { DrawnFilm, FilmNotice } from '@outoften/rules/film/film';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';

export type NoticedFilm = Pick<DrawnFilm, 'releaseYear'> &
  Readonly<{ notice?: FilmNotice | undefined }>;

/** From when a film is, and why it is this one where the film database has none; what is asked of it between the two. */
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

/** Why it is this film where the film database has none. */
function filmNoticeMessage(notice: FilmNotice): MessageId {
  switch (notice) {
    case 'stored-films':
      return 'play.notice.stored';
    case 'catalogue-films':
      return 'play.notice.catalogue';
  }
}
