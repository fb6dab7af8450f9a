import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../testing/app/app-under-test.ts';
import { exitOf, findLine } from '../../testing/app/processes-under-test.ts';
import { aNewPlayer } from '../../testing/players/player-builder.ts';
import { CREATE_SESSION, openSessions } from '../../testing/rooms/sessions-under-test.ts';
import { type StoreState, type StoreWatch, watchStore } from '../platform/db/health/store-watch.ts';
import { migrate } from '../platform/db/migrations.ts';
import { openStore } from '../platform/db/open-store.ts';
import { openSqliteFile, STORE_FILE } from '../platform/db/sqlite-store.ts';
import type { Database } from '../platform/db/tables.ts';
import { createPlayer } from '../players/create-player.ts';

/** Locks the file as a database browser or a copy script does, until its input ends. */
const LOCK = `
  const store = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  store.exec(process.argv[2]);
  process.stdin.on('end', () => store.exec('rollback')).resume();
  console.log('locked');
`;

let folder: string;
let db: Kysely<Database>;
let storeWatch: StoreWatch;
let locking: ChildProcess | undefined;
let states: StoreState[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outoften-locked-'));
  states = [];
  db = openSqliteFile(folder, {
    onFault: (fault) => storeWatch.note(fault),
  });
  storeWatch = watchStore({ db, now: Date.now });
  storeWatch.onChange((state) => states.push(state));
  await migrate(db);
});
afterEach(async () => {
  await unlock();
  storeWatch.stop();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function lock(how = 'begin immediate') {
  locking = spawn(process.execPath, ['-e', LOCK, join(folder, STORE_FILE), how]);
  await findLine(locking, /locked/);
}

async function unlock() {
  locking?.stdin?.end();
  if (locking) await exitOf(locking);
}

test('while another program has the store locked the server answers, and a request that waits succeeds once it is free', async () => {
  await createPlayer(db, aNewPlayer('Ana', { owner: 'ana' }));
  const sessions = await openSessions([], { db });
  const order: string[] = [];
  await lock();
  const opening = sessions.ask('ana', CREATE_SESSION).then((answer) => {
    order.push('room');
    return answer;
  });
  // The request waits for the lock by now.
  await expect.poll(() => states).toEqual(['locked']);
  const { statusCode } = await sessions.app.inject('/healthz');
  order.push(`health ${statusCode}`);
  await unlock();
  expect((await opening).data.createOutOfTenSession.owner).toBe('ana');
  expect(order).toEqual(['health 200', 'room']);
  await sessions.close();
});

test('a server whose store another program keeps locked is not ready, names the reason, and is ready once it is free', async () => {
  const open = await openApp({ db, storeWatch });
  await lock();
  const { statusCode, json } = await open.app.inject('/readyz');
  expect({ statusCode, store: json().store }).toEqual({ statusCode: 503, store: 'locked' });
  await unlock();
  await expect.poll(() => storeWatch.state()).toBe('ok');
  expect(states).toEqual(['locked', 'ok']);
  await open.close();
});

test('a start on a file that another program keeps locked ends with the reason', async () => {
  await lock();
  const starting = openStore({ dataDir: folder, databaseUrl: undefined });
  await expect(starting).rejects.toThrow(/^DATA_DIR is ".+": .+ keeps the file locked/);
});
