import { type Chord, parseChord } from './chord.ts';

/** A chord, where it begins and how long it lasts, in quarters. */
export type ChordSpan = Readonly<{ beat: number; beats: number; chord: Chord }>;

export type Chart = Readonly<{ spans: readonly ChordSpan[]; bars: number }>;

/** Reads a chord chart such as `Fmaj9 | Gm9 C13 | %`. Chords share a bar evenly, and % repeats the bar before. */
export function parseChart(text: string, beatsInBar: number): Chart {
  const spans: ChordSpan[] = [];
  let symbols: readonly string[] = [];
  const bars = text.split('|').map((bar) => bar.trim());
  for (const [number, bar] of bars.entries()) {
    if (bar !== '%') symbols = bar.split(/\s+/);
    const beats = beatsInBar / symbols.length;
    for (const [place, symbol] of symbols.entries()) {
      const beat = number * beatsInBar + place * beats;
      spans.push({ beat, beats, chord: parseChord(symbol) });
    }
  }
  return { spans, bars: bars.length };
}

/** The chord that sounds at a beat of the chart. */
export function chordAt({ spans }: Chart, beat: number): Chord {
  const span = spans.findLast((each) => each.beat <= beat + 1e-6);
  if (span === undefined) throw new Error(`No chord at beat ${beat}`);
  return span.chord;
}
