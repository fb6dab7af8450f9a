import type { Band } from './bands.ts';
import type { Genre } from './genre.ts';

/** Ready-made filters, beside that of all films. */
export const PROGRAMMES = [
  'blockbusters',
  'eighties-night',
  'horror',
  'family',
  'so-bad-its-good',
  'masterpieces',
] as const;

export type Programme = (typeof PROGRAMMES)[number];

export type ProgrammeRules = Readonly<{
  /** Any of them. Absent for any genre. */
  genres?: readonly Genre[];
  fromYear?: number;
  toYear?: number;
  /** How many viewers rated the film. Checked where that is known. */
  leastVotes?: number;
  /** For a programme whose name tells the rating. */
  rated?: Readonly<{
    /** In tenths, without `below`. */
    from: number;
    below: number;
    /** The bands of its draws. One of them has the films from outside, which are one in five. */
    bands: readonly Band[];
  }>;
}>;

/** The limits of a player's own filter do not apply to them. @see docs/rules.md#programmes */
export const PROGRAMME_RULES: Readonly<Record<Programme, ProgrammeRules>> = {
  blockbusters: {
    genres: ['action', 'adventure', 'science-fiction', 'fantasy'],
    fromYear: 1975,
    leastVotes: 3_000,
  },
  'eighties-night': { fromYear: 1980, toYear: 1989 },
  horror: { genres: ['horror'] },
  family: { genres: ['family'] },
  'so-bad-its-good': {
    rated: {
      from: 0,
      below: 60,
      bands: [
        { from: 0, below: 45, weight: 1 },
        { from: 45, below: 50, weight: 1 },
        { from: 50, below: 55, weight: 1 },
        { from: 55, below: 60, weight: 1 },
        { from: 70, below: 101, weight: 1 },
      ],
    },
  },
  masterpieces: {
    rated: {
      from: 75,
      below: 101,
      bands: [
        { from: 0, below: 65, weight: 3 },
        { from: 75, below: 80, weight: 4 },
        { from: 80, below: 84, weight: 4 },
        { from: 84, below: 101, weight: 4 },
      ],
    },
  },
};

/** True for a programme with one film in five from outside, because its name tells the rating. */
export function hasFilmsFromOutside(programme: Programme): boolean {
  return PROGRAMME_RULES[programme].rated !== undefined;
}
