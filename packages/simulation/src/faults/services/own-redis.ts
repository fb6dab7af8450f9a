import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../../../../../scripts/free-port.ts';
import { findProgram } from '../../../../../scripts/programs.ts';
import { until } from '../play/until.ts';
import { makeFolder } from './own-folder.ts';
import { type Program, startProgram } from './program.ts';

/** A Redis that tests may end. It stores nothing on the disk. */
export type OwnRedis = Readonly<{
  url: string;
  /** Resolves once it accepts connections. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
}> &
  AsyncDisposable;

export async function startRedis(): Promise<OwnRedis> {
  const command = findProgram('redis-server');
  if (command === undefined) throw new Error('redis-server is not installed');
  const folder = makeFolder();
  const port = await freePort();
  let program: Program | undefined;
  const start = async () => {
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder.path,
    ];
    program = startProgram({ command, args: settings });
    await until(
      () => 'Redis takes connections',
      () => listensAt(port),
    );
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => program?.end('SIGKILL'),
    freeze: () => program?.freeze(),
    thaw: () => program?.thaw(),
    [Symbol.asyncDispose]: async () => {
      await program?.end('SIGKILL');
      folder[Symbol.dispose]();
    },
  };
}

export async function listensAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
