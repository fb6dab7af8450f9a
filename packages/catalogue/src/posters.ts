import { WARM_UP_FILMS } from '@outoften/rules/warm-up/warm-up-films';
import * as v from 'valibot';
import { CATALOGUE } from './catalogue.ts';
import { listYears, readEntries, yearFile } from './data-files.ts';
import { drawPoster } from './poster/draw-poster.ts';
import type { Svg } from './poster/ink/svg.ts';
import { type PosterFilm, posterFilm } from './poster/poster-film.ts';
import { type PosterRecipe, recipeSchema } from './poster/recipe.ts';

type Recipes = Readonly<Record<number, PosterRecipe>>;

const entrySchema = v.strictObject({
  /** The film's id. */
  film: v.number(),
  /** The film and the idea of its poster. */
  note: v.string(),
  ...recipeSchema.entries,
});

const WARM_UP = 'posters/warm-up.json';

/** The recipe of every film's poster, by the film's id. */
export const POSTERS: Recipes = readRecipes(listYears('posters'));

/** Posters that are guessed from below while a curtain rises. The part that best identifies the film is at the top. */
export const WARM_UP_POSTERS: Recipes = readRecipes([WARM_UP]);

/** All films that have a poster, those of the warm-up last. */
export const POSTER_FILMS: readonly PosterFilm[] = [...CATALOGUE.map(posterFilm), ...WARM_UP_FILMS];

/** Draws a film's poster. Throws an error that names file and film if its recipe is missing or wrong. */
export function drawPosterOf(film: PosterFilm): Svg {
  const recipe = POSTERS[film.id] ?? WARM_UP_POSTERS[film.id];
  const place = `${posterFile(film)}: ${film.id}, ${film.title}`;
  if (!recipe) throw new Error(`${place}: no poster recipe`);
  try {
    return drawPoster(film, recipe);
  } catch (cause) {
    throw new Error(`${place}: ${(cause as Error).message}`, { cause });
  }
}

/** Returns the file that has, or should have, the recipe of a film's poster. */
export function posterFile({ id, year }: Pick<PosterFilm, 'id' | 'year'>): string {
  return WARM_UP_FILMS.some((film) => film.id === id) ? WARM_UP : yearFile('posters', year);
}

function readRecipes(files: readonly string[]): Recipes {
  const recipes: Record<number, PosterRecipe> = {};
  for (const file of files) {
    const entries = readEntries(file, entrySchema, ({ film, note }) => `${film}, ${note}`);
    for (const { film, note, ...recipe } of entries) {
      if (recipes[film]) throw new Error(`${file}: ${film}, ${note}: has two recipes`);
      recipes[film] = recipe;
    }
  }
  return recipes;
}
