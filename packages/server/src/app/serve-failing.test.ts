import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { exitOf, listen } from '../../testing/app/processes-under-test.ts';
import { useServers, type Variables } from '../../testing/app/servers-under-test.ts';

const { build, launch, run } = useServers();

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

  test('because of another server on its folder says so, and not after that server was killed', async () => {
    const { child } = await run();
    const { code, msg } = await fail({});
    expect(msg).toMatch(
      /^DATA_DIR is "[^"]+": another server runs on this folder; [^\n]+ DATABASE_URL and REDIS_URL/,
    );
    expect(code).toBe(1);
    child.kill('SIGKILL');
    await exitOf(child);
    await run();
  });

  test('because of an unusable store names it', async () => {
    const dataDir = join(build().folders.web, 'assets');
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
      const folders = { ...build().folders, [part]: '/nowhere' };
      const { code, msg } = await fail({}, folders);
      expect(msg).toMatch(/^[^\n]+ run `npm run build` first\.$/);
      expect(code).toBe(1);
    },
  );
});

/** Starts the server, which must fail. Returns the message of the one line on standard error. */
async function fail(variables: Variables, folders = build().folders) {
  const child = launch(variables, folders);
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
