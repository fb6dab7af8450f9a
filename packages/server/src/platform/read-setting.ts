import { settingProblem } from './start-problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the address without user and password, so that it can be printed. */
export function hidePassword(address: string): string {
  return address
    .replace(/^(\w+:(?:\/\/)?)?.*@/s, '$1***@')
    .replace(/(password\s*=\s*)[^&\s]*/gi, '$1***');
}

/** With `isSecret`, the given value is not printed. */
export type Parsed<T> = Readonly<{ value: T } | { wanted: string; isSecret?: true }>;

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
  throw settingProblem({ name, given, wanted: parsed.wanted });
}
