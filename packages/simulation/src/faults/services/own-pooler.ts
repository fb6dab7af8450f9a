import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../../scripts/free-port.ts';
import { findProgram } from '../../../../../scripts/programs.ts';
import { until } from '../play/until.ts';
import { makeFolder } from './own-folder.ts';
import { type OwnPostgres, SERVICE_USER } from './own-postgres.ts';
import { listensAt } from './own-redis.ts';
import { type Program, startProgram } from './program.ts';

/** A PgBouncer in front of a PostgreSQL. */
export type OwnPooler = Readonly<{
  /** The address of the database through the pooler. */
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
}> &
  AsyncDisposable;

export async function startPooler({ port: behind }: Pick<OwnPostgres, 'port'>): Promise<OwnPooler> {
  const command = findProgram('pgbouncer');
  if (command === undefined) throw new Error('pgbouncer is not installed');
  const folder = makeFolder(SERVICE_USER);
  const port = await freePort();
  const config = join(folder.path, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
postgres = host=127.0.0.1 port=${behind} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 100
default_pool_size = 20
`,
  );
  let program: Program | undefined;
  const start = async () => {
    program = startProgram({ command, args: [config], user: SERVICE_USER });
    await until(
      () => `PgBouncer takes connections: ${program?.lines.join('\n')}`,
      () => listensAt(port),
    );
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    kill: async () => program?.end('SIGKILL'),
    [Symbol.asyncDispose]: async () => {
      await program?.end('SIGKILL');
      folder[Symbol.dispose]();
    },
  };
}
