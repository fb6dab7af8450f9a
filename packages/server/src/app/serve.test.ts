import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { DrawnFilm } from '@outoften/rules/film/film';
import { describe, expect, test, vi } from 'vitest';
import { exitOf, findLine, freePort, listen } from '../../testing/app/processes-under-test.ts';
import { findReady, useServers } from '../../testing/app/servers-under-test.ts';
import { openStandIn, STAND_IN_TOKEN } from '../../testing/films/stand-in-under-test.ts';
import { STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';

const { build, launch, run } = useServers();

/** A build that ends meanwhile changes what later servers say. */
const A_VERSION = expect.stringMatching(/^\d+\.\d+\.\d+/);

test('the modules of the start do not load fetch, which takes megabytes', () => {
  expect(loadsFetch('node:http')).toBe(true);
  expect(loadsFetch(new URL('./serve.ts', import.meta.url).href)).toBe(false);
});

describe('a running server', () => {
  test.each(STORES_UNDER_TEST)(
    'on $name prints its address once it serves',
    async ({ openEmpty }) => {
      const store = await openEmpty();
      const server = await run({
        PUBLIC_URL: 'https://play.example.com',
        DATABASE_URL: store.databaseUrl ?? '',
      });
      expect(server.ready.address).toBe('https://play.example.com');
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(existsSync(join(build().dataDir, 'outoften.sqlite'))).toBe(!store.databaseUrl);
      const found = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ searchPeople(query: "schwarzeneg") }' }),
      });
      expect(await found.json()).toEqual({
        data: { searchPeople: ['Arnold Schwarzenegger'] },
      });
      server.child.kill('SIGTERM');
      expect(await exitOf(server.child)).toBe(0);
      await store.close();
    },
  );

  test('prints an address that opens its outbox, and no other key opens it', async () => {
    const address = (await findReady(launch({}))).outbox;
    expect(await (await fetch(address)).json()).toEqual([]);
    expect((await fetch(`${address}x`)).status).toBe(403);
  });

  test('without a terminal prints only JSON lines, from its start to its end', async () => {
    const child = launch({ LOG_LEVEL: 'debug' });
    const out = text(child.stdout!);
    const err = text(child.stderr!);
    await findReady(child);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    const lines = `${await out}${await err}`.trimEnd().split('\n');
    expect(lines.map((line) => typeof JSON.parse(line).msg)).toEqual(lines.map(() => 'string'));
  });

  test('names its version in the first line of its log', async () => {
    const child = launch({ LOG_LEVEL: 'info' });
    const first = JSON.parse(await findLine(child, /./));
    expect(first).toMatchObject({ msg: 'starting', version: A_VERSION });
  });

  test('warns in its log of settings that are risky together', async () => {
    const child = launch({ LOG_LEVEL: 'warn', PUBLIC_URL: 'https://ten.example' });
    const first = JSON.parse(await findLine(child, /./));
    expect(first.msg).toMatch(/^Anyone can make an account .*SMTP_URL/);
  });

  test('warns in its log of a setting that is misspelt, and of one without effect', async () => {
    const child = launch({
      LOG_LEVEL: 'warn',
      REDIS_ULR: 'redis://ten:secret@db',
      OIDC_SCOPES: 'openid',
    });
    const logged = text(child.stdout!);
    await findReady(child);
    child.kill('SIGTERM');
    const lines = (await logged).trimEnd().split('\n');
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings.map(({ msg }) => msg)).toEqual([
      'REDIS_ULR is no setting. REDIS_URL may be meant.',
      'OIDC_SCOPES has no effect without OIDC_ISSUER.',
    ]);
  });

  test('accepts more from an address that is set as shared', async () => {
    const server = await run({ SHARED_ADDRESSES: '127.0.0.1' });
    const askForToken = () =>
      fetch(`${server.url}/guest/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    for (let n = 0; n < 60; n++) await askForToken();
    expect((await askForToken()).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await exitOf(server.child)).toBe(0);
  });

  test('with a token gets films from the film database, and their posters through itself', async () => {
    const standIn = await openStandIn();
    const server = await run({
      TMDB_READ_TOKEN: STAND_IN_TOKEN,
      TMDB_API_URL: standIn.base,
      TMDB_IMAGE_URL: standIn.imageBase,
      LOG_LEVEL: 'trace',
    });
    const drawn = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { drawMovie }' }),
    });
    const { drawMovie } = ((await drawn.json()) as { data: { drawMovie: DrawnFilm } }).data;
    expect(drawMovie.poster).toMatch(/^\/posters\/tmdb\/w500\/poster\d+\.jpg$/);
    expect(drawMovie.notice).toBeUndefined();
    const poster = await fetch(`${server.url}${drawMovie.poster}`);
    expect(poster.headers.get('content-type')).toBe('image/jpeg');
    const logged = text(server.child.stdout!);
    server.child.kill('SIGTERM');
    expect(await exitOf(server.child)).toBe(0);
    expect(await logged).not.toContain(STAND_IN_TOKEN);
    await standIn.close();
  });

  test('goes on when the reader of its log is gone, and ends without an error', async () => {
    const PORT = String(await freePort());
    const child = launch({ LOG_LEVEL: 'info', PORT });
    await findLine(child, /"msg":"starting"/);
    child.stdout!.destroy();
    const ask = () => fetch(`http://127.0.0.1:${PORT}/readyz`);
    await vi.waitFor(async () => expect((await ask()).ok).toBe(true), { timeout: 25_000 });
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
  });

  test('logs its start and its end', async () => {
    const child = launch({ LOG_LEVEL: 'info', PUBLIC_URL: 'http://ten.example' });
    const lines = text(child.stdout!);
    await findLine(child, /"state":"ready"/);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    const logged = (await lines).split('\n').filter((line) => line.startsWith('{'));
    const [starting, listening, ready, stopping, stopped] = logged
      .map((line) => JSON.parse(line))
      .filter(({ msg, state }) => state === 'ready' || NEWS.includes(msg));
    const version = A_VERSION;
    const ms = expect.any(Number);
    const parts = { version, store: 'sqlite', redis: 'none' };
    expect(starting).toMatchObject({ msg: 'starting', ...parts });
    expect(listening.msg).toBe('listening');
    const address = 'http://ten.example';
    expect(ready).toMatchObject({ ...parts, address, ms });
    expect(ready.msg).toMatch(/^Out of Ten is ready at http:\/\/ten\.example after \d+ ms$/);
    expect(stopping).toMatchObject({ msg: 'stopping', version, signal: 'SIGTERM', delay: 0 });
    expect(stopped).toMatchObject({ msg: 'stopped', version, ms });
  });

  test('verifies mail at the start without waiting for it', async () => {
    const mailServer = await listen();
    const { port } = mailServer.address() as AddressInfo;
    const child = launch({ LOG_LEVEL: 'warn', SMTP_URL: `smtp://127.0.0.1:${port}` });
    const readyLine = findLine(child, /"state":"ready"/);
    const warning = findLine(child, /mail fails/);
    const [silent] = await once(mailServer, 'connection');
    expect(await readyLine).toContain('ready');
    silent.end('554 go away\r\n');
    expect(JSON.parse(await warning)).toMatchObject({
      obstacle: 'unreachable',
      reason: expect.stringContaining('The mail server can’t be used'),
    });
    mailServer.close();
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
  });
});

/** What a server logs of its start and end, beside the line that it is ready. */
const NEWS = ['starting', 'listening', 'stopping', 'stopped'];

/** Whether Node has loaded the library behind `fetch` once the module is imported. */
function loadsFetch(module: string): boolean {
  const code = `await import(${JSON.stringify(module)});
    process.stdout.write(String(process.moduleLoadList.some((name) => name.includes('undici'))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  expect(String(stderr)).toBe('');
  return String(stdout) === 'true';
}
