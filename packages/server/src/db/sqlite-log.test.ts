import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteLog } from './sqlite-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outoften-log-'));
  writeFileSync(join(folder, 'store-wal'), 'committed');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A log on a disk that takes as long as it is told. */
function aLog(disk: { takesMs: number }) {
  let at = 0;
  let waited = 0;
  const log = openSqliteLog(join(folder, 'store'), {
    now: () => at,
    syncNow: () => {
      waited += 1;
      at += disk.takesMs;
    },
  });
  return { log, waited: () => waited, pass: (ms: number) => (at += ms) };
}

test('a quick disk is waited for each time', async () => {
  const { log, waited } = aLog({ takesMs: 5 });
  for (let commit = 0; commit < 10; commit++) await log.sync();
  expect(waited()).toBe(10);
  log.close();
});

test('a slow disk keeps nobody waiting for the next second, then it is tried again', async () => {
  const disk = { takesMs: 6 };
  const { log, waited, pass } = aLog(disk);
  for (let commit = 0; commit < 10; commit++) await log.sync();
  expect(waited()).toBe(1);
  pass(999);
  await log.sync();
  expect(waited()).toBe(1);
  pass(1);
  await log.sync();
  expect(waited()).toBe(2);
  disk.takesMs = 1;
  pass(1000);
  for (let commit = 0; commit < 10; commit++) await log.sync();
  expect(waited()).toBe(12);
  log.close();
});

test('tells how long everything stood still the last time, and that it goes on beside a slow disk', async () => {
  const disk = { takesMs: 2 };
  const { log, pass } = aLog(disk);
  expect(log.standstillMs()).toBe(0);
  await log.sync();
  expect(log.standstillMs()).toBe(2);
  disk.takesMs = 300;
  await log.sync();
  expect(log.standstillMs()).toBe(300);
  await log.sync();
  expect(log.standstillMs()).toBeUndefined();
  disk.takesMs = 1;
  pass(1000);
  await log.sync();
  expect(log.standstillMs()).toBe(1);
  log.close();
});

test('what can’t be synced is told', async () => {
  const log = openSqliteLog(join(folder, 'missing'));
  await expect(log.sync()).rejects.toThrow('ENOENT');
});
