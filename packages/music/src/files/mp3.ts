import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE, type Stereo } from '../synth/stereo.ts';
import { type Frame, findFrames } from './mp3-frames.ts';
import { gaplessFrame } from './mp3-gapless-frame.ts';

const KILOBITS = 96;

/** Samples by which LAME’s first are later than what it was given. */
const ENCODER_DELAY = 576;

/** A recording as an MP3 of constant rate, which tells decoders what to cut off at its ends. */
export async function encodeMp3({ left, right }: Stereo): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: SAMPLE_RATE,
    outputSampleRate: SAMPLE_RATE,
    channels: 2,
    bitrate: KILOBITS,
  });
  // What it answers lies in its own memory, which the next call writes over.
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

/** LAME keeps a frame free for the header that is written here. */
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
