import { expect, test } from 'vitest';
import { type FrameReader, readFrames, textFrame } from './frames.ts';

/** What a server sends: a client's frame without its mask. */
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
  const heard: string[] = [];
  const pings: string[] = [];
  for (const chunk of chunks) {
    readFrames(reader, chunk, {
      onMessage: (payload) => heard.push(payload.toString()),
      onPing: (payload) => pings.push(payload.toString()),
      onClose: () => {},
    });
    // What was read into is read into again.
    chunk.fill(0);
  }
  return { heard, pings };
}

const TEXTS = ['short', 'm'.repeat(126), 'l'.repeat(70_000), ''];

test.each([7, 1000, 100_000])(
  'frames are whole however they arrive, %i bytes at a time',
  (size) => {
    const stream = Buffer.concat(TEXTS.map(served));
    const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, n) =>
      Buffer.from(stream.subarray(n * size, (n + 1) * size)),
    );
    expect(readAll(chunks).heard).toEqual(TEXTS);
  },
);

test('a ping is told apart from a message', () => {
  const stream = Buffer.concat([Buffer.from([0x89, 2]), Buffer.from('hi'), served('guess')]);
  expect(readAll([stream])).toEqual({ heard: ['guess'], pings: ['hi'] });
});

test.each(['guess', 'g'.repeat(300)])('what a client sends is masked and says the same', (text) => {
  const frame = textFrame(text);
  expect(frame[1]! & 0x80).toBe(0x80);
  expect(frame.subarray(-text.length).toString()).toBe(text);
});
