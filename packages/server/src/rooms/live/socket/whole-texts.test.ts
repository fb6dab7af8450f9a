import { randomBytes } from 'node:crypto';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWholeFrames, readWholeTexts } from './whole-texts.ts';

const LONGEST = 64 * 1024;
const TEXT = 0x81;
const PING = 0x89;
const CLOSE = 0x88;

/** A frame as a client sends it. */
function frame(first: number, payload: Buffer, mask = randomBytes(4)): Buffer {
  const { length } = payload;
  const header = length < 126 ? [first, 0x80 | length] : [first, 0x80 | 126, length >> 8, length];
  const masked = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from(header), mask, masked]);
}

const textFrame = (text: string) => frame(TEXT, Buffer.from(text));

describe('frames that have come in', () => {
  test('are texts, however they are masked', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    const texts = fc.array(text.filter((each) => !each.includes('\ufffd')));
    fc.assert(
      fc.property(texts, (texts) => {
        const bytes = Buffer.concat(texts.map(textFrame));
        expect(readWholeFrames(bytes, LONGEST)).toEqual({
          type: 'texts',
          texts: texts.map((text) => Buffer.from(text).toString()),
          end: bytes.length,
        });
      }),
    );
  });

  test('say the same when they are read once more', () => {
    const bytes = Buffer.concat([textFrame('one'), textFrame('two')]);
    expect(readWholeFrames(bytes, LONGEST)).toEqual(readWholeFrames(bytes, LONGEST));
  });

  test('are read up to the one that is not whole', () => {
    const first = textFrame('first');
    const second = textFrame('x'.repeat(200));
    for (let missing = 1; missing < second.length; missing++) {
      const bytes = Buffer.concat([first, second.subarray(0, -missing)]);
      expect(readWholeFrames(bytes, LONGEST)).toEqual({
        type: 'texts',
        texts: ['first'],
        end: first.length,
      });
    }
  });

  test.each([
    { name: 'a ping', bytes: frame(PING, Buffer.from('?')) },
    { name: 'a close', bytes: frame(CLOSE, Buffer.alloc(0)) },
    { name: 'what is not UTF-8', bytes: frame(TEXT, Buffer.from([0xc3, 0x28])) },
  ])('with $name among them are others', ({ bytes }) => {
    const all = Buffer.concat([textFrame('text'), bytes]);
    expect(readWholeFrames(all, LONGEST)).toEqual({ type: 'others', end: all.length });
  });

  test.each([
    { name: 'a binary message', bytes: frame(0x82, Buffer.from('x')) },
    { name: 'the beginning of a message', bytes: frame(0x01, Buffer.from('x')) },
    { name: 'the end of one', bytes: frame(0x80, Buffer.from('x')) },
    { name: 'a compressed one', bytes: frame(0xc1, Buffer.from('x')) },
    { name: 'one without a mask', bytes: Buffer.from([TEXT, 1, 0x78]) },
    { name: 'one that is too long', bytes: frame(TEXT, Buffer.alloc(1001)) },
    { name: 'one that may be longer than that', bytes: Buffer.from([TEXT, 0xff, 0, 0]) },
  ])('with $name are left alone', ({ bytes }) => {
    expect(readWholeFrames(Buffer.concat([textFrame('text'), bytes]), 1000)).toBeUndefined();
  });
});

describe('a socket’s stream', () => {
  /** Of a socket whose library notes what it reads, and leaves when it has read a close. */
  function openStream() {
    const stream = new Duplex({ read() {}, write() {} });
    const [heard, library]: [string[], Buffer[]] = [[], []];
    let isOpen = true;
    const read = (chunk: Buffer) => {
      library.push(Buffer.from(chunk));
      if (chunk[0] !== CLOSE) return;
      isOpen = false;
      stream.off('data', read);
    };
    stream.on('data', read);
    readWholeTexts(stream, {
      longest: LONGEST,
      isOpen: () => isOpen,
      onText: (text) => heard.push(text),
    });
    const arrive = async (...chunks: readonly Buffer[]) => {
      for (const chunk of chunks) {
        stream.push(chunk);
        await nextTurn();
      }
    };
    const close = () => {
      isOpen = false;
    };
    return { heard, library, arrive, close, stream };
  }

  test('is read past the library, a text in pieces too', async () => {
    const { heard, library, arrive } = openStream();
    const bytes = Buffer.concat(['one', 'x'.repeat(500), 'three'].map(textFrame));
    for (const at of [1, 5, 9, 12, 14, 300, bytes.length - 1]) {
      await arrive(bytes.subarray(0, at), bytes.subarray(at));
    }
    expect(heard).toEqual(
      Array.from({ length: 7 }, () => ['one', 'x'.repeat(500), 'three']).flat(),
    );
    expect(library).toEqual([]);
  });

  test('is read by the library for a ping, and past it again after', async () => {
    const { heard, library, arrive } = openStream();
    const ping = frame(PING, Buffer.from('?'));
    await arrive(textFrame('one'), ping, textFrame('two'));
    expect({ heard, library }).toEqual({ heard: ['one', 'two'], library: [ping] });
  });

  test('is the library’s once a message comes in parts', async () => {
    const { heard, library, arrive } = openStream();
    const parts = [frame(0x01, Buffer.from('o')), frame(0x80, Buffer.from('ne'))];
    await arrive(...parts, textFrame('two'));
    expect(heard).toEqual([]);
    expect(library.slice(0, 2)).toEqual(parts);
    expect(library).toHaveLength(3);
  });

  test('is the library’s once a frame comes in many pieces, and nothing of it is lost', async () => {
    const { heard, library, arrive } = openStream();
    // By a mask of chance one of its bytes would now and then be taken for the beginning of a close.
    const text = frame(TEXT, Buffer.from('slowly'), Buffer.from([1, 2, 3, 4]));
    await arrive(...Array.from(text, (_, at) => text.subarray(at, at + 1)));
    expect(heard).toEqual([]);
    expect(Buffer.concat(library)).toEqual(text);
  });

  test('is the library’s from the close on, and nobody’s when it has left', async () => {
    const { heard, library, arrive, stream } = openStream();
    await arrive(frame(CLOSE, Buffer.alloc(0)), textFrame('late'));
    expect({ heard, read: library.length }).toEqual({ heard: [], read: 1 });
    expect(stream.listenerCount('data')).toBe(0);

    const other = openStream();
    other.close();
    await other.arrive(textFrame('late'));
    expect({ heard: other.heard, read: other.library.length }).toEqual({ heard: [], read: 1 });
  });
});
