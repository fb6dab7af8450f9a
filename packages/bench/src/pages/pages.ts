import { run } from '../../../../scripts/run.ts';
import { launchBrowser } from '../browser.ts';
import { SERVER_MAIN, startGameServer } from '../game-server.ts';
import { formatTable } from '../row.ts';
import { auditPage } from './page-audit.ts';
import { describeMeasures, type PageBudget } from './page-budget.ts';
import { startSoloGame } from './solo-page.ts';
import { measureTaps } from './tap-times.ts';

type MeasuredPage = Readonly<{ name: string; path: string; budget: PageBudget }>;

const FIRST_PAGE: PageBudget = { largestPaint: 1200, scriptBytes: 110_000, allBytes: 180_000 };

const PAGES: readonly MeasuredPage[] = [
  { name: 'Landing', path: '/landing', budget: FIRST_PAGE },
  { name: 'Home', path: '/game/home', budget: FIRST_PAGE },
  { name: 'Solo game', path: '/game/active', budget: { largestPaint: 1800 } },
];

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);
process.exitCode = (await measurePages()) === 0 ? 0 : 1;

/** Resolves to the number of failed measures. */
async function measurePages(): Promise<number> {
  await using server = await startGameServer(SERVER_MAIN);
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
