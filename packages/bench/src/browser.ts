import { createRequire } from 'node:module';
import type { Puppeteer } from 'lighthouse';
import { provideChromium } from '../../../scripts/chromium.ts';

/** Without a desktop, a sandbox that root may not use, or anything of its own to fetch. */
const FLAGS = [
  '--no-sandbox',
  '--headless=new',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Launch = (
  options: Readonly<{ executablePath: string; args: readonly string[] }>,
) => Promise<Puppeteer.Browser>;

/** A Chromium of its own, with nothing cached. It is driven by Lighthouse's own driver: any other can't hand it a tab. */
export function launchBrowser(): Promise<Puppeteer.Browser> {
  const require = createRequire(import.meta.resolve('lighthouse'));
  // biome-ignore lint/correctness/noUndeclaredDependencies: the copy that Lighthouse brings along
  const { launch }: { launch: Launch } = require('puppeteer-core');
  return launch({ executablePath: provideChromium(), args: FLAGS });
}
