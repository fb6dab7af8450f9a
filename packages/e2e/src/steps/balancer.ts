import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** Passes requests and WebSockets to several servers in turn. */
export type Balancer = Readonly<{
  origin: string;
  /** From now on, forwards to these ports of this machine. */
  lead: (ports: readonly number[]) => void;
  close: () => Promise<void>;
}>;

export async function openBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let asked = 0;
  const nextPort = () => ports[asked++ % ports.length] ?? 0;
  const balancer = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const passed = request(
      { host: '127.0.0.1', port: nextPort(), method, path: url, headers },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  balancer.on('upgrade', (incoming, client, head) => {
    const server = connect(nextPort(), '127.0.0.1', () => {
      server.write(`${headOf(incoming)}\r\n\r\n`);
      server.write(head);
      server.pipe(client).pipe(server);
    });
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      end.on('error', () => {});
      end.on('close', () => other.destroy());
    }
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  return {
    origin: `http://localhost:${(balancer.address() as AddressInfo).port}`,
    lead: (to) => {
      ports = to;
    },
    async close() {
      balancer.closeAllConnections();
      balancer.close();
      await once(balancer, 'close');
    },
  };
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return lines.join('\r\n');
}
