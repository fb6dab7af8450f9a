import { run } from '../run.ts';
import { brokenStep, runStep, type StepResult } from './step.ts';

type JourneysStep = Readonly<{
  /** The name of the step; "journeys" if not given. */
  step?: string;
  /** The config file of Playwright in `packages/e2e`. */
  config?: string;
  env?: NodeJS.ProcessEnv;
  least: number;
  limitMinutes: number;
}>;

/** Runs journeys in a real browser, through the built app on the real server. */
export async function journeysStep({
  step = 'journeys',
  config = 'playwright.config.ts',
  ...limits
}: JourneysStep): Promise<StepResult> {
  if ((await run('node', ['scripts/build.ts'])) !== 0) {
    return brokenStep(step, 'the app could not be built');
  }
  const args = ['test', '--config', `packages/e2e/${config}`];
  return runStep({ ...limits, step, command: 'playwright', args });
}
