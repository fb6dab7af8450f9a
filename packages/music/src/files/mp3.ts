import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE, type Stereo } from '../synth/stereo.ts';
import { type Frame, findFrames } from './mp3-frames.ts';
import { gaplessFrame } from './mp3-gapless-frame.ts';

const KILOBITS = 128;

/** How many samples LAME adds at the start. */
const ENCODER_DELAY = 576;

/** Encodes a recording as an MP3 of constant rate that decoders play without gaps. */
export async function encodeMp3({ left, right }: Stereo): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: SAMPLE_RATE,
    outputSampleRate: SAMPLE_RATE,
    channels: 2,
    bitrate: KILOBITS,
  });
  // Copied, because the next call overwrites the encoder's memory.
  const parts = [encoder.encode([left, right]).slice(), encoder.finalize().slice()];
  const stream = concatenate(parts);
  const frames = findFrames(stream).filter((frame) => !isPlaceholder(stream, frame));
  const [first] = frames;
  if (first === undefined) throw new Error('The encoder gave no frame');
  const audio = concatenate(
    frames.map(({ offset, length }) => stream.subarray(offset, offset + length)),
  );
  const padding = frames.length * first.samples - left.length - ENCODER_DELAY;
  const header = gaplessFrame({
    first: stream.subarray(first.offset, first.offset + 4),
    frames: frames.length,
    audio,
    delay: ENCODER_DELAY,
    padding,
  });
  return concatenate([header, audio]);
}

/** LAME leaves a frame empty for a header. This file writes its own. */
function isPlaceholder(stream: Uint8Array, { offset, length }: Frame): boolean {
  return stream.subarray(offset + 4, offset + length).every((byte) => byte === 0);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
