import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a service that can fail. */
export type ProxyUnderTest = Readonly<{
  /** The service's address, by this way. */
  address: string;
  /** Ends all connections; new ones are let through. */
  cut: () => void;
  /** What the service answers stays on the way, on connections that are there and on new ones. */
  hold: () => void;
  /** Ends all connections, and new ones as well. */
  refuse: () => void;
  /** All that was held goes on, and nothing is refused. */
  release: () => void;
  /** What is held stays so for ever; new connections are let through. */
  forget: () => void;
  close: () => Promise<void>;
}>;

export async function openProxy(address: string, defaultPort: number): Promise<ProxyUnderTest> {
  const { hostname, port } = new URL(address);
  const pairs = new Map<Socket, Socket>();
  let isHeld = false;
  let isRefused = false;
  const proxy = createServer((client) => {
    if (isRefused) return void client.destroy();
    const upstream = connect(Number(port || defaultPort), hostname);
    pairs.set(client, upstream);
    for (const [end, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      end.on('error', () => {});
      end.on('close', () => {
        other.destroy();
        pairs.delete(client);
      });
    }
    client.pipe(upstream);
    if (!isHeld) upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = new URL(address);
  through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const cut = () => {
    for (const client of pairs.keys()) client.destroy();
  };
  return {
    address: through.href,
    cut,
    hold: () => {
      isHeld = true;
      for (const [client, upstream] of pairs) upstream.unpipe(client);
    },
    refuse: () => {
      isRefused = true;
      cut();
    },
    release: () => {
      isHeld = false;
      isRefused = false;
      for (const [client, upstream] of pairs) upstream.pipe(client);
    },
    forget: () => {
      isHeld = false;
    },
    close: async () => {
      cut();
      proxy.close();
    },
  };
}
