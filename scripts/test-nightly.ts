import { failureLine } from './checks/check-log.ts';
import { journeysStep } from './checks/journeys-step.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import { type StepResult, secondsSince } from './checks/step.ts';
import { runSteps } from './checks/summary.ts';
import { provideJourneyBrowser } from './chromium.ts';
import { runWithin } from './run.ts';

/** Commands that decide themselves whether they pass. Each counts as one check. */
const COMMANDS = [
  { step: 'simulate', limitMinutes: 30 },
  { step: 'test:mutation', limitMinutes: 60 },
  { step: 'test:pages', limitMinutes: 15 },
  { step: 'test:alerts', limitMinutes: 20 },
  { step: 'test:attacks', limitMinutes: 15 },
  { step: 'test:browsers', limitMinutes: 25 },
  { step: 'test:cluster', limitMinutes: 12 },
  { step: 'test:faults', limitMinutes: 50 },
] as const;

await runSteps('nightly', {
  journeys: longJourneys,
  ...Object.fromEntries(COMMANDS.map((each) => [each.step, () => runCommand(each)])),
});

/** Runs the journeys that take long and add little. */
async function longJourneys(): Promise<StepResult> {
  const env = { CHROMIUM_PATH: provideJourneyBrowser(), JOURNEYS: 'nightly' };
  return journeysStep({ env, least: LEAST_CHECKS.nightly, limitMinutes: 15 });
}

async function runCommand(command: (typeof COMMANDS)[number]): Promise<StepResult> {
  const { step, limitMinutes } = command;
  const startedAt = performance.now();
  const ending = await runWithin('npm', ['run', '--silent', step], {
    limitMs: limitMinutes * 60_000,
  });
  const fault =
    ending.type === 'overdue'
      ? `was ended after ${limitMinutes} minutes`
      : `ended with exit code ${ending.code}`;
  const failures = ending.type === 'exited' && ending.code === 0 ? [] : [failureLine(step, fault)];
  const passed = failures.length === 0 ? 1 : 0;
  return { step, passed, content: 0, failures, seconds: secondsSince(startedAt) };
}
