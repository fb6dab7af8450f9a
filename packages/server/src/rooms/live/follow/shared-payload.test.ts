import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sharePayload } from './shared-payload.ts';

const NAMES = ['room', 'é"\\\n', '天'.repeat(60)];
const payload = { data: { title: 'Amélie '.repeat(1000) } };

/** Returns the content of a frame that is neither very short nor very long. */
function contentOf(frame: Buffer): Buffer {
  const length = frame[1] ?? 0;
  if (length < 126) return frame.subarray(2);
  expect(length).toBe(126);
  expect(frame.readUInt16BE(2)).toBe(frame.length - 4);
  return frame.subarray(4);
}

test.each(NAMES)('a result keeps its payload and names its operation: %j', (id) => {
  const shared = sharePayload(JSON.stringify(payload));
  const plain = shared.frameFor(id);
  expect(plain[0]).toBe(0x81);
  expect(JSON.parse(contentOf(plain).toString())).toEqual({ id, type: 'next', payload });
  const deflated = shared.deflatedFrameFor(id);
  expect(deflated[0]).toBe(0x82);
  expect(inflateRawSync(contentOf(deflated)).toString()).toBe(contentOf(plain).toString());
  expect(deflated.length).toBeLessThan(plain.length / 10);
});

test('operations with the same id share the same frame, and others don’t', () => {
  const shared = sharePayload(JSON.stringify(payload));
  for (const frameFor of [shared.frameFor, shared.deflatedFrameFor]) {
    const [first, second, third] = [frameFor('room'), frameFor('room'), frameFor('other')];
    expect(second).toBe(first);
    expect(third).not.toEqual(first);
    expect(frameFor('room')).toEqual(first);
  }
});

test('a deflated message never begins like a text message', () => {
  const shared = sharePayload('{}');
  expect(contentOf(shared.deflatedFrameFor('room'))[0]).toBe(0);
});
