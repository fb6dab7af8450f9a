import { settingProblem } from './start-problem.ts';

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
