import { journeysStep } from './checks/journeys-step.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import type { StepResult } from './checks/step.ts';
import { runSteps } from './checks/summary.ts';
import { provideJourneyBrowser } from './chromium.ts';
import { findProgram, provide } from './programs.ts';
import { createDatabase, findPostgres, findRedis, REDIS_ADDRESS } from './services.ts';

await runSteps('cluster', { cluster: clusterJourneys });

/**
 * Runs the journeys through two servers behind real proxies. Throws with instructions if a program or service is
 * missing.
 */
async function clusterJourneys(): Promise<StepResult> {
  provide({
    what: 'HAProxy and nginx',
    debian: ['haproxy', 'nginx-light'],
    find: () => (findProgram('haproxy') && findProgram('nginx')) || undefined,
  });
  await findRedis();
  await findPostgres();
  await using database = await createDatabase();
  return await journeysStep({
    step: 'cluster',
    config: 'cluster.config.ts',
    env: {
      CHROMIUM_PATH: provideJourneyBrowser(),
      CLUSTER_DATABASE_URL: database.url,
      CLUSTER_REDIS_URL: REDIS_ADDRESS,
    },
    least: LEAST_CHECKS.cluster,
    limitMinutes: 10,
  });
}
