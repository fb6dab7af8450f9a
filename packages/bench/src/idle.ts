import { setTimeout as wait } from 'node:timers/promises';
import { callServer } from './caller.ts';
import { readResidentMegabytes, SERVER_MAIN, startGameServer } from './game-server.ts';
import { median } from './rounds.ts';
import { type Row, timeRow } from './row.ts';

const MEMORY_BUDGET_MB = 120;
const READY_WITHIN_MS = 3000;
const STARTS = 5;
const IDLE_FOR_MS = 5000;
const REQUESTS = 2000;
/** Fewer than the server allows one visitor in an hour. */
const DRAWS = 200;

/** Measures how soon the server is ready, and the memory of an idle server: at first, and after some play. */
export async function measureIdleServer(): Promise<readonly Row[]> {
  const readyAfter = await measureStarts();
  await using server = await startGameServer(SERVER_MAIN);
  await wait(IDLE_FOR_MS);
  const atFirst = readResidentMegabytes(server.pid);
  await play(server.origin);
  await wait(IDLE_FOR_MS);
  const afterPlay = readResidentMegabytes(server.pid);
  return [
    timeRow('ready after start', { measured: readyAfter, below: READY_WITHIN_MS }),
    memoryRow('memory, idle for 5 s', atFirst),
    memoryRow(`memory, idle after ${REQUESTS} requests`, afterPlay),
  ];
}

async function measureStarts(): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    await using server = await startGameServer(SERVER_MAIN);
    times.push(server.readyAfter);
  }
  return median(times);
}

/** Requests pages and draws in the proportion of an evening's play. */
async function play(origin: string): Promise<void> {
  using caller = callServer(origin);
  for (let sent = 0; sent < REQUESTS; sent++) {
    if (sent % (REQUESTS / DRAWS) === 0) await caller.ask('mutation { drawMovie { title } }');
    else await caller.get(sent % 2 === 0 ? '/landing' : '/game/home');
  }
}

function memoryRow(what: string, megabytes: number): Row {
  return {
    what,
    measured: `${megabytes.toFixed(0)} MB`,
    budget: `< ${MEMORY_BUDGET_MB} MB`,
    isWithin: megabytes < MEMORY_BUDGET_MB,
  };
}
