import german from 'naughty-words/de.json' with { type: 'json' };
import english from 'naughty-words/en.json' with { type: 'json' };
import spanish from 'naughty-words/es.json' with { type: 'json' };
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Setting } from '../../platform/read-setting.ts';
import { dropAccents, type FoldedWord, foldReadings, foldText } from './fold-words.ts';
import OWN_LISTS from './profane-words.json' with { type: 'json' };

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly isProfane: ProfanityCheck;
  }
}

/**
 * Returns true if a name contains a swear word or an insult in English, German or Spanish. True for any text longer
 * than {@link LONGEST_CHECKED}, because the time for the check grows faster than the text.
 */
export type ProfanityCheck = (name: string) => boolean;

/** Words and phrases that the operator adds to the lists. */
export type NameLists = Readonly<{ allowed: readonly string[]; refused: readonly string[] }>;

export const NO_NAME_LISTS: NameLists = { allowed: [], refused: [] };

const WORDS: Setting<readonly string[]> = {
  wanted: 'words or names with commas between them are wanted, such as Moby Dick,Fanny',
  read: (text) => {
    const words = text.split(',').map((word) => word.trim());
    return words.every((word) => /^[^;|]*[\p{L}\p{N}][^;|]*$/u.test(word)) ? words : undefined;
  },
};

export const NAME_SETTINGS = { NAMES_ALLOWED: WORDS, NAMES_REFUSED: WORDS } as const;

/**
 * Our own lists, beside those of the libraries. `innocent` words of the libraries occur in film titles, surnames and
 * daily speech, or insult no one, and `further` words are missing there. A word is refused if it begins with one of
 * `beginnings`, contains one of `parts`, or has an English word of `inside` in it, such as "motherfucker" ("Kinoshita"
 * and "Wankhede" are names). `cleanPhrases`, mostly film titles, are removed before the check.
 */
const { innocent, further, beginnings, parts, cleanPhrases } = OWN_LISTS;
const INSIDE: ReadonlySet<string> = new Set(OWN_LISTS.inside);

/** Harmless words that the joined parts of a clean name may spell: "ana_l" is no swear word. */
const JOINED_INNOCENTLY: ReadonlySet<string> = new Set(OWN_LISTS.joinedInnocently);

/** In UTF-16 units: more than a name of any kind may have. */
const LONGEST_CHECKED = 200;

/** The longest phrase in the lists, in words. */
const LONGEST_PHRASE = 4;

/** Shorter words have no plural: "pollas" is found as "polla", but "tits" is not "tit". */
const SHORTEST_SINGULAR = 4;

/**
 * Finds whole words and phrases, words that are disguised by digits, repeated letters or separators ("sh1t", "sh_it",
 * "s h i t"), and clear compounds ("shithead"). Clean words that contain a swear word by chance pass.
 * @see docs/decisions/35-names-of-every-script.md
 */
export function createProfanityCheck(lists: NameLists): ProfanityCheck {
  let find: ((name: string) => boolean) | undefined;
  // Built on first use, because compiling the lists takes longer than many checks.
  return (name) => {
    if (name.length > LONGEST_CHECKED) return true;
    find ??= compileLists(lists);
    return find(name);
  };
}

function compileLists({ allowed, refused }: NameLists): ProfanityCheck {
  const harmless = new Set(innocent.map(foldText));
  const profane = [...english, ...german, ...spanish].filter(
    (word) => !harmless.has(foldText(word)),
  );
  const words = new Set([...profane, ...further, ...refused].flatMap(spellings));
  const isCompound = createCompoundCheck();
  const clean = [...allowed, ...cleanPhrases]
    .flatMap(foldReadings)
    .map((reading) => reading.map(({ text }) => text).join(' '));
  // An entry without letters, such as an emoji, folds to an empty word.
  words.delete('');
  const isWord = (word: string) => listRepetitions(word).some((text) => isListed(words, text));
  return (name) =>
    foldReadings(name).some((reading) => {
      const left = maskPhrases(reading, clean);
      const spelled = joinSpelled(left);
      const joined = joinParts(left).filter((word) => !JOINED_INNOCENTLY.has(word));
      const whole = [...left.map(({ text }) => text), ...spelled];
      return (
        whole.some((word) => isWord(word) || listRepetitions(word).some(isCompound)) ||
        [...joined, ...listPhrases(left)].some(isWord)
      );
    });
}

/** Returns a word in its own spelling and in the one that is often typed. */
function spellings(word: string): readonly string[] {
  const folded = foldText(word);
  const typed = folded.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  // "Mose" is a name: German umlauts are not left out in typing as Spanish accents are.
  const others = typed === folded ? dropAccents(folded) : typed;
  return [joinWords(folded), joinWords(others)];
}

function joinWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

/** Removes the phrases. The words around a phrase do not become neighbours. */
function maskPhrases(
  words: readonly FoldedWord[],
  phrases: readonly string[],
): readonly FoldedWord[] {
  let text = ` ${words.map((word) => word.text).join(' ')} `;
  const spaces = words.map(({ followsSpace }) => followsSpace);
  for (const phrase of phrases) {
    const gap = phrase.replaceAll(/[^ ]+/g, '-');
    text = text.replaceAll(` ${phrase} `, ` ${gap} `);
  }
  return text
    .trim()
    .split(' ')
    .map((word, index) => ({ text: word, followsSpace: spaces[index] ?? true }));
}

/** Joins single letters into a word: "f u c k". */
function joinSpelled(words: readonly FoldedWord[]): readonly string[] {
  const text = words.map((word) => word.text).join(' ');
  const runs = text.match(/(?<![^ ])[^ -](?: [^ -])+(?![^ ])/gu) ?? [];
  return runs.map((run) => run.replaceAll(' ', ''));
}

/** Joins two to four parts of a word that no space separates. */
function joinParts(words: readonly FoldedWord[]): readonly string[] {
  return listGroups(words)
    .filter(([, ...rest]) => rest.every(({ followsSpace }) => !followsSpace))
    .map((group) => group.map(({ text }) => text).join(''));
}

function listPhrases(words: readonly FoldedWord[]): readonly string[] {
  return listGroups(words).map((group) => group.map(({ text }) => text).join(' '));
}

function listGroups(words: readonly FoldedWord[]): readonly (readonly FoldedWord[])[] {
  return words.flatMap((_, start) =>
    Array.from({ length: LONGEST_PHRASE - 1 }, (_, more) => start + more + 2)
      .filter((end) => end <= words.length)
      .map((end) => words.slice(start, end)),
  );
}

/**
 * Returns the word as typed, with letters that are repeated for emphasis once or twice, and once if it is doubled:
 * "shiiit", "asssss", "fuuck", "shitshit".
 */
function listRepetitions(word: string): readonly string[] {
  const once = word.replaceAll(/(.)\1{2,}/gu, '$1');
  const twice = word.replaceAll(/(.)\1{2,}/gu, '$1$1');
  // Hardly any clean word has these vowels doubled.
  const vowelsOnce = word.replaceAll(/([aiu])\1+/gu, '$1');
  const single = word.replace(/^(.{3,})\1+$/u, '$1');
  return [...new Set([word, once, twice, vowelsOnce, single])];
}

function isListed(words: ReadonlySet<string>, text: string): boolean {
  if (words.has(text)) return true;
  if (text.length > SHORTEST_SINGULAR && words.has(text.replace(/s$/, ''))) return true;
  return text.includes('*') && [...words].some((word) => hides(text, word));
}

/** Returns true for "f**k" and "fuck". */
function hides(text: string, word: string): boolean {
  const letters = [...text];
  const wanted = [...word];
  const shown = letters.filter((letter) => letter !== '*').length;
  return (
    letters.length === wanted.length &&
    shown * 2 >= letters.length &&
    letters.every((letter, index) => letter === '*' || letter === wanted[index])
  );
}

function createCompoundCheck(): (word: string) => boolean {
  const matcher = new RegExpMatcher({
    ...englishDataset.build(),
    ...englishRecommendedTransformers,
  });
  return (word) => {
    if (beginnings.some((beginning) => word.startsWith(beginning))) return true;
    if (parts.some((part) => word.includes(part))) return true;
    return matcher.getAllMatches(word).some((match) => {
      const { originalWord = '' } =
        englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata ?? {};
      // The library's patterns match missing or changed letters too. Only an exact match counts.
      return INSIDE.has(originalWord) && word.includes(originalWord);
    });
  };
}
