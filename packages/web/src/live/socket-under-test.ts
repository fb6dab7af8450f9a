type Message = Readonly<{ type: string; id?: string; payload?: unknown }>;

/** A browser's WebSocket whose other end is the test: nothing happens unless the test says so. */
export class ScriptedSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: ScriptedSocket[] = [];

  readyState = ScriptedSocket.CONNECTING;
  readonly sent: Message[] = [];
  /** How this end closed it. */
  closedWith: number | undefined;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor() {
    ScriptedSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code: number): void {
    this.closedWith = code;
    this.readyState = ScriptedSocket.CLOSING;
    this.end(code);
  }

  /** The server takes the connection; acknowledging it is another matter. */
  open(): void {
    this.readyState = ScriptedSocket.OPEN;
    this.onopen?.();
  }

  answer(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection can't be had, or breaks: browsers say first that something is wrong. */
  fail(): void {
    this.onerror?.(new Event('error'));
    this.end(1006);
  }

  /** The connection is lost, or closed by the server. */
  end(code: number): void {
    if (this.readyState === ScriptedSocket.CLOSED) return;
    this.readyState = ScriptedSocket.CLOSED;
    this.onclose?.({ code, reason: '', wasClean: true });
  }
}
