import {
  type PlayerName,
  type PlayerNameRefusal,
  parseNickname,
  parsePlayerName,
} from '@outoften/rules/names/player-name';
import type { Result } from '@outoften/rules/result';
import type { GraphQLError } from 'graphql';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';

type Names = Pick<GraphqlContext, 'isProfane'>;

/** Reads the name of an account's player, as typed. Throws INVALID_NAME with the refusal. */
export function demandPlayerName(text: string, names: Names): PlayerName {
  return demandClean(parsePlayerName(text), names);
}

/** Reads the name of a player without an account, which may be shorter. Throws INVALID_NAME with the refusal. */
export function demandNickname(text: string, names: Names): PlayerName {
  return demandClean(parseNickname(text), names);
}

const MESSAGES = {
  'too-short': 'This name is too short.',
  'too-long': 'A name has at most 20 characters.',
  emoji: 'A name has no emoji.',
  'invisible-character': 'A name has no invisible characters.',
  'wrong-character': 'A name has only letters, digits, _, -, ’, . and &.',
  'misplaced-sign': 'A sign such as - ’ . & stands alone, between two words.',
  'no-letter': 'A name has at least one letter.',
  'mixed-scripts': 'A name has letters of one script only.',
  profane: 'Choose a name without a swear word.',
} as const satisfies Record<PlayerNameRefusal | 'profane', string>;

function demandClean(
  name: Result<PlayerName, PlayerNameRefusal>,
  { isProfane }: Names,
): PlayerName {
  if (!name.ok) throw invalidName(name.refusal);
  if (isProfane(name.value)) throw invalidName('profane');
  return name.value;
}

function invalidName(refusal: keyof typeof MESSAGES): GraphQLError {
  return codedError('INVALID_NAME', MESSAGES[refusal], { refusal });
}
