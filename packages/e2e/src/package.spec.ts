import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The limit in megabytes, without Node. */
const LARGEST = 70;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'out-of-ten-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('a package runs with node alone, started from an empty folder elsewhere', async () => {
  const game = join(folder, 'game');
  const made = makePackage(game);
  expect(made.stderr).toBe('');
  const [, size] = /^all: (\d+) MB, with Node v[\d.]+ \d+ MB$/m.exec(made.stdout) ?? [];
  expect(Number(size)).toBeLessThan(LARGEST);
  const files = readdirSync(game, { recursive: true, encoding: 'utf8' });
  const unneeded = /\.test\.|(?:vitest|stryker)\.config|node_modules\/(?:@[^/]+\/)?[^/]+\/tests?\//;
  expect(files.filter((file) => unneeded.test(file))).toEqual([]);
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
  const { version } = await (await fetch(`${origin}/healthz`)).json();
  expect(version).toMatch(/^\d+\.\d+\.\d+(?:-dev)?\+[\da-f]{12}$/);
  const drawn = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { drawMovie }' }),
  });
  const { data } = await drawn.json();
  expect(data.drawMovie.title).not.toBe('');
  expect((await fetch(origin + data.drawMovie.poster)).status).toBe(200);
  expect((await fetch(`${origin}/previews/start.png`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(readdirSync(join(elsewhere, 'data'))).toEqual(['outoften.sqlite', 'server.lock']);
});

function makePackage(target: string) {
  return spawnSync('npm', ['run', '--silent', 'package', '--', target], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}
