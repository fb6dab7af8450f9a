import { hasInvisible } from '../names/player-name.ts';
import { ok, type Result, refuse } from '../result.ts';

/** A valid name of a room: 1 to 40 characters. The server checks for swear words, because it has the lists. */
export type SessionName = string & { readonly kind: 'session-name' };

export type SessionNameRefusal = 'too-short' | 'too-long' | 'wrong-character';

export const LONGEST_SESSION_NAME = 40;

/** Characters that are none, or private. */
const WRONG_CHARACTER = /[\p{Cs}\p{Co}\p{Cn}]/u;

/** Invisible characters that choose or hold together an emoji. */
const IN_EMOJI =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;

/** A letter with more marks than any script uses would cover the lines around it. */
const PILED_MARKS = /\p{M}{5}/u;

/**
 * Reads a name as typed. Drops spaces at its ends, and keeps one of several within. Characters are counted by code
 * points.
 * @see docs/rules.md#room-settings
 */
export function parseSessionName(text: string): Result<SessionName, SessionNameRefusal> {
  const name = text.trim().replaceAll(/ +/g, ' ');
  if (WRONG_CHARACTER.test(name) || PILED_MARKS.test(name)) return refuse('wrong-character');
  if (hasInvisible(name.replaceAll(IN_EMOJI, ''))) return refuse('wrong-character');
  if (!/[^\p{M}\s\u2800]/u.test(name)) return refuse('too-short');
  if ([...name].length > LONGEST_SESSION_NAME) return refuse('too-long');
  return ok(name as SessionName);
}
