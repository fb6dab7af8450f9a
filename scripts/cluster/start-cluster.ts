import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findLanAddress } from '../../packages/server/src/app/lan-address.ts';
import { StartProblem } from '../../packages/server/src/platform/read-setting.ts';
import { findProgram } from '../programs.ts';
import { ROOT, run } from '../run.ts';
import { type ClusterSettings, readClusterSettings } from './cluster-settings.ts';
import { clusterProxyConfig } from './proxy-config.ts';

// Starts two servers behind HAProxy on this machine. Players may use either server at any time.

const SERVER = ['--max-semi-space-size=16', 'packages/server/src/main.js'];
const LOOK_EVERY_MS = 100;

const children: Child[] = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
try {
  await start();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const settings = readClusterSettings(process.env, findLanAddress(networkInterfaces()));
  const haproxy = findProgram('haproxy');
  if (haproxy === undefined) {
    throw new StartProblem('HAProxy is not installed. Debian and Ubuntu: apt-get install haproxy');
  }
  if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);
  // One after the other: the first server makes the tables, and only one reports a wrong setting.
  for (const [nth, port] of settings.ports.servers.entries()) {
    const name = `Server ${nth === 0 ? 'a' : 'b'} at port ${port}`;
    if (!isStopping) await startServer(name, { ...settings.shared, PORT: `${port}` });
  }
  if (!isStopping) startProxy(haproxy, settings);
}

async function startServer(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const server = startChild(name, [process.execPath, ...SERVER], env);
  children.push(server);
  while (!(await answers(`http://127.0.0.1:${env.PORT}/healthz`))) {
    // The server has printed the reason.
    if (!server.isRunning()) return stop(1);
    await pause(LOOK_EVERY_MS);
  }
  console.log(`${name} has started, process ${server.pid}`);
  void server.ended.then((how) => tellOfEnd(name, how));
}

function startProxy(haproxy: string, { ports, publicUrl }: ClusterSettings): void {
  const folder = mkdtempSync(join(tmpdir(), 'out-of-ten-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const config = join(folder, 'haproxy.cfg');
  const deployed = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8');
  writeFileSync(config, clusterProxyConfig(deployed, ports));
  const proxy = startChild('HAProxy', [haproxy, '-db', '-f', config]);
  children.push(proxy);
  console.log(`Two servers behind HAProxy at ${publicUrl}`);
  void proxy.ended.then((how) => {
    tellOfEnd('HAProxy', how);
    void stop(1);
  });
}

/** Prints which part ended unexpectedly. The game goes on while one server runs. */
function tellOfEnd(name: string, how: string): void {
  if (isStopping) return;
  console.error(`${name} has ended: ${how}`);
  const isAnyLeft = children.some((child) => child.name !== 'HAProxy' && child.isRunning());
  if (!isAnyLeft) void stop(1);
}

/** Stops all parts and then this process. A second call kills them. */
async function stop(exitCode: number): Promise<void> {
  for (const child of children) child.send(isStopping ? 'SIGKILL' : 'SIGTERM');
  isStopping = true;
  await Promise.all(children.map(({ ended }) => ended));
  process.exit(exitCode);
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A process of the cluster. */
type Child = Readonly<{
  name: string;
  pid: number | undefined;
  isRunning: () => boolean;
  send: (signal: NodeJS.Signals) => void;
  /** Resolves when it has ended, to the reason: "exit code 1" or "SIGKILL". */
  ended: Promise<string>;
}>;

/** Starts a program and shows its output. */
function startChild(
  name: string,
  command: readonly [program: string, ...args: string[]],
  env: NodeJS.ProcessEnv = {},
): Child {
  const [program, ...args] = command;
  // In its own process group, so that Ctrl-C reaches it only once, through this process.
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
  return {
    name,
    pid: child.pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    send: (signal) => child.kill(signal),
    ended: once(child, 'exit').then(([code, signal]) => signal ?? `exit code ${code}`),
  };
}
