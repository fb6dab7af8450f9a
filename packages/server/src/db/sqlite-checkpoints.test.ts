import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkpointAtRest } from './sqlite-checkpoints.ts';
import { openSqliteFile } from './sqlite-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

function write(noteWrite: () => void, times: number) {
  for (let time = 0; time < times; time++) noteWrite();
}

test('what was written is brought to the store once little is being written', () => {
  const checkpoint = vi.fn();
  const { noteWrite } = checkpointAtRest(checkpoint);
  for (let second = 0; second < 10; second++) {
    write(noteWrite, 1000);
    vi.advanceTimersByTime(1000);
  }
  expect(checkpoint).not.toHaveBeenCalled();
  write(noteWrite, 5);
  vi.advanceTimersByTime(1000);
  expect(checkpoint).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 60; second++) {
    write(noteWrite, 5);
    vi.advanceTimersByTime(1000);
  }
  expect(checkpoint).toHaveBeenCalledTimes(1);
});

test('a closed store is not looked at any more', () => {
  const checkpoint = vi.fn();
  const { noteWrite, stop } = checkpointAtRest(checkpoint);
  write(noteWrite, 1000);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(checkpoint).not.toHaveBeenCalled();
});

test('the file of a store at rest has what its log had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outoften-checkpoints-'));
  const store = openSqliteFile(folder);
  try {
    const size = () => statSync(join(folder, 'outoften.sqlite')).size;
    await sql`create table note (text text)`.execute(store);
    for (let note = 0; note < 600; note++) {
      await sql`insert into note values (${'x'.repeat(2000)})`.execute(store);
    }
    const before = size();
    // In the first second much was written, in the second nothing.
    vi.advanceTimersByTime(2000);
    expect(size() - before).toBeGreaterThan(600 * 2000);
  } finally {
    await store.destroy();
    rmSync(folder, { recursive: true });
  }
});
