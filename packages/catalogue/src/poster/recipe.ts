import type { Composition } from './compositions.ts';
import type { Ink, PaletteName } from './ink/palette.ts';
import type { Title } from './lettering.ts';
import type { MotifUse, Plane } from './plane.ts';
import type { SmallLine } from './small-line.ts';

/** The recipe of a poster, written by hand for one film. */
export type PosterRecipe = Readonly<{
  palette: PaletteName;
  composition: Composition;
  behind?: readonly Plane[];
  main: MotifUse;
  front?: readonly Plane[];
  title: Title;
  smallLine: SmallLine;
  /** The ink of the specks, 'paper' if left out. */
  specks?: Ink;
}>;
