import { readdirSync, readlinkSync } from 'node:fs';
import type { GameServer } from '../game-server.ts';
import { readCollectedMegabytes } from '../live/contender.ts';

/** The resources of a server after a garbage collection. */
export type ServerState = Readonly<{
  residentMegabytes: number;
  heapMegabytes: number;
  /** Counts of file descriptors. */
  sockets: number;
  files: number;
  /** Timers, sockets, servers and requests that keep the process running, by Node's own count. */
  resources: number;
}>;

export async function readState(server: GameServer): Promise<ServerState> {
  const residentMegabytes = await readCollectedMegabytes(server);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const descriptors = listDescriptors(server.pid);
  const sockets = descriptors.filter((target) => target.startsWith('socket:')).length;
  return {
    residentMegabytes: round(residentMegabytes),
    heapMegabytes: round(readMetric(metrics, 'nodejs_heap_size_used_bytes') / 1024 / 1024),
    sockets,
    files: descriptors.length - sockets,
    resources: readMetric(metrics, 'nodejs_active_resources_total'),
  };
}

function readMetric(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`/metrics has no ${name}`);
  return Number(value);
}

/** Lists what each file descriptor of a process refers to. */
function listDescriptors(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      return [readlinkSync(`${folder}/${descriptor}`)];
    } catch {
      // The descriptor was closed meanwhile.
      return [];
    }
  });
}

function round(megabytes: number): number {
  return Math.round(megabytes * 10) / 10;
}
