import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../../scripts/free-port.ts';

/** The built server, whose metrics Prometheus reads. */
export type AlertedServer = Readonly<{
  port: number;
  dataDir: string;
  child: ChildProcess;
  /** Whole lines of its log. */
  log: readonly string[];
}>;

export type AlertedServerParts = Readonly<{
  /** The folder of the game. */
  root: string;
  settings: Readonly<Record<string, string>>;
  /** Open files, if fewer than usual. */
  files?: number | undefined;
}>;

export const METRICS_TOKEN = 'a-token-of-this-test';

const running = new Set<ChildProcess>();

/** Resolves when the server is ready. Throws if it ends before. */
export async function startServer(parts: AlertedServerParts): Promise<AlertedServer> {
  const { root, settings, files } = parts;
  const port = Number(settings.PORT ?? (await freePort()));
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'data-'));
  const command = [process.execPath, join(root, 'packages/server/src/main.js')];
  const limit = files === undefined ? '' : `ulimit -n ${files}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, ...command], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      // All players come from this address.
      SHARED_ADDRESSES: '127.0.0.1',
      METRICS_TOKEN,
      ...settings,
      PORT: `${port}`,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const log: string[] = [];
  const ready = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log.push(...text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}')));
    if (text.includes('"state":"ready"')) ready.resolve();
  });
  child.once('exit', () => ready.reject(new Error(`The server ended: ${log.at(-1)}`)));
  await ready.promise;
  return { port, dataDir, child, log };
}

export async function endServers(): Promise<void> {
  for (const child of running) {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Passes connections on to a service. */
export type Line = Readonly<{
  /** The service's address, through this line. */
  address: string;
  /** From now on each answer comes so much later. */
  delay: (ms: number) => void;
  cut: () => void;
}>;

export async function openLine(address: string, usualPort: number): Promise<Line> {
  const url = new URL(address);
  const sockets = new Set<Socket>();
  let lateness = 0;
  const server = createServer((client) => {
    const service = connect(Number(url.port) || usualPort, url.hostname);
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.pipe(service);
    service.on('data', (chunk) => setTimeout(() => client.write(chunk), lateness));
    service.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    address: Object.assign(new URL(address), { host: `127.0.0.1:${port}` }).href,
    delay: (ms) => {
      lateness = ms;
    },
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
