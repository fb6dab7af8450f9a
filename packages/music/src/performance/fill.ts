import type { Score } from '../notation/score.ts';
import type { PartNote } from './play-part.ts';

/** The fill that ends a section: `lift` before a louder one, `turn` before any other. */
export function chooseFill(
  { fills }: Pick<Score, 'fills'>,
  { force, nextForce }: Readonly<{ force: number; nextForce: number }>,
) {
  return nextForce > force ? fills?.lift : fills?.turn;
}

/**
 * The drums of a section with a fill in its last bar. From the fill's first stroke on, only the fill is played.
 */
export function withFill(
  notes: readonly PartNote[],
  fill: readonly PartNote[],
  lastBar: number,
): readonly PartNote[] {
  if (fill.length === 0) return notes;
  const placed = fill.map((note) => ({ ...note, beat: lastBar + note.beat }));
  const start = Math.min(...placed.map(({ beat }) => beat));
  return [...notes.filter(({ beat }) => beat < start - 1e-6), ...placed];
}
