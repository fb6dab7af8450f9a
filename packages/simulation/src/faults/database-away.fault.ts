import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type OwnService, startPooler, startPostgres } from '../services/databases.ts';
import { type GameServer, startGameServer } from '../services/game-server.ts';
import { demand } from '../violation.ts';
import { playUnder, untilUnready } from './evening-under-fault.ts';
import { openLedger } from './play/ledger.ts';
import { createPlayer, type Player } from './play/player.ts';

/** Longer than the time limit of a query. */
const LATE_QUERY_MS = 12_000;

type Scenario = Readonly<{
  scenario: string;
  database: OwnService;
  /** Makes the database unavailable. */
  strike: (database: OwnService) => Promise<void> | void;
  mend: (database: OwnService) => Promise<void> | void;
  awayMs?: number;
}>;

test('nothing acknowledged is lost while PostgreSQL is stopped, and solo and daily go on', async () => {
  await using database = await startPostgres();
  await playWithoutDatabase({
    scenario: 'PostgreSQL stopped',
    database,
    strike: ({ end }) => end('SIGINT'),
    mend: ({ start }) => start(),
    awayMs: 3_000,
  });
});

test('nothing acknowledged is lost when PostgreSQL crashes, and solo and daily go on', async () => {
  await using database = await startPostgres();
  await playWithoutDatabase({
    scenario: 'PostgreSQL crashed',
    database,
    strike: ({ end }) => end('SIGQUIT'),
    mend: ({ start }) => start(),
  });
});

test('nothing acknowledged is lost while PostgreSQL is frozen, and solo and daily go on', async () => {
  await using database = await startPostgres();
  await playWithoutDatabase({
    scenario: 'PostgreSQL frozen',
    database,
    strike: ({ freeze }) => freeze(),
    mend: ({ thaw }) => thaw(),
  });
});

test('nothing acknowledged is lost while PgBouncer is gone, and solo and daily go on', async () => {
  await using postgres = await startPostgres();
  await using database = await startPooler(postgres);
  await playWithoutDatabase({
    scenario: 'PgBouncer gone',
    database,
    strike: ({ end }) => end('SIGKILL'),
    mend: ({ start }) => start(),
  });
});

/** Rooms wait for the database, and lose nothing. Players who play alone continue without it. */
async function playWithoutDatabase(parts: Scenario): Promise<void> {
  const { scenario, database, strike, mend, awayMs = LATE_QUERY_MS } = parts;
  const server = await startGameServer({ env: { DATABASE_URL: database.url } });
  const alone = await startAlone(server);
  await playUnder({
    scenario,
    servers: [server],
    codes: ['UNAVAILABLE', 'SESSION_BUSY'],
    strike: async ({ recover }) => {
      await strike(database);
      await untilUnready(server);
      await playAlone(alone);
      await pause(awayMs);
      await playAlone(alone);
      await recover(async () => mend(database));
    },
  });
  expect(server.faults()).toEqual([]);
}

const DRAW_FILM = 'mutation { drawMovie }';
const LATEST_DAILY = '{ listMovieDles(limit: 1) { items { number } } }';
const READ_DAILY = 'query ($id: ID!) { getMovieDle(id: $id) { number correct_score } }';

/** A guest who plays solo and the daily. */
type Alone = Readonly<{ player: Player; daily: string }>;

/** Starts a guest who has played today's film, so that the server has it in memory. */
async function startAlone({ origin }: GameServer): Promise<Alone> {
  const player = createPlayer({ name: 'Gus', origin: () => origin, ledger: openLedger() });
  const { listMovieDles } = await player.fetch(LATEST_DAILY);
  const daily = String(listMovieDles.items[0].number);
  await player.fetch(READ_DAILY, { id: daily });
  return { player, daily };
}

/** A player who plays alone waits 1 s for the store, once for each of two requests. A busy machine gets more time. */
const PATIENCE_MS = 4_000;

/** Draws a film and reads the daily, each on the first try. Throws if one is refused or late. */
async function playAlone({ player, daily }: Alone): Promise<void> {
  const began = performance.now();
  await player.fetchOnce(DRAW_FILM);
  await player.fetchOnce(READ_DAILY, { id: daily });
  const ms = Math.round(performance.now() - began);
  demand(ms < PATIENCE_MS, () => `a film and the daily took ${ms} ms`);
}
