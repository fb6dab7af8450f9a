import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { SERVER_MAIN } from '../game-server.ts';
import type { GuessPath } from './guess-path.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Sources whose functions are counted. */
const COUNTED = ['packages/server/src', 'packages/rules/src'];

export type InspectedServer = Readonly<{
  origin: string;
  /** Returns the code that ran since the last call. */
  ranSince: () => Promise<GuessPath>;
}> &
  AsyncDisposable;

/** Starts a server as a process with V8's precise coverage on, which counts calls of functions. */
export async function startInspectedServer(): Promise<InspectedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-house-'));
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', SERVER_MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const ended = once(child, 'close');
  const inspector = await findIn(
    createInterface(child.stderr),
    /Debugger listening on (?<found>ws:\S+)/,
  );
  const origin = await findIn(
    createInterface(child.stdout),
    /"state":"ready".*"address":"(?<found>[^"]+)"/,
  );
  const profiler = await openProfiler(inspector);
  return {
    origin,
    ranSince: profiler.take,
    async [Symbol.asyncDispose]() {
      profiler.close();
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function findIn(lines: Interface, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const found = pattern.exec(line)?.groups?.found;
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error('The server ended before it was ready')));
  });
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
  let asked = 0;
  async function call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    asked += 1;
    const id = asked;
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
