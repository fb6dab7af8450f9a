import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Returns the first line of that kind that the process prints. */
export async function findLine(child: ChildProcess, kind: RegExp): Promise<string> {
  const lines = createInterface(child.stdout!);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.on('line', (line) => kind.test(line) && resolve(line));
  lines.on('close', () => reject(new Error(`No line was ${kind}`)));
  return promise;
}

/** Waits until the process ends, and returns its exit code. */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Opens a TCP server on a free port of this machine. */
export async function listen(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Returns a port on which no program listens. */
export async function freePort(): Promise<number> {
  const server = await listen();
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Sends the first part of a request. `finish` sends the rest and returns the whole answer. */
export async function startRequest(port: number, part: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(part);
  return {
    finish: (rest: string) => {
      socket.write(rest);
      return text(socket).catch(() => '');
    },
  };
}
