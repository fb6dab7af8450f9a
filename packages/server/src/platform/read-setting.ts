import { LOOPBACK_NAMES } from './http/request-source.ts';

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

/** Undefined unless the text is an https address, or an http address of this machine, with nothing but a path. */
export function parseSafeUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK_NAMES.has(url.hostname));
  return url && isSafe && `${url.username}${url.search}${url.hash}` === '' ? url : undefined;
}

/** A setting: its form in words, and how its text is read. */
export type Setting<T> = Readonly<{
  wanted: string;
  /** Undefined for a text of another form. */
  read: (text: string) => T | undefined;
  /** The setting without which this one has no effect. */
  needs?: string;
  /** True if the given text must not be printed. */
  isSecret?: boolean;
}>;

type SettingOptions = Pick<Setting<unknown>, 'needs' | 'isSecret'>;

/** A setting that is any text of the form. */
export function matching(form: RegExp, wanted: string, options: SettingOptions = {}) {
  const read = (text: string) => (form.test(text) ? text : undefined);
  return { wanted, read, ...options } satisfies Setting<string>;
}

/** A setting that is any text. */
export function anyText(options: SettingOptions = {}) {
  return matching(/^/, 'a text is wanted', options);
}

/** A setting that is one of the words. */
export function oneOf<Word extends string>(words: readonly Word[], options: SettingOptions = {}) {
  const wanted = `one of ${words.join(', ')} is wanted`;
  const read = (text: string) => words.find((known) => known === text);
  return { wanted, read, ...options } satisfies Setting<Word>;
}

type SettingTable = Readonly<Record<string, Setting<unknown>>>;

type Read<Table extends SettingTable> = Readonly<{
  [Name in keyof Table]: ReturnType<Table[Name]['read']> | undefined;
}>;

/** For the operator, beside an address that was not understood. */
export const ESCAPES = 'in its password # is written %23, / %2F, ? %3F and @ %40';

/** Reads all settings of the table. Throws StartProblem for a wrong value. */
export function readSettings<Table extends SettingTable>(
  environment: Environment,
  table: Table,
): Read<Table> {
  const values = Object.entries(table).map(([name, setting]) => [
    name,
    readSetting(environment, name, setting),
  ]);
  return Object.fromEntries(values);
}

/** Undefined if the variable is absent or empty. Throws StartProblem for a wrong value. */
export function readSetting<T>(
  environment: Environment,
  name: string,
  { wanted, read, isSecret = false }: Setting<T>,
): T | undefined {
  const { [name]: text = '' } = environment;
  if (text === '') return undefined;
  const value = read(text);
  if (value !== undefined) return value;
  const given = isSecret ? '***' : hidePassword(text);
  const hasPassword = /:\/\/.*:.*@/s.test(text);
  throw settingProblem({ name, given, wanted: hasPassword ? `${wanted}; ${ESCAPES}` : wanted });
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
