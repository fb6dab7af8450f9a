import { journeysStep } from './checks/journeys-step.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import type { StepResult } from './checks/step.ts';
import { runSteps } from './checks/summary.ts';
import { provideFirefox, provideWebKit } from './other-browsers.ts';

await runSteps('browsers', { browsers: walks });

/** Runs the walks in Firefox and WebKitGTK. Throws with instructions if one of them is missing. */
async function walks(): Promise<StepResult> {
  provideFirefox();
  provideWebKit();
  return journeysStep({
    step: 'browsers',
    config: 'browsers.config.ts',
    least: LEAST_CHECKS.browsers,
    // Longer than the walks' own limit, so that they can close their browsers.
    limitMinutes: 20,
  });
}
