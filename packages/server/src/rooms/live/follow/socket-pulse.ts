/**
 * When a client's last message arrived. It is kept for each of many sockets, so it has no functions of its own. Times
 * are in milliseconds since 1970.
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
    // The clock was set back. Silence counts from now on: otherwise a dead connection would stay for as long as the
    // clock was set back.
    if (now < this.lastMessageAt) this.noteMessage(now);
    this.#pingedAt = Math.min(this.#pingedAt, now);
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
