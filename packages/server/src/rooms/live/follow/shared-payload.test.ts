import { expect, test } from 'vitest';
import { sharePayload } from './shared-payload.ts';

const payload = { data: { title: 'Amélie '.repeat(1000) } };

test.each(['room', 'é"\\\n', '天'.repeat(60)])(
  'a result keeps its payload and names its operation: %j',
  (id) => {
    const message = sharePayload(JSON.stringify(payload)).messageFor(id);
    expect(JSON.parse(message.toString())).toEqual({ id, type: 'next', payload });
  },
);

test('operations with the same id share the same message, and others don’t', () => {
  const { messageFor } = sharePayload(JSON.stringify(payload));
  const [first, second, third] = [messageFor('room'), messageFor('room'), messageFor('other')];
  expect(second).toBe(first);
  expect(third).not.toEqual(first);
  expect(messageFor('room')).toEqual(first);
});

test('a message that waits for a slow reader keeps no other memory alive', () => {
  const { buffer, byteLength } = sharePayload('{}').messageFor('room');
  expect(buffer.byteLength).toBe(byteLength);
});
