import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeBuild } from '../../testing/app/build-under-test.ts';
import {
  exitOf,
  findLine,
  freePort,
  listen,
  startRequest,
} from '../../testing/app/processes-under-test.ts';
import { openStandIn, STAND_IN_TOKEN } from '../../testing/films/stand-in-under-test.ts';
import { STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { VERSION } from './build/version.ts';

const SCRIPT = fileURLToPath(new URL('../../testing/app/serve-under-test.ts', import.meta.url));

// Each test starts one or two processes, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 });

let build: ReturnType<typeof writeBuild>;
const running = new Set<ChildProcess>();
beforeEach(() => {
  build = writeBuild();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  build.remove();
});

test('the modules of the start do not load fetch, which takes megabytes', () => {
  expect(loadsFetch('node:http')).toBe(true);
  expect(loadsFetch(new URL('./serve.ts', import.meta.url).href)).toBe(false);
});

describe('a failed start', () => {
  test.each([
    { name: 'PORT', value: 'many' },
    { name: 'HOST', value: '203.0.113.7' },
    { name: 'HOST', value: 'fe80::1' },
    { name: 'DATA_DIR', value: '/dev/null' },
    { name: 'DATA_DIR', value: '/dev/null/data' },
    { name: 'DATA_DIR', value: '/proc' },
    { name: 'DATA_DIR', value: '/proc/data' },
    { name: 'DATA_DIR', value: '/proc/data/further' },
  ])('because of $name = $value prints one line that names both', async ({ name, value }) => {
    const { code, out, msg } = await fail({ [name]: value });
    expect(msg).toContain(`${name} is "${value}": `);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('because of a folder that can’t be made says why', async () => {
    const { msg } = await fail({ DATA_DIR: '/proc/data' });
    expect(msg).toBe(
      'DATA_DIR is "/proc/data": a folder that can be written is wanted (no folder can be made there, ENOENT: /proc/data)',
    );
  });

  test('because of a store that doesn’t answer names it, without its password', async () => {
    const { msg } = await fail({ DATABASE_URL: 'postgres://ten:secret@127.0.0.1:1/ten' });
    expect(msg).toMatch(/^DATABASE_URL is "postgres:\/\/\*\*\*@127\.0\.0\.1:1\/ten": [^\n]+$/);
  });

  test('because of an issuer without OpenID names it', async () => {
    const other = createHttpServer((_request, response) => response.end('<!doctype html>'));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const OIDC_ISSUER = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { code, msg } = await fail({ OIDC_ISSUER, OIDC_CLIENT_ID: 'spa' });
    other.close();
    expect(msg).toBe(
      `OIDC_ISSUER is "${OIDC_ISSUER}": the address of an OpenID provider is wanted (no JSON)`,
    );
    expect(code).toBe(1);
  });

  test('because of a Redis that doesn’t answer names it, without its password', async () => {
    const { code, msg } = await fail({ REDIS_URL: 'redis://ten:secret@127.0.0.1:1' });
    expect(msg).toBe(
      'REDIS_URL is "redis://***@127.0.0.1:1": a Redis that answers is wanted (ECONNREFUSED)',
    );
    expect(code).toBe(1);
  });

  test('because of a taken port names it', async () => {
    const other = await listen();
    const { port } = other.address() as AddressInfo;
    const { code, msg } = await fail({ PORT: `${port}` });
    other.close();
    expect(msg).toMatch(new RegExp(`^PORT is "${port}": [^\\n]+$`));
    expect(code).toBe(1);
  });

  test('because of an unusable store names it', async () => {
    const dataDir = join(build.folders.web, 'assets');
    writeFileSync(
      join(dataDir, 'outoften.sqlite'),
      'not a database, however long it is '.repeat(99),
    );
    const { msg } = await fail({ DATA_DIR: dataDir });
    expect(msg).toMatch(/^DATA_DIR is [^\n]+ is wanted \([^\n]+\)$/);
  });

  test.each(['web', 'catalogue'] as const)(
    'because of a missing build of %s says how to make it',
    async (part) => {
      build = { ...build, folders: { ...build.folders, [part]: '/nowhere' } };
      const { code, msg } = await fail({});
      expect(msg).toMatch(/^[^\n]+ run `npm run build` first\.$/);
      expect(code).toBe(1);
    },
  );
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
      expect(existsSync(join(build.dataDir, 'outoften.sqlite'))).toBe(!store.databaseUrl);
      const found = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ searchPeople(query: "schwarzeneg") { name } }' }),
      });
      expect(await found.json()).toEqual({
        data: { searchPeople: [{ name: 'Arnold Schwarzenegger' }] },
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

  test('names its version and its build in the first line of its log', async () => {
    const child = launch({ LOG_LEVEL: 'info' });
    const first = JSON.parse(await findLine(child, /./));
    expect(first).toMatchObject({ msg: 'starting', version: VERSION, build: expect.any(String) });
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
      body: JSON.stringify({
        query: 'mutation { drawMovie { poster_path poster_srcset notice } }',
      }),
    });
    const { drawMovie } = ((await drawn.json()) as { data: { drawMovie: DrawnMovie } }).data;
    expect(drawMovie.poster_path).toMatch(/^\/posters\/tmdb\/w500\/poster\d+\.jpg$/);
    expect(drawMovie.poster_srcset).toContain(`${drawMovie.poster_path} 500w`);
    expect(drawMovie.notice).toBeNull();
    const poster = await fetch(`${server.url}${drawMovie.poster_path}`);
    expect(poster.headers.get('content-type')).toBe('image/jpeg');
    const logged = text(server.child.stdout!);
    server.child.kill('SIGTERM');
    expect(await exitOf(server.child)).toBe(0);
    expect(await logged).not.toContain(STAND_IN_TOKEN);
    await standIn.close();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends without an error on %s, although clients stay connected',
    async (signal) => {
      const server = await run();
      await fetch(`${server.url}/healthz`);
      server.child.kill(signal);
      expect(await exitOf(server.child)).toBe(0);
    },
  );

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
    const [starting, ready, stopping, stopped] = logged
      .map((line) => JSON.parse(line))
      .filter(
        ({ msg, state }) => state === 'ready' || ['starting', 'stopping', 'stopped'].includes(msg),
      );
    const version = VERSION;
    const ms = expect.any(Number);
    const parts = { version, store: 'sqlite', redis: 'none' };
    expect(starting).toMatchObject({ msg: 'starting', ...parts, build: expect.any(String) });
    const address = 'http://ten.example';
    expect(ready).toMatchObject({ ...parts, address, ms });
    expect(ready.msg).toMatch(/^Out of Ten is ready at http:\/\/ten\.example after \d+ ms$/);
    expect(stopping).toMatchObject({ msg: 'stopping', version, signal: 'SIGTERM', delay: 0 });
    expect(stopped).toMatchObject({ msg: 'stopped', version, ms });
  });

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

type DrawnMovie = Readonly<{ poster_path: string; poster_srcset: string; notice: null }>;

const POST_HEAD = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

type Variables = Readonly<Record<string, string>>;

/** Whether Node has loaded the library behind `fetch` once the module is imported. */
function loadsFetch(module: string): boolean {
  const code = `await import(${JSON.stringify(module)});
    process.stdout.write(String(process.moduleLoadList.some((name) => name.includes('undici'))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  expect(String(stderr)).toBe('');
  return String(stdout) === 'true';
}

function launch(variables: Variables): ChildProcess {
  const { web, catalogue } = build.folders;
  const child = spawn(process.execPath, [SCRIPT, web, catalogue], {
    env: { DATA_DIR: build.dataDir, PORT: '0', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  return child;
}

/** Starts the server, which must fail. Returns the message of the one line on standard error. */
async function fail(variables: Variables) {
  const child = launch(variables);
  const [out, err, code] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    exitOf(child),
  ]);
  expect(err).toMatch(/^[^\n]+\n$/);
  const { level, msg } = JSON.parse(err) as Readonly<{ level: number; msg: string }>;
  expect(level).toBe(60);
  return { out, msg, code };
}

async function run(variables: Variables = {}) {
  const port = await freePort();
  const child = launch({ PORT: `${port}`, ...variables });
  return { child, port, url: `http://127.0.0.1:${port}`, ready: await findReady(child) };
}

/** Returns the fields of the line that says the server is ready. */
async function findReady(
  child: ChildProcess,
): Promise<Readonly<{ address: string; outbox: string }>> {
  return JSON.parse(await findLine(child, /"state":"ready"/));
}

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
