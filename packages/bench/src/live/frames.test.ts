import { expect, test } from 'vitest';
import { type FrameReader, readFrames, textFrame } from './frames.ts';

/** A frame of a server: like a client's frame, without its mask. */
function served(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length < 126) return Buffer.concat([Buffer.from([0x81, length]), Buffer.from(text)]);
  if (length <= 0xffff) {
    return Buffer.concat([Buffer.from([0x81, 126, length >> 8, length & 0xff]), Buffer.from(text)]);
  }
  const header = Buffer.alloc(10);
  header.writeUInt16BE(0x817f, 0);
  header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, Buffer.from(text)]);
}

function readAll(chunks: readonly Buffer[]) {
  const reader: FrameReader = { rest: undefined };
  const texts: string[] = [];
  const pings: string[] = [];
  for (const chunk of chunks) {
    readFrames(reader, chunk, {
      onMessage: (payload) => texts.push(payload.toString()),
      onPing: (payload) => pings.push(payload.toString()),
      onClose: () => {},
    });
    // The buffer is used again.
    chunk.fill(0);
  }
  return { texts, pings };
}

const TEXTS = ['short', 'm'.repeat(126), 'l'.repeat(70_000), ''];

test.each([7, 1000, 100_000])(
  'frames are read whole if they arrive in parts of %i bytes',
  (size) => {
    const stream = Buffer.concat(TEXTS.map(served));
    const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, n) =>
      Buffer.from(stream.subarray(n * size, (n + 1) * size)),
    );
    expect(readAll(chunks).texts).toEqual(TEXTS);
  },
);

test('a ping is not read as a message', () => {
  const stream = Buffer.concat([Buffer.from([0x89, 2]), Buffer.from('hi'), served('guess')]);
  expect(readAll([stream])).toEqual({ texts: ['guess'], pings: ['hi'] });
});

test.each(['guess', 'g'.repeat(300)])(
  'a client’s frame is masked, and its text is unchanged',
  (text) => {
    const frame = textFrame(text);
    expect(frame[1]! & 0x80).toBe(0x80);
    expect(frame.subarray(-text.length).toString()).toBe(text);
  },
);
