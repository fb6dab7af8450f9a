/** Encodes a mono recording as a WAV file with 16 bits per sample. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const dataBytes = samples.length * 2;
  const file = new DataView(new ArrayBuffer(44 + dataBytes));
  writeText(file, 0, 'RIFF');
  file.setUint32(4, 36 + dataBytes, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  writeText(file, 36, 'data');
  file.setUint32(40, dataBytes, true);
  for (const [i, sample] of samples.entries()) {
    const held = Math.max(-1, Math.min(1, sample));
    file.setInt16(44 + 2 * i, Math.round(held * 32_767), true);
  }
  return new Uint8Array(file.buffer);
}

function writeText(file: DataView, offset: number, text: string): void {
  for (const [i, sign] of [...text].entries()) file.setUint8(offset + i, sign.charCodeAt(0));
}
