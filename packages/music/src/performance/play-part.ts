import { degreeInterval, parseBassLine } from '../notation/bass-line.ts';
import { type Chart, chordAt } from '../notation/chart.ts';
import type { Chord } from '../notation/chord.ts';
import { parseMelody } from '../notation/melody.ts';
import type { Pitch } from '../notation/pitch.ts';
import { parseRhythm, type Stroke } from '../notation/rhythm.ts';
import type { DrumLines, DrumName, Part, Score } from '../notation/score.ts';
import { VELOCITIES } from './dynamics.ts';
import { withFill } from './fill.ts';
import { phrase } from './phrasing.ts';
import type { Random } from './random.ts';
import { voiceChord } from './voicing.ts';
import { walkBass } from './walking-bass.ts';

/** A note of a part. Place and length are written quarters, from the start of the section. */
export type PartNote = Readonly<{
  beat: number;
  beats: number;
  velocity: number;
  sound: Pitch | DrumName;
  isTriplet: boolean;
}>;

export type Surroundings = Readonly<{
  score: Score;
  chart: Chart;
  /** The first chord of the next section. */
  next: Chord;
  /** How the drums end the section. */
  fill: DrumLines | undefined;
  random: Random;
}>;

const STRESSES: Readonly<Record<Stroke['stress'], number>> = { plain: 1, accent: 1.3, ghost: 0.55 };

/** The lowest root of a bass line. */
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
      const touches = phrase(notes, beatsInBar);
      return notes.flatMap((note, place) => {
        const { length = 1, force = 1 } = touches[place] ?? {};
        return note.pitches.map((pitch) => ({
          ...note,
          beats: note.beats * length,
          velocity: velocity * STRESSES[note.stress] * force,
          sound: pitch + part.transpose,
        }));
      });
    }
    case 'comping': {
      const { lowest } = part;
      let before: readonly Pitch[] = [];
      return repeat(part.text, surroundings).flatMap((stroke) => {
        // A chord just before the next one already is the next one.
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
    case 'drums': {
      const beats = Object.entries(part.lines).flatMap(([drum, text]) =>
        repeat(text, surroundings).map((stroke) => struck(stroke, velocity, drum as DrumName)),
      );
      const fill = Object.entries(surroundings.fill ?? {}).flatMap(([drum, text]) =>
        parseRhythm(text, beatsInBar).strokes.map((stroke) =>
          struck(stroke, velocity, drum as DrumName),
        ),
      );
      return withFill(beats, fill, (chart.bars - 1) * beatsInBar);
    }
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

/** Repeats the bars until the section is over. */
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
