import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { until } from '../until.ts';
import { makeFolder, type Program, startProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../../../..');

export type ServerOptions = Readonly<{
  env?: Readonly<Record<string, string>>;
  /** Further options of Node, such as modules that are loaded first. */
  node?: readonly string[];
  /** The command that starts Node, such as one that limits its cores or files. */
  within?: readonly string[];
  /** The folder of the game; this one if not given. */
  root?: string;
  /** Another server's file. It prints that it is ready, as the game does. */
  main?: string;
}>;

/** The built server as a separate process, always at the same address. */
export type GameServer = Awaited<ReturnType<typeof startGameServer>>;

/**
 * Starts the server, whatever the environment says beside `env`. Resolves once it is ready. Throws with its output if it
 * ends before.
 */
export async function startGameServer({
  env = {},
  node = [],
  within = [],
  root = ROOT,
  main = join(root, 'packages/server/src/main.js'),
}: ServerOptions = {}) {
  const folder = makeFolder();
  const settings = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    // All players come from this address.
    SHARED_ADDRESSES: '127.0.0.1',
    ...env,
  };
  const origin = `http://127.0.0.1:${settings.PORT}`;
  // As `npm start` has it.
  const options = ['--max-semi-space-size=16', ...node];
  const [command = '', ...args] = [...within, process.execPath, ...options, main];
  const earlier: string[] = [];
  let program: Program;
  const start = async (): Promise<number> => {
    const began = performance.now();
    const started = startProgram({ command, args, env: settings });
    program = started;
    await until(
      () => `the server is ready: ${started.lines.join('\n')}`,
      () => {
        if (!started.isRunning()) throw new Error(`It ended: ${started.lines.join('\n')}`);
        return started.lines.some((line) => line.includes('"state":"ready"'));
      },
    );
    return performance.now() - began;
  };
  const end = async (signal: NodeJS.Signals) => program.end(signal);
  const readyAfter = await start();
  return {
    origin,
    port: Number(settings.PORT),
    dataDir: settings.DATA_DIR,
    /** Milliseconds from the start of the process until it was ready. */
    readyAfter,
    pid: () => program.pid,
    /** Starts it again. Resolves once it is ready. */
    start: async () => {
      earlier.push(...program.lines);
      await start();
    },
    /** Ends it without time to clean up. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning: () => program.isRunning(),
    ended: () => program.ended,
    send: (signal: NodeJS.Signals) => {
      if (program.isRunning()) process.kill(program.pid, signal);
    },
    /** The status of `/readyz`, such as "ok". */
    readiness: async () => {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      const health = (await answer?.json()) as Readonly<{ status: string }> | undefined;
      return health?.status ?? 'no answer';
    },
    /** The lines it printed so far. */
    lines: (): readonly string[] => [...earlier, ...program.lines],
    /** Lines of the log about faults that no absent service caused. */
    faults: () => [...earlier, ...program.lines].filter((line) => line.includes('"msg":"fault"')),
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM');
      folder[Symbol.dispose]();
    },
  };
}
