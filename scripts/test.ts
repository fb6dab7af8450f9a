import { journeysStep } from './checks/journeys-step.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import { staticChecks } from './checks/static-checks.ts';
import { brokenStep, type StepResult } from './checks/step.ts';
import { concludeWith, writeSteps } from './checks/summary.ts';
import { vitestStep } from './checks/vitest-step.ts';
import { provideJourneyBrowser } from './chromium.ts';
import { takeTemporaryFolder } from './temporary-folder.ts';

takeTemporaryFolder();
const steps = [await staticChecks(), await unitTests(), ...(await browserSteps())];
writeSteps('test', steps);
concludeWith(steps);

/** Runs all tests that need neither a browser nor a service. */
function unitTests(): Promise<StepResult> {
  return vitestStep({ step: 'unit', least: LEAST_CHECKS.unit, limitMinutes: 15 });
}

/** Runs the tests that need a browser: components alone, and journeys through the built app on the real server. */
async function browserSteps(): Promise<readonly StepResult[]> {
  try {
    const env = { CHROMIUM_PATH: provideJourneyBrowser() };
    return [await components(env), await journeys(env)];
  } catch (error) {
    return [brokenStep('components', error), brokenStep('journeys', error)];
  }
}

function components(env: NodeJS.ProcessEnv): Promise<StepResult> {
  const args = ['--config', 'packages/web/vitest.config.ts'];
  const { components: least } = LEAST_CHECKS;
  return vitestStep({ step: 'components', args, env, least, limitMinutes: 10 });
}

function journeys(env: NodeJS.ProcessEnv): Promise<StepResult> {
  return journeysStep({ env, least: LEAST_CHECKS.journeys, limitMinutes: 25 });
}
