import { createRequire } from 'node:module';
import type { Puppeteer } from 'lighthouse';
import { provideChromium } from '../../../scripts/chromium.ts';

/** Without a desktop, without a sandbox (root may not use one), and without requests of its own. */
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

/** A Chromium with an empty cache. Lighthouse's own driver drives it: others can't hand Lighthouse a tab. */
export function launchBrowser(): Promise<Puppeteer.Browser> {
  const require = createRequire(import.meta.resolve('lighthouse'));
  // biome-ignore lint/correctness/noUndeclaredDependencies: the copy that Lighthouse brings along
  const { launch }: { launch: Launch } = require('puppeteer-core');
  return launch({ executablePath: provideChromium(), args: FLAGS });
}
