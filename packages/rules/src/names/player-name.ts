import { ok, type Result, refuse } from '../result.ts';
import { isOneScript } from './script.ts';

/**
 * A name as players see it: letters of one script, digits, underscores and single spaces, with at least one letter.
 * That it is clean of profanity is checked by the server, which has the lists.
 */
export type PlayerName = string & { readonly kind: 'player-name' };

export type PlayerNameRefusal =
  | 'too-short'
  | 'too-long'
  | 'wrong-character'
  | 'no-letter'
  | 'mixed-scripts';

/** Characters are counted as they are stored: by code points of NFC. */
export const SHORTEST_PLAYER_NAME = 3;
export const SHORTEST_NICKNAME = 2;
export const LONGEST_PLAYER_NAME = 20;

/** More marks on one letter than a script needs would cover the lines around it. */
const WORD = String.raw`(?:\p{L}\p{M}{0,3}|\p{Nd}|_)+`;
const WORDS = new RegExp(`^(?:${WORD}(?: ${WORD})*)?$`, 'u');

/**
 * Reads the name of an account's player as typed. Spaces at its ends are dropped, several between words are one.
 *
 * @see docs/rules.md#names
 */
export function parsePlayerName(text: string): Result<PlayerName, PlayerNameRefusal> {
  return parseName(text, SHORTEST_PLAYER_NAME);
}

/** Reads the name of a player without an account, which may be shorter. */
export function parseNickname(text: string): Result<PlayerName, PlayerNameRefusal> {
  return parseName(text, SHORTEST_NICKNAME);
}

function parseName(text: string, shortest: number): Result<PlayerName, PlayerNameRefusal> {
  const name = text.trim().replaceAll(/ +/g, ' ').normalize('NFC');
  if (!WORDS.test(name)) return refuse('wrong-character');
  const length = [...name].length;
  if (length < shortest) return refuse('too-short');
  if (length > LONGEST_PLAYER_NAME) return refuse('too-long');
  // The long sound mark of kana is a letter of no script: a name of such marks can't be told from lines.
  if (!/(?!\p{Script=Common})\p{L}/u.test(name.normalize('NFKC'))) return refuse('no-letter');
  if (!isOneScript(name)) return refuse('mixed-scripts');
  return ok(name as PlayerName);
}

/** The name whatever its case: by it players are sorted and looked up. */
export function playerNameKey(name: PlayerName): string {
  return name.toLowerCase();
}
