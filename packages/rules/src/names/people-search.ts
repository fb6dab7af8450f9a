import { foldName } from './name-folding.ts';
import { matchBeginning, matchWord, type WordMatch } from './one-slip.ts';

/** With fewer characters typed, too many names match. */
export const LEAST_TYPED = 4;

export const MOST_SUGGESTIONS = 8;

/** A person by name. The original name is in the person's own script or language. */
type Named = Readonly<{ name: string; originalName: string }>;

export type SearchPeople<Person> = (typed: string) => readonly Person[];

/** One way a person's name is written, folded. */
type Spelling<Person> = Readonly<{
  person: Person;
  folded: string;
  /** The folded name without spaces, so that "deniro" finds "De Niro". */
  joined: string;
  /** Where words begin in `joined`. */
  wordStarts: readonly number[];
  /** Its words, as places in the vocabulary. */
  words: readonly number[];
}>;

/**
 * How well a spelling matches, best first: 0 begins as typed; 1 has all the words; 2 has them with slips and begins
 * with the first; 3 has them with slips; 4 has the last word begun with a slip.
 */
type Tier = 0 | 1 | 2 | 3 | 4;

const TIERS = 5;

/** How a typed word matches each word of the vocabulary. */
type Matches = readonly WordMatch[];

type Index<Person> = Readonly<{
  vocabulary: readonly string[];
  /** Sorted by name. */
  spellings: readonly Spelling<Person>[];
  mostWords: number;
}>;

/**
 * A search over names and original names. It ignores case, accents and the order of words, takes the last word as a
 * beginning, and forgives one slip a word. It compares every different word of all names. So slips are exact, no index
 * is needed, and a thousand names take far less than a millisecond.
 */
export function indexPeople<Person extends Named>(people: readonly Person[]): SearchPeople<Person> {
  const places = new Map<string, number>();
  const spellings = people
    .flatMap((person) => spell(person, places))
    .sort((a, b) => (a.folded < b.folded ? -1 : 1));
  const mostWords = spellings.reduce((most, { words }) => Math.max(most, words.length), 0);
  const index: Index<Person> = { vocabulary: [...places.keys()], spellings, mostWords };
  return (typed) => {
    if (typed.trim().length < LEAST_TYPED) return [];
    const folded = foldName(typed);
    return folded === '' ? [] : search(index, folded);
  };
}

function spell<Person extends Named>(
  person: Person,
  places: Map<string, number>,
): readonly Spelling<Person>[] {
  const names = new Set([foldName(person.name), foldName(person.originalName)]);
  return [...names].map((folded) => {
    const parts = folded.split(' ');
    return {
      person,
      folded,
      joined: parts.join(''),
      wordStarts: parts.map((_, index) => parts.slice(0, index).join('').length),
      words: parts.map((part) => placeOf(part, places)),
    };
  });
}

function placeOf(word: string, places: Map<string, number>): number {
  const place = places.get(word) ?? places.size;
  places.set(word, place);
  return place;
}

function search<Person>(index: Index<Person>, folded: string): readonly Person[] {
  const typedWords = folded.split(' ');
  const typed = {
    folded,
    joined: typedWords.join(''),
    matches: matchVocabulary(index, typedWords),
  };
  const tiers = Array.from({ length: TIERS }, () => new Set<Person>());
  for (const spelling of index.spellings) {
    const tier = rank(spelling, typed);
    if (tier !== undefined) tiers[tier]?.add(spelling.person);
  }
  const best = new Set(tiers.flatMap((tier) => [...tier].slice(0, MOST_SUGGESTIONS)));
  return [...best].slice(0, MOST_SUGGESTIONS);
}

/** Undefined if no name can have all the words. */
function matchVocabulary(
  { vocabulary, mostWords }: Index<unknown>,
  typedWords: readonly string[],
): readonly Matches[] | undefined {
  if (typedWords.length > mostWords) return undefined;
  const matches: Matches[] = [];
  for (const [index, typed] of typedWords.entries()) {
    const match = index === typedWords.length - 1 ? matchBeginning : matchWord;
    const found = vocabulary.map((word) => match(typed, word));
    if (found.every((each) => each === 'none')) return undefined;
    matches.push(found);
  }
  return matches;
}

type Typed = Readonly<{
  folded: string;
  joined: string;
  matches: readonly Matches[] | undefined;
}>;

function rank(spelling: Spelling<unknown>, { folded, joined, matches }: Typed): Tier | undefined {
  if (spelling.folded.startsWith(folded)) return 0;
  if (spelling.wordStarts.some((start) => spelling.joined.startsWith(joined, start))) return 1;
  return matches && rankWords(spelling.words, matches);
}

/** Finds a word of the name for every typed one. Undefined if one has none. */
function rankWords(words: readonly number[], matches: readonly Matches[]): Tier | undefined {
  const taken: number[] = [];
  let worst: WordMatch = 'letter-by-letter';
  for (const match of matches) {
    const found = findFreeWord(words, { match, taken });
    if (found === undefined) return undefined;
    taken.push(found.at);
    if (found.how !== 'letter-by-letter') worst = found.how;
  }
  if (worst === 'letter-by-letter') return 1;
  if (worst === 'begins-with-a-slip') return 4;
  return taken[0] === 0 ? 2 : 3;
}

const BEST_FIRST = ['letter-by-letter', 'with-a-slip', 'begins-with-a-slip'] as const;

function findFreeWord(
  words: readonly number[],
  { match, taken }: Readonly<{ match: Matches; taken: readonly number[] }>,
): Readonly<{ at: number; how: WordMatch }> | undefined {
  // The usual case first, because the search visits every name.
  if (words.every((word) => match[word] === 'none')) return undefined;
  for (const how of BEST_FIRST) {
    const at = words.findIndex((word, place) => match[word] === how && !taken.includes(place));
    if (at !== -1) return { at, how };
  }
  return undefined;
}
