import { type Chart, parseChart } from '../notation/chart.ts';
import type { Pitch } from '../notation/pitch.ts';
import type { DrumName, Score, Seat, Section } from '../notation/score.ts';
import { forceOf, swellAt } from './dynamics.ts';
import { chooseFill } from './fill.ts';
import { type PartNote, playPart } from './play-part.ts';
import { createRandom, type Random } from './random.ts';

/** A note as it sounds: seconds from the start of the loop, and a velocity from 0 to 1. */
export type PlayedNote = Readonly<{
  at: number;
  seconds: number;
  velocity: number;
  sound: Pitch | DrumName;
}>;

export type Performance = Readonly<{
  seconds: number;
  stems: readonly Readonly<{ name: string; seat: Seat; notes: readonly PlayedNote[] }>[];
}>;

/** Players miss the beat by some milliseconds, and no two strokes are equally hard. */
const LOOSENESS_S = 0.005;
const UNEVENNESS = 0.07;

/** Plays a score once, with swing, fills, crescendos and small inaccuracies. Gives the same notes each time. */
export function perform(score: Score): Performance {
  const sections = score.form.map((name) => readSection(score, name));
  const beats = sections.reduce((sum, { chart }) => sum + chart.bars * score.beatsInBar, 0);
  const stems = Object.entries(score.band).map(([name, seat]) => {
    const random = createRandom(`${score.id} ${name}`);
    return { name, seat, notes: playSeat(score, { name, seat, sections, random }) };
  });
  return { seconds: (beats * 60) / score.tempo, stems };
}

type ReadSection = Readonly<{ section: Section; chart: Chart }>;

function readSection(score: Score, name: string): ReadSection {
  const section = score.sections[name];
  if (section === undefined) throw new Error(`${score.id} has no section ${name}`);
  const stranger = Object.keys(section.parts).find((part) => score.band[part] === undefined);
  if (stranger !== undefined) throw new Error(`The band of ${score.id} has no ${stranger}`);
  return { section, chart: parseChart(section.chart, score.beatsInBar) };
}

function playSeat(
  score: Score,
  {
    name,
    seat,
    sections,
    random,
  }: Readonly<{ name: string; seat: Seat; sections: readonly ReadSection[]; random: Random }>,
): readonly PlayedNote[] {
  const notes: PlayedNote[] = [];
  const secondsPerBeat = 60 / score.tempo;
  let start = 0;
  for (const [place, { section, chart }] of sections.entries()) {
    const part = section.parts[name];
    const following = sections[(place + 1) % sections.length];
    const next = following?.chart.spans[0]?.chord;
    if (part !== undefined && following !== undefined && next !== undefined) {
      const { beatsInBar } = score;
      const forces = { force: forceOf(section), nextForce: forceOf(following.section) };
      const swell = { ...forces, beats: chart.bars * beatsInBar, beatsInBar };
      const fill = chooseFill(score, forces);
      for (const note of playPart(part, { score, chart, next, fill, random })) {
        const force = note.velocity * swellAt(note.beat, swell);
        const from = start + swing(score, note, note.beat);
        const to = start + swing(score, note, note.beat + note.beats);
        const drift = (random() + random() - 1) * LOOSENESS_S;
        notes.push({
          at: from * secondsPerBeat + drift + (seat.late ?? 0),
          seconds: (to - from) * secondsPerBeat,
          velocity: Math.min(1, force * (1 + (random() * 2 - 1) * UNEVENNESS)),
          sound: note.sound,
        });
      }
    }
    start += chart.bars * score.beatsInBar;
  }
  return notes;
}

/** The played place of a written one: the second note of a pair comes late. */
function swing({ swing: { pair, share } }: Score, note: PartNote, beat: number): number {
  if (note.isTriplet) return beat;
  const span = pair === 'eighths' ? 1 : 0.5;
  const whole = Math.floor(beat / span + 1e-9) * span;
  const within = (beat - whole) / span;
  const swung = within < 0.5 ? within * 2 * share : share + (within - 0.5) * 2 * (1 - share);
  return whole + swung * span;
}
