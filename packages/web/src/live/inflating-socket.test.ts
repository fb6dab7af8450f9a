import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inflateWhereSupported } from './inflating-socket.ts';

/** A WebSocket whose other end is the test. */
class OpenSocket extends EventTarget {
  static opened: OpenSocket | undefined;
  readonly OPEN = 1;
  /** How often somebody looked whether it is open. */
  looks = 0;
  isOpen = true;
  binaryType = 'blob';
  closedWith: number | undefined;

  constructor() {
    super();
    OpenSocket.opened = this;
  }

  get readyState(): number {
    this.looks += 1;
    return this.isOpen ? 1 : 3;
  }

  close(code: number): void {
    this.closedWith = code;
    this.isOpen = false;
  }

  receive(data: string | ArrayBuffer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const { webSocket } = inflateWhereSupported(OpenSocket as unknown as typeof WebSocket);
  new webSocket('ws://server/graphql').addEventListener('message', ({ data }) => heard.push(data));
  return OpenSocket.opened!;
}

function deflated(text: string): ArrayBuffer {
  return new Uint8Array(deflateRawSync(text)).buffer;
}

test('text is heard at once', () => {
  open().receive('hello');
  expect(heard).toEqual(['hello']);
});

test('what came deflated is heard as text, and what came after it waits for it', async () => {
  const socket = open();
  const long = 'é'.repeat(100_000);
  socket.receive('first');
  socket.receive(deflated(long));
  socket.receive('third');
  socket.receive(deflated('fourth'));
  expect(heard).toEqual(['first']);
  await vi.waitFor(() => expect(heard).toEqual(['first', long, 'third', 'fourth']));
  socket.receive('fifth');
  expect(heard.at(-1)).toBe('fifth');
});

test('what can’t be inflated closes the connection, and nothing after it is heard', async () => {
  const socket = open();
  socket.receive(new Uint8Array([7, 7, 7]).buffer);
  socket.receive('after it');
  await vi.waitFor(() => expect(socket.looks).toBe(1));
  expect(socket.closedWith).toBe(4499);
  expect(heard).toEqual([]);
});

test('a connection closed meanwhile says nothing more', async () => {
  const socket = open();
  socket.receive(deflated('late'));
  socket.isOpen = false;
  await vi.waitFor(() => expect(socket.looks).toBe(1));
  expect(heard).toEqual([]);
});

test('a browser that can’t inflate asks for nothing deflated', () => {
  vi.stubGlobal('DecompressionStream', undefined);
  const Base = OpenSocket as unknown as typeof WebSocket;
  expect(inflateWhereSupported(Base)).toEqual({ webSocket: Base, compression: undefined });
});
