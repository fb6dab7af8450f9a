import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '@outoften/simulation/src/services/program.ts';
import { until } from '@outoften/simulation/src/until.ts';
import { openOwnLobbies } from '../live/lobbies.ts';
import { settleProcess, startMeasuredServer } from '../measured-server.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Sources whose functions are counted. */
const COUNTED = ['packages/server/src', 'packages/rules/src'];

/** The server's code that ran for one guess. */
export type GuessPath = Readonly<{ files: readonly string[]; functions: number }>;

/**
 * Plays to the first guess in a room of two on a server of its own, with V8's coverage on, which counts calls of
 * functions. Returns what runs until the guest has the event.
 */
export async function measureGuessPath(): Promise<GuessPath> {
  using folder = makeFolder();
  await using server = await startMeasuredServer({ env: { NODE_V8_COVERAGE: folder.path } });
  const shape = { lobbies: 1, members: 2, players: 2 };
  const [lobby] = await openOwnLobbies({ shape, origins: [server.origin] });
  let hasArrived = false;
  lobby?.observe(1, ({ guessed }) => {
    hasArrived ||= guessed.includes(0);
  });
  await settleProcess(server);
  const earlier = readdirSync(folder.path);
  lobby?.members[0]?.guess();
  await until(
    () => 'the guess has arrived',
    () => hasArrived,
  );
  await settleProcess(server);
  const [written = ''] = readdirSync(folder.path).filter((name) => !earlier.includes(name));
  for (const { cut } of lobby?.members ?? []) cut();
  return countRun(JSON.parse(readFileSync(join(folder.path, written), 'utf8')).result);
}

type ScriptCoverage = Readonly<{
  url: string;
  functions: readonly Readonly<{
    ranges: readonly Readonly<{ startOffset: number; count: number }>[];
  }>[];
}>;

/** Files with a function that was called, and how many functions were. The code of a module itself is no function. */
function countRun(scripts: readonly ScriptCoverage[]): GuessPath {
  const ran = scripts.flatMap(({ url, functions }) => {
    const path = url.startsWith('file:')
      ? relative(ROOT, fileURLToPath(url)).split(sep).join('/')
      : '';
    if (!COUNTED.some((counted) => path.startsWith(counted))) return [];
    const called = functions.filter(
      ({ ranges: [whole] }) => whole !== undefined && whole.count > 0 && whole.startOffset > 0,
    );
    return called.length > 0 ? [{ path, functions: called.length }] : [];
  });
  return {
    files: ran.map(({ path }) => path).sort(),
    functions: ran.reduce((sum, { functions }) => sum + functions, 0),
  };
}
