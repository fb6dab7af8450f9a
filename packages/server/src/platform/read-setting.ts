import { settingProblem } from './start-problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The address without user and password, fit to be printed. */
export function hidePassword(address: string): string {
  return address
    .replace(/^(\w+:(?:\/\/)?)?.*@/s, '$1***@')
    .replace(/(password\s*=\s*)[^&\s]*/gi, '$1***');
}

/** `isSecret` keeps what was given out of the line that says so. */
export type Parsed<T> = Readonly<{ value: T } | { wanted: string; isSecret?: true }>;

/** Undefined where the variable is absent or empty. Throws StartProblem for a wrong value. */
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
