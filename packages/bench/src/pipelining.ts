import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { callServer } from './caller.ts';
import { SERVER_MAIN, startGameServer } from './game-server.ts';
import { type Row, timeRow } from './row.ts';

const CONNECTIONS = 20;
const REQUESTS = 1_000;
const ATTACK_MS = 8_000;
/** The pause between two samples, which take memory as well. */
const PAUSE_MS = 100;
const MEMORY_BUDGET_MB = 300;
const HEALTH_BUDGET_MS = 1_000;

const REQUEST = 'GET /music/aurea.mp3 HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Measures memory, and the time of other requests, while clients pipeline requests for files and read no answers. */
export async function measurePipelining(): Promise<readonly Row[]> {
  await using server = await startGameServer(SERVER_MAIN);
  using caller = callServer(server.origin);
  const port = Number(new URL(server.origin).port);
  const sockets = Array.from({ length: CONNECTIONS }, () => attack(port));
  let megabytes = 0;
  let slowest = 0;
  const end = performance.now() + ATTACK_MS;
  while (performance.now() < end) {
    slowest = Math.max(slowest, (await caller.get('/healthz')).took);
    megabytes = Math.max(megabytes, await server.residentMegabytes());
    await wait(PAUSE_MS);
  }
  for (const socket of sockets) socket.destroy();
  const what = `${CONNECTIONS} connections pipeline ${REQUESTS} files each`;
  return [
    {
      what: `${what}: memory`,
      measured: `${megabytes.toFixed(0)} MB`,
      budget: `< ${MEMORY_BUDGET_MB} MB`,
      isWithin: megabytes < MEMORY_BUDGET_MB,
    },
    timeRow(`${what}: /healthz`, { measured: slowest, below: HEALTH_BUDGET_MS }),
  ];
}

function attack(port: number): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  // The server cuts the connection.
  socket.on('error', () => {});
  socket.write(REQUEST.repeat(REQUESTS));
  return socket;
}
