import { journeysStep } from './checks/journeys-step.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import { brokenStep, type StepResult } from './checks/step.ts';
import { concludeWith, writeSteps } from './checks/summary.ts';
import { provideJourneyBrowser } from './chromium.ts';
import { provideProxies } from './proxies.ts';
import { createDatabase, findPostgres, findRedis, REDIS_ADDRESS } from './services.ts';
import { takeTemporaryFolder } from './temporary-folder.ts';

takeTemporaryFolder();
const steps = [await clusterJourneys().catch((error) => brokenStep('cluster', error))];
writeSteps('cluster', steps);
concludeWith(steps);

/**
 * Runs the journeys through two servers behind real proxies. Throws with instructions if a program or service is
 * missing.
 */
async function clusterJourneys(): Promise<StepResult> {
  provideProxies();
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
