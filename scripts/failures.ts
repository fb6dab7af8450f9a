import { stripVTControlCharacters } from 'node:util';

type VitestReport = Readonly<{
  testResults: readonly Readonly<{
    name: string;
    message: string;
    assertionResults: readonly Readonly<{
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }>[];
  }>[];
}>;

type PlaywrightSuite = Readonly<{
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly Readonly<{
    title: string;
    ok: boolean;
    tests: readonly Readonly<{
      results: readonly Readonly<{ error?: Readonly<{ message?: string }> }>[];
    }>[];
  }>[];
}>;

type PlaywrightReport = Readonly<{
  suites: readonly PlaywrightSuite[];
  errors: readonly Readonly<{ message?: string }>[];
}>;

/** A line for each test that failed, or file that could not be run: its name and how it failed. */
export function vitestFailures({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return [failure(name, message)];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
}

/** A line for each journey that failed: its name and how it failed. */
export function playwrightFailures({ suites, errors }: PlaywrightReport): readonly string[] {
  return [
    ...suites.flatMap(suiteFailures),
    ...errors.map(({ message }) => failure('browser tests', message)),
  ];
}

/** Said last, where whoever reads only the end of a long output finds it. */
export function printFailures(failures: readonly string[]): void {
  for (const line of failures) console.log(line);
}

function suiteFailures({ file, suites = [], specs }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const error = results.find((result) => result.error !== undefined)?.error;
      return failure(`${file}: ${title}`, error?.message);
    });
  return [...own, ...suites.flatMap(suiteFailures)];
}

function failure(name: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  return `FAILED ${name}: ${said.slice(0, LINES_TOLD).join(' | ')}`;
}

/** Of what a failure says: enough for the expectation and the place. */
const LINES_TOLD = 12;
