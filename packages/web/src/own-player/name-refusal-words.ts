import {
  findWrongCharacter,
  LONGEST_PLAYER_NAME,
  type PlayerNameRefusal,
} from '@outoften/rules/names/player-name';
import type { MessageId } from '../messages/i18n.ts';
import type { Say } from '../messages/use-messages.ts';

const REFUSALS = {
  'too-short': 'player.name.too-short',
  'too-long': 'player.name.too-long',
  emoji: 'player.name.emoji',
  'invisible-character': 'player.name.invisible-character',
  'wrong-character': 'player.name.wrong-character',
  'misplaced-sign': 'player.name.misplaced-sign',
  'no-letter': 'player.name.no-letter',
  'mixed-scripts': 'player.name.mixed-scripts',
} as const satisfies Record<PlayerNameRefusal, MessageId>;

type RefusedName = Readonly<{ refusal: PlayerNameRefusal; name: string; least: number }>;

/** Says what is wrong with a name as typed. */
export function nameRefusalWords(say: Say, { refusal, name, least }: RefusedName): string {
  const wrong = findWrongCharacter(name) ?? '';
  // A mark is drawn over the character before it.
  const character = /^\p{M}/u.test(wrong) ? `◌${wrong}` : wrong;
  return say(REFUSALS[refusal], { least, most: LONGEST_PLAYER_NAME, character });
}
