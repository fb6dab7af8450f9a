import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isStoreFault, StoreAwayError } from './store-trouble.ts';

test.each([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENOSPC',
  '08006',
  '08P01',
  '25006',
  '53100',
  '57P01',
  '57P03',
  '58030',
])('a fault with the code %s is the store’s', (code) => {
  expect(isStoreFault(Object.assign(new Error('fault'), { code }))).toBe(true);
});

test.each(['23505', '40P01', '42P01', '57014', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])(
  'a fault with the code %s is not the store’s',
  (code) => {
    expect(isStoreFault(Object.assign(new Error('fault'), { code }))).toBe(false);
  },
);

test('errors that the store’s own parts throw are recognised', () => {
  expect(isStoreFault(new StoreAwayError('late'))).toBe(true);
  expect(isStoreFault(new TypeError('x is not a function'))).toBe(false);
  expect(isStoreFault('a text')).toBe(false);
});

test('the driver’s error for an address that does not answer in time is recognised', async () => {
  const pool = new pg.Pool({ host: '192.0.2.1', connectionTimeoutMillis: 1 });
  const fault = await pool.query('select 1').catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(Error);
  expect(isStoreFault(fault)).toBe(true);
  await pool.end();
});

test('SQLite’s error for a full file is recognised, and one for a wrong statement is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outoften-'));
  const path = join(folder, 'full.sqlite');
  closeSync(openSync(path, 'w'));
  const db = new DatabaseSync(path);
  db.exec('create table note (text); pragma max_page_count = 2');
  const fill = () => db.prepare('insert into note values (?)').run('x'.repeat(100_000));
  expect(isStoreFault(thrownBy(fill))).toBe(true);
  expect(isStoreFault(thrownBy(() => db.exec('insert into nothing values (1)')))).toBe(false);
  db.close();
  const readOnly = new DatabaseSync(path, { readOnly: true });
  expect(isStoreFault(thrownBy(() => readOnly.exec('insert into note values (1)')))).toBe(true);
  readOnly.close();
  rmSync(folder, { recursive: true });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (fault) {
    return fault;
  }
}
