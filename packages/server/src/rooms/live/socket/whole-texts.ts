import type { Duplex } from 'node:stream';

/**
 * What the frames of a client say that have come in as a whole, up to `end`: texts, or other things as well. Undefined
 * for frames that are left to the library: parts of messages, long ones, and what no client may send.
 */
export type WholeFrames = Readonly<
  { end: number } & ({ type: 'texts'; texts: readonly string[] } | { type: 'others' })
>;

const FIN_AND_TEXT = 0x81;
/** Of a close, a ping and a pong. */
const FIN_AND_CONTROL: readonly number[] = [0x88, 0x89, 0x8a];
const MASKED = 0x80;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;
const MASK_BYTES = 4;
/** Stands in a decoded text for what is not UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * Reads texts of `longest` bytes at most. They are unmasked in place and their masks set to zero, so that the frames say
 * the same to whoever reads them next. @see RFC 6455, section 5.2
 */
export function readWholeFrames(bytes: Buffer, longest: number): WholeFrames | undefined {
  const texts: string[] = [];
  let isOtherAmongThem = false;
  let end = 0;
  while (end + 1 < bytes.length) {
    const first = bytes.readUInt8(end);
    const second = bytes.readUInt8(end + 1);
    const short = second & ~MASKED;
    const isText = first === FIN_AND_TEXT;
    if (!isText && !FIN_AND_CONTROL.includes(first)) return undefined;
    if ((second & MASKED) === 0 || short === LENGTH_IN_64_BITS) return undefined;
    const isLong = short === LENGTH_IN_16_BITS;
    const begin = end + 2 + (isLong ? 2 : 0) + MASK_BYTES;
    if (begin > bytes.length) break;
    const length = isLong ? bytes.readUInt16BE(end + 2) : short;
    if (length > longest) return undefined;
    if (begin + length > bytes.length) break;
    end = begin + length;
    if (isText) {
      unmask(bytes, begin, end);
      const text = bytes.toString('utf8', begin, end);
      texts.push(text);
      // What is no text at all is the library's to refuse.
      isOtherAmongThem ||= text.includes(REPLACEMENT);
    } else {
      isOtherAmongThem = true;
    }
  }
  return isOtherAmongThem ? { type: 'others', end } : { type: 'texts', texts, end };
}

/** Four bytes at once, as long as the mask: one by one took two thirds of the time that a short text takes to read. */
function unmask(bytes: Buffer, begin: number, end: number): void {
  const mask = bytes.readUInt32BE(begin - MASK_BYTES);
  if (mask === 0) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const wholeEnd = end - ((end - begin) % MASK_BYTES);
  for (let at = begin; at < wholeEnd; at += MASK_BYTES) {
    view.setUint32(at, view.getUint32(at) ^ mask);
  }
  for (let at = wholeEnd; at < end; at++) {
    view.setUint8(at, view.getUint8(at) ^ view.getUint8(begin - MASK_BYTES + (at - wholeEnd)));
  }
  view.setUint32(begin - MASK_BYTES, 0);
}

export type WholeTextsParts = Readonly<{
  /** In bytes; longer ones are left to the library, which refuses them. */
  longest: number;
  isOpen: () => boolean;
  onText: (text: string) => void;
}>;

/** A frame that comes in more pieces is left to the library: they are put together anew with each that comes. */
const MOST_PIECES = 8;

/**
 * Reads texts past the library, whose reader is a stream of its own and takes longer over a short text than parsing it.
 * Whatever else comes is read by the library: after a ping or pong it is taken out again, unless it has left by itself,
 * and else it stays.
 */
export function readWholeTexts(stream: Duplex, { longest, isOpen, onText }: WholeTextsParts): void {
  const [library] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  if (library === undefined) throw new Error('Nobody reads the stream.');
  /** The beginning of a frame, and in how many pieces it has come so far. */
  let rest: Buffer | undefined;
  let pieces = 0;
  const swap = (out: (chunk: Buffer) => void, into: (chunk: Buffer) => void) => {
    stream.on('data', into);
    stream.off('data', out);
  };
  const leaveToLibrary = (bytes: Buffer) => {
    swap(take, library);
    library.call(stream, bytes);
  };
  const takeBack = () => {
    if (isOpen() && stream.listeners('data').includes(library)) swap(library, take);
  };
  const take = (chunk: Buffer) => {
    const bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk]);
    const isReadHere = isOpen() && pieces < MOST_PIECES;
    const frames = isReadHere ? readWholeFrames(bytes, longest) : undefined;
    rest = undefined;
    if (frames === undefined) return leaveToLibrary(bytes);
    const { end } = frames;
    const isInPieces = end < bytes.length;
    if (frames.type === 'texts') {
      // A copy, as what it is cut from may be much longer.
      if (isInPieces) rest = Buffer.from(bytes.subarray(end));
      pieces = isInPieces ? (end === 0 ? pieces : 0) + 1 : 0;
      for (const text of frames.texts) onText(text);
      return;
    }
    leaveToLibrary(bytes);
    // By then it has left if there was a fault in what it read.
    if (!isInPieces && stream.readableLength === 0) process.nextTick(takeBack);
  };
  swap(library, take);
}
