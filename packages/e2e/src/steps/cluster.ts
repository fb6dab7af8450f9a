import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { clusterProxyConfig } from '../../../../scripts/cluster/proxy-config.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import { findProgram } from '../../../../scripts/programs.ts';
import { type Build, type OwnServer, startServer } from './own-server.ts';

const DEPLOYED = join(import.meta.dirname, '../../../../deploy/haproxy.cfg');

export type ServerName = 'a' | 'b';

/** Two servers on one PostgreSQL and one Redis, behind HAProxy, which chooses one for each request. */
export type Cluster = Readonly<{
  origin: string;
  /** From now on, new requests and connections go to these servers. Open connections stay. */
  leadTo: (...names: readonly ServerName[]) => Promise<void>;
  /** Counts the server's open sockets. */
  countSockets: (name: ServerName) => Promise<number>;
  kill: (name: ServerName) => Promise<void>;
  /** Stops the server with a signal, and starts it again with the build that is current then. */
  restart: (name: ServerName) => Promise<void>;
  /** Starts a killed server. */
  start: (name: ServerName) => Promise<void>;
  close: () => Promise<void>;
}>;

/** Starts both servers with the project's current build, or with that of another folder of builds. */
export async function openCluster(build?: Build): Promise<Cluster> {
  const { CLUSTER_DATABASE_URL = '', CLUSTER_REDIS_URL = '' } = process.env;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const ports = { a: await freePort(), b: await freePort() };
  const servers = new Map<ServerName, OwnServer>();
  const start = async (name: ServerName) => {
    const settings = {
      PORT: `${ports[name]}`,
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: 'loopback',
      DATABASE_URL: CLUSTER_DATABASE_URL,
      REDIS_URL: CLUSTER_REDIS_URL,
    };
    servers.set(name, await startServer(settings, build));
  };
  const end = async (name: ServerName, how: 'stop' | 'kill') => {
    const server = servers.get(name);
    servers.delete(name);
    await server?.[how]();
  };
  await start('a');
  await start('b');
  const proxy = await startHaproxy(port, [ports.a, ports.b]);
  return {
    origin,
    leadTo: async (...names) => {
      const others = (['a', 'b'] as const).filter((name) => !names.includes(name));
      // New servers first, so that there is always a server for the pages' requests.
      for (const name of names) await proxy.lead(name, true);
      for (const name of others) await proxy.lead(name, false);
    },
    countSockets: async (name) => {
      const metrics = await (await fetch(`http://127.0.0.1:${ports[name]}/metrics`)).text();
      return Number(/^live_sockets (\d+)$/m.exec(metrics)?.[1]);
    },
    kill: (name) => end(name, 'kill'),
    restart: async (name) => {
      await end(name, 'stop');
      await start(name);
    },
    start,
    close: async () => {
      await proxy.close();
      for (const server of servers.values()) await server.kill();
    },
  };
}

/** Starts HAProxy with the configuration of `deploy/`. Resolves once it serves. */
async function startHaproxy(port: number, servers: readonly [a: number, b: number]) {
  const program = findProgram('haproxy');
  if (program === undefined) throw new Error('HAProxy is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const socket = join(folder, 'control');
  const config = join(folder, 'haproxy.cfg');
  const deployed = readFileSync(DEPLOYED, 'utf8');
  const settings = clusterProxyConfig(deployed, { address: '127.0.0.1', port, servers });
  writeFileSync(
    config,
    settings.replace('global\n', `global\n\tstats socket ${socket} level admin\n`),
  );
  const child = spawn(program, ['-db', '-f', config], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }).toPass();
  return {
    lead: async (name: ServerName, isLed: boolean) => {
      for (const [, backend] of settings.matchAll(/^backend (\w+)$/gm)) {
        const command = connect(socket);
        command.end(`set server ${backend}/${name} state ${isLed ? 'ready' : 'maint'}\n`);
        expect((await text(command)).trim(), 'what HAProxy complains of').toBe('');
      }
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
