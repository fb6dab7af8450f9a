import { type Avatar, parseAvatar } from '@outoften/rules/player/avatar';
import { codedError } from '../platform/error-code.ts';

/** Reads the picture; undefined if none was sent. Throws `BAD_USER_INPUT`. */
export function readAvatar(text: string | null | undefined): Avatar | undefined {
  if (text == null) return undefined;
  const avatar = parseAvatar(text);
  if (avatar !== undefined) return avatar;
  throw codedError('BAD_USER_INPUT', 'avatar_url is one of profile0.jpg to profile17.jpg.');
}
