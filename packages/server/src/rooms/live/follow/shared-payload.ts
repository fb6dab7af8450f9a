export type SharedPayload = ReturnType<typeof sharePayload>;

/**
 * Shares a result, which is JSON, among many followers. Its messages and events are made once. Messages are shared by
 * operations with the same id.
 */
export function sharePayload(json: string) {
  let last: Readonly<{ id: string; message: Buffer }> | undefined;
  let event: Buffer | undefined;
  return {
    messageFor(id: string): Buffer {
      if (last?.id !== id) {
        const text = `{"id":${JSON.stringify(id)},"type":"next","payload":${json}}`;
        last = { id, message: messageBytes(text) };
      }
      return last.message;
    },
    /** For event streams. @see https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md */
    event: (): Buffer => (event ??= Buffer.from(nextEvent(json))),
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
