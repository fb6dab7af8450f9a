import { createDatabase, REDIS_ADDRESS } from '../../../../scripts/services.ts';
import { CONTENDERS } from '../live/contender.ts';
import { type ContenderServer, startContender } from '../live/contender-server.ts';
import { startLoad } from '../live/driven-load.ts';
import type { LoadParts } from '../live/load.ts';
import { membersOf, type Shape } from '../live/shape.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

/** Guesses a second for each server, which uses half of its core. */
const RATE = 100;
const FOR_MS = 6_000;
const ROUNDS = 3;
const LEAST_GAIN = 1.8;

/** Enough rounds for a step of two servers. */
const SHAPE: Shape = { name: '25x8', lobbies: 25, members: 8, players: 8, rooms: 8 };

/** How players are distributed over servers. */
const SETUPS = [
  { name: 'one server', servers: 1, sharedBy: 'lobby' },
  { name: 'two servers, each room on one', servers: 2, sharedBy: 'lobby' },
  { name: 'two servers, each room on both', servers: 2, sharedBy: 'member' },
] as const;

type Setup = (typeof SETUPS)[number];

/** Milliseconds of processor time for a guess with its five drafts. */
type Cost = Readonly<{ servers: number; others: number }>;

/**
 * Measures the cost of a guess on one server and on two, on PostgreSQL and Redis. Servers, load, PostgreSQL and Redis
 * share two cores here, so a highest rate would only measure the cores. A server is full when its core is. So two
 * servers handle this many times the guesses of one: twice the cost on one server, divided by the cost on both.
 */
export async function measureTwoServers(): Promise<readonly Row[]> {
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
  const servers: ContenderServer[] = [];
  for (let n = 0; n < count; n++) {
    // The first server makes all accounts.
    const accounts = n === 0 ? membersOf(SHAPE) : 0;
    servers.push(opened.use(await startServer(database.url, accounts)));
  }
  const [first] = servers;
  if (first === undefined) throw new Error('A set-up has one server at least');
  const parts: Omit<LoadParts, 'wire'> = {
    shape: SHAPE,
    servers: servers.map(({ origin, pid }) => ({ origin, pid })),
    sharedBy,
  };
  const load = opened.use(await startLoad({ name: 'ours', dataDir: first.dataDir, ...parts }));
  const step = { rate: RATE * count, forMs: FOR_MS };
  // The first step warms up.
  await load.run(step);
  const { rate, serverShare, othersShare, missing } = await load.run(step);
  if (missing > 0) throw new Error(`${name}: ${missing} guesses did not arrive`);
  return { servers: (1000 * serverShare) / rate, others: (1000 * othersShare) / rate };
}

function startServer(databaseUrl: string, accounts: number): Promise<ContenderServer> {
  const own = CONTENDERS.find(({ name }) => name === 'ours');
  if (own === undefined) throw new Error('Our own server is not among the contenders');
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: REDIS_ADDRESS,
    // Tokens are issued for this address, whichever server they are sent to.
    PUBLIC_URL: 'http://localhost:3000',
  };
  return startContender({ ...own, env }, { players: SHAPE.players, accounts });
}
