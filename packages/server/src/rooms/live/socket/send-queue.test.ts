import { expect, test } from 'vitest';
import { createLiveTick } from '../follow/live-tick.ts';
import { createSendQueue } from './send-queue.ts';

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** A stream whose other side reads on request. */
function aStream() {
  const writes: Uint8Array[] = [];
  const unread: Uint8Array[] = [];
  const received: string[] = [];
  const readAll = () => {
    for (const bytes of unread.splice(0)) received.push(Buffer.from(bytes).toString());
  };
  const stream = {
    isSlow: false,
    write(bytes: Uint8Array) {
      writes.push(bytes);
      unread.push(bytes);
      if (!stream.isSlow) readAll();
    },
    get writableLength() {
      return unread.reduce((sum, { length }) => sum + length, 0);
    },
    readAll,
  };
  return { stream, received, writes };
}

function aQueue({ mostUnsentBytes = 1_000_000 } = {}) {
  const { stream, received, writes } = aStream();
  const counted: [number, number][] = [];
  let timesTooSlow = 0;
  let isOpen = true;
  const queue = createSendQueue({
    stream,
    tick: createLiveTick((fault) => {
      throw fault;
    }),
    isOpen: () => isOpen,
    mostUnsentBytes,
    onTooSlow: () => {
      timesTooSlow += 1;
    },
    count: (frames, bytes) => counted.push([frames, bytes]),
  });
  const close = () => {
    isOpen = false;
  };
  return { queue, stream, received, writes, counted, close, timesTooSlow: () => timesTooSlow };
}

test('all messages of a tick are one write, in order', async () => {
  const { queue, received, counted } = aQueue();
  for (const text of ['one ', 'two ', 'three']) queue.send(Buffer.from(text));
  expect(received).toEqual([]);
  await nextTick();
  queue.send(Buffer.from('four'));
  await nextTick();
  expect(received).toEqual(['one two three', 'four']);
  expect(counted).toEqual([
    [3, 13],
    [1, 4],
  ]);
});

test.each([10, 30_000, 100_000])(
  'a client that reads late gets everything in frames of %i bytes',
  async (length) => {
    const slow = aQueue();
    const quick = aQueue();
    slow.stream.isSlow = true;
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(length));
    for (const text of texts) {
      for (const { queue } of [slow, quick]) {
        queue.send(Buffer.from(text));
        queue.send(Buffer.from(text));
      }
      await nextTick();
    }
    slow.stream.readAll();
    const sent = texts.map((text) => text + text);
    expect(slow.received).toEqual(sent);
    expect(quick.received).toEqual(sent);
  },
);

test('messages that wait for a slow reader keep no other memory alive', async () => {
  const { queue, stream, writes } = aQueue();
  stream.isSlow = true;
  for (let n = 0; n < 3; n++) {
    queue.send(Buffer.from('frame'));
    await nextTick();
  }
  expect(writes.slice(1).map(({ buffer }) => buffer.byteLength)).toEqual([5, 5]);
});

test('a client with too much waiting is too slow', async () => {
  const { queue, stream, timesTooSlow } = aQueue({ mostUnsentBytes: 10 });
  stream.isSlow = true;
  queue.send(Buffer.from('1234567890'));
  await nextTick();
  expect(timesTooSlow()).toBe(0);
  queue.send(Buffer.from('1'));
  await nextTick();
  expect(timesTooSlow()).toBe(1);
});

test('nothing is sent to a closed socket', async () => {
  const { queue, received, close } = aQueue();
  queue.send(Buffer.from('before'));
  close();
  await nextTick();
  queue.send(Buffer.from('after'));
  await nextTick();
  expect(received).toEqual([]);
});
