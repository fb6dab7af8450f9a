import type { LiveTick } from '../follow/live-tick.ts';

/** The stream under a socket. */
export type SendQueueStream = Readonly<{
  write: (bytes: Uint8Array) => unknown;
  /** Bytes that wait because the other side reads too slowly. */
  writableLength: number;
}>;

/** The send queue of a socket. */
export type SendQueue = Readonly<{
  /** Sends the frame with all others of this tick. */
  send: (frame: Buffer) => void;
  /** Sends at once what waits for the tick's end. */
  flush: () => void;
}>;

export type SendQueueParts = Readonly<{
  stream: SendQueueStream;
  tick: LiveTick;
  isOpen: () => boolean;
  mostUnsentBytes: number;
  /** Called when more waits than is allowed. */
  onTooSlow: () => void;
  count: (frames: number, bytes: number) => void;
}>;

/** One write for all frames of a tick, because the write costs more than the frame. */
export function createSendQueue(parts: SendQueueParts): SendQueue {
  const { stream, tick, isOpen, mostUnsentBytes, onTooSlow, count } = parts;
  let waiting: Buffer[] | undefined;
  const flush = () => {
    const frames = waiting;
    waiting = undefined;
    const first = frames?.[0];
    if (frames === undefined || first === undefined || !isOpen()) return;
    const isBehind = stream.writableLength > 0;
    const bytes = frames.length === 1 ? first : joined(frames);
    // A slow client's waiting bytes must not keep the memory that many frames share.
    stream.write(isBehind ? new Uint8Array(bytes) : bytes);
    if (stream.writableLength > 0 && !isBehind) desk = Buffer.allocUnsafeSlow(DESK_BYTES);
    count(frames.length, bytes.length);
    if (stream.writableLength > mostUnsentBytes) onTooSlow();
  };
  return {
    send: (frame) => {
      if (waiting === undefined) {
        waiting = [frame];
        tick.write(flush);
      } else {
        waiting.push(frame);
      }
    },
    flush,
  };
}

/**
 * The buffer in which the frames of one socket are put together. A stream that is not behind has read it when its write
 * returns.
 */
const DESK_BYTES = 64 * 1024;
let desk = Buffer.allocUnsafeSlow(DESK_BYTES);

function joined(frames: readonly Buffer[]): Buffer {
  let length = 0;
  for (const frame of frames) length += frame.length;
  if (length > DESK_BYTES) return Buffer.concat(frames, length);
  let end = 0;
  for (const frame of frames) end += frame.copy(desk, end);
  return desk.subarray(0, length);
}
