import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port and prints it. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => announce(server));
}

/** Prints the server's address when it is ready, as ours does, and ends on request. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ state: 'ready', address: `http://127.0.0.1:${port}` }));
  process.on('SIGTERM', () => process.exit(0));
}
