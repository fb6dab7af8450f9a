import { type Avatar, parseAvatar } from '@outoften/rules/avatar';
import {
  type PlayerName,
  type PlayerNameRefusal,
  parseNickname,
  parsePlayerName,
} from '@outoften/rules/player-name';
import type { Result } from '@outoften/rules/result';
import { codedError } from '../graphql/error-code.ts';

const NAME_MESSAGES = {
  'too-short': 'A name has at least 3 characters, a walk-in’s at least 2.',
  'too-long': 'A name has at most 20 characters.',
  'wrong-character': 'A name has only letters from A to Z, digits and underscores.',
  profane: 'Choose a name without a swear word.',
} as const satisfies Record<PlayerNameRefusal, string>;

/** The name of an account's player. Throws `INVALID_NAME`. */
export function readName(text: string): PlayerName {
  return accepted(parsePlayerName(text));
}

/** The name of a walk-in, which may have one letter fewer. Throws `INVALID_NAME`. */
export function readNickname(text: string): PlayerName {
  return accepted(parseNickname(text));
}

function accepted(name: Result<PlayerName, PlayerNameRefusal>): PlayerName {
  if (name.ok) return name.value;
  const { refusal } = name;
  throw codedError('INVALID_NAME', NAME_MESSAGES[refusal], { refusal });
}

export function readAvatar(text: string | null | undefined): Avatar | undefined {
  if (text == null) return undefined;
  const avatar = parseAvatar(text);
  if (avatar !== undefined) return avatar;
  throw codedError('BAD_USER_INPUT', 'avatar_url is one of profile0.jpg to profile5.jpg.');
}
