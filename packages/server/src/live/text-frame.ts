const FIN_AND_TEXT = 0x81;
const LONGEST_IN_7_BITS = 125;
const LONGEST_IN_16_BITS = 0xffff;

/** The text as one WebSocket frame from a server, unmasked. @see RFC 6455, section 5.2 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const at = headerLength(length);
  const frame = Buffer.allocUnsafe(at + length);
  frame[0] = FIN_AND_TEXT;
  if (at === 2) {
    frame[1] = length;
  } else if (at === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, at);
  return frame;
}

/** A result on its way to one operation of a socket; the payload is JSON already. */
export function nextFrame(id: string, payload: string): Buffer {
  return textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
}

function headerLength(length: number): 2 | 4 | 10 {
  if (length <= LONGEST_IN_7_BITS) return 2;
  return length <= LONGEST_IN_16_BITS ? 4 : 10;
}
