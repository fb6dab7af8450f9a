import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type PlayerName, parsePlayerName } from '@outoften/rules/names/player-name';
import { migrate } from '@outoften/server/src/platform/db/migrate.ts';
import { openSqliteFile } from '@outoften/server/src/platform/db/sqlite-store.ts';
import { listPlayers } from '@outoften/server/src/players/find-players.ts';
import { measureP99 } from './rounds.ts';
import { type Row, timeRow } from './row.ts';

const PLAYERS = 1_000_000;
const BUDGET_MS = 2;
const PAGE_BUDGET_MS = 5;

/** Measures finding one of a million players by name, and paging through all of them, in the embedded store. */
export async function measurePlayers(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const db = openSqliteFile(dataDir);
  try {
    await migrate(db);
    addPlayers(dataDir);
    const nextName = takeNames();
    const finding = timed(() =>
      listPlayers(db, { search: { name: nextName() }, after: undefined, limit: 1 }),
    );
    const paging = timed(() =>
      listPlayers(db, { search: {}, after: nextName().toLowerCase(), limit: 50 }),
    );
    const p99 = await measureP99({ finding, paging }, { samplesEach: 300 });
    return [
      timeRow('player by name among 1,000,000, p99', { measured: p99.finding, below: BUDGET_MS }),
      timeRow('page of 50 of 1,000,000 players, p99', {
        measured: p99.paging,
        below: PAGE_BUDGET_MS,
      }),
    ];
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function timed(find: () => ReturnType<typeof listPlayers>) {
  return async () => {
    const start = performance.now();
    const { players } = await find();
    const took = performance.now() - start;
    if (players.length === 0) throw new Error('no player was found');
    return took;
  };
}

/** The names are far apart, so that no page of the store is in memory from the search before. */
function takeNames(): () => PlayerName {
  let asked = 0;
  return () => {
    for (;;) {
      // A few are refused: digits can read like a swear word.
      const name = parsePlayerName(`Player_${(asked++ * 7_919) % PLAYERS}`);
      if (name.ok) return name.value;
    }
  };
}

/** Created by the database itself: a million statements would take minutes. */
function addPlayers(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'outoften.sqlite'));
  database.exec(`
    with recursive number(n) as (select 0 union all select n + 1 from number where n + 1 < ${PLAYERS})
    insert into player (id, owner, user_pool_id, name, name_key,
      avatar, score, daily_guesses, created_at, updated_at)
    select 'id-' || n, 'owner-' || n, 'owner-' || n, 'Player_' || n, 'player_' || n, 0, 0, 0, 0, 0
    from number`);
  database.close();
}
