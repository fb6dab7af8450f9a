import { fdatasyncSync, fstatSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** A log whose disk finishes when the test says so. */
function aLog() {
  const begun: ((failed?: Error) => void)[] = [];
  const done: string[] = [];
  const log = openSqliteLog(
    join(folder, 'store'),
    () =>
      new Promise((resolve, reject) => {
        begun.push((failed) => (failed ? reject(failed) : resolve()));
      }),
  );
  const sync = (commit: string) =>
    log.sync().then(
      () => done.push(commit),
      () => done.push(`${commit} failed`),
    );
  return { log, sync, begun, done };
}

test('commits that are made while the disk is busy share the next sync, in order', async () => {
  const { log, sync, begun, done } = aLog();
  const first = sync('first');
  await expect.poll(() => begun).toHaveLength(1);
  const others = [sync('second'), sync('third')];
  begun[0]?.();
  await first;
  await expect.poll(() => begun).toHaveLength(2);
  expect(done).toEqual(['first']);
  begun[1]?.();
  await Promise.all(others);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(begun).toHaveLength(2);
  log.close();
});

test('a failed sync is reported to those who waited for it, and the next commit tries again', async () => {
  const { log, sync, begun, done } = aLog();
  const first = sync('first');
  await expect.poll(() => begun).toHaveLength(1);
  const second = sync('second');
  begun[0]?.(new Error('EIO'));
  await first;
  await expect.poll(() => begun).toHaveLength(2);
  begun[1]?.();
  await second;
  expect(done).toEqual(['first failed', 'second']);
  log.close();
});

test('every sync uses the same file', async () => {
  const brought: number[] = [];
  const log = openSqliteLog(join(folder, 'store'), async (descriptor) => {
    fdatasyncSync(descriptor);
    brought.push(fstatSync(descriptor).ino);
  });
  await log.sync();
  await log.sync();
  const { ino } = statSync(join(folder, 'store-wal'));
  expect(brought).toEqual([ino, ino]);
  log.close();
});

test('a file that can’t be opened is reported, and opened for the next commit', async () => {
  const log = openSqliteLog(join(folder, 'missing'));
  await expect(log.sync()).rejects.toThrow('ENOENT');
  writeFileSync(join(folder, 'missing-wal'), 'committed');
  await log.sync();
  log.close();
});
