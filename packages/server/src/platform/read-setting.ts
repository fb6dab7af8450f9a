export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the address without user and password, so that it can be printed. */
export function hidePassword(address: string): string {
  return address
    .replace(/^(\w+:(?:\/\/)?)?.*@/s, '$1***@')
    .replace(/(password\s*=\s*)[^&\s]*/gi, '$1***');
}

/** Null for text that is no address, or whose password ends at a character that is not escaped. */
export function parseServiceUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url && `${url.pathname}${url.hash}`.includes('@') ? null : url;
}

/** With `isSecret`, the given value is not printed. */
export type Parsed<T> = Readonly<{ value: T } | { wanted: string; isSecret?: true }>;

/** Returns the parser of a setting that is any text of the form. */
export function matching(form: RegExp, wanted: string) {
  return (text: string): Parsed<string> => (form.test(text) ? { value: text } : { wanted });
}

/** Returns the parser of a setting that is one of the words. */
export function oneOf<Word extends string>(words: readonly Word[]) {
  return (text: string): Parsed<Word> => {
    const word = words.find((known) => known === text);
    return word ? { value: word } : { wanted: `one of ${words.join(', ')} is wanted` };
  };
}

/** For the operator, beside an address that was not understood. */
export const ESCAPES = 'in its password # is written %23, / %2F, ? %3F and @ %40';

/** Undefined if the variable is absent or empty. Throws StartProblem for a wrong value. */
export function readSetting<T>(
  environment: Environment,
  name: string,
  parse: (text: string) => Parsed<T>,
): T | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const parsed = parse(text);
  if ('value' in parsed) return parsed.value;
  const given = parsed.isSecret ? '***' : hidePassword(text);
  const hasPassword = /:\/\/.*:.*@/s.test(text);
  const wanted = hasPassword ? `${parsed.wanted}; ${ESCAPES}` : parsed.wanted;
  throw settingProblem({ name, given, wanted });
}

/** Why the server can't start, in one line for the operator: what is wrong, and what to do. */
export class StartProblem extends Error {
  readonly code = 'START_PROBLEM';
}

/** Returns the line for a setting with a wrong value: its name, the given value, and what is wanted. */
export function settingProblem(
  problem: Readonly<{ name: string; given: string; wanted: string }>,
  cause?: unknown,
): StartProblem {
  const { name, given, wanted } = problem;
  return new StartProblem(`${name} is ${JSON.stringify(given)}: ${wanted}`, { cause });
}

const ENGLISH = new Intl.ListFormat('en-GB');

/** Returns the words as an English list: "a", "a and b", "a, b and c". */
export function listWords(words: readonly string[]): string {
  return ENGLISH.format(words);
}

/**
 * Returns how many slips lead from one text to the other: a character too much, missing or wrong, or two neighbours
 * swapped. This is the optimal string alignment distance.
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(distances: readonly number[], column: number): number {
  return distances[column] ?? Number.POSITIVE_INFINITY;
}
