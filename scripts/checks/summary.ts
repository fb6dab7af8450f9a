import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureLine } from './check-log.ts';
import { REPORTS, type StepResult } from './step.ts';

/** Shows what the steps came to, every failure by name, and the totals last. Sets the exit code of this process. */
export function concludeWith(steps: readonly StepResult[]): void {
  for (const line of summaryOf(steps)) console.log(line);
  const failed = steps.some(({ failures }) => failures.length > 0);
  process.exitCode = failed || steps.length === 0 ? 1 : 0;
}

/** As lines. The last one counts checks of what the product does; films, posters and messages are counted apart. */
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

/** Keeps what a command's steps came to for {@link readSteps}. */
export function writeSteps(command: string, steps: readonly StepResult[]): void {
  writeFileSync(fileOf(command), JSON.stringify(steps));
}

/** The steps a command kept, or one that failed if it kept none. */
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
