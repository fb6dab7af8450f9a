import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../platform/db/open-store.ts';
import { STORE_FILE } from '../../platform/db/sqlite-store.ts';
import { ACTS } from './operator-acts.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outoften-'));
  const store = await openStore({ dataDir: dataDir(), databaseUrl: undefined });
  await store.destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');

function run(...args: readonly string[]) {
  const script = join(import.meta.dirname, 'operator.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { DATA_DIR: dataDir() },
  });
  return { status, out: stdout, err: stderr };
}

test('a command runs on the store of the settings, and writes a line of the security log', () => {
  expect(run('counts')).toMatchObject({ status: 0, out: expect.stringContaining('players: 0\n') });
  const barred = run('bar', '203.0.113.7', '2');
  expect(barred).toMatchObject({ status: 0, out: expect.stringContaining('Seats that ended: 0.') });
  expect(JSON.parse(barred.err)).toMatchObject({ event: 'operator-acted', act: 'bar' });
  expect(run('bars').err).toBe('');
  expect(run('bars').out).toMatch(/^203\.0\.113\.7 {2}until /);
});

test('a problem is one line, and ends with 1', () => {
  const { status, out, err } = run('delete', 'nobody');
  expect({ status, out, err }).toEqual({ status: 1, out: '', err: 'There is no player nobody.\n' });
});

test('a folder without a store is refused and stays as it is', () => {
  rmSync(dataDir(), { recursive: true });
  const err = `There is no store in ${dataDir()}. Set DATA_DIR as for the server.\n`;
  expect(run('rotate-keys')).toEqual({ status: 1, out: '', err });
  expect(existsSync(dataDir())).toBe(false);
});

test('a store that fails is one line', () => {
  const file = join(dataDir(), STORE_FILE);
  const store = new DatabaseSync(file);
  const page = store.prepare("select rootpage from sqlite_master where name = 'bar'").get();
  store.close();
  const bytes = readFileSync(file);
  bytes.fill(255, (Number(page?.rootpage) - 1) * 4096, Number(page?.rootpage) * 4096);
  writeFileSync(file, bytes);
  const { status, out, err } = run('bars');
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(/^The store is failing \([^\n]+\)\.\n$/);
});

test.each([[[]], [['toString']], [['delete']], [['delete', 'Ana', 'Ben']], [['help']]])(
  '%j prints all commands',
  (args) => {
    const { status, err } = run(...args);
    expect(status).toBe(1);
    for (const name of Object.keys(ACTS)) expect(err).toContain(`\n  ${name}`);
  },
);
