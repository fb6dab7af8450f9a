import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendByHttp } from '@outoften/simulation/src/client/game-client.ts';
import { run } from '../../../../scripts/run.ts';
import { startContender } from '../live/contender.ts';
import { createLoad } from '../live/load.ts';
import { openOwnLobbies, type Shape } from '../live/lobbies.ts';
import { readCollectedMegabytes } from '../measured-server.ts';
import { median } from '../rounds.ts';
import { formatTable, type Row } from '../row.ts';

const TABLE: Shape = { lobbies: 1, members: 4, players: 4 };
const TABLES = 16;
const ROUNDS = 3;
/** Guesses a second of a table. */
const RATE = 20;
/** One game in this many is left before its end. */
const LEFT_EVERY = 4;
const PAGES = ['/', '/landing', '/game/home', '/film-pack.json', '/previews/start.png'];

const SAMPLE_EVERY_MS = 15_000;
/** Memory grows until all code has been used often. */
const WARM_UP_MS = 60_000;
/** In this time, idle connections are closed. A server behind a proxy leaves them open for 130 s. */
const QUIET_MS = 140_000;
/** The most by which memory in the last third may exceed memory in the first third. */
const GROWTH_BUDGET_MB = 10;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes is a number above 0, such as 30');
if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

await using server = await startContender('ours', { players: TABLE.players });
let games = 0;
/** Guesses that did not reach all players within 2.5 s, as on a busy machine. */
let late = 0;
await play(WARM_UP_MS);
const before = await readQuietState();
const samples = await sampleWhile(play(minutes * 60_000));
const after = await readQuietState();

const rows = [
  { what: `${minutes} minutes of play`, measured: `${games} games, ${late} late guesses` },
  growthRow('memory of the process', 'residentMegabytes'),
  growthRow('memory of the heap', 'heapMegabytes'),
  ...(['sockets', 'files', 'resources'] as const).map(leftRow),
];
console.log(formatTable(rows));
process.exitCode = rows.some(({ isWithin }) => isWithin === false) ? 1 : 0;

/** Friends play in rooms and strangers open pages, again and again. Ends this process at the first fault. */
async function play(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  const playOn = async () => {
    do {
      await playGame();
      await lookAround();
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: TABLES }, playOn)).catch((fault) => {
    console.error(fault);
    process.exit(1);
  });
}

/** All players connect, play, and disconnect without leaving. Most hosts end their room before. */
async function playGame(): Promise<void> {
  const lobbies = await openOwnLobbies({ shape: TABLE, origins: [server.origin] });
  const load = createLoad(lobbies, { players: TABLE.players, servers: [server] });
  for (let round = 0; round < ROUNDS; round++) {
    const { guess, end } = await load.playRound(RATE);
    late += [...guess.latencies, ...end.latencies].filter((ms) => ms === Infinity).length;
  }
  load.cut();
  games += 1;
  if (games % LEFT_EVERY !== 0) await lobbies[0]?.end?.();
}

async function lookAround(): Promise<void> {
  for (const page of PAGES) await (await fetch(`${server.origin}${page}`)).arrayBuffer();
  const address = `10.200.${(games >> 8) & 255}.${games & 255}`;
  await sendByHttp(server.origin, { address })('mutation { drawMovie }');
}

/** The resources of the server after a garbage collection. */
type ServerState = Readonly<{
  residentMegabytes: number;
  heapMegabytes: number;
  /** Counts of file descriptors. */
  sockets: number;
  files: number;
  /** Timers, sockets, servers and requests that keep the process running, by Node's own count. */
  resources: number;
}>;

async function readState(): Promise<ServerState> {
  const residentMegabytes = await readCollectedMegabytes(server);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  const descriptors = listDescriptors(server.pid());
  const sockets = descriptors.filter((target) => target.startsWith('socket:')).length;
  return {
    residentMegabytes,
    heapMegabytes: read('nodejs_heap_size_used_bytes') / 1024 / 1024,
    sockets,
    files: descriptors.length - sockets,
    resources: read('nodejs_active_resources_total'),
  };
}

/** Lists what each file descriptor of a process refers to. */
function listDescriptors(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      return [readlinkSync(`${folder}/${descriptor}`)];
    } catch {
      // The descriptor was closed meanwhile.
      return [];
    }
  });
}

async function readQuietState(): Promise<ServerState> {
  await wait(QUIET_MS);
  return readState();
}

async function sampleWhile(playing: Promise<void>): Promise<readonly ServerState[]> {
  const taken: ServerState[] = [];
  let isOver = false;
  const ending = playing.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await Promise.race([wait(SAMPLE_EVERY_MS), ending]);
    const state = await readState();
    taken.push(state);
    // Written to the error stream, so that the output contains only the report.
    console.error(JSON.stringify({ games, ...state }));
  }
  return taken;
}

/** Compares the first third with the last. */
function growthRow(what: string, part: 'residentMegabytes' | 'heapMegabytes'): Row {
  const third = Math.ceil(samples.length / 3);
  const of = (states: readonly ServerState[]) => median(states.map((state) => state[part]));
  const [first, last] = [of(samples.slice(0, third)), of(samples.slice(-third))];
  return {
    what,
    measured: `${first.toFixed(1)} MB, then ${last.toFixed(1)} MB`,
    budget: `< ${GROWTH_BUDGET_MB} MB more`,
    isWithin: last - first < GROWTH_BUDGET_MB,
  };
}

/** Compares the idle server before with the idle server after. */
function leftRow(part: 'sockets' | 'files' | 'resources'): Row {
  return {
    what: `${part} left`,
    measured: `${before[part]} before, ${after[part]} after`,
    budget: 'no more',
    isWithin: after[part] <= before[part],
  };
}
