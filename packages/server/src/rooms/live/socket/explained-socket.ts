import { WebSocket } from 'ws';

export type MessageLimits = Readonly<{ bytes: number; pieces: number }>;

/** Sockets with a reason where the library refuses a message and closes with a code only. */
export function explainClosings({ bytes, pieces }: MessageLimits): typeof WebSocket {
  const reasons: Readonly<Record<number, string>> = {
    1002: 'Broken frame: send frames as RFC 6455 has them',
    1007: 'Broken text: send UTF-8',
    1008: `Too many pieces: send a message in ${pieces} or fewer`,
    1009: `Message too big: send ${bytes} bytes or less`,
  };
  return class extends WebSocket {
    override close(code?: number, reason?: string | Buffer): void {
      super.close(code, reason ?? reasons[code ?? 0]);
    }
  };
}
