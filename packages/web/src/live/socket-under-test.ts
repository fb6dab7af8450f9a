type Message = Readonly<{ type: string; id?: string; payload?: unknown }>;

/** A WebSocket. The test plays the server. */
export class ScriptedSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: ScriptedSocket[] = [];

  readyState = ScriptedSocket.CONNECTING;
  readonly sent: Message[] = [];
  /** The code with which the browser closed it. */
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

  /** The server accepts the connection, without an acknowledgement. */
  open(): void {
    this.readyState = ScriptedSocket.OPEN;
    this.onopen?.();
  }

  answer(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection cannot be opened, or breaks. Browsers report an error first. */
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
