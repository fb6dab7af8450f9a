import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../chance.ts';

/** Forwards TCP connections as a network does that loses packets. */
export type LossyProxy = Readonly<{
  origin: string;
  /** Packets that were lost, and connections that were given up, so far. */
  counts: () => Readonly<{ packets: number; packetsLost: number; cut: number }>;
}> &
  AsyncDisposable;

export type Loss = Readonly<{
  /** The part of all packets that is lost. */
  share: number;
  chance: Chance;
}>;

const PACKET_BYTES = 1_400;

/** Linux sends a packet again after this long at the earliest, and doubles the time for each further try. */
const FIRST_RETRY_MS = 200;

/** A connection is given up after so many, which take 3 s with the last one: a player has reloaded the page by then. */
const MOST_RETRIES = 3;

/** How a packet passes: how often it was lost, and how late it arrives; undefined if its connection is given up. */
export type Passage = Readonly<{ losses: number; delayMs: number | undefined }>;

/** TCP hides lost packets: they arrive late, and with them all that was sent later, or the connection breaks. */
export function passPacket({ share, chance }: Loss): Passage {
  let losses = 0;
  let delayMs = 0;
  while (chance.happens(share)) {
    delayMs += FIRST_RETRY_MS * 2 ** losses;
    losses += 1;
    if (losses > MOST_RETRIES) return { losses, delayMs: undefined };
  }
  return { losses, delayMs };
}

/** A proxy to a port of this machine. */
export async function openLossyProxy(port: number, loss: Loss): Promise<LossyProxy> {
  const sockets = new Set<Socket>();
  const counts = { packets: 0, packetsLost: 0, cut: 0 };
  const forward = async (from: Socket, to: Socket): Promise<void> => {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
          const { losses, delayMs } = passPacket(loss);
          counts.packets += 1;
          counts.packetsLost += losses;
          if (delayMs === undefined) {
            counts.cut += 1;
            from.destroy();
            to.destroy();
            return;
          }
          if (delayMs > 0) await pause(delayMs);
          to.write(chunk.subarray(start, start + PACKET_BYTES));
        }
      }
      to.end();
    } catch {
      to.destroy();
    }
  };
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    void forward(client, server);
    void forward(server, client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counts: () => counts,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
