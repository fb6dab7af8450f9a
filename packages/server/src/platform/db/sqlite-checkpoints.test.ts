import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkpointAtRest } from './sqlite-log.ts';
import { openSqliteFile } from './sqlite-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

function write(noteWrite: () => void, times: number) {
  for (let time = 0; time < times; time++) noteWrite();
}

/** The time between two checks. */
const A_WHILE = 200;

test('changes move from the log to the store once few writes are left', () => {
  const checkpoint = vi.fn(async () => {});
  const { noteWrite } = checkpointAtRest(checkpoint);
  for (let time = 0; time < 50; time++) {
    write(noteWrite, 200);
    vi.advanceTimersByTime(A_WHILE);
  }
  expect(checkpoint).not.toHaveBeenCalled();
  write(noteWrite, 3);
  vi.advanceTimersByTime(A_WHILE);
  expect(checkpoint).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 100; time++) {
    write(noteWrite, 3);
    vi.advanceTimersByTime(A_WHILE);
  }
  expect(checkpoint).toHaveBeenCalledTimes(1);
});

test('a single change moves after five minutes, and then no more follow', () => {
  const checkpoint = vi.fn(async () => {});
  const { noteWrite } = checkpointAtRest(checkpoint);
  write(noteWrite, 1);
  vi.advanceTimersByTime(4 * 60_000);
  expect(checkpoint).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(checkpoint).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * 60_000);
  expect(checkpoint).toHaveBeenCalledTimes(1);
});

test('a closed store is no longer checked', () => {
  const checkpoint = vi.fn(async () => {});
  const { noteWrite, stop } = checkpointAtRest(checkpoint);
  write(noteWrite, 1000);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(checkpoint).not.toHaveBeenCalled();
});

test('a failed checkpoint is repeated later, and stops nothing', async () => {
  const checkpoint = vi.fn(async () => {
    throw new Error('disk I/O error');
  });
  const { noteWrite } = checkpointAtRest(checkpoint);
  for (let time = 1; time <= 2; time++) {
    write(noteWrite, 1000);
    vi.advanceTimersByTime(2 * A_WHILE);
    await nextTurn();
    expect(checkpoint).toHaveBeenCalledTimes(time);
  }
});

describe('the file of a store at rest', () => {
  let folder = '';
  let store: ReturnType<typeof openSqliteFile>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outoften-checkpoints-'));
    store = openSqliteFile(folder);
    await sql`create table note (text text)`.execute(store);
    for (let note = 0; note < 600; note++) {
      await sql`insert into note values (${'x'.repeat(2000)})`.execute(store);
    }
  });
  afterEach(async () => {
    await store.destroy();
    rmSync(folder, { recursive: true });
  });
  const size = () => statSync(join(folder, 'outoften.sqlite')).size;
  /** Passes two checks: much was written before the first, and nothing between the two. */
  const rest = () => vi.advanceTimersByTime(2 * A_WHILE);
  const hasNotes = () => size() > 600 * 2000;

  test('contains what was in its log', async () => {
    expect(hasNotes()).toBe(false);
    rest();
    await nextTurn();
    expect(hasNotes()).toBe(true);
  });

  test('contains nothing that was deleted, and neither does its log', async () => {
    await sql`insert into note values ('gone for good')`.execute(store);
    rest();
    await nextTurn();
    const findRemains = () =>
      readdirSync(folder).filter((file) =>
        readFileSync(join(folder, file)).includes('gone for good'),
      );
    expect(findRemains()).toEqual(['outoften.sqlite']);
    await sql`delete from note where text = 'gone for good'`.execute(store);
    vi.advanceTimersByTime(5 * 60_000);
    await nextTurn();
    expect(findRemains()).toEqual([]);
  });

  test('waits for a transaction that waits for something else', async () => {
    await store.transaction().execute(async (transaction) => {
      await sql`insert into note values ('within')`.execute(transaction);
      rest();
      await nextTurn();
      expect(hasNotes()).toBe(false);
    });
    await nextTurn();
    expect(hasNotes()).toBe(true);
  });
});
