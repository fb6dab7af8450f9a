import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import lighthouse, { type Flags, type Puppeteer, type Result } from 'lighthouse';
import { median } from '../rounds.ts';

/** The measures of a page: scores of 100, times in milliseconds, sizes in bytes with gzip. */
export type PageMeasures = Readonly<{
  performance: number;
  accessibility: number;
  bestPractices: number;
  largestPaint: number;
  layoutShift: number;
  blockedTime: number;
  scriptBytes: number;
  allBytes: number;
}>;

/** The names of failed audits of any kind except speed. They are the same in each run. */
export type PageAudit = Readonly<{ measures: PageMeasures; failures: readonly string[] }>;

const RUNS = 3;
const MOST_ATTEMPTS = 5;

const FLAGS: Flags = {
  disableStorageReset: true,
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  logLevel: 'error',
};

/**
 * Opens an address as a slow phone would, three times with an empty cache, and takes the median of each measure. The
 * tab's storage, such as a running game, is kept.
 */
export async function auditPage(page: Puppeteer.Page, url: string): Promise<PageAudit> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    results.push(await runLighthouse(page, url));
  }
  const sizes = await measureSizes(results);
  const score = (category: string) =>
    median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)));
  const value = (audit: string) => median(results.map((result) => readNumber(result, audit)));
  return {
    measures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      largestPaint: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
      blockedTime: value('total-blocking-time'),
      ...sizes,
    },
    failures: listFailures(results),
  };
}

/** Lighthouse sometimes loses the beginning of its recording, and then asks to be run again. */
const LOST_RECORDING = 'NO_NAVSTART';

async function runLighthouse(page: Puppeteer.Page, url: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    await forgetFiles(page);
    const run = await lighthouse(url, FLAGS, undefined, page);
    if (run === undefined) throw new Error(`Lighthouse has no result for ${url}`);
    const { runtimeError, finalDisplayedUrl } = run.lhr;
    if (runtimeError?.code === LOST_RECORDING && attempt < MOST_ATTEMPTS) continue;
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    return run.lhr;
  }
}

async function forgetFiles(page: Puppeteer.Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

function readNumber(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
  return value;
}

type LoadedFile = Readonly<{ url: string; resourceType: string; statusCode: number }>;

/** Counts the files that were loaded in any of the runs. */
async function measureSizes(results: readonly Result[]) {
  const files = new Map(results.flatMap(listFiles).map((file) => [file.url, file]));
  let scriptBytes = 0;
  let allBytes = 0;
  for (const { url, resourceType } of files.values()) {
    const size = await gzippedSize(url);
    allBytes += size;
    if (resourceType === 'Script') scriptBytes += size;
  }
  return { scriptBytes, allBytes };
}

/** The bytes of an address's body as the server sends it to a client that only accepts gzip. */
async function gzippedSize(url: string): Promise<number> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response');
  return (await buffer(response)).length;
}

function listFiles(result: Result): readonly LoadedFile[] {
  const { details } = result.audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the files');
  const files = details.items as unknown as readonly LoadedFile[];
  return files.filter(({ url, statusCode }) => url.startsWith('http') && statusCode === 200);
}

function listFailures(results: readonly Result[]): readonly string[] {
  const failures = results.flatMap(({ categories, audits }) =>
    ['accessibility', 'best-practices']
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return [...new Set(failures)];
}
