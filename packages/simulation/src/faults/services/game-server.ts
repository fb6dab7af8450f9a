import { join } from 'node:path';
import { freePort } from '../../../../../scripts/free-port.ts';
import { until } from '../play/until.ts';
import { type Program, startProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** The built server as a separate process, always at the same address. */
export type GameServer = Readonly<{
  origin: string;
  /** Ends it without time to clean up. */
  kill: () => Promise<void>;
  /** Starts it again. Resolves once it is ready. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  isRunning: () => boolean;
  /** The status of `/readyz`, such as "ok". */
  readiness: () => Promise<string>;
  /** Lines of the log about faults that no absent service caused. */
  faults: () => readonly string[];
  send: (signal: NodeJS.Signals) => void;
}>;

export type GameServerParts = Readonly<{
  env: Readonly<Record<string, string>>;
  /** A module that is loaded before the server. */
  preload?: string;
}>;

/** Resolves once it is ready. Throws with its output if it ends before. */
export async function startGameServer({ env, preload }: GameServerParts): Promise<GameServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  let program: Program | undefined;
  const collectFaults = () => {
    const lines = program?.lines ?? [];
    faults.push(...lines.filter((line) => line.includes('"msg":"fault"')));
  };
  const start = async () => {
    collectFaults();
    const started = startProgram({
      command: process.execPath,
      args: [
        '--max-semi-space-size=16',
        ...(preload === undefined ? [] : ['--import', preload]),
        join(ROOT, 'packages/server/src/main.js'),
      ],
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        // All players come from this address.
        SHARED_ADDRESSES: '127.0.0.1',
        ...env,
      },
    });
    program = started;
    await until(
      () => `the server is ready: ${started.lines.join('\n')}`,
      () => {
        if (!started.isRunning()) throw new Error(`It ended: ${started.lines.join('\n')}`);
        return started.lines.some((line) => line.includes('"state":"ready"'));
      },
    );
  };
  const end = async (signal: NodeJS.Signals) => program?.end(signal);
  await start();
  return {
    origin,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning: () => program?.isRunning() ?? false,
    readiness: async () => {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      const health = (await answer?.json()) as Readonly<{ status: string }> | undefined;
      return health?.status ?? 'no answer';
    },
    faults: () => {
      const lines = program?.lines ?? [];
      return [...faults, ...lines.filter((line) => line.includes('"msg":"fault"'))];
    },
    send: (signal) => {
      if (program?.isRunning()) process.kill(program.pid, signal);
    },
  };
}
