import { journeysStep } from './checks/journeys-step.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import { staticChecks } from './checks/static-checks.ts';
import { runSteps } from './checks/summary.ts';
import { vitestStep } from './checks/vitest-step.ts';
import { provideJourneyBrowser } from './chromium.ts';

// Components run alone in a browser, journeys through the built app on the real server.
await runSteps('test', {
  static: staticChecks,
  unit: () => vitestStep({ step: 'unit', least: LEAST_CHECKS.unit, limitMinutes: 15 }),
  components: async () =>
    vitestStep({
      step: 'components',
      args: ['--config', 'packages/web/vitest.config.ts'],
      env: { CHROMIUM_PATH: provideJourneyBrowser() },
      least: LEAST_CHECKS.components,
      limitMinutes: 10,
    }),
  journeys: async () =>
    journeysStep({
      env: { CHROMIUM_PATH: provideJourneyBrowser() },
      least: LEAST_CHECKS.journeys,
      limitMinutes: 25,
    }),
});
