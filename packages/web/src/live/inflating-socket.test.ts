import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inflateWhereSupported } from './inflating-socket.ts';

/** A WebSocket. The test plays the server. */
class OpenSocket extends EventTarget {
  static opened: OpenSocket | undefined;
  readonly OPEN = 1;
  /** How often its state was read. */
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

const got: string[] = [];

beforeEach(() => {
  got.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const { webSocket } = inflateWhereSupported(OpenSocket as unknown as typeof WebSocket);
  new webSocket('ws://server/graphql').addEventListener('message', ({ data }) => got.push(data));
  return OpenSocket.opened!;
}

function deflated(text: string): ArrayBuffer {
  return new Uint8Array(deflateRawSync(text)).buffer;
}

test('text is passed on at once', () => {
  open().receive('hello');
  expect(got).toEqual(['hello']);
});

test('a deflated message is passed on as text, and later messages wait for it', async () => {
  const socket = open();
  const long = 'é'.repeat(100_000);
  socket.receive('first');
  socket.receive(deflated(long));
  socket.receive('third');
  socket.receive(deflated('fourth'));
  expect(got).toEqual(['first']);
  await vi.waitFor(() => expect(got).toEqual(['first', long, 'third', 'fourth']));
  socket.receive('fifth');
  expect(got.at(-1)).toBe('fifth');
});

test('a message that can’t be inflated closes the connection, and no later one is passed on', async () => {
  const socket = open();
  socket.receive(new Uint8Array([7, 7, 7]).buffer);
  socket.receive('after it');
  await vi.waitFor(() => expect(socket.looks).toBe(1));
  expect(socket.closedWith).toBe(4499);
  expect(got).toEqual([]);
});

test('a connection that was closed meanwhile passes nothing on', async () => {
  const socket = open();
  socket.receive(deflated('late'));
  socket.isOpen = false;
  await vi.waitFor(() => expect(socket.looks).toBe(1));
  expect(got).toEqual([]);
});

test('a browser that can’t inflate asks for no deflated messages', () => {
  vi.stubGlobal('DecompressionStream', undefined);
  const Base = OpenSocket as unknown as typeof WebSocket;
  expect(inflateWhereSupported(Base)).toEqual({ webSocket: Base, compression: undefined });
});
