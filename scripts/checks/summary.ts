import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeTemporaryFolder } from '../temporary-folder.ts';
import { failureLine } from './check-log.ts';
import { brokenStep, REPORTS, type StepResult } from './step.ts';

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
  const rows = steps.map(({ step, passed, content, failures, seconds }) => ({
    step,
    passed,
    content,
    failed: failures.length,
    seconds,
  }));
  const sum = (field: 'passed' | 'failed') => rows.reduce((total, row) => total + row[field], 0);
  return [
    rowOf(['step', 'passed', 'content', 'failed', 'seconds']),
    ...rows.map((row) => rowOf(Object.values(row))),
    ...steps.flatMap(({ failures }) => failures),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

/** Returns the stored steps of a command, or a failed step if there are none. */
export function readSteps(command: string): readonly StepResult[] {
  try {
    return JSON.parse(readFileSync(fileOf(command), 'utf8'));
  } catch {
    const failure = failureLine(command, 'ended without a result');
    return [{ step: command, seconds: 0, passed: 0, content: 0, failures: [failure] }];
  }
}

function fileOf(command: string): string {
  return join(REPORTS, `${command}.json`);
}

function rowOf([first, ...others]: readonly (string | number)[]): string {
  return [String(first).padEnd(12), ...others.map((cell) => String(cell).padStart(9))].join('');
}
