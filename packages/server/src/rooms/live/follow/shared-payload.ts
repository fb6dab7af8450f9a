/**
 * A result for many followers. Its messages and events are made once; messages are shared by operations with the same
 * id.
 */
export type SharedPayload = Readonly<{
  messageFor: (operationId: string) => Buffer;
  /** For event streams. @see https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md */
  event: () => Buffer;
}>;

/** Shares a payload that is JSON already. */
export function sharePayload(json: string): SharedPayload {
  let last: Readonly<{ id: string; message: Buffer }> | undefined;
  let event: Buffer | undefined;
  return {
    messageFor: (id) => {
      if (last?.id !== id) {
        const text = `{"id":${JSON.stringify(id)},"type":"next","payload":${json}}`;
        last = { id, message: messageBytes(text) };
      }
      return last.message;
    },
    event: () => (event ??= Buffer.from(nextEvent(json))),
  };
}

/** JSON has no line breaks, so it is one line of data. */
export function nextEvent(json: string): string {
  return `event: next\ndata: ${json}\n\n`;
}

/** In memory of its own. With Node's pool, a message that waits for a slow reader would keep others alive. */
export function messageBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
