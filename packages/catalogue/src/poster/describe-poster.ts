import type { Language } from '@outoften/rules/language';
import { colourName } from './colour-name.ts';
import { inkColour, PALETTES } from './ink/palette.ts';
import german from './motif-names/de.json' with { type: 'json' };
import spanish from './motif-names/es.json' with { type: 'json' };
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

/** The motifs' names in other languages. In English a motif is called as in the code. */
const NAMES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  de: german,
  es: spanish,
};

const SHAPES: Readonly<Record<Language, string>> = { en: 'Shapes', de: 'Formen', es: 'Formas' };

/** The word before the colours. */
const IN: Readonly<Record<Language, string>> = { en: 'in', de: 'in', es: 'en' };

/** Describes a poster for those who can't see it: its things, the main one first, and its colours. */
export function describePoster(recipe: PosterRecipe, language: Language = 'en'): string {
  const { main, behind = [], front = [], palette } = recipe;
  const things = new Set([main, ...front, ...behind].flatMap(motifsIn));
  const shown = [...things].slice(0, MOST_THINGS).map((motif) => nameOf(motif, language));
  const inks = (['one', 'two', 'three', 'key'] as const).map((ink) =>
    colourName(inkColour(PALETTES[palette], ink), language),
  );
  const colours = [...new Set(inks)];
  const picture = shown.length === 0 ? SHAPES[language] : capitalised(listed(shown, language));
  return `${picture}, ${IN[language]} ${listed(colours, language)}.`;
}

function motifsIn(plane: Plane): readonly string[] {
  switch (plane.motif) {
    case 'clipped':
    case 'together':
      return plane.planes.flatMap(motifsIn);
    case 'repeated':
      return motifsIn(plane.of);
    default:
      return UNNAMED.has(plane.motif) ? [] : [plane.motif];
  }
}

function nameOf(motif: string, language: Language): string {
  if (language === 'en') return inWords(motif);
  const name = NAMES[language][motif];
  if (name === undefined) throw new Error(`no name of the motif ${motif} in ${language}`);
  return name;
}

/** Returns "paperLantern" as "paper lantern". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function listed(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
