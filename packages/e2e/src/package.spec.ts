import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The limit in bytes, without Node. */
const LARGEST = 120_000_000;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'out-of-ten-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('a package runs with node alone, started from an empty folder elsewhere', async () => {
  const game = join(folder, 'game');
  const made = makePackage(game);
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/^all: \d+ MB, with Node v[\d.]+ \d+ MB$/m);
  expect(measure(game)).toBeLessThan(LARGEST);
  expect(makePackage(game).stderr).toContain('is not empty');

  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const port = await freePort();
  const server = spawn(process.execPath, [join(game, 'packages/server/src/main.js')], {
    cwd: elsewhere,
    env: { PORT: String(port), NODE_COMPILE_CACHE: join(folder, 'cache'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(server.stdout), 'line');
  const origin = `http://127.0.0.1:${port}`;
  const page = await (await fetch(origin)).text();
  const [, script = ''] = /name="scripts" content="(\S+)/.exec(page) ?? [];
  expect((await fetch(origin + script)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const drawn = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { drawMovie { title poster_path } }' }),
  });
  const { data } = await drawn.json();
  expect(data.drawMovie.title).not.toBe('');
  expect((await fetch(origin + data.drawMovie.poster_path)).status).toBe(200);
  expect((await fetch(`${origin}/previews/start.png`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(readdirSync(join(elsewhere, 'data'))).toEqual(['outoften.sqlite']);
});

function makePackage(target: string) {
  return spawnSync('npm', ['run', '--silent', 'package', '--', target], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

function measure(target: string): number {
  const entries = readdirSync(target, { recursive: true, withFileTypes: true });
  const sizes = entries.map((entry) => lstatSync(join(entry.parentPath, entry.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}
