/** A frame of an MP3 stream. `offset` and `length` are bytes. */
export type Frame = Readonly<{ offset: number; length: number; samples: number }>;

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** The frames of an MPEG 1 layer III stream of 44.1 kHz. Throws if there is anything else before or between them. */
export function findFrames(stream: Uint8Array): readonly Frame[] {
  const frames: Frame[] = [];
  let offset = 0;
  while (offset + 4 <= stream.length) {
    const [sync = 0, version = 0, rates = 0] = stream.subarray(offset, offset + 4);
    const kilobits = KILOBITS[rates >> 4];
    const isOurRate = ((rates >> 2) & 3) === 0;
    if (sync !== 0xff || (version & 0xfe) !== 0xfa || !kilobits || !isOurRate)
      throw new Error(`No frame at byte ${offset}`);
    const length = Math.floor((144_000 * kilobits) / 44_100) + ((rates >> 1) & 1);
    frames.push({ offset, length, samples: 1152 });
    offset += length;
  }
  return frames;
}
