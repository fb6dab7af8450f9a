import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { concludeWith, REPORTS, readSteps } from './checks/steps.ts';
import { run } from './run.ts';

/** The commands that must pass after a clean install. */
const COMMANDS = [
  { name: 'test', script: 'test', args: [] },
  { name: 'services', script: 'test:services', args: [] },
  { name: 'faults', script: 'test:faults', args: ['--', '--short'] },
] as const;

const steps = [];
for (const { name, script, args } of COMMANDS) {
  // Removes the result of an earlier run.
  await rm(join(REPORTS, `${name}.json`), { force: true });
  await run('npm', ['run', '--silent', script, ...args]);
  steps.push(...readSteps(name));
}
concludeWith(steps);
