import type { FaceName } from './faces.ts';
import type { PaletteName } from './ink/palette.ts';

export type Decade = 'early' | '1960s' | '1970s' | '1980s' | '1990s' | '2000s' | '2010s' | '2020s';

/** Shows a poster's decade at a glance. No palette and no face belongs to two decades from 1960 on. */
export type DecadeStyle = Readonly<{
  /** How the names of its palettes begin. */
  palettes: string;
  faces: readonly FaceName[];
}>;

export const DECADES: Readonly<Record<Decade, DecadeStyle>> = {
  early: {
    palettes: 'early',
    faces: [
      'limelight',
      'bowlby-one',
      'rye',
      'righteous',
      'jost-900-italic',
      'alfa-slab-one',
      'shrikhand',
      'big-shoulders-900',
      'bungee',
    ],
  },
  '1960s': { palettes: 'sixties', faces: ['alfa-slab-one', 'bowlby-one', 'rye'] },
  '1970s': { palettes: 'seventies', faces: ['caprasimo', 'shrikhand', 'limelight'] },
  '1980s': { palettes: 'eighties', faces: ['righteous', 'racing-sans-one', 'audiowide'] },
  '1990s': { palettes: 'nineties', faces: ['anton', 'cinzel-800', 'bungee'] },
  '2000s': { palettes: 'thousands', faces: ['jost-300', 'jost-500', 'krona-one'] },
  '2010s': {
    palettes: 'tens',
    faces: ['big-shoulders-300', 'big-shoulders-600', 'big-shoulders-900'],
  },
  '2020s': { palettes: 'twenties', faces: ['libre-franklin-500', 'libre-franklin-800'] },
};

/** Returns the decade whose style a film of this year has. Throws for a year without a style. */
export function decadeOf(year: number): Decade {
  if (year < 1960) return 'early';
  const name = `${Math.floor(year / 10)}0s`;
  const decade = (Object.keys(DECADES) as Decade[]).find((known) => known === name);
  if (decade === undefined) throw new Error(`posters have no style for the ${name}`);
  return decade;
}

/** Returns why a recipe does not fit the year of its film; undefined if it does. */
export function findDecadeFault(
  year: number,
  { palette, title }: Readonly<{ palette: PaletteName; title: Readonly<{ face: FaceName }> }>,
): string | undefined {
  const decade = decadeOf(year);
  const { palettes, faces } = DECADES[decade];
  // The name of a decade's palette has the decade's word and then a capital.
  if (!new RegExp(`^${palettes}[A-Z]`).test(palette))
    return `the palette ${palette} is not one of the ${decade}`;
  if (!faces.includes(title.face)) return `the face ${title.face} is not one of the ${decade}`;
  return undefined;
}
