import { parseArgs } from 'node:util';
import { run } from '../../../../scripts/run.ts';
import { formatTable } from '../row.ts';
import { CONTENDERS, type ContenderName } from './contender.ts';
import { type ContenderStand, measureMemory, openStand } from './contender-stand.ts';
import { keyOf } from './figures.ts';
import { budgetRows, contenderRows } from './live-rows.ts';
import { FULL_EFFORT, measureRate, QUICK_EFFORT, type RateFound } from './rate-round.ts';
import { CROWD, MANY, type Shape, SMALL } from './shape.ts';

/** Deliveries a second at which the first round begins to search. */
const FIRST_DELIVERIES = 40_000;
const WARM_UP_MS = 3000;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const effort = values.quick ? QUICK_EFFORT : FULL_EFFORT;

if ((await run('node', ['scripts/build.ts', '--if-stale'])) !== 0) process.exit(1);

const started = performance.now();
const rates = new Map<string, RateFound[]>();
const memory = new Map<ContenderName, number[]>();
for (let round = 0; round < effort.rounds; round++) await measureMemories();
for (const shape of [SMALL, MANY, CROWD]) await measureShape(shape);

const figures = { contenders: CONTENDERS, rates, memory };
const budgets = budgetRows(figures);
console.log(`${formatTable(contenderRows(figures))}\n\n${formatTable(budgets)}`);
tell('done');
process.exitCode = budgets.some(({ isWithin }) => isWithin === false) ? 1 : 0;

async function measureMemories(): Promise<void> {
  for (const contender of CONTENDERS.filter(({ isWeighed }) => isWeighed)) {
    const { name } = contender;
    const megabytes = await measureMemory(contender);
    memory.set(name, [...(memory.get(name) ?? []), megabytes]);
    tell(`memory, ${name}: ${megabytes.toFixed(1)} MB`);
  }
}

/** All contenders stand ready, and take turns round by round. */
async function measureShape(shape: Shape): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const stands: ContenderStand[] = [];
  for (const contender of CONTENDERS.filter(({ shapes }) => shapes.includes(shape))) {
    stands.push(opened.use(await openStand(contender, shape)));
  }
  // A server that has yet to find out what is often done is none to be measured.
  const rate = FIRST_DELIVERIES / shape.members / 4;
  for (const { run } of stands) await run({ rate, forMs: WARM_UP_MS });
  for (let round = 1; round <= effort.rounds; round++) {
    for (const stand of stands) await measureStand(stand, shape);
    tell(`${shape.name}: round ${round} of ${effort.rounds}`);
  }
}

/** Begins where the round before left off. */
async function measureStand(stand: ContenderStand, shape: Shape): Promise<void> {
  const { name } = stand.contender;
  const key = keyOf({ shape, name });
  const found = rates.get(key) ?? [];
  const start = found.at(-1)?.highest?.rate ?? FIRST_DELIVERIES / shape.members;
  const patches = rates.get(keyOf({ shape, name: 'Colyseus 50 ms patches' }))?.at(-1);
  const beside = name === 'ours' ? patches?.highest?.rate : undefined;
  const now = await measureRate(stand, { shape, start, effort, beside });
  rates.set(key, [...found, now]);
  tell(`${key}: ${Math.round(now.highest?.found.rate ?? 0)} guesses/s`);
}

/** On the error stream, so that the report alone is on the other. */
function tell(what: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
