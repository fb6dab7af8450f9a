import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { provideJourneyBrowser } from './chromium.ts';
import { playwrightFailures, printFailures, vitestFailures } from './failures.ts';
import { check, ROOT, run } from './run.ts';

const REPORTS = join(ROOT, 'reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

const PACKAGES = ['rules', 'catalogue', 'server', 'web', 'web/worker', 'e2e', 'bench', 'music'];

type Count = Readonly<{ passed: number; failed: number }>;

const failures: string[] = [];
await mkdir(REPORTS, { recursive: true });
const counts = [await staticChecks(), await unitTests(), await browserTests()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
printFailures(failures);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Format, lint, import directions and types. */
async function staticChecks(): Promise<Count> {
  const folders = ['.', ...PACKAGES.map((name) => `packages/${name}`)];
  const results = await Promise.all([
    check('format, lint and import directions', 'biome', ['ci', '--error-on-warnings', '.']),
    ...folders.map((folder) => check(`types of ${folder}`, 'tsc', ['-p', folder])),
  ]);
  const good = results.filter(Boolean).length;
  return { passed: good, failed: results.length - good };
}

/** Everything that needs neither a browser nor a service. */
async function unitTests(): Promise<Count> {
  await rm(UNIT_REPORT, { force: true });
  const exitCode = await run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
  const report = await readReport(UNIT_REPORT);
  if (report === undefined) return { passed: 0, failed: 1 };
  failures.push(...vitestFailures(report));
  const { numPassedTests, numFailedTests } = report;
  // A file that cannot be loaded, or a stray error, fails the run without failing a test.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, exitCode === 0 ? 0 : 1) };
}

/** Journeys in a real browser, against the built app on the real server. */
async function browserTests(): Promise<Count> {
  await rm(BROWSER_REPORT, { force: true });
  if ((await run('node', ['scripts/build.ts', '--if-stale'])) !== 0)
    return { passed: 0, failed: 1 };
  const env = {
    CHROMIUM_PATH: provideJourneyBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  };
  await run('playwright', ['test', '--config', 'packages/e2e/playwright.config.ts'], env);
  const report = await readReport(BROWSER_REPORT);
  if (report === undefined) return { passed: 0, failed: 1 };
  failures.push(...playwrightFailures(report));
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

// biome-ignore lint/suspicious/noExplicitAny: the runners' own reports, read in one place
async function readReport(file: string): Promise<any> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) ?? undefined;
}
