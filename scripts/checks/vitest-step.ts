import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { runStep, type StepResult } from './step.ts';

type VitestStep = Readonly<{
  step: string;
  /** Beside `run` and the reporters. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  least: number;
  limitMinutes: number;
}>;

const LOG = join(ROOT, 'scripts/checks/vitest-log.ts');

/** Runs Vitest with its checks logged. */
export function vitestStep({ args = [], ...step }: VitestStep): Promise<StepResult> {
  const reporters = ['--reporter=dot', `--reporter=${LOG}`];
  return runStep({ ...step, command: 'vitest', args: ['run', ...args, ...reporters] });
}
