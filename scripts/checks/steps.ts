import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run, runQuietly, runWithin } from '../run.ts';
import { takeTemporaryFolder } from '../temporary-folder.ts';
import { failureLine, readLog, type Tally, tallyOf } from './check-log.ts';

/** The result of one step of the checks. */
export type StepResult = Tally & Readonly<{ step: string; seconds: number }>;

type Limits = Readonly<{
  limitMinutes: number;
  /**
   * Fewer checks than this fail the step: a changed pattern or a renamed folder can silently leave out tests. A little
   * below the real number, so that tests can be deleted. Raise it after adding many.
   */
  least: number;
  env?: NodeJS.ProcessEnv;
}>;

type LoggedStep = Limits &
  Readonly<{
    step: string;
    /** A command that writes to the log in CHECK_LOG, as the reporters beside this file do. */
    command: string;
    args: readonly string[];
  }>;

export const REPORTS = join(ROOT, 'reports');

/** Runs a command that logs its checks. Returns their result even if the command hangs or crashes. */
export async function runStep(logged: LoggedStep): Promise<StepResult> {
  const { step, command, args, env, limitMinutes, least } = logged;
  const log = join(REPORTS, `${step}.jsonl`);
  await mkdir(REPORTS, { recursive: true });
  await rm(log, { force: true });
  const startedAt = performance.now();
  const fault = await findFault(command, args, { limitMinutes, env: { ...env, CHECK_LOG: log } });
  const tally = tallyOf(readLog(log));
  const checks = tally.passed + tally.content + tally.failures.length;
  const isTold = tally.failures.length > 0 && !fault?.isOverdue;
  const faults = fault === undefined || isTold ? [] : [fault.reason];
  if (checks < least) faults.push(`ran ${checks} checks where at least ${least} are expected`);
  const failures = [...tally.failures, ...faults.map((each) => failureLine(step, each))];
  return { ...tally, failures, step, seconds: secondsSince(startedAt) };
}

/** Runs Vitest with its checks logged: all files of the config, or those that the arguments choose. */
export function vitestStep(
  step: string,
  { args = ['run'], ...limits }: Limits & Readonly<{ args?: readonly string[] }>,
): Promise<StepResult> {
  const log = join(ROOT, 'scripts/checks/vitest-log.ts');
  const all = [...args, '--reporter=dot', `--reporter=${log}`];
  return runStep({ ...limits, step, command: 'vitest', args: all });
}

/** Runs journeys in a real browser, through the built app on the real server. */
export async function journeysStep(
  step: string,
  { config = 'playwright.config.ts', ...limits }: Limits & Readonly<{ config?: string }>,
): Promise<StepResult> {
  await build();
  const args = ['test', '--config', `packages/e2e/${config}`];
  return runStep({ ...limits, step, command: 'playwright', args });
}

/** Throws if the app could not be built. */
export async function build(): Promise<void> {
  if ((await run('node', ['scripts/build.ts'])) !== 0)
    throw new Error('the app could not be built');
}

/** Runs a script that decides itself whether it passes. It counts as one check. */
export async function scriptStep(script: string, limitMinutes: number): Promise<StepResult> {
  const startedAt = performance.now();
  const fault = await findFault('npm', ['run', '--silent', script], { limitMinutes });
  const failures = fault === undefined ? [] : [failureLine(script, fault.reason)];
  const passed = failures.length === 0 ? 1 : 0;
  return { step: script, passed, content: 0, failures, seconds: secondsSince(startedAt) };
}

const STATIC_CHECKS = [
  {
    name: 'format, lint and import directions',
    command: 'biome',
    args: ['ci', '--error-on-warnings', '.'],
  },
  { name: 'types', command: 'tsc', args: ['-b'] },
] as const;

/** Runs all checks that read the sources without running them. */
export async function staticStep(): Promise<StepResult> {
  const startedAt = performance.now();
  const failures: string[] = [];
  for (const { name, command, args } of STATIC_CHECKS) {
    const { code, printed } = await runQuietly(command, args);
    if (code === 0) continue;
    process.stdout.write(printed);
    failures.push(failureLine(name, printed));
  }
  const passed = STATIC_CHECKS.length - failures.length;
  return { step: 'static', passed, content: 0, failures, seconds: secondsSince(startedAt) };
}

async function findFault(
  command: string,
  args: readonly string[],
  { limitMinutes, env }: Readonly<{ limitMinutes: number; env?: NodeJS.ProcessEnv }>,
) {
  const limitMs = limitMinutes * 60_000;
  const ending = await runWithin(command, args, { limitMs, ...(env && { env }) });
  if (ending.type === 'overdue') {
    return { isOverdue: true, reason: `was ended after ${limitMinutes} minutes` };
  }
  if (ending.code === 0) return undefined;
  return { isOverdue: false, reason: `ended with exit code ${ending.code}` };
}

export function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 1000);
}

/**
 * Runs the steps of a command one after the other, in a temporary folder of their own, and stores and prints their
 * results. A step that throws is broken.
 */
export async function runSteps(
  command: string,
  steps: Readonly<Record<string, () => Promise<StepResult>>>,
): Promise<void> {
  takeTemporaryFolder();
  const results: StepResult[] = [];
  for (const [name, step] of Object.entries(steps)) {
    results.push(await step().catch((error) => brokenStep(name, error)));
  }
  writeFileSync(fileOf(command), JSON.stringify(results));
  concludeWith(results);
}

/** Returns the stored steps of a command, or a failed step if there are none. */
export function readSteps(command: string): readonly StepResult[] {
  try {
    return JSON.parse(readFileSync(fileOf(command), 'utf8'));
  } catch {
    return [brokenStep(command, 'ended without a result')];
  }
}

/** Returns the result of a step that could not run. */
function brokenStep(step: string, error: unknown): StepResult {
  const reason = error instanceof Error ? error.message : String(error);
  return { step, seconds: 0, passed: 0, content: 0, failures: [failureLine(step, reason)] };
}

function fileOf(command: string): string {
  return join(REPORTS, `${command}.json`);
}

/** Prints the result of the steps, each failure by name, and the totals last. Sets this process's exit code. */
export function concludeWith(steps: readonly StepResult[]): void {
  for (const line of summaryOf(steps)) console.log(line);
  const failed = steps.some(({ failures }) => failures.length > 0);
  process.exitCode = failed || steps.length === 0 ? 1 : 0;
}

/**
 * Returns the lines to print. The last one counts checks of behaviour; films, posters and messages are counted apart.
 */
export function summaryOf(steps: readonly StepResult[]): readonly string[] {
  const rows = steps.map(({ step, passed, content, failures, seconds }) =>
    rowOf([step, passed, content, failures.length, seconds]),
  );
  const failures = steps.flatMap((step) => step.failures);
  const passed = steps.reduce((total, step) => total + step.passed, 0);
  return [
    rowOf(['step', 'passed', 'content', 'failed', 'seconds']),
    ...rows,
    ...failures,
    `${passed} passed, ${failures.length} failed`,
  ];
}

function rowOf([first, ...others]: readonly (string | number)[]): string {
  return [String(first).padEnd(12), ...others.map((cell) => String(cell).padStart(9))].join('');
}
