import type { CatalogueFilm } from './films/film.ts';

/** Words in characters' names that are titles or roles, and name no one. */
const NOT_A_NAME = new Set(
  [
    'The Of And A An Mr Mrs Ms Miss Dr Doctor Professor Prof Sir Lady Lord King Queen Prince Princess',
    'President Captain Capt Colonel Col Major General Lieutenant Lt Sergeant Sgt Corporal Cpl Private Pvt',
    'Officer Detective Det Inspector Agent Chief Sheriff Deputy Judge Father Mother Sister Brother Uncle',
    'Aunt Young Old Older Little Man Woman Boy Girl Narrator Voice Self Himself Herself Host Singer',
  ]
    .join(' ')
    .split(' '),
);

/** "8/10", "8 out of 10", "four stars" with a figure, "I give it a 7", "a 6 from me". */
const RATINGS = [
  /\d\s*(?:\/|out of)\s*\d|\b\d(?:[.,]\d)?\s+of\s+(?:5|10)\b/giu,
  /\b\d{1,2}(?:[.,]\d)?\s*(?:stars?\b|★)|\bstars?\b.{0,3}\d/giu,
  /\b(?:give|gave|giving|rate[ds]?)\s+(?:it|this|the (?:film|movie))\s+(?:an?\s+)?(?:10|[1-9])(?:[.,]\d)?(?![\d:]| (?:minutes?|hours?|days?|weeks?|months?|years?|times?)\b)/giu,
  /\b(?:an?|my)\s+(?:10|[1-9])(?:[.,]\d)?\s+from me\b/giu,
  /\b(?:rating|score|rated|scored)\s*(?::|=|of|is|at)?\s*(?:an?\s+)?(?:10|[1-9])(?:[.,]\d)?\b/giu,
];

/** Returns the ratings that a review gives in figures. A figure would help players, who guess the average. */
export function quotedRatings(review: string): readonly string[] {
  return RATINGS.flatMap((pattern) => review.match(pattern) ?? []);
}

/** Returns the actors that an overview names. It must name none, because players earn points for naming the cast. */
export function castNamed({ overview, cast }: CatalogueFilm): readonly string[] {
  return cast.map(({ name }) => name).filter((name) => holdsName(overview, name));
}

/** Returns whether the overview names one of the film's characters, by any part of the character's name. */
export function namesCharacter({ overview, cast }: CatalogueFilm): boolean {
  return cast
    .flatMap(({ character }) => nameParts(character))
    .some((part) => holdsName(overview, part));
}

/** `King Arthur / Voice of God (voice)` gives Arthur and God. */
function nameParts(character: string): readonly string[] {
  return character
    .replace(/\([^)]*\)/g, '')
    .split(/[^\p{L}\p{N}.'’-]+/u)
    .map((part) => part.replace(/^['’.]+|['’.]+$/g, ''))
    .filter((part) => /^[\p{Lu}\p{N}]/u.test(part) && part.length > 1 && !NOT_A_NAME.has(part));
}

/** Matches whole words only: "Common" is not in "Commonwealth". */
function holdsName(text: string, name: string): boolean {
  return spaced(text).includes(spaced(name));
}

/** Returns the words with one space around each. */
function spaced(text: string): string {
  return ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;
}
