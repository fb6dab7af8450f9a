import { parseArgs } from 'node:util';
import { run } from '../../../../scripts/run.ts';
import { formatTable } from '../row.ts';
import { CONTENDERS, type Contender, OURS, RAW, startContender } from './contender.ts';
import { budgetRows, contenderRows, type Figures } from './live-rows.ts';
import { CROWD, ROOMS, type Shape } from './shape.ts';
import { measureMemory, openStand, type Round } from './stand.ts';

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

const started = performance.now();
const figures: Figures = { rooms: new Map(), crowd: new Map(), memory: [] };
for (let turn = 0; turn < effort.memory; turn++) figures.memory.push(await measureMemory(OURS));
// One contender runs at a time. Those of one turn are compared, because a machine is busier at one time than at another.
for (let turn = 0; turn < effort.turns; turn++) {
  for (const contender of CONTENDERS) {
    const rounds = await playRounds(contender, ROOMS, RATES);
    const { name } = contender;
    for (const [rate, played] of rounds) add(figures.rooms, `${name}, ${rate}`, played);
    report(name);
  }
  for (const contender of [RAW, OURS]) {
    const rounds = await playRounds(contender, CROWD, [CROWD_RATE]);
    for (const played of rounds.values()) add(figures.crowd, contender.name, played);
    report(`one room of ${CROWD.members}, ${contender.name}`);
  }
}
const budgets = budgetRows(figures);
console.log(`${formatTable(contenderRows(figures, RATES))}\n\n${formatTable(budgets)}`);
process.exitCode = budgets.some(({ isWithin }) => isWithin === false) ? 1 : 0;

/** Plays on a server of its own. Returns the rounds of each rate. */
async function playRounds(
  contender: Contender,
  shape: Shape,
  rates: readonly number[],
): Promise<ReadonlyMap<number, readonly Round[]>> {
  const accounts = shape.lobbies * shape.members;
  await using server = await startContender(contender, { ...shape, accounts });
  await using stand = await openStand({ name: contender.name, shape, servers: [server] });
  const fastest = Math.max(...rates);
  const warmUp = contender === OURS && shape === ROOMS ? effort.warmUp : 6;
  for (let round = 0; round < warmUp; round++) await stand.playRound(fastest);
  const played = new Map<number, Round[]>();
  for (const rate of rates) {
    const rounds: Round[] = [];
    for (let round = 0; round < effort.rounds; round++) rounds.push(await stand.playRound(rate));
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
