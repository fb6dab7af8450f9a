/**
 * When a client's last message arrived. It is kept for each of many sockets, so it has no functions of its own. Times
 * are milliseconds of a clock that is never set: otherwise a jump of it would end all connections, or keep dead ones.
 */
export class SocketPulse {
  lastMessageAt: number;
  #pingedAt: number;
  /** The first ping since then, undefined if there was none. */
  #unansweredSince: number | undefined;
  readonly #ws: Readonly<{ ping: () => void }>;

  constructor(ws: Readonly<{ ping: () => void }>, now: number) {
    this.#ws = ws;
    this.lastMessageAt = now;
    this.#pingedAt = now;
  }

  noteMessage(now: number): void {
    this.lastMessageAt = now;
    this.#unansweredSince = undefined;
  }

  /** Pings a client that has been silent, and was not pinged, for this long. */
  pingAfter(silenceMs: number, now: number): void {
    if (now - Math.max(this.lastMessageAt, this.#pingedAt) < silenceMs) return;
    this.#pingedAt = now;
    this.#unansweredSince ??= now;
    this.#ws.ping();
  }

  /** True if a ping was sent this long ago, and no message arrived since. */
  isUnanswered(forMs: number, now: number): boolean {
    return this.#unansweredSince !== undefined && now - this.#unansweredSince >= forMs;
  }
}
