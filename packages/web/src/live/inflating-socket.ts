import { TERMINATED } from './close-code.ts';

/** The WebSocket class to use, and the compression that the client offers the server. */
export type Inflating = Readonly<{
  webSocket: typeof WebSocket;
  compression: 'deflate-raw' | undefined;
}>;

class InflatedEvent extends MessageEvent<string> {}

/** Lets the server deflate long messages if the browser can inflate them. */
export function inflateWhereSupported(Base: typeof WebSocket): Inflating {
  return canInflate()
    ? { webSocket: inflatingSocket(Base), compression: 'deflate-raw' }
    : { webSocket: Base, compression: undefined };
}

function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') !== undefined;
  } catch {
    return false;
  }
}

/** Inflates deflated messages. Dispatches all messages as text, in the order in which they were sent. */
function inflatingSocket(Base: typeof WebSocket): typeof WebSocket {
  return class extends Base {
    #waiting = 0;
    #last: Promise<void> = Promise.resolve();

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.binaryType = 'arraybuffer';
      // This listener comes first, so that later ones do not get the messages that it stops.
      this.addEventListener('message', (event) => this.#receive(event));
    }

    #receive(event: MessageEvent<string | ArrayBuffer>): void {
      if (event instanceof InflatedEvent) return;
      const { data } = event;
      if (typeof data === 'string' && this.#waiting === 0) return;
      event.stopImmediatePropagation();
      this.#waiting += 1;
      const before = this.#last;
      const text = typeof data === 'string' ? data : inflate(data);
      this.#last = Promise.all([text, before]).then(
        ([inflated]) => this.#pass(inflated),
        () => this.close(TERMINATED, 'Unreadable'),
      );
    }

    #pass(data: string): void {
      this.#waiting -= 1;
      if (this.readyState === this.OPEN) this.dispatchEvent(new InflatedEvent('message', { data }));
    }
  };
}

function inflate(bytes: ArrayBuffer): Promise<string> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(inflated).text();
}
