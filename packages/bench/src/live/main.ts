import { parseArgs } from 'node:util';
import { run } from '../../../../scripts/run.ts';
import { readCollectedMegabytes } from '../measured-server.ts';
import { formatTable } from '../row.ts';
import {
  CONTENDERS,
  type Contender,
  leaveCoreToServers,
  openLoad,
  startContender,
} from './contender.ts';
import { budgetRows, contenderRows, type Figures, ROOMS } from './live-rows.ts';
import type { Round } from './load.ts';
import type { Shape } from './lobbies.ts';

/** As many players as a room may have. The others are its audience. */
const CROWD: Shape = { lobbies: 1, members: 1000, players: 100 };

/** Shapes for measuring the memory of sockets at rest. One has a thousand members more than the other. */
const FEW_RESTING: Shape = { ...ROOMS, lobbies: 25 };
const MANY_RESTING: Shape = { ...ROOMS, lobbies: 150 };

/** Guesses a second. */
const RATES = [250, 1_000, 2_000];
/** More than a room of a thousand can carry. */
const CROWD_RATE = 400;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
/**
 * Until its code is compiled, some ten thousand guesses later, a server takes nearly twice as long. A round costs more
 * when forty were played before.
 */
const effort = values.quick
  ? { turns: 1, warmUp: 6, rounds: 1, memory: 1 }
  : { turns: 3, warmUp: 40, rounds: 2, memory: 3 };

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

leaveCoreToServers();
const started = performance.now();
const figures: Figures = { rooms: new Map(), crowd: new Map(), memory: [] };
for (let turn = 0; turn < effort.memory; turn++) {
  const few = await measureResting(FEW_RESTING);
  figures.memory.push((await measureResting(MANY_RESTING)) - few);
}
// One contender runs at a time. Those of one turn are compared, because a machine is busier at one time than at another.
for (let turn = 0; turn < effort.turns; turn++) {
  for (const name of CONTENDERS) {
    const rounds = await playRounds(name, ROOMS, RATES);
    for (const [rate, played] of rounds) add(figures.rooms, `${name}, ${rate}`, played);
    report(name);
  }
  for (const name of ['raw ws', 'ours'] as const) {
    const rounds = await playRounds(name, CROWD, [CROWD_RATE]);
    for (const played of rounds.values()) add(figures.crowd, name, played);
    report(`one room of ${CROWD.members}, ${name}`);
  }
}
const budgets = budgetRows(figures);
console.log(`${formatTable(contenderRows(figures, RATES))}\n\n${formatTable(budgets)}`);
process.exitCode = budgets.some(({ isWithin }) => isWithin === false) ? 1 : 0;

/** Returns the MB of a server of ours whose members are idle. */
async function measureResting(shape: Shape): Promise<number> {
  await using server = await startContender('ours', shape);
  using _ = await openLoad('ours', { shape, servers: [server] });
  return await readCollectedMegabytes(server);
}

/** Plays on a server of its own. Returns the rounds of each rate. */
async function playRounds(
  name: Contender,
  shape: Shape,
  rates: readonly number[],
): Promise<ReadonlyMap<number, readonly Round[]>> {
  await using server = await startContender(name, shape);
  using load = await openLoad(name, { shape, servers: [server] });
  const fastest = Math.max(...rates);
  const warmUp = name === 'ours' && shape === ROOMS ? effort.warmUp : 6;
  for (let round = 0; round < warmUp; round++) await load.playRound(fastest);
  const played = new Map<number, Round[]>();
  for (const rate of rates) {
    const rounds: Round[] = [];
    for (let round = 0; round < effort.rounds; round++) rounds.push(await load.playRound(rate));
    played.set(rate, rounds);
  }
  return played;
}

function add(to: Map<string, Round[][]>, key: string, rounds: readonly Round[]): void {
  to.set(key, [...(to.get(key) ?? []), [...rounds]]);
}

/** Writes to the error stream, so that the output contains only the report. */
function report(what: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
