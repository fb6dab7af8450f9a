import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureLine, noteCheck, readLog, tallyOf } from './check-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-log-'));
});
afterEach(() => vi.unstubAllEnvs());
afterEach(() => rmSync(folder, { recursive: true }));

test('checks of content are counted apart from checks of behaviour', () => {
  const tally = tallyOf([
    { type: 'passed', check: 'a score adds up', isContent: false },
    { type: 'passed', check: 'film 1 has a poster', isContent: true },
    { type: 'passed', check: 'film 2 has a poster', isContent: true },
  ]);
  expect(tally).toEqual({ passed: 1, content: 2, failures: [] });
});

test('a failure is one line without colours and indentation', () => {
  const reason = '\u001b[31mexpected 1 to be 2\u001b[39m\n\n    at room.test.ts:5';
  expect(failureLine('a room', reason)).toBe(
    'FAILED a room: expected 1 to be 2 | at room.test.ts:5',
  );
});

test('a check that began and never ended is a failure', () => {
  const tally = tallyOf([
    { type: 'opened', file: 'room.test.ts' },
    { type: 'began', check: 'room.test.ts: waits' },
  ]);
  expect(tally.failures).toEqual(['FAILED room.test.ts: waits: did not end']);
});

test('a check whose end is written before its beginning has ended', () => {
  const tally = tallyOf([
    { type: 'passed', check: 'room.test.ts: is quick', isContent: false },
    { type: 'began', check: 'room.test.ts: is quick' },
  ]);
  expect(tally).toEqual({ passed: 1, content: 0, failures: [] });
});

test('of two checks with one name, the one that never ended is a failure', () => {
  const tally = tallyOf([
    { type: 'began', check: 'room.test.ts: waits' },
    { type: 'passed', check: 'room.test.ts: waits', isContent: false },
    { type: 'began', check: 'room.test.ts: waits' },
  ]);
  expect(tally.failures).toEqual(['FAILED room.test.ts: waits: did not end']);
});

test('a file that blocks before its first check is a failure', () => {
  const tally = tallyOf([
    { type: 'opened', file: 'loop.test.ts' },
    { type: 'opened', file: 'room.test.ts' },
    { type: 'closed', file: 'room.test.ts' },
  ]);
  expect(tally.failures).toEqual(['FAILED loop.test.ts: did not end']);
});

test('a log that was cut off in a line keeps the lines before it', () => {
  const log = join(folder, 'unit.jsonl');
  vi.stubEnv('CHECK_LOG', log);
  noteCheck({ type: 'passed', check: 'a score adds up', isContent: false });
  noteCheck({ type: 'broken', place: 'loop.test.ts', reason: 'Cannot find module' });
  appendFileSync(log, '{"type":"passed","check":"is cu');
  expect(tallyOf(readLog(log))).toEqual({
    passed: 1,
    content: 0,
    failures: ['FAILED loop.test.ts: Cannot find module'],
  });
});

test('a run that wrote no log has no checks', () => {
  expect(readLog(join(folder, 'missing.jsonl'))).toEqual([]);
});
