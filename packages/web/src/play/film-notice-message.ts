import type { FilmNotice } from '@outoften/rules/film';
import type { MessageId } from '../messages/i18n.ts';

/** Why it is this film where the film database has none. */
export function filmNoticeMessage(notice: FilmNotice): MessageId {
  switch (notice) {
    case 'stored-films':
      return 'play.notice.stored';
    case 'catalogue-films':
      return 'play.notice.catalogue';
  }
}
