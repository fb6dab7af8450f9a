type Message = Readonly<{ type: string; id?: string; payload?: unknown }>;

/** The running subscriptions, the latest last. */
const running: Readonly<{ id: string; socket: StubSocket }>[] = [];

/** A WebSocket whose server accepts every connection and subscription, and sends what the test gives it. */
class StubSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readonly OPEN = StubSocket.OPEN;
  readyState: number = StubSocket.CONNECTING;
  binaryType = 'blob';
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor() {
    super();
    this.addEventListener('open', (event) => this.onopen?.(event));
    this.addEventListener('message', (event) => this.onmessage?.(event));
    this.addEventListener('close', (event) => this.onclose?.(event));
    queueMicrotask(() => {
      this.readyState = StubSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text) as Message;
    if (type === 'connection_init') this.answer({ type: 'connection_ack' });
    if (type === 'ping') this.answer({ type: 'pong' });
    if (type === 'subscribe' && id !== undefined) running.push({ id, socket: this });
    if (type === 'complete') this.#drop((one) => one.id === id);
  }

  close(code = 1000): void {
    if (this.readyState === StubSocket.CLOSED) return;
    this.readyState = StubSocket.CLOSED;
    this.#drop(() => true);
    this.dispatchEvent(new CloseEvent('close', { code, wasClean: true }));
  }

  answer(message: Message): void {
    const data = JSON.stringify(message);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  #drop(isOver: (one: Readonly<{ id: string }>) => boolean): void {
    const kept = running.filter((one) => one.socket !== this || !isOver(one));
    running.splice(0, running.length, ...kept);
  }
}

/** Runs the function while every new WebSocket is a stub. */
export async function withStubSocket<T>(run: () => Promise<T>): Promise<T> {
  const { WebSocket: real } = window;
  window.WebSocket = StubSocket as unknown as typeof WebSocket;
  try {
    return await run();
  } finally {
    window.WebSocket = real;
  }
}

/** The number of running subscriptions. */
export function runningSubscriptions(): number {
  return running.length;
}

/** Sends data to the latest subscription. */
export function sendToSubscriber(data: object): void {
  const latest = running.at(-1);
  if (latest === undefined) throw new Error('Nothing is subscribed to');
  latest.socket.answer({ type: 'next', id: latest.id, payload: { data } });
}
