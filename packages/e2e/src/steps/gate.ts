import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A proxy between the browser and a separate server. The journey decides which requests pass. */
export type Gate = Readonly<{
  origin: string;
  /** Blocks everything. */
  shut: () => void;
  open: () => void;
  /** From now on, answers a path with this text, or with 404 if undefined. */
  replace: (path: string, text: string | undefined) => void;
  /** From now on, never answers a path. Resolves when it is requested. */
  hold: (path: string) => Promise<void>;
  close: () => Promise<void>;
}>;

/** How a network blocks WebSockets: it answers with a status, hangs up, or never answers. */
export type Blockade = 400 | 403 | 'hangs up' | 'never answers';

/** Opens a gate in front of a server. `lead` sets the server's port. WebSockets do not pass it. */
export async function openGate(
  at = 0,
  blockade: Blockade = 'hangs up',
): Promise<Gate & Readonly<{ lead: (port: number) => void }>> {
  const replaced = new Map<string, string | undefined>();
  const held = new Map<string, () => void>();
  const unanswered = new Set<Duplex>();
  let isOpen = true;
  let port = 0;
  const gate = createServer((asked, answer) => {
    const path = asked.url ?? '';
    if (!isOpen) asked.socket.destroy();
    else if (held.has(path)) held.get(path)?.();
    else if (replaced.has(path)) replace(answer, path, replaced.get(path));
    else passOn({ asked, answer, port });
  })
    .on('upgrade', (_asked, socket) => {
      unanswered.add(socket);
      block(socket, blockade);
    })
    .listen(at, '127.0.0.1');
  await once(gate, 'listening');
  return {
    origin: `http://localhost:${(gate.address() as AddressInfo).port}`,
    lead: (to) => {
      port = to;
    },
    shut: () => {
      isOpen = false;
      gate.closeAllConnections();
    },
    open: () => {
      isOpen = true;
    },
    replace: (path, text) => replaced.set(path, text),
    hold: (path) => new Promise((resolve) => held.set(path, resolve)),
    async close() {
      for (const socket of unanswered) socket.destroy();
      gate.closeAllConnections();
      gate.close();
      await once(gate, 'close');
    },
  };
}

function replace(answer: ServerResponse, path: string, text: string | undefined): void {
  const type = /\.js$/.test(path) ? 'text/javascript' : 'text/html';
  answer.writeHead(text === undefined ? 404 : 200, { 'content-type': type });
  answer.end(text);
}

function passOn({
  asked,
  answer,
  port,
}: Readonly<{ asked: IncomingMessage; answer: ServerResponse; port: number }>): void {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    came.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

function block(socket: Duplex, blockade: Blockade): void {
  if (blockade === 'hangs up') socket.destroy();
  else if (blockade !== 'never answers') {
    socket.end(`HTTP/1.1 ${blockade} Blocked\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  }
}
