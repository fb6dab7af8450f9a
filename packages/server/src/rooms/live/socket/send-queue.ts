import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const AS_TEXT = { binary: false };

/**
 * The send queue of a socket: one write for all messages of a tick, because the write costs more than the message. A
 * tick ends when all work that has begun is done, promises included. So all effects of a commit are sent together: the
 * callers' answers and the events for other followers.
 */
export function createSendQueue({
  ws,
  stream,
  mostUnsentBytes,
  onTooSlow,
  count,
}: Readonly<{
  ws: Pick<WebSocket, 'send'>;
  /** The stream under the socket. */
  stream: Pick<Duplex, 'cork' | 'uncork' | 'writableLength'>;
  mostUnsentBytes: number;
  /** Called when more waits than is allowed. */
  onTooSlow: () => void;
  count: (messages: number, bytes: number) => void;
}>) {
  let messages = 0;
  let bytes = 0;
  const flush = () => {
    if (messages === 0) return;
    stream.uncork();
    count(messages, bytes);
    messages = 0;
    bytes = 0;
    if (stream.writableLength > mostUnsentBytes) onTooSlow();
  };
  return {
    /** Sends the message with all others of this tick. */
    send(message: Buffer): void {
      if (messages === 0) {
        stream.cork();
        process.nextTick(flush);
      }
      messages += 1;
      bytes += message.length;
      ws.send(message, AS_TEXT);
    },
    /** Sends at once what waits for the tick's end. */
    flush,
  };
}
