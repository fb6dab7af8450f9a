import { expect, type Page } from '@playwright/test';
import { STARTS } from '../../../web/src/reveal/timeline.ts';
import {
  guess,
  moveSlider,
  nextRound,
  openRoomWithStage,
  type Person,
  startGame,
  takeSeat,
  test,
} from '../steps/room.ts';
import { submitGuess } from '../steps/submit-guess.ts';

/** The content of a page at one moment, as a person, a screen reader or a script could read it. */
type Frame = Readonly<{ at: number; html: string; spoken: string; title: string }>;

declare global {
  interface Window {
    frames_seen: Frame[];
    words_spoken: string[];
  }
}

/** Makes a page record each changed frame and all announcements. Its clock can be stopped. */
async function record(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    window.frames_seen = [];
    window.words_spoken = [];
    const spoken = new Set<Element>();
    const look = () => {
      const main = document.querySelector('main');
      const announcer = document.querySelector('[data-announcer]');
      for (const words of announcer?.children ?? []) {
        if (!spoken.has(words)) window.words_spoken.push(words.textContent ?? '');
        spoken.add(words);
      }
      if (main !== null) {
        const copy = main.cloneNode(true) as HTMLElement;
        // Addresses of pictures contain other digits.
        for (const picture of copy.querySelectorAll('img, svg')) picture.remove();
        const html = copy.innerHTML;
        const spoken = announcer?.textContent ?? '';
        const last = window.frames_seen.at(-1);
        if (last?.html !== html || last.spoken !== spoken) {
          window.frames_seen.push({ at: Date.now(), html, spoken, title: document.title });
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Returns the frames of the reveal before the figure landed, and the time at which it landed. */
async function readReveal(page: Page, truth: string) {
  // The words follow the figure by one or two frames.
  await expect
    .poll(() => page.evaluate(() => window.words_spoken.join(' ')))
    .toMatch(/Viewers gave .+ \d/);
  const frames = await page.evaluate(() => window.frames_seen);
  const isReveal = ({ html }: Frame) => /<figure[^>]*Everyone/.test(html);
  const first = frames.findIndex(isReveal);
  const landed = frames.findIndex(
    ({ html }, place) => place >= first && html.includes(`>${truth}</`),
  );
  expect(first, 'a reveal was seen').toBeGreaterThanOrEqual(0);
  expect(landed, 'the figure landed').toBeGreaterThan(first);
  const told = frames.findIndex(
    ({ spoken }, place) => place >= first && /Viewers gave .+ \d/.test(spoken),
  );
  return { early: frames.slice(first, landed), landedAt: frames[landed]?.at ?? 0, landed, told };
}

/** Returns the film's rating from the result. */
async function readTruth(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible();
  const figure = page.getByRole('figure', { name: 'Everyone’s guess' });
  await expect(figure).toContainText('Viewers');
  return (await figure.locator('p strong').first().innerText()).trim();
}

/** No film of the catalogue has these ratings, so the guess's flag cannot be mistaken for the figure. */
const GUESSES = ['0.3', '0.6'] as const;

async function playRound(host: Person, guest: Person): Promise<void> {
  await guess(guest, GUESSES[1]);
  await guess(host, GUESSES[0]);
}

/** How far a page's clock advances in one step. Each part of a reveal has several steps. */
const STEP_MS = 100;

/** How far ahead a page's clock is stopped. It cannot be stopped in the past, and nothing has landed by then. */
const AHEAD_MS = 1000;

/**
 * Like {@link playRound}, on pages that {@link record} their frames. Their clocks stop at the last guess, and then
 * advance through the reveal step by step, so that a busy machine skips no frame.
 */
async function playRecordedRound(
  { host, guest }: Readonly<{ host: Person; guest: Person }>,
  pages: readonly Page[],
): Promise<void> {
  await guess(guest, GUESSES[1]);
  await moveSlider(host, GUESSES[0]);
  const ofAll = (act: (page: Page) => Promise<void>) => Promise.all(pages.map(act));
  await ofAll((page) => page.clock.pauseAt(Date.now() + AHEAD_MS));
  await submitGuess(host.page);
  await ofAll(async (page) => {
    await expect(async () => {
      await page.clock.runFor(10);
      const figure = page.getByRole('figure', { name: 'Everyone’s guess' });
      await expect(figure).toBeVisible({ timeout: 250 });
    }).toPass();
  });
  await ofAll(async (page) => {
    for (let ms = 0; ms < STARTS.room.end; ms += STEP_MS) await page.clock.runFor(STEP_MS);
    await page.clock.resume();
  });
}

function expectNothingTold(frames: readonly Frame[]): void {
  expect(frames.length).toBeGreaterThan(0);
  for (const { html, spoken, title } of frames) {
    // The page has no fill, hatch, headline, stamp, receipt, closest guess, label or figure on its needle.
    expect(html).not.toMatch(
      /--value|--rest|Viewers\b(?! gave it…)|[1-9]\d* points<|closest|Closest|This film/,
    );
    expect(html).not.toMatch(/ off\b|--rating/);
    expect(spoken).not.toMatch(/Viewers gave|closest|You are/);
    expect(title).not.toMatch(/\d\.\d/);
  }
}

test.describe('with motion', () => {
  test('two phones and a stage reveal a result at the same time, and nothing shows it earlier', async ({
    newPerson,
    browser,
  }) => {
    const contextOf = (size: { width: number; height: number }) =>
      browser.newContext({
        viewport: size,
        reducedMotion: 'no-preference',
        serviceWorkers: 'block',
      });
    const [host, guest] = await Promise.all([newPerson(), newPerson()]);
    for (const { page } of [host, guest]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await record(page);
    }
    const { code, stage } = await openRoomWithStage(host, { max_rounds: 2 });
    const hall = await contextOf({ width: 1920, height: 1080 });
    const television = await hall.newPage();
    await record(television);
    await television.goto(stage);
    await takeSeat(guest, code);
    await startGame(host, [guest]);
    const pages = [host.page, guest.page, television];
    await playRecordedRound({ host, guest }, pages);

    const truth = await readTruth(host.page);
    const reveals = await Promise.all(pages.map((page) => readReveal(page, truth)));
    for (const { early, landed, told } of reveals) {
      expectNothingTold(early);
      // The words for screen readers come with the figure.
      expect(told).toBeGreaterThanOrEqual(landed);
    }
    const times = reveals.map(({ landedAt }) => landedAt);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1000);
    await expect(host.page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(television.getByRole('heading', { name: 'Standings' })).toBeVisible();
    await hall.close();
  });
});

test('a screen reader announces a whole game of two rounds in order', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  await record(guest.page);
  const { code } = await openRoomWithStage(host, { max_rounds: 2, time_limit: 120 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  const title = await guest.page.getByRole('heading', { level: 1 }).innerText();
  const spoken = () => guest.page.evaluate(() => window.words_spoken);
  await expect.poll(async () => (await spoken()).join(' ')).toMatch(/Round 1 of 2: .+ seconds\./);
  await guess(guest, GUESSES[1]);
  await expect.poll(async () => (await spoken()).join(' ')).toContain('1 of 2 has guessed.');
  await guess(host, GUESSES[0]);
  await expect.poll(async () => (await spoken()).join(' ')).toMatch(/You are closest\./);
  await nextRound(host, { guests: [guest], round: 2 });
  await expect.poll(async () => (await spoken()).join(' ')).toMatch(/Round 2 of 2: /);
  await playRound(host, guest);
  await expect
    .poll(async () => (await spoken()).join(' '))
    .toMatch(/Round 2 of 2.*You are closest\./);

  const words = await spoken();
  const order = [
    /^Round 1 of 2: .+, \d{4}\. \d+ seconds\.$/,
    /^0\.6 is locked in\. Your guess can’t be changed\. 1 of 2 has guessed\.$/,
    /^Both are locked in\.$/,
    /^Viewers gave .+ \d+\.\d\. You said 0\.6\. (\d+|No) points?\. You are closest\./,
    /^Round 2 of 2: /,
    /^Both are locked in\.$/,
    /^Viewers gave .+ You said 0\.6\. .* You are closest\./,
  ];
  let from = 0;
  for (const pattern of order) {
    const place = words.findIndex((text, at) => at >= from && pattern.test(text));
    expect(place, `${pattern} in ${words.slice(from).join(' | ')}`).toBeGreaterThanOrEqual(0);
    from = place + 1;
  }
  expect(words.find((text) => text.startsWith('Round 1'))).toContain(title);
});

test('with less motion the result appears when it lands for the others @nightly', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  await record(guest.page);
  const { code } = await openRoomWithStage(host, { max_rounds: 2 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await playRecordedRound({ host, guest }, [guest.page]);
  const truth = await readTruth(host.page);
  await expect(guest.page.getByText('This film', { exact: true })).toBeVisible();
  const frames = await guest.page.evaluate(() => window.frames_seen);
  const first = frames.findIndex(({ html }) => /<figure[^>]*Everyone/.test(html));
  const landed = frames.findIndex(({ html }, at) => at >= first && html.includes(`>${truth}</`));
  expect((frames[landed]?.at ?? 0) - (frames[first]?.at ?? 0)).toBeGreaterThan(1500);
  // With reduced motion the reveal is complete at once.
  expect(frames[landed]?.html).toMatch(/This film/);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeFocused();
});
