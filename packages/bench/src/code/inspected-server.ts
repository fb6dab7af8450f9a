import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { SERVER_MAIN, startGameServer } from '../game-server.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Sources whose functions are counted. */
const COUNTED = ['packages/server/src', 'packages/rules/src'];

/** The server's code that ran for one guess. */
export type GuessPath = Readonly<{ files: readonly string[]; functions: number }>;

export type InspectedServer = Readonly<{
  origin: string;
  /** Returns the code that ran since the last call. */
  ranSince: () => Promise<GuessPath>;
}> &
  AsyncDisposable;

/** Starts a server as a process with V8's precise coverage on, which counts calls of functions. */
export async function startInspectedServer(): Promise<InspectedServer> {
  const server = await startGameServer(SERVER_MAIN, {}, (main, env) =>
    spawn(process.execPath, ['--inspect=127.0.0.1:0', main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    }),
  );
  if (server.child.stderr === null) throw new Error('The server has no error output');
  for await (const line of createInterface(server.child.stderr)) {
    const inspector = /Debugger listening on (?<address>ws:\S+)/.exec(line)?.groups?.address;
    if (inspector === undefined) continue;
    server.child.stderr.resume();
    const profiler = await openProfiler(inspector);
    return {
      origin: server.origin,
      ranSince: profiler.take,
      async [Symbol.asyncDispose]() {
        profiler.close();
        await server[Symbol.asyncDispose]();
      },
    };
  }
  throw new Error('The server has no inspector');
}

type ScriptCoverage = Readonly<{
  url: string;
  functions: readonly Readonly<{
    functionName: string;
    ranges: readonly Readonly<{ startOffset: number; count: number }>[];
  }>[];
}>;

/** Speaks the profiler's part of the DevTools protocol. */
async function openProfiler(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let calls = 0;
  async function call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    calls += 1;
    const id = calls;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [text] = await once(socket, 'message');
      const answer = JSON.parse(String(text));
      if (answer.id === id) return answer.result;
    }
  }
  await call('Profiler.enable');
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async take(): Promise<GuessPath> {
      const { result } = await call('Profiler.takePreciseCoverage');
      return countRun(result as readonly ScriptCoverage[]);
    },
    close: () => socket.close(),
  };
}

/** Files with a function that was called, and how many functions were. The code of a module itself is no function. */
function countRun(scripts: readonly ScriptCoverage[]): GuessPath {
  const ran = scripts.flatMap(({ url, functions }) => {
    const path = url.startsWith('file:')
      ? relative(ROOT, fileURLToPath(url)).split(sep).join('/')
      : '';
    if (!COUNTED.some((folder) => path.startsWith(folder))) return [];
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
