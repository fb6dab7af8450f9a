import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runWithin } from '../run.ts';
import { failureLine, readLog, type Tally, tallyOf } from './check-log.ts';

/** The result of one step of the checks. */
export type StepResult = Tally & Readonly<{ step: string; seconds: number }>;

export type LoggedStep = Readonly<{
  step: string;
  /** A command that writes to the log in CHECK_LOG, as the reporters beside this file do. */
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  limitMinutes: number;
  /** Fewer checks than this mean that some were not found or not run. */
  least: number;
}>;

export const REPORTS = join(ROOT, 'reports');

/** Runs a command that logs its checks. Returns their result even if the command hangs or crashes. */
export async function runStep(logged: LoggedStep): Promise<StepResult> {
  const { step, command, args, env, limitMinutes, least } = logged;
  const log = join(REPORTS, `${step}.jsonl`);
  await mkdir(REPORTS, { recursive: true });
  await rm(log, { force: true });
  const startedAt = performance.now();
  const ending = await runWithin(command, args, {
    env: { ...env, CHECK_LOG: log },
    limitMs: limitMinutes * 60_000,
  });
  const tally = tallyOf(readLog(log));
  const checks = tally.passed + tally.content + tally.failures.length;
  const faults = [];
  if (ending.type === 'overdue') faults.push(`was ended after ${limitMinutes} minutes`);
  else if (ending.code !== 0 && tally.failures.length === 0)
    faults.push(`ended with exit code ${ending.code}`);
  if (checks < least) faults.push(`ran ${checks} checks where at least ${least} are expected`);
  const failures = [...tally.failures, ...faults.map((fault) => failureLine(step, fault))];
  return { ...tally, failures, step, seconds: secondsSince(startedAt) };
}

/** Returns the result of a step that could not run. */
export function brokenStep(step: string, error: unknown): StepResult {
  const reason = error instanceof Error ? error.message : String(error);
  return { step, seconds: 0, passed: 0, content: 0, failures: [failureLine(step, reason)] };
}

export function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 1000);
}
