import type { Programme } from '@outoften/rules/film/programme';
import type { MessageId } from '../../messages/i18n.ts';

const NAMES = {
  blockbusters: 'play.programme.blockbusters',
  'eighties-night': 'play.programme.eighties-night',
  horror: 'play.programme.horror',
  family: 'play.programme.family',
  'so-bad-its-good': 'play.programme.so-bad-its-good',
  masterpieces: 'play.programme.masterpieces',
} satisfies Record<Programme, MessageId>;

export function programmeName(programme: Programme): MessageId {
  return NAMES[programme];
}
