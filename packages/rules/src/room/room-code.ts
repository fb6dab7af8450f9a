import { plainText } from '../link-part.ts';

/** Five characters that lead to a room. */
export type RoomCode = string & { readonly kind: 'room-code' };

/** Without vowels, so that no code spells a word, and without 0, 1, 3 and other look-alikes. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ2456789';

export const CODE_LENGTH = 5;

/** The forms of links to a room: "/join/BCD24", "?code=BCD24". */
const LINK = /(?:\/join\/|[?&]code=)(.*)/is;

/** Stands before a code. */
const BEFORE = /^[^\p{L}\p{N}]+/u;

/** A code in one piece, with any text behind it. */
const WHOLE = /^([A-Za-z\d]{5})(?![\p{L}\p{N}])/u;

/** A code in pieces: "X4V QF". No letter or figure may follow, as in "BCD24 5" or "https://". */
const IN_PIECES = /^((?:[A-Za-z\d][\s\p{Pd}]*?){5})(?!(?:[\s\p{Pd}]*|[.:/@]+)[\p{L}\p{N}])/u;

/** How many random bytes a code needs. */
export const CODE_BYTES = 6;

const A_CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/**
 * A code made of six random bytes. All codes are equally likely, to one part in ten million. Throws RangeError for
 * fewer bytes.
 */
export function drawRoomCode(bytes: Uint8Array): RoomCode {
  if (bytes.length < CODE_BYTES) throw new RangeError(`a code takes ${CODE_BYTES} random bytes`);
  let rest = bytes.subarray(0, CODE_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += CODE_ALPHABET[rest % CODE_ALPHABET.length];
    rest = Math.floor(rest / CODE_ALPHABET.length);
  }
  return code as RoomCode;
}

/**
 * Reads a code as people type, send and paste it, in a field, an address or a text with the link to the room: in any
 * case and width, with spaces and hyphens, and with signs around it. Undefined for anything else.
 */
export function parseRoomCode(text: string): RoomCode | undefined {
  const plain = plainText(text);
  const linked = LINK.exec(plain)?.[1];
  const from = (linked ?? plain).replace(BEFORE, '');
  const [, typed = ''] = (linked && WHOLE.exec(from)) || IN_PIECES.exec(from) || [];
  const code = typed.replaceAll(/[^A-Za-z\d]/g, '').toUpperCase();
  return A_CODE.test(code) ? (code as RoomCode) : undefined;
}
