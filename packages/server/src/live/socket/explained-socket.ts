import { WebSocket } from 'ws';

/** What to do about messages that the library refuses, by the code with which it closes a socket then. */
const REASONS: Readonly<Record<number, string>> = {
  1002: 'Broken frame: send frames as RFC 6455 has them',
  1007: 'Broken text: send UTF-8',
  1008: 'Too many pieces: send a message in 16 or fewer',
  1009: 'Message too big: send 64 kB or less',
};

/** Closes with a reason where the library gives none. */
export class ExplainedSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, reason ?? REASONS[code ?? 0]);
  }
}
