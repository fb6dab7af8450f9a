import { createRequire } from 'node:module';
import { startGameServer } from '@outoften/simulation/src/services/game-server.ts';
import type { Puppeteer } from 'lighthouse';
import { provideChromium } from '../../../../scripts/chromium.ts';
import { run } from '../../../../scripts/run.ts';
import { formatTable } from '../row.ts';
import { auditPage } from './page-audit.ts';
import { describeMeasures, type PageBudget } from './page-budget.ts';
import { measureTaps } from './tap-times.ts';

type MeasuredPage = Readonly<{ name: string; path: string; budget: PageBudget }>;

const FIRST_PAGE: PageBudget = { largestPaint: 1200, scriptBytes: 110_000, allBytes: 180_000 };

const PAGES: readonly MeasuredPage[] = [
  { name: 'Landing', path: '/landing', budget: FIRST_PAGE },
  { name: 'Home', path: '/game/home', budget: FIRST_PAGE },
  { name: 'Solo game', path: '/game/active', budget: { largestPaint: 1800 } },
];

/** Without a desktop, without a sandbox (root may not use one), and without requests of its own. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--headless=new',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DRAWN_WITHIN_MS = 15_000;

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);
process.exitCode = (await measurePages()) === 0 ? 0 : 1;

/** Resolves to the number of failed measures. */
async function measurePages(): Promise<number> {
  await using server = await startGameServer();
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  let passed = 0;
  let failed = 0;
  for (const { name, path, budget } of PAGES) {
    if (path === '/game/active') await startSoloGame(page, server.origin);
    const { measures, failures } = await auditPage(page, `${server.origin}${path}`);
    const report = describeMeasures(measures, budget);
    console.log(`\n${name} (${path})\n${report.table}`);
    for (const failure of failures) console.log(`  ${failure}`);
    passed += report.passed;
    failed += report.failed;
  }
  console.log(
    `\nFrom tap to paint, CPU four times slower\n${formatTable(await measureTaps(browser, server.origin))}`,
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}

type Launch = (
  options: Readonly<{ executablePath: string; args: readonly string[] }>,
) => Promise<Puppeteer.Browser>;

/** A Chromium with an empty cache. Lighthouse's own driver drives it: others can't hand Lighthouse a tab. */
function launchBrowser(): Promise<Puppeteer.Browser> {
  const require = createRequire(import.meta.resolve('lighthouse'));
  // biome-ignore lint/correctness/noUndeclaredDependencies: the copy that Lighthouse brings along
  const { launch }: { launch: Launch } = require('puppeteer-core');
  return launch({ executablePath: provideChromium(), args: BROWSER_FLAGS });
}

/** Begins a solo game with every genre in the tab, and waits until its film is on the screen. */
async function startSoloGame(page: Puppeteer.Page, origin: string): Promise<void> {
  await page.goto(`${origin}/game/solo-create`);
  await page.locator('::-p-aria([name="Play 5 films"][role="button"])').click();
  await page.waitForSelector('[role="slider"], input[type="range"]', { timeout: DRAWN_WITHIN_MS });
}
