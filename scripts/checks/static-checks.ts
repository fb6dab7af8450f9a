import { runQuietly } from '../run.ts';
import { failureLine } from './check-log.ts';
import { type StepResult, secondsSince } from './step.ts';

const CHECKS = [
  {
    name: 'format, lint and import directions',
    command: 'biome',
    args: ['ci', '--error-on-warnings', '.'],
  },
  { name: 'types', command: 'tsc', args: ['-b'] },
] as const;

/** Runs all checks that read the sources without running them. */
export async function staticChecks(): Promise<StepResult> {
  const startedAt = performance.now();
  const failures: string[] = [];
  for (const { name, command, args } of CHECKS) {
    const { code, printed } = await runQuietly(command, args);
    if (code === 0) continue;
    process.stdout.write(printed);
    failures.push(failureLine(name, printed));
  }
  const passed = CHECKS.length - failures.length;
  return { step: 'static', passed, content: 0, failures, seconds: secondsSince(startedAt) };
}
