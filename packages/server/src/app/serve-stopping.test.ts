import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { exitOf, startRequest } from '../../testing/app/processes-under-test.ts';
import { useServers } from '../../testing/app/servers-under-test.ts';

const { run } = useServers();

describe('a server that is stopped', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends without an error on %s, although clients stay connected',
    async (signal) => {
      const server = await run();
      await fetch(`${server.url}/healthz`);
      server.child.kill(signal);
      expect(await exitOf(server.child)).toBe(0);
    },
  );

  test('with a delay is not ready at once, and serves until a second signal, also on sockets and streams', async () => {
    const server = await run({ STOP_DELAY: '300' });
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    server.child.kill('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 })
      .toBe(503);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'stopping' });
    socket.send('{"type":"connection_init"}');
    const [acknowledged] = await once(socket, 'message');
    expect(JSON.parse(acknowledged.data)).toMatchObject({ type: 'connection_ack' });
    const later = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    await once(later, 'open');
    const stream = await fetch(`${server.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: '{"query":"subscription { __typename }"}',
    });
    expect(stream.status).toBe(200);
    const ended = stream.text().catch(() => 'cut off');
    const closed = Promise.all([once(socket, 'close'), once(later, 'close')]);
    server.child.kill('SIGTERM');
    for (const [{ code }] of await closed) expect(code).toBe(1001);
    await ended;
    expect(await exitOf(server.child)).toBe(0);
  });

  test('finishes running requests, is no longer ready and accepts no more', async () => {
    const server = await run();
    const slow = await startRequest(server.port, `${POST_HEAD}content-length: 25\r\n\r\n{"query":`);
    const probe = await startRequest(server.port, 'GET /readyz HTTP/1.1\r\nhost: localhost\r\n');
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    await refusal(server.url);
    expect(await probe.finish('\r\n')).toMatch(/^HTTP\/1.1 503 .*"stopping"/s);
    const answer = await slow.finish('"{__typename}" }');
    expect(answer).toMatch(/^HTTP\/1.1 200 .*"data":\{"__typename":"Query"\}/s);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(await exitOf(server.child)).toBe(0);
  });

  test('closes its sockets with a reason, and ends', async () => {
    const server = await run();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    server.child.kill('SIGTERM');
    const [closed] = await once(socket, 'close');
    expect(closed.code).toBe(1001);
    expect(await exitOf(server.child)).toBe(0);
  });

  test('ends at once on a second signal', async () => {
    const server = await run();
    const hanging = await startRequest(server.port, `${POST_HEAD}content-length: 25\r\n\r\n{`);
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    await refusal(server.url);
    server.child.kill('SIGTERM');
    expect(await exitOf(server.child)).toBe(1);
    await hanging.finish('');
  });
});

const POST_HEAD = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** Waits until the server accepts no more connections. */
async function refusal(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'answers',
          () => 'refuses',
        ),
      { timeout: 5_000 },
    )
    .toBe('refuses');
}
