import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORTS } from './checks/step.ts';
import { concludeWith, readSteps } from './checks/summary.ts';
import { run } from './run.ts';

/** What has to pass after a clean install, each with the npm script it is. */
const COMMANDS = [
  { name: 'test', script: 'test' },
  { name: 'services', script: 'test:services' },
] as const;

const steps = [];
for (const { name, script } of COMMANDS) {
  // The result of an earlier run is none of this one.
  await rm(join(REPORTS, `${name}.json`), { force: true });
  await run('npm', ['run', '--silent', script]);
  steps.push(...readSteps(name));
}
concludeWith(steps);
