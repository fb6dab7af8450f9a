/** How a typed word matches a word of a name. */
export type WordMatch = 'none' | 'letter-by-letter' | 'with-a-slip' | 'begins-with-a-slip';

/** Shorter words must match exactly: with a slip they would match too many others. */
const LEAST_LETTERS_FOR_SLIP = 4;

/**
 * Compares what was typed with the beginning of the word. One slip is forgiven in four letters or more: a wrong,
 * missing or extra letter, or two swapped neighbours.
 */
export function matchBeginning(typed: string, word: string): WordMatch {
  const match = matchWord(typed, word);
  if (match !== 'none' || typed.length < LEAST_LETTERS_FOR_SLIP) return match;
  return isOneSlipAway(typed, word, continues) ? 'begins-with-a-slip' : 'none';
}

/** As {@link matchBeginning}, but a word with a slip must be whole. */
export function matchWord(typed: string, word: string): WordMatch {
  if (word.startsWith(typed)) return 'letter-by-letter';
  if (typed.length < LEAST_LETTERS_FOR_SLIP) return 'none';
  return isOneSlipAway(typed, word, isRest) ? 'with-a-slip' : 'none';
}

type CompareRest = (rest: string, word: string, from: number) => boolean;

function continues(rest: string, word: string, from: number): boolean {
  return word.startsWith(rest, from);
}

function isRest(rest: string, word: string, from: number): boolean {
  return word.length - from === rest.length && word.startsWith(rest, from);
}

/** The first letter that differs shows every kind of slip. */
function isOneSlipAway(typed: string, word: string, compare: CompareRest): boolean {
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at++;
  const next = typed[at + 1];
  // Most words differ by more. The neighbouring letters show that without cutting strings.
  if (
    next !== undefined &&
    next !== word[at] &&
    next !== word[at + 1] &&
    typed[at] !== word[at + 1]
  ) {
    return false;
  }
  const afterNext = typed.slice(at + 1);
  return (
    compare(afterNext, word, at) ||
    (at < word.length &&
      (compare(afterNext, word, at + 1) ||
        compare(typed.slice(at), word, at + 1) ||
        (isSwapped(typed, word, at) && compare(typed.slice(at + 2), word, at + 2))))
  );
}

function isSwapped(typed: string, word: string, at: number): boolean {
  return typed[at] === word[at + 1] && typed[at + 1] === word[at];
}
