/**
 * Frames share pieces of memory, as Node does for short ones. Frames from a few kB on would otherwise each have their
 * own, which takes longer to get than to fill.
 */
Buffer.poolSize = 64 * 1024;

const FIN_AND_TEXT = 0x81;
const FIN_AND_BINARY = 0x82;
const LONGEST_IN_7_BITS = 125;
const LONGEST_IN_16_BITS = 0xffff;

/** The texts, one after the other, as one WebSocket frame from a server, unmasked. @see RFC 6455, section 5.2 */
export function textFrame(...texts: readonly string[]): Buffer {
  let length = 0;
  for (const text of texts) length += Buffer.byteLength(text);
  const { frame, at } = emptyFrame(FIN_AND_TEXT, length);
  let end = at;
  for (const text of texts) end += frame.write(text, end);
  return frame;
}

/** The bytes, one piece after the other, as one such frame. */
export function binaryFrame(pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const { frame, at } = emptyFrame(FIN_AND_BINARY, length);
  let end = at;
  for (const piece of pieces) end += piece.copy(frame, end);
  return frame;
}

/** A frame whose payload has yet to be written, from `at` on. */
function emptyFrame(first: number, length: number): Readonly<{ frame: Buffer; at: number }> {
  const at = headerLength(length);
  const frame = Buffer.allocUnsafe(at + length);
  frame[0] = first;
  if (at === 2) {
    frame[1] = length;
  } else if (at === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return { frame, at };
}

function headerLength(length: number): 2 | 4 | 10 {
  if (length <= LONGEST_IN_7_BITS) return 2;
  return length <= LONGEST_IN_16_BITS ? 4 : 10;
}
