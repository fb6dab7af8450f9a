import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  build,
  journeysStep,
  runSteps,
  type StepResult,
  scriptStep,
  staticStep,
  vitestStep,
} from './checks/steps.ts';
import { provideJourneyBrowser } from './chromium.ts';
import { provideFirefox, provideWebKit } from './other-browsers.ts';
import { findProgram, isRoot, provide } from './programs.ts';
import { ROOT } from './run.ts';
import {
  createDatabase,
  DATABASE_ADDRESS,
  findPostgres,
  findRedis,
  REDIS_ADDRESS,
} from './services.ts';

type Steps = Readonly<Record<string, () => Promise<StepResult>>>;

/** The faults that are struck with `--short`. */
const SHORT_FAULTS = 'on SQLite is killed|PostgreSQL is stopped';

/** The steps of each command. `npm test` runs the first; `npm run test:services` and so on the others. */
const COMMANDS: Readonly<Record<string, Steps>> = {
  // Components run alone in a browser, journeys through the built app on the real server.
  test: {
    static: staticStep,
    unit: () => vitestStep('unit', { least: 7_000, limitMinutes: 15 }),
    components: async () =>
      vitestStep('components', {
        args: ['run', '--config', 'packages/web/vitest.config.ts'],
        env: { CHROMIUM_PATH: provideJourneyBrowser() },
        least: 540,
        limitMinutes: 10,
      }),
    journeys: async () =>
      journeysStep('journeys', {
        env: { CHROMIUM_PATH: provideJourneyBrowser() },
        least: 60,
        limitMinutes: 25,
      }),
  },
  services: { services: testServices },
  cluster: { cluster: testCluster },
  faults: { faults: testFaults },
  browsers: { browsers: testBrowsers },
  nightly: {
    // The journeys that take long and add little.
    journeys: async () =>
      journeysStep('journeys', {
        env: { CHROMIUM_PATH: provideJourneyBrowser(), JOURNEYS: 'nightly' },
        least: 3,
        limitMinutes: 15,
      }),
    simulate: () => scriptStep('simulate', 30),
    mutation: () => scriptStep('test:mutation', 60),
    pages: () => scriptStep('test:pages', 15),
    alerts: () => scriptStep('test:alerts', 20),
    attacks: () => scriptStep('test:attacks', 15),
    browsers: () => scriptStep('test:browsers', 25),
    cluster: () => scriptStep('test:cluster', 12),
    faults: () => scriptStep('test:faults', 50),
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const [command = 'test'] = positionals;
const steps = COMMANDS[command];
if (steps === undefined) throw new Error(`There is no command ${command}`);
await runSteps(command, steps);

/**
 * Runs the tests that can behave differently on PostgreSQL or Redis: those that import a file which reads their
 * addresses. Throws with instructions if a service is missing.
 */
async function testServices(): Promise<StepResult> {
  await findRedis();
  await findPostgres();
  const readers = globSync('packages/*/{src,testing}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /TEST_(?:DATABASE|REDIS)_URL/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  return vitestStep('services', {
    args: ['related', '--run', ...readers],
    env: { TEST_DATABASE_URL: DATABASE_ADDRESS, TEST_REDIS_URL: REDIS_ADDRESS },
    least: 1_100,
    limitMinutes: 15,
  });
}

/**
 * Runs the journeys through two servers behind real proxies. Throws with instructions if a program or service is
 * missing.
 */
async function testCluster(): Promise<StepResult> {
  providePrograms(['haproxy', 'nginx'], ['haproxy', 'nginx-light']);
  await findRedis();
  await findPostgres();
  await using database = await createDatabase();
  return await journeysStep('cluster', {
    config: 'cluster.config.ts',
    env: {
      CHROMIUM_PATH: provideJourneyBrowser(),
      CLUSTER_DATABASE_URL: database.url,
      CLUSTER_REDIS_URL: REDIS_ADDRESS,
    },
    least: 4,
    limitMinutes: 10,
  });
}

/**
 * Strikes real servers with faults. `--short` is enough to notice that something is wrong, in a minute: it needs no disk
 * of its own, no Redis and no PgBouncer. Throws with instructions if this can't be done here.
 */
async function testFaults(): Promise<StepResult> {
  const args = ['run', '--config', 'packages/simulation/faults.config.ts'];
  const figures = join(process.env.TMPDIR ?? '', 'figures.jsonl');
  if (!values.short) {
    if (!isRoot()) throw new Error('Faults mount disks of their own: run this as root.');
    providePrograms(
      ['pgbouncer', 'redis-server', 'mkfs.ext4', 'mount'],
      ['pgbouncer', 'redis-server', 'postgresql', 'e2fsprogs'],
    );
  }
  await build();
  const result = values.short
    ? await vitestStep('faults-short', {
        args: [...args, 'killed', 'database-away', '-t', SHORT_FAULTS],
        env: { FAULT_FIGURES: figures, FAULT_KILLS: '5' },
        least: 2,
        limitMinutes: 5,
      })
    : await vitestStep('faults', {
        args,
        env: { FAULT_FIGURES: figures },
        least: 12,
        limitMinutes: 45,
      });
  try {
    console.log(readFileSync(figures, 'utf8'));
  } catch {
    // No scenario came to its end.
  }
  return result;
}

/** Runs the walks in Firefox and WebKitGTK. Throws with instructions if one of them is missing. */
async function testBrowsers(): Promise<StepResult> {
  provideFirefox();
  provideWebKit();
  // Longer than the walks' own limit, so that they can close their browsers.
  return journeysStep('browsers', { config: 'browsers.config.ts', least: 6, limitMinutes: 20 });
}

/** @param debian the packages with the programs */
function providePrograms(names: readonly string[], debian: readonly string[]): void {
  const find = () => names.every((name) => findProgram(name) !== undefined) || undefined;
  provide({ what: names.join(', '), debian, find });
}
