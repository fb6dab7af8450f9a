/** Five characters that lead to a room. */
export type RoomCode = string & { readonly kind: 'room-code' };

/** Without vowels, so that no code spells a word, and without 0, 1, 3 and other look-alikes. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ2456789';

export const CODE_LENGTH = 5;

/** The forms of links to a room: "/join/BCD24", "?code=BCD24". */
const LINKED_CODE = /(?:\/join\/|[?&]code=)([a-z\d]{5})(?![a-z\d])/i;

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
 * Reads a code as people type and paste it: in any case, with spaces and hyphens, or in a text with the link to the
 * room. Undefined for anything else.
 */
export function parseRoomCode(text: string): RoomCode | undefined {
  const typed = LINKED_CODE.exec(text)?.[1] ?? text;
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return A_CODE.test(code) ? (code as RoomCode) : undefined;
}
