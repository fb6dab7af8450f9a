import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** How words of our other languages begin that an English one seems to stand in: birthday, summit, a dance. */
const CLEAN_BEGINNINGS: readonly string[] = ['cumpl', 'cumbr', 'cumbia'];

let matcher: RegExpMatcher | undefined;

/** True if the text holds an English swear word, written plainly or disguised with look-alike or repeated letters. */
export function isProfane(text: string): boolean {
  // Built on first use: compiling the word list takes longer than a whole game of checks.
  matcher ??= createMatcher();
  // An underscore is the space of a player name: it parts words.
  if (matcher.hasMatch(text.replaceAll('_', ' '))) return true;
  // It also hides a word, "sh_it", which then begins with a part of the name; in "push_it" nothing is hidden.
  const parts = text.split('_');
  const starts = new Set(parts.map((_, index) => parts.slice(0, index).join('').length));
  return matcher.getAllMatches(parts.join('')).some((match) => starts.has(match.startIndex));
}

function createMatcher(): RegExpMatcher {
  const { whitelistedTerms = [], ...dataset } = englishDataset.build();
  return new RegExpMatcher({
    ...dataset,
    whitelistedTerms: [...whitelistedTerms, ...CLEAN_BEGINNINGS],
    ...englishRecommendedTransformers,
  });
}
