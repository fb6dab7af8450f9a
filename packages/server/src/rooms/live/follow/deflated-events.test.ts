import { once } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import type { SessionName } from '@outoften/rules/room/session-name';
import { afterEach, expect, test } from 'vitest';
import { type LiveUnderTest, openLive } from '../../../../testing/rooms/live-under-test.ts';

const FOLLOW = `subscription ($id: ID!, $secret: String) {
  onRoom(id: $id, secret: $secret) { version name }
}`;

let live: LiveUnderTest | undefined;
afterEach(() => live?.close());

/** A follower of a room. The function resolves to its next event as it was sent. */
async function follow(server: LiveUnderTest, hello?: Readonly<Record<string, string>>) {
  const client = await server.connect();
  await client.init(hello);
  client.subscribe('room', FOLLOW, { id: 'room', secret: 'right' });
  expect(await client.next()).toMatchObject({ type: 'next' });
  return async (): Promise<readonly [bytes: Buffer, isBinary: boolean]> => {
    const [bytes, isBinary] = await once(client.ws, 'message');
    return [bytes, isBinary];
  };
}

test('a long event is deflated for clients that asked for it, and is text for all others', async () => {
  live = await openLive();
  const asking = await follow(live, { compression: 'deflate-raw' });
  const other = await follow(live);
  const unknown = await follow(live, { compression: 'brotli' });
  const name = 'Friday '.repeat(20_000);
  const next = [asking(), other(), unknown()] as const;
  live.save('room', { name: name as SessionName });
  const [[deflated, isBinary], ...plain] = await Promise.all(next);
  expect(isBinary).toBe(true);
  expect(deflated.length).toBeLessThan(2000);
  for (const [text, isPlainBinary] of plain) {
    expect(isPlainBinary).toBe(false);
    expect(inflateRawSync(deflated).toString()).toBe(String(text));
    expect(JSON.parse(String(text)).payload.data.onRoom.name).toBe(name);
  }
});

test('a short event is text for all clients', async () => {
  live = await openLive();
  const asking = await follow(live, { compression: 'deflate-raw' });
  const next = asking();
  live.save('room', { name: 'Saturday reels' as SessionName });
  const [text, isBinary] = await next;
  expect(isBinary).toBe(false);
  expect(JSON.parse(String(text)).payload.data.onRoom.name).toBe('Saturday reels');
});
