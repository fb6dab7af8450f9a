import { parseArgs } from 'node:util';
import { run } from '../../../../scripts/run.ts';
import { formatTable } from '../row.ts';
import { CONTENDERS, type ContenderName } from './contender.ts';
import { type ContenderStand, measureMemory, openStand } from './contender-stand.ts';
import { keyOf } from './figures.ts';
import { budgetRows, contenderRows } from './live-rows.ts';
import { FULL_EFFORT, measureRate, QUICK_EFFORT, type RateFound } from './rate-round.ts';
import { CROWD, MANY, type Shape, SMALL } from './shape.ts';

/** The deliveries a second with which the first round begins its search. */
const FIRST_DELIVERIES = 40_000;
const WARM_UP_MS = 3000;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const effort = values.quick ? QUICK_EFFORT : FULL_EFFORT;

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

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

/**
 * All contenders run and take turns, round by round. The first round does not count: until its code is compiled, some
 * ten thousand guesses later, a server takes nearly twice as long.
 */
async function measureShape(shape: Shape): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const stands: ContenderStand[] = [];
  for (const contender of CONTENDERS.filter(({ shapes }) => shapes.includes(shape))) {
    stands.push(opened.use(await openStand(contender, shape)));
  }
  // Warms the servers up before the first search.
  const rate = FIRST_DELIVERIES / shape.members / 4;
  for (const { run } of stands) await run({ rate, forMs: WARM_UP_MS });
  const latest = new Map<ContenderName, RateFound>();
  for (let round = 0; round <= effort.rounds; round++) {
    for (const stand of stands) {
      const { name } = stand.contender;
      const key = keyOf({ shape, name });
      const found = await measureStand(stand, shape, latest);
      latest.set(name, found);
      if (round > 0) rates.set(key, [...(rates.get(key) ?? []), found]);
      tell(`${key}: ${Math.round(found.highest?.found.rate ?? 0)} guesses/s`);
    }
    tell(round === 0 ? `${shape.name}: warm` : `${shape.name}: round ${round} of ${effort.rounds}`);
  }
}

/** Begins at the rate of the round before. */
function measureStand(
  stand: ContenderStand,
  shape: Shape,
  latest: ReadonlyMap<ContenderName, RateFound>,
): Promise<RateFound> {
  const { name } = stand.contender;
  const start = latest.get(name)?.highest?.rate ?? FIRST_DELIVERIES / shape.members;
  return measureRate(stand, { shape, start, effort });
}

/** Writes to the error stream, so that the output contains only the report. */
function tell(what: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
