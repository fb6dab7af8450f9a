import { MPEGDecoder } from 'mpg123-decoder';
import { expect, test } from 'vitest';
import { createRandom } from '../performance/random.ts';
import { SCORES } from '../scores/all-scores.ts';
import { SAMPLE_RATE, silence } from '../synth/stereo.ts';
import { listTracks, loopSamples } from './manifest.ts';
import { encodeMp3 } from './mp3.ts';
import { withoutComments } from './rendered-record.ts';
import { loopOf, withFadeOut, withMargins } from './track-file.ts';
import { encodeWav } from './wav.ts';

test('a decoded MP3 has the length and the timing of the recording', async () => {
  const samples = 30_000;
  const sound = silence(samples);
  const random = createRandom('mp3');
  for (let i = 0; i < samples; i++) {
    const swell = Math.exp(-(((i - 15_000) / 900) ** 2));
    sound.left[i] = 0.6 * swell * Math.sin((2 * Math.PI * 700 * i) / SAMPLE_RATE);
    sound.right[i] = sound.left[i] + 0.001 * (random() - 0.5);
  }
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded } = decoder.decode(await encodeMp3(sound));
  decoder.free();
  expect(samplesDecoded).toBe(samples);
  const [left = new Float32Array()] = channelData;
  const likeness = (lag: number) =>
    sound.left.reduce((sum, sample, i) => sum + sample * (left[i + lag] ?? 0), 0);
  const lags = Array.from({ length: 41 }, (_, i) => i - 20);
  expect(lags.toSorted((a, b) => likeness(b) - likeness(a))[0]).toBe(0);
});

test('a file holds its loop with the end before it and the start after it', () => {
  const loop = silence(10_000);
  for (let i = 0; i < 10_000; i++) loop.left[i] = i;
  const { left } = withMargins(loop);
  const { start, end } = loopOf(10_000);
  const first = Math.round(start * SAMPLE_RATE);
  const after = Math.round(end * SAMPLE_RATE);
  expect(left[first]).toBe(0);
  expect(left[first - 1]).toBe(9999);
  expect(left[after - 1]).toBe(9999);
  expect(left[after]).toBe(0);
  expect([left[0], left.at(-1)]).toEqual([0, 0]);
});

test('a WAV file has its rate, its length and limited samples', () => {
  const file = new DataView(encodeWav(Float32Array.of(0, 1, -1, 2), 22_050).buffer);
  expect(file.byteLength).toBe(52);
  expect(file.getUint32(24, true)).toBe(22_050);
  expect([44, 46, 48, 50].map((at) => file.getInt16(at, true))).toEqual([
    0, 32_767, -32_767, 32_767,
  ]);
});

test('the manifest keeps the tracks of others and updates our own', () => {
  const other = { id: 'late-show', file: 'late-show.ogg' };
  const listed = listTracks(SCORES, [{ id: 'deuces', title: 'Old' }, other]);
  expect(listed).toHaveLength(SCORES.length + 1);
  expect(listed[0]).toMatchObject({ id: 'deuces', title: 'Double Bill', file: 'deuces.mp3' });
  expect(listed.at(-1)).toEqual(other);
});

test('a loop lasts as long as its bars', () => {
  const [deuces] = SCORES;
  expect(deuces && loopSamples(deuces)).toBe(Math.round((36 * 4 * 60 * SAMPLE_RATE) / 112));
});

test('a cue fades to silence at its end and is not changed before', () => {
  const piece = silence(60_000);
  piece.left.fill(1);
  const { left } = withFadeOut(piece);
  expect(left[60_000 - 22_051]).toBe(1);
  expect(left[60_000 - 11_025]).toBeCloseTo(0.5, 3);
  expect(left.at(-1)).toBe(0);
});

test('comments do not count as sources, code does', () => {
  const code =
    '/** Doc. */\nconst a = 1;\n\n/**\n * More.\n */\n  // Why.\nconst b = 2; // Here.\n';
  expect(withoutComments(code)).toBe('const a = 1;\nconst b = 2; // Here.');
  expect(withoutComments(code.replaceAll('\n', '\r\n'))).toBe(withoutComments(code));
});
