import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

let dataDir: string;
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'out-of-ten-'));
});
test.afterAll(() => rmSync(dataDir, { recursive: true }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`npm start ends on ${signal} and leaves no server behind`, async () => {
    const port = await freePort();
    const npm = await npmStart(port);
    npm.kill(signal);
    await once(npm, 'close');
    await listenAt(port);
  });
}

test('a second npm start beside a running one works, and the first keeps running', async () => {
  const [first, second] = [await freePort(), await freePort()];
  // A folder has one server.
  const npms = [await npmStart(first), await npmStart(second, join(dataDir, 'second'))];
  for (const port of [first, second]) {
    const page = await (await fetch(`http://127.0.0.1:${port}/game/home`)).text();
    const [, script = ''] = /name="scripts" content="(\S+)/.exec(page) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
  }
  for (const npm of npms) {
    npm.kill('SIGTERM');
    await once(npm, 'close');
  }
});

/** Runs `npm start`. Resolves once its server is ready. Its output closes once all its processes have ended. */
async function npmStart(port: number, folder = dataDir): Promise<ChildProcess> {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.includes('"state":"ready"')) resolve();
    });
    lines.on('close', () => reject(new Error('npm start ended before its server was ready')));
  });
  return child;
}

/** Fails if another program listens there. */
async function listenAt(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
}
