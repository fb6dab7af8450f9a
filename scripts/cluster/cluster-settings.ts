import { localUrl, parseSettings, type Settings } from '../../packages/server/src/app/settings.ts';
import { type Environment, StartProblem } from '../../packages/server/src/platform/read-setting.ts';
import type { ClusterPorts } from './proxy-config.ts';

/** The settings of two servers behind HAProxy on one machine. */
export type ClusterSettings = ReturnType<typeof readClusterSettings>;

const LAST_PORT = 65_535;

/**
 * Reads the settings of a cluster. `HOST` and `PORT` are HAProxy's; the servers use the next two ports. Throws
 * StartProblem with one line if a setting is wrong or missing.
 */
export function readClusterSettings(environment: Environment, lanAddress: string | undefined) {
  const settings = parseSettings(environment, lanAddress);
  demandServices(settings);
  const { host, port } = settings;
  if (port === 0 || port > LAST_PORT - 2) {
    throw new StartProblem(`PORT is "${port}": a port whose next two are free is wanted`);
  }
  const publicUrl = settings.publicUrl ?? localUrl(port);
  const address = host === '::' ? '[::]' : host;
  const ports: ClusterPorts = { address, port, servers: [port + 1, port + 2] };
  return {
    ports,
    publicUrl,
    /** Environment variables for both servers. */
    shared: {
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: environment.TRUSTED_PROXIES
        ? `${environment.TRUSTED_PROXIES},loopback`
        : 'loopback',
    },
  };
}

function demandServices({ databaseUrl, redisUrl }: Settings): void {
  if (databaseUrl === undefined) {
    throw new StartProblem(
      'DATABASE_URL is not set: two servers need a PostgreSQL, such as postgres://user:password@127.0.0.1:5432/outoften',
    );
  }
  if (redisUrl === undefined) {
    throw new StartProblem(
      'REDIS_URL is not set: two servers need a Redis, such as redis://127.0.0.1:6379',
    );
  }
}
