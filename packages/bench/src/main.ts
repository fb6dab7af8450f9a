import { setTimeout as wait } from 'node:timers/promises';
import { FILM_PEOPLE } from '@outoften/catalogue/film-people';
import { foldName } from '@outoften/rules/names/name-folding';
import { indexPeople } from '@outoften/rules/names/people-search';
import { sendByHttp } from '@outoften/simulation/src/client/game-client.ts';
import { startGameServer } from '@outoften/simulation/src/services/game-server.ts';
import { run } from '../../../scripts/run.ts';
import { readResidentMegabytes } from './measured-server.ts';
import { measureP99, median } from './rounds.ts';
import { formatTable, type Row, timeRow } from './row.ts';

const PEOPLE = 10_000;
const SEARCH_BUDGET_MS = 5;

const MEMORY_BUDGET_MB = 120;
const READY_WITHIN_MS = 3000;
const STARTS = 5;
const IDLE_FOR_MS = 5000;
const REQUESTS = 2000;
/** Fewer than the server allows one address in an hour. */
const DRAWS = 200;

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

const rows = [measurePeopleSearch(), ...(await measureIdleServer())];
console.log(formatTable(rows));
process.exitCode = rows.some(({ isWithin }) => isWithin === false) ? 1 : 0;

/** Measures the search among 10,000 names: first names of known people with last names of others. */
function measurePeopleSearch(): Row {
  const names = Array.from({ length: PEOPLE }, (_, n) => {
    const of = (place: number) => FILM_PEOPLE[place % FILM_PEOPLE.length] ?? '';
    return (
      of(n).replace(/ .*/, '') + of(7 * n + Math.floor(n / FILM_PEOPLE.length)).replace(/^\S+/, '')
    );
  });
  const search = indexPeople(names.map((name) => ({ id: name, name, originalName: name })));
  const typed = typeNames(names);
  let next = 0;
  const sample = () => {
    const start = performance.now();
    search(typed[next++ % typed.length] ?? '');
    return performance.now() - start;
  };
  const measured = measureP99(sample, 300);
  return timeRow('people search, 10,000 names, p99', { measured, below: SEARCH_BUDGET_MS });
}

/** Text that players type for names: beginnings, whole names, names without accents, slips, and unknown names. */
function typeNames(names: readonly string[]): readonly string[] {
  return names
    .filter((_, index) => index % 97 === 0)
    .flatMap((name) => {
      const plain = foldName(name);
      const middle = Math.floor(plain.length / 2);
      return [
        name.slice(0, 4),
        plain.slice(0, 7),
        plain,
        plain.split(' ').reverse().join(' '),
        `${plain.slice(0, middle)}${plain.slice(middle + 1)}`,
        'xqzwv kjhgf',
      ];
    });
}

/** Measures how soon the server is ready, and the memory of an idle server: at first, and after some play. */
async function measureIdleServer(): Promise<readonly Row[]> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    await using server = await startGameServer();
    times.push(server.readyAfter);
  }
  await using server = await startGameServer();
  await wait(IDLE_FOR_MS);
  const atFirst = readResidentMegabytes(server.pid());
  await play(server.origin);
  await wait(IDLE_FOR_MS);
  const afterPlay = readResidentMegabytes(server.pid());
  return [
    timeRow('ready after start', { measured: median(times), below: READY_WITHIN_MS }),
    memoryRow('memory, idle for 5 s', atFirst),
    memoryRow(`memory, idle after ${REQUESTS} requests`, afterPlay),
  ];
}

/** Requests pages and draws in the proportion of an evening's play. */
async function play(origin: string): Promise<void> {
  const send = sendByHttp(origin);
  for (let sent = 0; sent < REQUESTS; sent++) {
    const page = sent % 2 === 0 ? '/landing' : '/game/home';
    if (sent % (REQUESTS / DRAWS) === 0) await send('mutation { drawMovie }');
    else await (await fetch(`${origin}${page}`)).arrayBuffer();
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
