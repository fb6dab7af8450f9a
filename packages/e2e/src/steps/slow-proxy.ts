import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type LinkSpeed = Readonly<{ bitsPerSecond: number; roundTripMs: number }>;

export type SlowProxy = Readonly<{ origin: string; close: () => Promise<void> }>;

/** A phone at the edge of its network. */
export const WEAK_LINK: LinkSpeed = { bitsPerSecond: 200_000, roundTripMs: 500 };

const PACKET_BYTES = 1_400;

/**
 * Forwards TCP connections to a port of this machine as a slow link would. All connections share its bandwidth, which is
 * the same in both directions. Opening a connection takes one round trip more.
 */
export async function openSlowProxy(port: number, speed: LinkSpeed): Promise<SlowProxy> {
  const up = createLink(speed, Date.now);
  const down = createLink(speed, Date.now);
  const sockets = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    void forward({ from: client, to: server, link: up, opensInMs: speed.roundTripMs });
    void forward({ from: server, to: client, link: down, opensInMs: 0 });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** When a packet has left the sender, and when it arrives, in milliseconds since 1970. */
export type Passage = Readonly<{ sentAt: number; arrivesAt: number }>;

/** One direction of a link: packets leave one after another. */
export function createLink({ bitsPerSecond, roundTripMs }: LinkSpeed, now: () => number) {
  let freeAt = 0;
  return (bytes: number): Passage => {
    freeAt = Math.max(now(), freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    return { sentAt: freeAt, arrivesAt: freeAt + roundTripMs / 2 };
  };
}

type Direction = Readonly<{
  from: Socket;
  to: Socket;
  link: ReturnType<typeof createLink>;
  opensInMs: number;
}>;

/** A connection offers its next packet once the one before has left, so that connections take turns. */
async function forward({ from, to, link, opensInMs }: Direction): Promise<void> {
  let last: Promise<unknown> = wait(opensInMs);
  await last;
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
        const packet = chunk.subarray(start, start + PACKET_BYTES);
        const { sentAt, arrivesAt } = link(packet.length);
        last = Promise.all([last, wait(arrivesAt - Date.now())]).then(() => to.write(packet));
        await wait(sentAt - Date.now());
      }
    }
    await last;
    to.end();
  } catch {
    to.destroy();
  }
}
