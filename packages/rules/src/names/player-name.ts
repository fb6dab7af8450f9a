import { ok, type Result, refuse } from '../result.ts';
import { isOneScript } from './script.ts';

/**
 * A valid player name: words of letters of one script, digits and underscores, with at least one letter. Between words
 * are single spaces, hyphens, apostrophes (always ’), full stops and "&". The server checks for swear words, because it
 * has the lists.
 */
export type PlayerName = string & { readonly kind: 'player-name' };

export type PlayerNameRefusal =
  | 'too-short'
  | 'too-long'
  | 'emoji'
  /** It shows nothing, such as a zero-width space. */
  | 'invisible-character'
  /** See {@link findWrongCharacter}. */
  | 'wrong-character'
  /** A sign at the beginning or end, or beside another one. */
  | 'misplaced-sign'
  | 'no-letter'
  | 'mixed-scripts';

/** Characters are counted by code points of NFC. */
export const SHORTEST_PLAYER_NAME = 3;
export const SHORTEST_NICKNAME = 2;
export const LONGEST_PLAYER_NAME = 20;

/** One of these is a name, or a syllable of it. */
const WHOLE_NAME = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A letter with more marks than any script needs would cover the lines around it. */
const CHARACTER = String.raw`(?:\p{L}\p{M}{0,3}|\p{Nd}|_)`;
/** The non-joiner shows how Arabic letters are written. Elsewhere it is invisible. */
const NON_JOINER = String.raw`(?<=\p{Script=Arabic}\p{M}{0,3})\u200c(?=\p{Script=Arabic})`;
const BETWEEN = String.raw`(?:\.?(?: ?[-’&] ?| )|\.)`;
const WORD = `(?:${CHARACTER}|${NON_JOINER})+`;
const WORDS = new RegExp(`^(?:${WORD}(?:${BETWEEN}${WORD})*\\.?)?$`, 'u');
const CHARACTERS = new RegExp(`^(?:${CHARACTER}|${NON_JOINER}|[-’&. ])*`, 'u');

const EMOJI = /\p{Emoji_Presentation}|(?![©®™])\p{Extended_Pictographic}|\u20e3/u;

/** Some of them are letters by their category, such as the fillers of Hangul, Khitan and hieroglyphs. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}\u{16fe4}]/u;

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
  const name = normalise(text);
  if (EMOJI.test(name)) return refuse('emoji');
  if (hasInvisible(name)) return refuse('invisible-character');
  if (findWrongCharacter(name) !== undefined) return refuse('wrong-character');
  if (!WORDS.test(name)) return refuse('misplaced-sign');
  const length = [...name].length;
  if (length < shortest && !WHOLE_NAME.test(name)) return refuse('too-short');
  if (length > LONGEST_PLAYER_NAME) return refuse('too-long');
  // The long sound mark of kana is a letter of no script. A name of such marks looks like lines.
  if (!/(?!\p{Script=Common})\p{L}/u.test(name.normalize('NFKC'))) return refuse('no-letter');
  if (!isOneScript(name)) return refuse('mixed-scripts');
  return ok(name as PlayerName);
}

/** Returns the first character that no name may have; undefined if there is none. */
export function findWrongCharacter(text: string): string | undefined {
  const [character] = normalise(text).replace(CHARACTERS, '');
  return character;
}

/** True if a character shows nothing and has no purpose in its script. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text.replaceAll(new RegExp(NON_JOINER, 'gu'), ''));
}

/** Keyboards have several spaces, hyphens and apostrophes. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/['‘ʼ＇`´]/g, '’')
    .replaceAll(/[‐‑‒–—−－]/g, '-')
    .replaceAll('＆', '&')
    .replaceAll('．', '.')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/** The beginning of a name, for an ending to be added. */
export function shortenName(name: string, length: number): string {
  const kept = [...name].slice(0, length).join('');
  return kept.replace(/[^\p{L}\p{M}\p{Nd}]+$/u, '');
}

/** The name in one case, by which players are sorted and found. */
export function playerNameKey(name: PlayerName): string {
  return name.toLowerCase();
}
