import { ok, type Result, refuse } from '../result.ts';
import { isOneScript } from './script.ts';

/**
 * A valid player name: letters of one script, digits, underscores and single spaces, with at least one letter. The
 * server checks for swear words, because it has the lists.
 */
export type PlayerName = string & { readonly kind: 'player-name' };

export type PlayerNameRefusal =
  | 'too-short'
  | 'too-long'
  | 'wrong-character'
  | 'no-letter'
  | 'mixed-scripts';

/** Characters are counted by code points of NFC. */
export const SHORTEST_PLAYER_NAME = 3;
export const SHORTEST_NICKNAME = 2;
export const LONGEST_PLAYER_NAME = 20;

/** A letter with more marks than any script needs would cover the lines around it. */
const WORD = String.raw`(?:\p{L}\p{M}{0,3}|\p{Nd}|_)+`;
const WORDS = new RegExp(`^(?:${WORD}(?: ${WORD})*)?$`, 'u');

/**
 * Reads the name of an account's player as typed. Drops spaces at its ends, and keeps one of several between words.
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
  // The long sound mark of kana is a letter of no script. A name of such marks looks like lines.
  if (!/(?!\p{Script=Common})\p{L}/u.test(name.normalize('NFKC'))) return refuse('no-letter');
  if (!isOneScript(name)) return refuse('mixed-scripts');
  return ok(name as PlayerName);
}

/** The name in one case, by which players are sorted and found. */
export function playerNameKey(name: PlayerName): string {
  return name.toLowerCase();
}
