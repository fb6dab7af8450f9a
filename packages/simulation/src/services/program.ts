import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Command = Readonly<{
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The system user that runs it; this process's user if not given. */
  user?: string | undefined;
}>;

export type Program = ReturnType<typeof startProgram>;

const running = new Set<ChildProcess>();

// An aborted test must leave no process.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that a fault can end or freeze, and does not wait for it. */
export function startProgram({ command, args, env, user }: Command) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: env ?? process.env,
    ...(user !== undefined && idsOf(user)),
  });
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => lines.push(line));
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} can not be started`);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const sendAll = (signal: NodeJS.Signals) => {
    // The parent is stopped first, so that it starts no more children.
    process.kill(pid, signal);
    for (const other of descendantsOf(pid)) sendTo(other, signal);
  };
  return {
    pid,
    isRunning,
    /** Resolves when it has ended. */
    ended,
    /** The lines it printed so far. */
    lines: lines as readonly string[],
    /** Sends the signal and waits for the end. */
    end: async (signal: NodeJS.Signals) => {
      if (isRunning()) child.kill(signal);
      await ended;
    },
    /** Freezes it with all its children: it answers nothing, and its connections stay open. */
    freeze: () => sendAll('SIGSTOP'),
    thaw: () => sendAll('SIGCONT'),
  };
}

/** A child process may have ended meanwhile. */
function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
  }
}

/** Returns the ids that Node needs to start a process as another user. */
export function idsOf(user: string): Readonly<{ uid: number; gid: number }> {
  const idOf = (option: '-u' | '-g') =>
    Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function descendantsOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);
  return [...children, ...children.flatMap(descendantsOf)];
}

/** Undefined for a process that has ended meanwhile. */
function parentOf(pid: number): number | undefined {
  try {
    // The name before these fields is in parentheses, and may contain spaces.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(parent);
  } catch {
    return undefined;
  }
}

/** Makes a temporary folder, owned by another user if one is given. Disposing of it removes it. */
export function makeFolder(user?: string): Readonly<{ path: string }> & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'own-'));
  if (user !== undefined) {
    const { uid, gid } = idsOf(user);
    chownSync(path, uid, gid);
    // Programs of that user must be able to reach the folder.
    chmodSync(tmpdir(), 0o711);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
