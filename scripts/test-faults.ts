import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import { brokenStep, type StepResult } from './checks/step.ts';
import { runSteps } from './checks/summary.ts';
import { vitestStep } from './checks/vitest-step.ts';
import { findProgram, isRoot, provide } from './programs.ts';
import { run } from './run.ts';

const PROGRAMS = ['pgbouncer', 'redis-server', 'mkfs.ext4', 'mount'];

/** Enough to notice that something is wrong, in a minute. It needs no disk of its own, no Redis and no PgBouncer. */
const SHORT = { tests: 'on SQLite is killed|PostgreSQL is stopped', kills: '5' };

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const step = values.short ? 'faults-short' : 'faults';
await runSteps('faults', { [step]: faultsStep });

/** Real servers that are struck by faults. Throws with instructions if this can't be done here. */
async function faultsStep(): Promise<StepResult> {
  if (!values.short) provideServices();
  if ((await run('node', ['scripts/build.ts'])) !== 0) {
    return brokenStep(step, 'the app could not be built');
  }
  const figures = join(process.env.TMPDIR ?? '', 'figures.jsonl');
  const result = await vitestStep({
    step,
    args: [
      ...['--config', 'packages/simulation/faults.config.ts'],
      ...(values.short ? ['killed', 'database-away', '-t', SHORT.tests] : []),
    ],
    env: { FAULT_FIGURES: figures, ...(values.short && { FAULT_KILLS: SHORT.kills }) },
    least: values.short ? LEAST_CHECKS.faultsShort : LEAST_CHECKS.faults,
    limitMinutes: values.short ? 5 : 45,
  });
  showFigures(figures);
  return result;
}

/** Throws with instructions if disks can't be mounted here or a program is missing. */
function provideServices(): void {
  if (!isRoot()) throw new Error('Faults mount disks of their own: run this as root.');
  provide({
    what: PROGRAMS.join(', '),
    debian: ['pgbouncer', 'redis-server', 'postgresql', 'e2fsprogs'],
    find: () => PROGRAMS.every((name) => findProgram(name) !== undefined) || undefined,
  });
}

function showFigures(file: string): void {
  try {
    console.log(readFileSync(file, 'utf8'));
  } catch {
    // No scenario came to its end.
  }
}
