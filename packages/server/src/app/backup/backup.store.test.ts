import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aNewPlayer } from '../../../testing/players/player-builder.ts';
import {
  openRoomOf,
  openSessions,
  PLACE,
  START,
} from '../../../testing/rooms/sessions-under-test.ts';
import { openStore } from '../../platform/db/open-store.ts';
import type { Database } from '../../platform/db/tables.ts';
import { createPlayer } from '../../players/create-player.ts';
import { storeBackup } from './backup-command.ts';
import { BackupProblem, findLastBackup, noteBackup } from './store-backup.ts';

const GUESTS = ['ben', 'carl', 'dora', 'eva', 'finn', 'gus', 'hal'];

let folder: string;
let file: string;
/** The databases that a test made, on a server that has databases. */
let databases: OpenStore[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outoften-'));
  file = join(folder, 'store.backup');
  databases = [];
});
afterEach(async () => {
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true });
});

test.each(STORES_UNDER_TEST)(
  'on $name a backup during play restores every guess that was acknowledged before it',
  async (store) => {
    const played = await aPlace(store);
    const { room, ask, close } = await startRound(await played.open());
    for (const player of ['ana', 'ben', 'carl']) await guess(ask, { room, player });
    // One player does not guess, so that the round stays open.
    const later = GUESTS.slice(2, -1).map((player) => guess(ask, { room, player }));
    await played.backup.backUp(file);
    await Promise.all(later);
    await close();

    const restored = await aPlace(store);
    await restored.backup.restore(file, { replace: false });
    const again = await restart(await restored.open());
    for (const player of ['ana', 'ben', 'carl']) {
      expect((await guess(again.ask, { room, player })).code).toBe('ALREADY_GUESSED');
    }
    expect((await guess(again.ask, { room, player: 'hal' })).code).toBeUndefined();
    await again.close();
  },
);

test.each(STORES_UNDER_TEST)(
  'on $name a backup does not replace a store that is not empty without --replace',
  async (store) => {
    const place = await aPlace(store);
    const db = await place.open();
    await createPlayer(db, aNewPlayer('Ana'));
    await db.destroy();
    await place.backup.backUp(file);
    const changed = await place.open();
    await createPlayer(changed, aNewPlayer('Ben'));
    await changed.destroy();
    await expectProblem(place.backup.restore(file, { replace: false }), 'Add --replace');
    expect(await listPlayers(place)).toEqual(['Ana', 'Ben']);
    await place.backup.restore(file, { replace: true });
    expect(await listPlayers(place)).toEqual(['Ana']);
  },
);

test.each(STORES_UNDER_TEST)(
  'on $name nothing is restored while a server is running',
  async (store) => {
    const place = await aPlace(store);
    const db = await place.open();
    await createPlayer(db, aNewPlayer('Ana'));
    await place.backup.backUp(file);
    const restoring = place.backup.restore(file, { replace: true });
    await expectProblem(restoring, /(?:A server is running|connections to .* are open)/);
    await createPlayer(db, aNewPlayer('Ben'));
    await db.destroy();
    expect(await listPlayers(place)).toEqual(['Ana', 'Ben']);
  },
);

test.each(STORES_UNDER_TEST)('on $name a place without a store has no backup', async (store) => {
  const place = await aPlace(store);
  await expectProblem(place.backup.backUp(file), 'There is no store at');
});

test.each(STORES_UNDER_TEST)('on $name the time of a backup is in the store', async (store) => {
  const place = await aPlace(store);
  const db = await place.open();
  expect(await findLastBackup(db)).toBe(0);
  for (const time of [6_000, 7_000]) await place.backup.execute(noteBackup(time));
  expect(await findLastBackup(db)).toBe(7_000);
  await db.destroy();
});

test.each(STORES_UNDER_TEST)('on $name a file that is no backup is refused', async (store) => {
  const place = await aPlace(store);
  await expectProblem(place.backup.restore(file, { replace: true }), 'there is no such file');
  for (const text of ['', 'not a database, however long it is '.repeat(99)]) {
    writeFileSync(file, text);
    await expectProblem(place.backup.restore(file, { replace: true }), /is no backup|failed/);
  }
});

test('a backup of an embedded store is one file', async () => {
  const backup = storeBackup({ dataDir: folder, databaseUrl: undefined });
  await expectProblem(backup.backUp(file), 'There is no store at');
  const db = await openStore({ dataDir: folder, databaseUrl: undefined });
  await backup.backUp(file);
  await db.destroy();
  expect(readdirSync(folder).filter((name) => name.startsWith('store.backup'))).toEqual([
    'store.backup',
  ]);
});

test('a backup contains nothing that was deleted, also by versions that left it in the file', async () => {
  const backup = storeBackup({ dataDir: folder, databaseUrl: undefined });
  const db = await openStore({ dataDir: folder, databaseUrl: undefined });
  await sql`pragma secure_delete = off`.execute(db);
  for (let player = 0; player < 50; player++) {
    await createPlayer(db, aNewPlayer(`Deleted ${player}`, { owner: `deleted-${player}` }));
  }
  await db.deleteFrom('player').execute();
  await db.deleteFrom('reserved_player_name').execute();
  await db.destroy();
  expect(readFileSync(join(folder, 'outoften.sqlite')).includes('deleted-7')).toBe(true);
  await backup.backUp(file);
  expect(readFileSync(file).includes('deleted-7')).toBe(false);
});

test('a backup that can’t be written is no fault', async () => {
  const backup = storeBackup({ dataDir: folder, databaseUrl: undefined });
  const db = await openStore({ dataDir: folder, databaseUrl: undefined });
  await db.destroy();
  await expectProblem(backup.backUp(join(folder, 'missing', 'file')), "can't be written");
});

test('a damaged store must be moved away before a backup is restored', async () => {
  const backup = storeBackup({ dataDir: folder, databaseUrl: undefined });
  const db = await openStore({ dataDir: folder, databaseUrl: undefined });
  await backup.backUp(file);
  await db.destroy();
  writeFileSync(join(folder, 'outoften.sqlite'), 'torn '.repeat(999));
  await expectProblem(backup.restore(file, { replace: true }), 'Move it away first');
});

test('a folder that can’t be made is named, and why', async () => {
  const db = await openStore({ dataDir: folder, databaseUrl: undefined });
  await storeBackup({ dataDir: folder, databaseUrl: undefined }).backUp(file);
  await db.destroy();
  const elsewhere = storeBackup({ dataDir: '/dev/null/data', databaseUrl: undefined });
  const restoring = elsewhere.restore(file, { replace: false });
  await expectProblem(restoring, '/dev/null/data can’t be written (a file is in the place');
});

type StoreUnderTest = (typeof STORES_UNDER_TEST)[number];
type Place = Awaited<ReturnType<typeof aPlace>>;

/** Makes an empty folder or an empty database. */
async function aPlace(store: StoreUnderTest) {
  const empty = await store.openEmpty();
  const { databaseUrl } = empty;
  if (databaseUrl === undefined) await empty.close();
  else databases.push(empty);
  // An open pool would count as a running server.
  const settings = { dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl };
  return { backup: storeBackup(settings), open: () => openStore(settings) };
}

async function startRound(db: Kysely<Database>) {
  for (const name of ['Ana', ...GUESTS.map((guest) => guest[0]?.toUpperCase() + guest.slice(1))]) {
    await createPlayer(db, aNewPlayer(name, { owner: name.toLowerCase() }));
  }
  const { sessions, ask, close } = await restart(db);
  const room = await openRoomOf(sessions, { guests: GUESTS, settings: { max_players: 8 } });
  expect((await ask('ana', START, { id: room.id })).code).toBeUndefined();
  return { room, ask, close };
}

/** Returns the rooms of a server that starts on the store. */
async function restart(db: Kysely<Database>) {
  const sessions = await openSessions(undefined, { db });
  const close = async () => {
    await sessions.close();
    await db.destroy();
  };
  return { sessions, ask: sessions.ask, close };
}

function guess(
  ask: Awaited<ReturnType<typeof restart>>['ask'],
  { room, player }: Readonly<{ room: Readonly<{ id: string }>; player: string }>,
) {
  return ask(player, PLACE, { id: room.id, value: 7.1 });
}

async function listPlayers(place: Place): Promise<readonly string[]> {
  const db = await place.open();
  const players = await db.selectFrom('player').select('name').orderBy('name').execute();
  await db.destroy();
  return players.map(({ name }) => name);
}

async function expectProblem(doing: Promise<unknown>, part: string | RegExp): Promise<void> {
  const problem = await doing.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(BackupProblem);
  expect((problem as BackupProblem).message).toMatch(part);
}
