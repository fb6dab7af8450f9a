import { join } from 'node:path';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import type { StepResult } from './checks/step.ts';
import { runSteps } from './checks/summary.ts';
import { vitestStep } from './checks/vitest-step.ts';
import { ROOT } from './run.ts';
import { findServiceReaders } from './service-readers.ts';
import { DATABASE_ADDRESS, findPostgres, findRedis, REDIS_ADDRESS } from './services.ts';

await runSteps('services', { services: servicesStep });

/**
 * Runs the tests that can behave differently on PostgreSQL or Redis: those that import code which reads the addresses.
 * Throws with instructions if a service is missing.
 */
async function servicesStep(): Promise<StepResult> {
  await findRedis();
  await findPostgres();
  return vitestStep({
    step: 'services',
    command: 'related',
    args: ['--run', ...findServiceReaders(join(ROOT, 'packages'))],
    env: { TEST_DATABASE_URL: DATABASE_ADDRESS, TEST_REDIS_URL: REDIS_ADDRESS },
    least: LEAST_CHECKS.services,
    limitMinutes: 15,
  });
}
