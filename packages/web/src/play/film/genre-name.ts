import type { Genre } from '@outoften/rules/film/genre';
import type { MessageId } from '../../messages/i18n.ts';

const NAMES = {
  action: 'play.genre.action',
  adventure: 'play.genre.adventure',
  animation: 'play.genre.animation',
  comedy: 'play.genre.comedy',
  crime: 'play.genre.crime',
  documentary: 'play.genre.documentary',
  drama: 'play.genre.drama',
  family: 'play.genre.family',
  fantasy: 'play.genre.fantasy',
  history: 'play.genre.history',
  horror: 'play.genre.horror',
  music: 'play.genre.music',
  mystery: 'play.genre.mystery',
  romance: 'play.genre.romance',
  'science-fiction': 'play.genre.science-fiction',
  'tv-movie': 'play.genre.tv-movie',
  thriller: 'play.genre.thriller',
  war: 'play.genre.war',
  western: 'play.genre.western',
} as const satisfies Record<Genre, MessageId>;

export function genreName(genre: Genre): MessageId {
  return NAMES[genre];
}
