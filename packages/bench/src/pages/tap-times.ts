import type { Puppeteer } from 'lighthouse';
import { type Row, timeRow } from '../row.ts';

/** A phone is this many times slower than this machine. */
const SLOWER = 4;

/** A tap feels answered within this time. @see https://web.dev/articles/inp */
const ANSWERED_WITHIN_MS = 200;

/** By then, preloading and the paint after a tap are done. */
const SETTLING_MS = 2500;

type Step = Readonly<{ what: string; act: (page: Puppeteer.Page) => Promise<void> }>;

/** Taps of the first steps and of a solo film. Each walk has a browser with an empty cache. */
const WALKS: readonly (readonly Step[])[] = [
  [tapOn('landing: play today’s film', 'link', /^Play today’s film/)],
  [
    tapOn('landing: play as guest', 'link', /^Play as guest/),
    tapOn('home: solo game', 'link', /^Solo Game/),
    tapOn('solo: continue', 'button', /^Play 5 films$/),
    { what: 'film: type a cast name', act: (page) => typeName(page) },
    tapOn('film: a tenth more', 'button', /^A tenth more$/),
    tapOn('film: submit', 'button', /^Submit/),
    { what: 'reveal: skip to the end', act: (page) => page.touchscreen.tap(180, 300) },
    tapOn('result: next film', 'button', /^(?:Next film|Play Again!)$/),
  ],
  [
    tapOn('landing: I understand', 'link', /^I understand$/),
    tapOn('home: daily', 'link', /^Daily/),
  ],
];

/** Measures the time from each tap to the next paint, on a phone four times slower than this machine. */
export async function measureTaps(browser: Puppeteer.Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const walk of WALKS) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(SLOWER);
    await page.evaluateOnNewDocument(WATCH);
    await page.goto(`${origin}/landing`);
    // A first touch of the page begins to preload what is likely to be needed next.
    await page.touchscreen.tap(5, 5);
    for (const { what, act } of walk) {
      await settle();
      await page.evaluate(FORGET);
      await act(page);
      await settle();
      const measured = Number(await page.evaluate(LONGEST));
      rows.push(timeRow(what, { measured, below: ANSWERED_WITHIN_MS }));
    }
    await context.close();
  }
  return rows;
}

function tapOn(what: string, role: string, name: RegExp): Step {
  return {
    what,
    async act(page) {
      for (const candidate of await page.$$(`::-p-aria([role="${role}"])`)) {
        const label = await candidate.evaluate(
          (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
        );
        if (name.test(label.trim())) return await candidate.tap();
      }
      throw new Error(`There is no ${role} ${name} for "${what}"`);
    },
  };
}

/** From the fourth letter on people are searched. */
async function typeName(page: Puppeteer.Page): Promise<void> {
  const field = await page.waitForSelector('::-p-aria([role="combobox"])');
  await field?.tap();
  await page.keyboard.type('Meryl', { delay: 120 });
  // A tap outside an open list only closes it.
  await page.keyboard.press('Escape');
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

/** Runs in the page: measures how long each interaction took to its next paint. */
const WATCH = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.interactions.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const FORGET = 'window.interactions = []';

/** Milliseconds; 0 if each interaction was answered in less than a frame. */
const LONGEST = 'Math.max(0, ...window.interactions)';
