import { printComposition } from './compositions.ts';
import { describePoster } from './describe-poster.ts';
import { finishPrint } from './finish.ts';
import { PALETTES } from './ink/palette.ts';
import { makePress } from './ink/press.ts';
import { element, type Svg } from './ink/svg.ts';
import { printTitle } from './lettering.ts';
import { printPlane, printPlanes } from './plane.ts';
import type { PosterFilm } from './poster-film.ts';
import type { PosterRecipe } from './recipe.ts';
import { printSmallLine } from './small-line.ts';

/**
 * Returns a whole SVG document of 200 x 300 units with its description. It is always the same for the same film and
 * recipe.
 */
export function drawPoster(film: PosterFilm, recipe: PosterRecipe): Svg {
  const press = makePress(PALETTES[recipe.palette], `p${film.id}`);
  const content = [
    printComposition(press, recipe.composition),
    printPlanes(press, recipe.behind ?? []),
    printPlane(press, recipe.main),
    printPlanes(press, recipe.front ?? []),
    printTitle(press, film.title, recipe.title),
    printSmallLine(press, film, recipe.smallLine),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 200 300',
      width: 200,
      height: 300,
      'aria-label': describePoster(recipe),
      'data-de': describePoster(recipe, 'de'),
      'data-es': describePoster(recipe, 'es'),
    },
    finishPrint(press, film.year, { seed: film.id, content, specks: recipe.specks ?? 'paper' }),
  );
}
