import { degreeInterval, parseBassLine } from '../notation/bass-line.ts';
import { type Chart, chordAt } from '../notation/chart.ts';
import type { Chord } from '../notation/chord.ts';
import { parseMelody } from '../notation/melody.ts';
import type { Pitch } from '../notation/pitch.ts';
import { parseRhythm, type Stroke } from '../notation/rhythm.ts';
import type { DrumName, Dynamic, Part, Score } from '../notation/score.ts';
import type { Random } from './random.ts';
import { voiceChord } from './voicing.ts';
import { walkBass } from './walking-bass.ts';

/** A note of a part, in written quarters from the beginning of its section. */
export type PartNote = Readonly<{
  beat: number;
  beats: number;
  velocity: number;
  sound: Pitch | DrumName;
  isTriplet: boolean;
}>;

export type Surroundings = Readonly<{ score: Score; chart: Chart; next: Chord; random: Random }>;

const VELOCITIES: Readonly<Record<Dynamic, number>> = {
  pp: 0.25,
  p: 0.38,
  mp: 0.5,
  mf: 0.62,
  f: 0.76,
  ff: 0.9,
};

const STRESSES: Readonly<Record<Stroke['stress'], number>> = { plain: 1, accent: 1.3, ghost: 0.55 };

/** The lowest root that a bass line takes. */
const LOWEST_ROOT: Pitch = 29;

export function playPart(part: Part, surroundings: Surroundings): readonly PartNote[] {
  const { score, chart, next, random } = surroundings;
  const { beatsInBar } = score;
  const velocity = VELOCITIES[part.dynamic];
  switch (part.play) {
    case 'melody': {
      const { notes, bars } = parseMelody(part.text, beatsInBar);
      if (bars !== chart.bars)
        throw new Error(`${score.id}: a melody of ${bars} bars over ${chart.bars}: ${part.text}`);
      return notes.flatMap((note) =>
        note.pitches.map((pitch) => ({
          ...note,
          beats: note.beats * (note.isStaccato ? 0.45 : 0.96),
          velocity: velocity * STRESSES[note.stress],
          sound: pitch + part.transpose,
        })),
      );
    }
    case 'comping': {
      const { lowest } = part;
      let before: readonly Pitch[] = [];
      return repeat(part.text, surroundings).flatMap((stroke) => {
        // What falls just before a new chord anticipates it.
        before = voiceChord(chordAt(chart, anticipated(chart, stroke)), { before, lowest });
        return before.map((sound) => struck(stroke, velocity, sound));
      });
    }
    case 'arpeggio': {
      const { lowest } = part;
      let before: readonly Pitch[] = [];
      return repeat(part.text, surroundings).map((stroke, place) => {
        before = voiceChord(chordAt(chart, stroke.beat), { before, lowest });
        const up = [...before, ...before.slice(1, -1).toReversed()];
        return struck(stroke, velocity, up[place % up.length] ?? lowest);
      });
    }
    case 'bass-line': {
      const { steps, bars } = parseBassLine(part.text, beatsInBar);
      return tile(steps, { bars, surroundings }).map((step) => {
        const chord = chordAt(chart, step.beat);
        const base = step.degree === 1 ? chord.bass : chord.root;
        const root = LOWEST_ROOT + ((((base - LOWEST_ROOT) % 12) + 12) % 12);
        const sound = root + degreeInterval(chord, step.degree) + 12 * step.octave;
        return {
          ...struck(step, velocity, sound < 26 ? sound + 12 : sound),
          beats: step.beats * (step.isStaccato ? 0.45 : 0.92),
        };
      });
    }
    case 'walking-bass':
      return walkBass(chart.spans, { next, random }).map(({ beat, beats, pitch, isSkip }) => ({
        beat,
        beats: beats * 0.94,
        velocity: velocity * (isSkip ? 0.6 : beat % 2 === 1 ? 1.08 : 1),
        sound: pitch,
        isTriplet: false,
      }));
    case 'drums':
      return Object.entries(part.lines).flatMap(([drum, text]) =>
        repeat(text, surroundings).map((stroke) => struck(stroke, velocity, drum as DrumName)),
      );
  }
}

function struck(stroke: Stroke, velocity: number, sound: PartNote['sound']): PartNote {
  const { beat, beats, isTriplet, stress } = stroke;
  return { beat, beats, isTriplet, velocity: velocity * STRESSES[stress], sound };
}

function anticipated(chart: Chart, { beat, beats }: Stroke): number {
  const isOffbeat = !Number.isInteger(beat);
  const change = chart.spans.find((span) => span.beat > beat && span.beat <= beat + 0.5);
  return isOffbeat && change !== undefined && beats > 0.5 ? change.beat : beat;
}

function repeat(text: string, surroundings: Surroundings): readonly Stroke[] {
  const { strokes, bars } = parseRhythm(text, surroundings.score.beatsInBar);
  return tile(strokes, { bars, surroundings });
}

/** Says the bars again and again until the section is over. */
function tile<T extends Readonly<{ beat: number }>>(
  pattern: readonly T[],
  { bars, surroundings: { score, chart } }: Readonly<{ bars: number; surroundings: Surroundings }>,
): readonly T[] {
  const end = chart.bars * score.beatsInBar;
  const length = bars * score.beatsInBar;
  const tiled: T[] = [];
  for (let start = 0; start < end; start += length)
    for (const each of pattern)
      if (start + each.beat < end) tiled.push({ ...each, beat: start + each.beat });
  return tiled;
}
