import { ok, type Result, refuse } from '../result.ts';

/** What a room is called: 1 to 40 characters. That it is clean of profanity is checked by the server, which has the lists. */
export type SessionName = string & { readonly kind: 'session-name' };

export type SessionNameRefusal = 'too-short' | 'too-long' | 'wrong-character';

export const LONGEST_SESSION_NAME = 40;

/** Nothing that breaks a line, turns the reading direction, notes something beside the text, or is no character at all. */
const WRONG_CHARACTER =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{1d173}-\u{1d17a}]/u;

/** More marks on one letter than any script puts there would cover the lines around it. */
const PILED_MARKS = /\p{M}{5}/u;

/** What shows nothing by itself; some of it holds an emoji together. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu;

/**
 * Reads a name as typed, spaces at its ends aside and those within it as one. Characters are counted as they are
 * stored, by code points.
 *
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
