import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { LiveTick } from '../follow/live-tick.ts';

export type SendQueueParts = Readonly<{
  ws: Pick<WebSocket, 'send'>;
  /** The stream under the socket. */
  stream: Pick<Duplex, 'cork' | 'uncork' | 'writableLength'>;
  tick: LiveTick;
  mostUnsentBytes: number;
  /** Called when more waits than is allowed. */
  onTooSlow: () => void;
  count: (messages: number, bytes: number) => void;
}>;

const AS_TEXT = { binary: false };

/** The send queue of a socket: one write for all messages of a tick, because the write costs more than the message. */
export function createSendQueue(parts: SendQueueParts) {
  const { ws, stream, tick, mostUnsentBytes, onTooSlow, count } = parts;
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
        tick.write(flush);
      }
      messages += 1;
      bytes += message.length;
      ws.send(message, AS_TEXT);
    },
    /** Sends at once what waits for the tick's end. */
    flush,
  };
}
