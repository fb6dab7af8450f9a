import { connect } from 'node:net';
import { type FrameReader, pongFrame, readFrames } from './frames.ts';

const READ_AT_ONCE = 256 * 1024;

/** All sockets read into this buffer, one after another. Its content is used before the next read. */
const shared = Buffer.alloc(READ_AT_ONCE);

export type RawSocket = Readonly<{
  send: (frame: Buffer) => void;
  close: () => void;
}>;

export type RawSocketParts = Readonly<{
  origin: string;
  route: string;
  protocol: string | undefined;
  onOpen: (socket: RawSocket) => void;
  onMessage: (payload: Buffer) => void;
  onLost: (reason: string) => void;
}>;

/** A WebSocket on a bare connection, without a library. */
export function openRawSocket(parts: RawSocketParts): RawSocket {
  const { hostname, port } = new URL(parts.origin);
  const reader: FrameReader = { rest: undefined };
  let greeting: string | undefined = '';
  let isClosing = false;
  const connection = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: shared,
      callback: (count, buffer) => {
        take(Buffer.from(buffer.buffer, buffer.byteOffset, count));
        return true;
      },
    },
  });
  const socket: RawSocket = {
    send: (frame) => connection.write(frame),
    close: () => {
      isClosing = true;
      connection.destroy();
    },
  };
  const lose = (reason: string) => {
    if (!isClosing) parts.onLost(reason);
    socket.close();
  };
  const handlers = {
    onMessage: parts.onMessage,
    onPing: (payload: Buffer) => socket.send(pongFrame(payload)),
    onClose: (payload: Buffer) =>
      lose(payload.length < 2 ? 'closed' : `${payload.readUInt16BE(0)} ${payload.subarray(2)}`),
  };
  const take = (read: Buffer) => {
    if (greeting === undefined) return readFrames(reader, read, handlers);
    greeting += read.toString('latin1');
    const end = greeting.indexOf('\r\n\r\n');
    if (end < 0) return;
    if (!greeting.startsWith('HTTP/1.1 101')) return lose(greeting.slice(0, 200));
    const early = Buffer.from(greeting.slice(end + 4), 'latin1');
    greeting = undefined;
    parts.onOpen(socket);
    if (early.length > 0) readFrames(reader, early, handlers);
  };
  connection.on('error', (error) => lose(error.message));
  connection.on('close', () => lose('the connection ended'));
  connection.write(upgradeRequest(parts));
  return socket;
}

function upgradeRequest({ origin, route, protocol }: RawSocketParts): string {
  return [
    `GET ${route} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
    '\r\n',
  ].join('\r\n');
}
