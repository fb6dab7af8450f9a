import * as v from 'valibot';
import { compositionSchema } from './compositions.ts';
import { inkSchema, paletteNameSchema } from './ink/palette.ts';
import { titleSchema } from './lettering.ts';
import { motifUseSchema, planesSchema } from './plane.ts';
import { smallLineSchema } from './small-line.ts';

/** The recipe of a poster, written by hand for one film. */
export const recipeSchema = v.strictObject({
  palette: paletteNameSchema,
  composition: compositionSchema,
  behind: v.exactOptional(planesSchema),
  main: motifUseSchema,
  front: v.exactOptional(planesSchema),
  title: titleSchema,
  smallLine: smallLineSchema,
  /** The ink of the specks, 'paper' if left out. */
  specks: v.exactOptional(inkSchema),
});

export type PosterRecipe = Readonly<v.InferOutput<typeof recipeSchema>>;
