import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port and tells of it. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => announce(server));
}

/** Tells where the server is ready, as ours does, and ends when told to. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
  process.on('SIGTERM', () => process.exit(0));
}
