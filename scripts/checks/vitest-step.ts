import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { runStep, type StepResult } from './step.ts';

type VitestStep = Readonly<{
  step: string;
  /** Vitest's command: `run` for all files, `related` for files that import the given ones. */
  command?: 'run' | 'related';
  /** Further arguments, beside the command and the reporters. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  least: number;
  limitMinutes: number;
}>;

const LOG = join(ROOT, 'scripts/checks/vitest-log.ts');

/** Runs Vitest with its checks logged. */
export function vitestStep({
  command = 'run',
  args = [],
  ...step
}: VitestStep): Promise<StepResult> {
  const reporters = ['--reporter=dot', `--reporter=${LOG}`];
  return runStep({ ...step, command: 'vitest', args: [command, ...args, ...reporters] });
}
