import { run } from '../run.ts';
import { brokenStep, runStep, type StepResult } from './step.ts';

type JourneysStep = Readonly<{
  env: NodeJS.ProcessEnv;
  least: number;
  limitMinutes: number;
}>;

/** Runs journeys in a real browser, through the built app on the real server. */
export async function journeysStep(step: JourneysStep): Promise<StepResult> {
  if ((await run('node', ['scripts/build.ts', '--if-stale'])) !== 0) {
    return brokenStep('journeys', 'the app could not be built');
  }
  const args = ['test', '--config', 'packages/e2e/playwright.config.ts'];
  return runStep({ ...step, step: 'journeys', command: 'playwright', args });
}
