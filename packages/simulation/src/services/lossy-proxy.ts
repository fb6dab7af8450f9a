import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../chance.ts';

export type LossyProxy = Readonly<{
  origin: string;
  /** The numbers of lost packets and of broken connections so far. */
  counts: () => Readonly<{ packets: number; packetsLost: number; cut: number }>;
}> &
  AsyncDisposable;

export type Loss = Readonly<{
  /** The part of all packets that is lost. */
  share: number;
  chance: Chance;
}>;

const PACKET_BYTES = 1_400;

/** Linux sends a packet again after this time at the earliest, and doubles the time for each further try. */
const FIRST_RETRY_MS = 200;

/** After this many retries the connection breaks. That takes 3 s, by which time a player has reloaded the page. */
const MOST_RETRIES = 3;

/** The passage of a packet: how often it was lost, and how late it arrives; undefined if its connection breaks. */
export type Passage = Readonly<{ losses: number; delayMs: number | undefined }>;

/** TCP hides lost packets. They arrive late, and delay all later ones, or the connection breaks. */
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

/** Forwards TCP connections to a port of this machine, like a network that loses packets. */
export async function openLossyProxy(port: number, loss: Loss) {
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
    /** The numbers of lost packets and of broken connections so far. */
    counts: () => counts,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
