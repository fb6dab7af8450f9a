import type { GameServer } from '@outoften/simulation/src/services/game-server.ts';
import { createDatabase, REDIS_ADDRESS } from '../../../../scripts/services.ts';
import { leaveCoreToServers, openLoad, startContender } from '../live/contender.ts';
import type { Round } from '../live/load.ts';
import type { Shape } from '../live/lobbies.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

/** Guesses a second for each server, which uses half of its core. */
const RATE = 100;
const ROUNDS = 3;
/** Rounds of each room in a measurement, after one that warms up. */
const ROUNDS_EACH = 4;
const LEAST_GAIN = 1.8;

const SHAPE: Shape = { lobbies: 25, members: 8, players: 8 };

/** How players are distributed over servers. */
const SETUPS = [
  { name: 'one server', servers: 1, sharedBy: 'lobby' },
  { name: 'two servers, each room on one', servers: 2, sharedBy: 'lobby' },
  { name: 'two servers, each room on both', servers: 2, sharedBy: 'member' },
] as const;

type Setup = (typeof SETUPS)[number];

/** Milliseconds of processor time for a guess with its drafts. */
type Cost = Readonly<{ servers: number; others: number }>;

/**
 * Measures the cost of a guess on one server and on two, on PostgreSQL and Redis. Servers, load, PostgreSQL and Redis
 * share two cores here, so a highest rate would only measure the cores. A server is full when its core is. So two
 * servers handle this many times the guesses of one: twice the cost on one server, divided by the cost on both.
 */
export async function measureTwoServers(): Promise<readonly Row[]> {
  leaveCoreToServers();
  const costs = new Map<Setup, Cost[]>(SETUPS.map((setup) => [setup, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const setup of SETUPS) costs.get(setup)?.push(await measureCost(setup));
  }
  const medianOf = (setup: Setup, part: keyof Cost) =>
    median((costs.get(setup) ?? []).map((cost) => cost[part]));
  const [one] = SETUPS;
  return SETUPS.flatMap((setup) => {
    const cost = medianOf(setup, 'servers');
    const others = medianOf(setup, 'others');
    const gain = (setup.servers * medianOf(one, 'servers')) / cost;
    return [
      {
        what: `${setup.name}: processor time of a guess`,
        measured: `${cost.toFixed(2)} ms, ${others.toFixed(2)} ms of PostgreSQL, Redis and the system`,
      },
      ...(setup.servers === 1 ? [] : [gainRow(gain)]),
    ];
  });
}

function gainRow(gain: number): Row {
  return {
    what: '  guesses they carry, of one server',
    measured: gain.toFixed(2),
    budget: `>= ${LEAST_GAIN}`,
    isWithin: gain >= LEAST_GAIN,
  };
}

async function measureCost({ name, servers: count, sharedBy }: Setup): Promise<Cost> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await createDatabase());
  const servers: GameServer[] = [];
  for (let n = 0; n < count; n++) servers.push(opened.use(await startServer(database.url)));
  const load = opened.use(await openLoad('ours', { shape: SHAPE, servers, sharedBy }));
  await load.playRound(RATE * count);
  const guesses: Round['guess'][] = [];
  for (let round = 0; round < ROUNDS_EACH; round++) {
    guesses.push((await load.playRound(RATE * count)).guess);
  }
  const missing = guesses.flatMap(({ latencies }) => latencies).filter((ms) => ms === Infinity);
  if (missing.length > 0) throw new Error(`${name}: ${missing.length} guesses did not arrive`);
  const costOf = (part: 'servers' | 'others') =>
    median(guesses.map((guess) => (1000 * guess[part]) / guess.sent));
  return { servers: costOf('servers'), others: costOf('others') };
}

function startServer(databaseUrl: string): Promise<GameServer> {
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: REDIS_ADDRESS,
    // Tokens are issued for this address, whichever server they are sent to.
    PUBLIC_URL: 'http://localhost:3000',
  };
  return startContender('ours', { players: SHAPE.players, env });
}
