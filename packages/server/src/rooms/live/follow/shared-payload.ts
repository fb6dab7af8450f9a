import { constants, deflateRawSync } from 'node:zlib';
import { binaryFrame, textFrame } from './text-frame.ts';

/**
 * A result for many followers. Its frames and events are made once; frames are shared by operations with the same id.
 */
export type SharedPayload = Readonly<{
  /** Its length in UTF-16 units. */
  length: number;
  frameFor: (operationId: string) => Buffer;
  /** The message as a binary frame with the deflated text, for sockets that asked for it. @see RFC 1951 */
  deflatedFrameFor: (operationId: string) => Buffer;
  /** For event streams. @see https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md */
  event: () => Buffer;
}>;

/** Shares a payload that is JSON already. */
export function sharePayload(json: string): SharedPayload {
  let deflated: Buffer | undefined;
  let event: Buffer | undefined;
  return {
    length: json.length,
    frameFor: rememberLast((id) => textFrame(beginning(id), json, '}')),
    deflatedFrameFor: rememberLast((id) => {
      deflated ??= deflateRawSync(`${json}}`, { level: constants.Z_BEST_SPEED });
      return binaryFrame([...storedBlock(beginning(id)), deflated]);
    }),
    event: () => (event ??= Buffer.from(nextEvent(json))),
  };
}

/** JSON has no line breaks, so it is one line of data. */
export function nextEvent(json: string): string {
  return `event: next\ndata: ${json}\n\n`;
}

function beginning(id: string): string {
  return `{"id":${JSON.stringify(id)},"type":"next","payload":`;
}

/** Uncompressed text with more to follow. So what follows is deflated once, whatever the id before it. */
function storedBlock(text: string): readonly Buffer[] {
  const bytes = Buffer.from(text);
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(0xffff - bytes.length, 3);
  return [header, bytes];
}

function rememberLast(make: (id: string) => Buffer): (id: string) => Buffer {
  let last: Readonly<{ id: string; frame: Buffer }> | undefined;
  return (id) => {
    last = last?.id === id ? last : { id, frame: make(id) };
    return last.frame;
  };
}
