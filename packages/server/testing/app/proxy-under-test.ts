import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a service, which can fail. */
export type ProxyUnderTest = Readonly<{
  /** The service's address through the proxy. */
  address: string;
  /** Closes all connections. New ones are accepted. */
  cut: () => void;
  /** Holds back the service's answers, on open connections and on new ones. */
  hold: () => void;
  /** Closes all connections, and refuses new ones. */
  refuse: () => void;
  /** Sends everything that was held back, and refuses nothing. */
  release: () => void;
  /** Drops everything that was held back. New connections are accepted. */
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
