import { colourName } from './colour-name.ts';
import { inkColour, PALETTES } from './ink/palette.ts';
import type { Plane } from './plane.ts';
import type { PosterRecipe } from './recipe.ts';

/** Motifs without a name: shapes, shades and ways of drawing others. */
const UNNAMED: ReadonlySet<string> = new Set([
  'outline',
  'ramp',
  'box',
  'stroke',
  'disc',
  'bloom',
  'polygon',
  'evenPolygon',
  'oval',
  'ring',
  'shade',
  'wedges',
  'burst',
]);

/** More would read like a list, not like a picture. */
const MOST_THINGS = 5;

/** Describes a poster in English for those who can't see it: its things, the main one first, and its colours. */
export function describePoster(recipe: PosterRecipe): string {
  const { main, behind = [], front = [], palette } = recipe;
  const things = new Set([main, ...front, ...behind].flatMap(namesIn));
  const shown = [...things].slice(0, MOST_THINGS);
  const inks = (['one', 'two', 'three', 'key'] as const).map((ink) =>
    colourName(inkColour(PALETTES[palette], ink)),
  );
  const colours = [...new Set(inks)];
  const picture = shown.length === 0 ? 'Shapes' : capitalised(listed(shown));
  return `${picture}, in ${listed(colours)}.`;
}

function namesIn(plane: Plane): readonly string[] {
  switch (plane.motif) {
    case 'clipped':
    case 'together':
      return plane.planes.flatMap(namesIn);
    case 'repeated':
      return namesIn(plane.of);
    default:
      return UNNAMED.has(plane.motif) ? [] : [inWords(plane.motif)];
  }
}

/** Returns "paperLantern" as "paper lantern". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
