import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockBuilds } from './build-lock.ts';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'outoften-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

test('the second build waits until the first one has ended', async () => {
  const ends: string[] = [];
  const unlockFirst = await lockBuilds(builds, () => {});
  const waiting = Promise.withResolvers<void>();
  const second = lockBuilds(builds, waiting.resolve).then((unlock) => {
    ends.push('second begins');
    unlock();
  });
  await waiting.promise;
  ends.push('first ends');
  unlockFirst();
  await second;
  expect(ends).toEqual(['first ends', 'second begins']);
});

test('the lock of a killed process is free', async () => {
  const module = new URL('./build-lock.ts', import.meta.url).href;
  const code = `import { lockBuilds } from ${JSON.stringify(module)};
    await lockBuilds(${JSON.stringify(builds)}, () => {});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  const onWait = vi.fn<() => void>();
  const locking = lockBuilds(builds, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
  child.kill('SIGKILL');
  (await locking)();
});
