import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** How a command ended: with an exit code, or at its time limit. */
export type Ending = Readonly<{ type: 'exited'; code: number } | { type: 'overdue' }>;

type RunOptions = Readonly<{
  env?: NodeJS.ProcessEnv;
  /** The time limit in milliseconds. After it, the command and all its children are ended. */
  limitMs?: number;
}>;

const END_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs a command at the project's root and shows its output. Resolves to the exit code. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const ending = await runWithin(command, args, { env });
  return ending.type === 'exited' ? ending.code : 1;
}

/** Like {@link run}, with a time limit. */
export function runWithin(
  command: string,
  args: readonly string[],
  { env = {}, limitMs }: RunOptions = {},
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    // In its own process group, so that all its children can be ended with it.
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    // The terminal's signals do not reach another process group, so they are passed on.
    const endBoth = () => {
      endGroup(child);
      process.exit(1);
    };
    for (const signal of END_SIGNALS) process.on(signal, endBoth);
    let isOverdue = false;
    const end = () => {
      isOverdue = true;
      endGroup(child);
    };
    const limit = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      for (const signal of END_SIGNALS) process.off(signal, endBoth);
      resolve(isOverdue ? { type: 'overdue' } : { type: 'exited', code: code ?? 1 });
    });
  });
}

/** Runs a command and returns its output. Resolves to its exit code too. */
export function runQuietly(command: string, args: readonly string[]) {
  return new Promise<Readonly<{ code: number; printed: string }>>((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() });
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The command has ended meanwhile.
  }
}
