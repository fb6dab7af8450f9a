import { type Stereo, toDecibels } from '../synth/stereo.ts';
import { measureLoudness, measureLoudnessRange } from './loudness.ts';
import { type Band, balanceOf, measureSpectrum, widthIn } from './spectrum.ts';
import { measureTruePeak } from './true-peak.ts';

export type TrackMeasures = Readonly<{
  /** LUFS. */
  loudness: number;
  /** LU. */
  range: number;
  /** The true peak in decibels. */
  peak: number;
  /** Side against middle, in decibels: of everything, and of each of {@link WIDTH_BANDS}. */
  width: number;
  widths: readonly number[];
  /** The loudness of each of {@link COLOUR_BANDS} against 0.5 to 2 kHz, in decibels. */
  colours: readonly number[];
}>;

const WIDTH_BANDS: readonly Band[] = [
  [32, 250],
  [250, 2000],
  [2000, 8000],
  [8000, 16_000],
];

const COLOUR_BANDS: readonly Band[] = [
  [32, 125],
  [2000, 6000],
  [6000, 12_000],
  [12_000, 16_000],
];

const AUDIBLE: Band = [20, 20_000];
const COLOUR_REFERENCE: Band = [500, 2000];

export function measureTrack(sound: Stereo): TrackMeasures {
  const spectrum = measureSpectrum(sound);
  return {
    loudness: measureLoudness(sound),
    range: measureLoudnessRange(sound),
    peak: toDecibels(measureTruePeak(sound)),
    width: widthIn(spectrum, AUDIBLE),
    widths: WIDTH_BANDS.map((band) => widthIn(spectrum, band)),
    colours: COLOUR_BANDS.map((band) => balanceOf(spectrum, band, COLOUR_REFERENCE)),
  };
}
