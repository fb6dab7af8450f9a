/** One stroke of a rhythm. Place and length are in quarters. */
export type Stroke = Readonly<{
  beat: number;
  beats: number;
  stress: 'plain' | 'accent' | 'ghost';
  isTriplet: boolean;
}>;

export type Rhythm = Readonly<{ strokes: readonly Stroke[]; bars: number }>;

const STRESSES: Readonly<Record<string, Stroke['stress']>> = {
  x: 'plain',
  X: 'accent',
  o: 'ghost',
};

/**
 * Reads a rhythm such as `x..x..x. | x-..X...`. Each sign has an equal share of its bar: x is a stroke, X an accent, o a
 * ghost, a dot silence, and - holds the stroke before it. Spaces do not count.
 */
export function parseRhythm(text: string, beatsInBar: number): Rhythm {
  const strokes: Stroke[] = [];
  const bars = text.split('|').map((bar) => bar.replaceAll(/\s/g, ''));
  for (const [number, bar] of bars.entries()) {
    const share = beatsInBar / bar.length;
    const isTriplet = !Number.isInteger(4 * share);
    for (const [place, sign] of [...bar].entries()) {
      const isHeld = sign === '-' && bar[place - 1] !== '.';
      const stress = STRESSES[sign];
      const last = strokes.at(-1);
      if (stress !== undefined) {
        const beat = number * beatsInBar + place * share;
        strokes.push({ beat, beats: share, stress, isTriplet });
      } else if (isHeld && last !== undefined) {
        strokes[strokes.length - 1] = { ...last, beats: last.beats + share };
      } else if (sign !== '.') {
        throw new Error(`"${sign}" is no sign of a rhythm`);
      }
    }
  }
  return { strokes, bars: bars.length };
}
