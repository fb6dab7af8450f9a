import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { run } from '../../../../scripts/run.ts';
import { OURS, startContender } from '../live/contender.ts';
import { median } from '../rounds.ts';
import { formatTable, type Row } from '../row.ts';
import { createEvening, EVENING_ACCOUNTS } from './evening.ts';
import { readState, type ServerState } from './server-state.ts';

const SAMPLE_EVERY_MS = 15_000;
/** Memory grows until all code has been used often. */
const WARM_UP_MS = 60_000;
/** In this time, connections that stay open for a while are closed. */
const QUIET_MS = 30_000;
/** The most by which memory in the last third may exceed memory in the first third. */
const GROWTH_BUDGET_MB = 10;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes is a number above 0, such as 30');
if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

await using server = await startContender(OURS, { players: 4, accounts: EVENING_ACCOUNTS });
const evening = createEvening(server);
await play(WARM_UP_MS);
const before = await readQuietState();
const samples = await sampleWhile(play(minutes * 60_000));
const after = await readQuietState();

const rows = [
  {
    what: `${minutes} minutes of play`,
    measured: `${evening.games()} games, ${evening.late()} late guesses`,
  },
  growthRow('memory of the process', 'residentMegabytes'),
  growthRow('memory of the heap', 'heapMegabytes'),
  ...(['sockets', 'files', 'resources'] as const).map(leftRow),
];
console.log(formatTable(rows));
process.exitCode = rows.some(({ isWithin }) => isWithin === false) ? 1 : 0;

/** Ends this process at the first fault, so that later faults do not hide it. */
function play(milliseconds: number): Promise<void> {
  return evening.playFor(milliseconds).catch((fault) => {
    console.error(fault);
    process.exit(1);
  });
}

async function readQuietState(): Promise<ServerState> {
  await wait(QUIET_MS);
  return readState(server);
}

async function sampleWhile(playing: Promise<void>): Promise<readonly ServerState[]> {
  const taken: ServerState[] = [];
  let isOver = false;
  const ending = playing.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await Promise.race([wait(SAMPLE_EVERY_MS), ending]);
    const state = await readState(server);
    taken.push(state);
    // Written to the error stream, so that the output contains only the report.
    console.error(JSON.stringify({ games: evening.games(), ...state }));
  }
  await ending;
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
