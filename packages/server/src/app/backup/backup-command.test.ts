import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitOf } from '../../../testing/app/processes-under-test.ts';
import { openStore } from '../../platform/db/open-store.ts';
import { findLastBackup } from './store-backup.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outoften-'));
  const db = await openStore({ dataDir: join(folder, 'data'), databaseUrl: undefined });
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command from the folder, as npm does. */
function run(
  command: 'back-up' | 'restore',
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const script = join(import.meta.dirname, `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { DATA_DIR: join(folder, 'data'), INIT_CWD: folder, ...environment },
  });
  return { status, out: stdout, err: stderr };
}

test('a backup goes into the named file, relative to the folder in which npm was called', () => {
  const { status, out } = run('back-up', ['monday.backup']);
  expect(status).toBe(0);
  expect(out).toMatch(/^Backed up .*outoften\.sqlite to .*monday\.backup \(\d+ kB\)\n$/);
  // A backup contains hashes of passwords.
  expect(statSync(join(folder, 'monday.backup')).mode & 0o777).toBe(0o600);
  rmSync(join(folder, 'data'), { recursive: true });
  expect(run('restore', ['monday.backup'])).toMatchObject({ status: 0, err: '' });
  expect(existsSync(join(folder, 'data/outoften.sqlite'))).toBe(true);
});

test('metrics know when the last backup was made, and a locked store fails none', async () => {
  const began = Date.now();
  expect(run('back-up', ['monday.backup']).status).toBe(0);
  const db = await openStore({ dataDir: join(folder, 'data'), databaseUrl: undefined });
  expect(await findLastBackup(db)).toBeGreaterThanOrEqual(began);
  await sql`begin immediate`.execute(db);
  const { status, out } = run('back-up', ['monday.backup', '--replace']);
  await db.destroy();
  expect(status).toBe(0);
  expect(out).toMatch(/Metrics do not know of it: database is locked\n$/);
});

test('two backups at once into one file leave a whole one', async () => {
  const backUp = async () => {
    const script = join(import.meta.dirname, 'back-up.ts');
    const env = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
    const child = spawn(process.execPath, [script, 'monday.backup', '--replace'], { env });
    return exitOf(child);
  };
  expect(await Promise.all([backUp(), backUp(), backUp()])).toEqual([0, 0, 0]);
  expect(readdirSync(folder).sort()).toEqual(['data', 'monday.backup']);
  expect(run('restore', ['monday.backup', '--replace']).status).toBe(0);
});

test('an existing file is overwritten only on request', () => {
  writeFileSync(join(folder, 'monday.backup'), 'of last week');
  const { status, err } = run('back-up', ['monday.backup']);
  expect(status).toBe(1);
  expect(err).toMatch(
    /^[^\n]+monday\.backup is there already\. Add --replace to overwrite it\.\n$/,
  );
  expect(readFileSync(join(folder, 'monday.backup'), 'utf8')).toBe('of last week');
  expect(run('back-up', ['monday.backup', '--replace']).status).toBe(0);
});

test('a failed backup leaves the previous one, and no partial file', () => {
  writeFileSync(join(folder, 'monday.backup'), 'of last week');
  rmSync(join(folder, 'data'), { recursive: true });
  const { err } = run('back-up', ['monday.backup', '--replace']);
  expect(err).toMatch(/^There is no store at [^\n]+\n$/);
  expect(readFileSync(join(folder, 'monday.backup'), 'utf8')).toBe('of last week');
  expect(readdirSync(folder)).toEqual(['monday.backup']);
});

test('a missing folder is reported in one line', () => {
  expect(run('back-up', ['nowhere/monday.backup']).err).toMatch(
    /^[^\n]+nowhere\/monday\.backup can't be written \(ENOENT\)\.\n$/,
  );
});

test('without PostgreSQL’s programs, the message names the package that has them', () => {
  const settings = { DATABASE_URL: 'postgres://ten:secret@127.0.0.1:1/ten', PATH: folder };
  const { status, err } = run('back-up', ['monday.backup'], settings);
  expect(status).toBe(1);
  expect(err).toMatch(/^pg_dump is missing: [^\n]+apt-get install postgresql-client\)\.\n$/);
});

test.each([{ args: [] }, { args: ['one', 'two'] }, { args: ['--force', 'one'] }])(
  'the arguments $args get the usage message',
  ({ args }) => {
    const { status, err } = run('back-up', args);
    expect(status).toBe(1);
    expect(err).toBe('Usage: npm run backup -- FILE [--replace]\n');
  },
);
