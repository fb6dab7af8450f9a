// Reads and writes WebSocket frames by hand, so that reading costs the load as little as possible. @see RFC 6455

const TEXT = 0x1;
const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/** The part of a stream that is kept between two reads: the beginning of a frame. */
export type FrameReader = { rest: Buffer | undefined };

export type FrameHandlers = Readonly<{
  /** The payload is valid until this returns. */
  onMessage: (payload: Buffer) => void;
  onPing: (payload: Buffer) => void;
  onClose: (payload: Buffer) => void;
}>;

/** Reads all whole frames, and keeps the rest for the next read. */
export function readFrames(reader: FrameReader, read: Buffer, on: FrameHandlers): void {
  const bytes = reader.rest === undefined ? read : Buffer.concat([reader.rest, read]);
  let start = 0;
  for (;;) {
    const frame = findFrame(bytes, start);
    if (frame === undefined) break;
    const payload = bytes.subarray(frame.start, frame.end);
    start = frame.end;
    if (frame.kind === TEXT || frame.kind === BINARY) on.onMessage(payload);
    else if (frame.kind === PING) on.onPing(payload);
    else if (frame.kind === CLOSE) on.onClose(payload);
  }
  // A copy, because the buffer is used again.
  reader.rest = start === bytes.length ? undefined : Buffer.from(bytes.subarray(start));
}

/** Where the payload of the frame begins and ends; undefined if it is not whole yet. */
function findFrame(bytes: Buffer, from: number) {
  if (bytes.length < from + 2) return undefined;
  const kind = bytes.readUInt8(from) & 0x0f;
  const short = bytes.readUInt8(from + 1) & 0x7f;
  const header = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < from + header) return undefined;
  const length =
    short === 127
      ? Number(bytes.readBigUInt64BE(from + 2))
      : short === 126
        ? bytes.readUInt16BE(from + 2)
        : short;
  const start = from + header;
  return bytes.length < start + length ? undefined : { kind, start, end: start + length };
}

export function textFrame(text: string): Buffer {
  return frame(TEXT, Buffer.from(text));
}

export function binaryFrame(payload: Buffer): Buffer {
  return frame(BINARY, payload);
}

export function pongFrame(payload: Buffer): Buffer {
  return frame(PONG, payload);
}

/** A frame as a client must send it: masked, with a mask of zeros. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length > 0xffff) throw new Error('A client sends nothing that long');
  const header = length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
  header.writeUInt8(0x80 | kind, 0);
  header.writeUInt8(0x80 | Math.min(length, 126), 1);
  if (length >= 126) header.writeUInt16BE(length, 2);
  return Buffer.concat([header, payload]);
}
