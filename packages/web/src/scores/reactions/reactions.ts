import type { Reaction } from '@outoften/rules/room/wire/room-message';
import type { MessageId } from '../../messages/i18n.ts';

/** All reactions, in the order of display. */
export const REACTIONS: readonly Readonly<{ reaction: Reaction; name: MessageId }>[] = [
  { reaction: 'applause', name: 'scores.reaction.applause' },
  { reaction: 'laugh', name: 'scores.reaction.laugh' },
  { reaction: 'gasp', name: 'scores.reaction.gasp' },
  { reaction: 'tears', name: 'scores.reaction.tears' },
  { reaction: 'popcorn', name: 'scores.reaction.popcorn' },
];
