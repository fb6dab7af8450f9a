import { type Chart, parseChart } from '../notation/chart.ts';
import type { Pitch } from '../notation/pitch.ts';
import type { DrumName, Score, Seat, Section } from '../notation/score.ts';
import { type PartNote, playPart } from './play-part.ts';
import { createRandom, type Random } from './random.ts';

/** A note as it is heard: seconds from the beginning of the loop, and how hard it is struck, 0 to 1. */
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

/** Nobody hits the beat to the millisecond, nor twice as hard. */
const LOOSENESS_S = 0.005;
const UNEVENNESS = 0.07;

/** Plays a score once through, with swing and the small liberties of players. The same each time. */
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
  if (stranger !== undefined) throw new Error(`Nobody in ${score.id} plays ${stranger}`);
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
    const next = sections[(place + 1) % sections.length]?.chart.spans[0]?.chord;
    if (part !== undefined && next !== undefined) {
      for (const note of playPart(part, { score, chart, next, random })) {
        const from = start + swing(score, note, note.beat);
        const to = start + swing(score, note, note.beat + note.beats);
        const drift = (random() + random() - 1) * LOOSENESS_S;
        notes.push({
          at: from * secondsPerBeat + drift + (seat.late ?? 0),
          seconds: (to - from) * secondsPerBeat,
          velocity: Math.min(1, note.velocity * (1 + (random() * 2 - 1) * UNEVENNESS)),
          sound: note.sound,
        });
      }
    }
    start += chart.bars * score.beatsInBar;
  }
  return notes;
}

/** Where a written place comes to lie: the second of two notes waits. */
function swing({ swing: { pair, share } }: Score, note: PartNote, beat: number): number {
  if (note.isTriplet) return beat;
  const span = pair === 'eighths' ? 1 : 0.5;
  const whole = Math.floor(beat / span + 1e-9) * span;
  const within = (beat - whole) / span;
  const swung = within < 0.5 ? within * 2 * share : share + (within - 0.5) * 2 * (1 - share);
  return whole + swung * span;
}
