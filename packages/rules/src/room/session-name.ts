import { ok, type Result, refuse } from '../result.ts';

/** A valid name of a room: 1 to 40 characters. The server checks for swear words, because it has the lists. */
export type SessionName = string & { readonly kind: 'session-name' };

export type SessionNameRefusal = 'too-short' | 'too-long' | 'wrong-character';

export const LONGEST_SESSION_NAME = 40;

/** Characters that break a line, turn the reading direction, annotate, or are none. */
const WRONG_CHARACTER =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{1d173}-\u{1d17a}]/u;

/** A letter with more marks than any script uses would cover the lines around it. */
const PILED_MARKS = /\p{M}{5}/u;

/** Characters that show nothing by themselves. Some hold an emoji together. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu;

/**
 * Reads a name as typed. Drops spaces at its ends, and keeps one of several within. Characters are counted by code
 * points.
 * @see docs/rules.md#room-settings
 */
export function parseSessionName(text: string): Result<SessionName, SessionNameRefusal> {
  const name = text.trim().replaceAll(/ +/g, ' ');
  if (WRONG_CHARACTER.test(name) || PILED_MARKS.test(name)) return refuse('wrong-character');
  const seen = name.replaceAll(UNSEEN, '');
  if (seen === '') return refuse('too-short');
  if ([...name].length > LONGEST_SESSION_NAME) return refuse('too-long');
  return ok(name as SessionName);
}
