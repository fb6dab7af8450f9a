import { findFrames } from './mp3-frames.ts';

type Gapless = Readonly<{
  /** The first four bytes of any frame of the stream. */
  first: Uint8Array;
  frames: number;
  audio: Uint8Array;
  /** Samples of silence that the encoder added before and after the recording. */
  delay: number;
  padding: number;
}>;

const SIDE_INFO_BYTES = 32;
const HAS_ALL = 0x0f;

/**
 * The silent first frame of a stream. It gives the length of the stream, and what decoders cut off at both ends.
 * @see http://gabriel.mp3-tech.org/mp3infotag.html
 */
export function gaplessFrame({ first, frames, audio, delay, padding }: Gapless): Uint8Array {
  const [{ length }] = findFrames(first);
  const frame = new Uint8Array(length);
  const view = new DataView(frame.buffer);
  frame.set(first);
  let at = 4 + SIDE_INFO_BYTES;
  at = writeText(frame, at, 'Info');
  view.setUint32(at, HAS_ALL);
  view.setUint32(at + 4, frames);
  view.setUint32(at + 8, audio.length + frame.length);
  at += 12;
  // The table of contents. At a constant rate, time and bytes are proportional.
  for (let share = 0; share < 100; share++) frame[at + share] = Math.floor((share * 256) / 100);
  at += 100;
  view.setUint32(at, 50);
  at = writeText(frame, at + 4, 'LAME3.100');
  frame[at] = 0x01;
  // Lowpass, replay gain, flags and rate are left empty: eleven bytes.
  const gap = at + 12;
  frame[gap] = delay >> 4;
  frame[gap + 1] = ((delay & 0x0f) << 4) | (padding >> 8);
  frame[gap + 2] = padding & 0xff;
  view.setUint32(gap + 7, audio.length + frame.length);
  view.setUint16(gap + 11, crc16(audio));
  view.setUint16(gap + 13, crc16(frame.subarray(0, gap + 13)));
  return frame;
}

function writeText(frame: Uint8Array, at: number, text: string): number {
  for (const [i, sign] of [...text].entries()) frame[at + i] = sign.charCodeAt(0);
  return at + text.length;
}

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}
