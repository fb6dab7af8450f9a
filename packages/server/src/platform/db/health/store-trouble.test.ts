import { expect, test } from 'vitest';
import { storeTroubleOf } from './store-trouble.ts';

function fault(about: Readonly<Record<string, unknown>>): Error {
  return Object.assign(new Error('fault'), about);
}

test.each([
  { name: 'a full disk of SQLite', about: { errcode: 13 }, trouble: 'full' },
  { name: 'a read-only file in SQLite', about: { errcode: 8 }, trouble: 'read-only' },
  { name: 'a read-only folder of SQLite', about: { errcode: 1544 }, trouble: 'read-only' },
  { name: 'a disk that fails under SQLite', about: { errcode: 778 }, trouble: 'failing' },
  { name: 'a file that another program locks', about: { errcode: 5 }, trouble: 'locked' },
  { name: 'a duplicate row in SQLite', about: { errcode: 1555 }, trouble: undefined },
  { name: 'a wrong statement, in SQLite', about: { errcode: 1 }, trouble: undefined },
  { name: 'a log that can’t be synced', about: { code: 'ENOSPC' }, trouble: 'full' },
  { name: 'a disk that became read-only', about: { code: 'EROFS' }, trouble: 'read-only' },
  { name: 'a disk that fails', about: { code: 'EIO' }, trouble: 'failing' },
])('$name means: $trouble', ({ about, trouble }) => {
  expect(storeTroubleOf(fault(about))).toBe(trouble);
});

test.each([
  { name: 'a full disk', code: '53100', trouble: 'full' },
  { name: 'a server in recovery', code: '25006', trouble: 'read-only' },
  { name: 'a shutdown', code: '57P01', trouble: 'away' },
  { name: 'a server that starts', code: '57P03', trouble: 'away' },
  { name: 'a lost connection', code: '08006', trouble: 'away' },
  { name: 'too many connections', code: '53300', trouble: 'failing' },
  { name: 'a statement that took too long', code: '57014', trouble: 'failing' },
  { name: 'a wrong password', code: '28P01', trouble: 'failing' },
  { name: 'a disk that fails', code: '58030', trouble: 'failing' },
  { name: 'a duplicate row', code: '23505', trouble: undefined },
  { name: 'a deadlock', code: '40P01', trouble: undefined },
])('in PostgreSQL, $name means: $trouble', ({ code, trouble }) => {
  expect(storeTroubleOf(fault({ severity: 'ERROR', code }))).toBe(trouble);
});

test.each([
  { name: 'a refused connection', about: { code: 'ECONNREFUSED', syscall: 'connect' } },
  { name: 'a late answer, which has no code', about: {} },
])('$name means that the store is away', ({ about }) => {
  expect(storeTroubleOf(fault(about))).toBe('away');
});

test('an unreadable error number says nothing about the store', () => {
  expect(storeTroubleOf(new RangeError('bigint out of range'))).toBeUndefined();
});
