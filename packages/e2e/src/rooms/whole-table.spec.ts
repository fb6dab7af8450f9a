import { type Browser, expect, type Page } from '@playwright/test';
import {
  guess,
  nextRound,
  openRoomWithStage,
  type Person,
  startGame,
  test,
} from '../steps/room.ts';
import { sitDown } from '../steps/walk-in.ts';

const ROUNDS = 5;
const PHONE = { width: 360, height: 740 };
const TELEVISION = { width: 1920, height: 1080 };

/** Names as long as names may be make the widest flags. */
const LONG_NAMES = ['saturday_nights', 'wilhelm_screams', 'Anne-Marie Wong'];

/** The guesses of each round, of host and guests: far apart, close together, all alike. */
const GUESSES = [
  ['2.0', '5.5', '7.1', '9.4'],
  ['6.8', '7.0', '7.2', '7.4'],
  ['7.5', '7.5', '7.5', '7.5'],
  ['0.4', '9.9', '5.0', '6.0'],
  ['8.0', '8.1', '6.4', '3.3'],
];

/** A browser with motion. `RECORDINGS` names a folder for its video. */
async function openPage(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const dir = process.env.RECORDINGS;
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    ...(dir !== undefined && { recordVideo: { dir, size: viewport } }),
  });
  return context.newPage();
}

/** The names of a number line that are cut. */
function findCutNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure[data-flags] [data-way] > :last-child')]
      .filter((name) => name.scrollWidth > name.clientWidth + 1)
      .map((name) => name.textContent ?? ''),
  );
}

/** Waits until a page tells the answer among whole names. */
async function seeAnswer(page: Page): Promise<void> {
  await expect(page.locator('[class*="needle"][data-lit]')).toBeAttached({ timeout: 60_000 });
  await expect.poll(() => findCutNames(page)).toEqual([]);
}

test('four phones and a television play five films, and no name is cut @nightly', async ({
  newPerson,
  browser,
}) => {
  const host = await newPerson();
  const { code, stage } = await openRoomWithStage(host, {
    max_players: 4,
    max_rounds: ROUNDS,
    time_limit: 0,
  });
  await host.page.setViewportSize(PHONE);
  await host.page.emulateMedia({ reducedMotion: 'no-preference' });
  const television = await openPage(browser, TELEVISION);
  await television.goto(stage);
  const guests: Person[] = [];
  for (const name of LONG_NAMES) {
    const guest = { page: await openPage(browser, PHONE), name };
    await sitDown(guest, code);
    guests.push(guest);
  }
  const table = [host, ...guests];
  const pages = [...table.map(({ page }) => page), television];
  await startGame(host, guests);
  for (const [played, ratings] of GUESSES.entries()) {
    if (played > 0) await nextRound(host, { guests, round: played + 1 });
    for (const [seat, person] of table.entries()) await guess(person, ratings[seat] ?? '5.0');
    await Promise.all(pages.map(seeAnswer));
    // Laughter comes with the answer, and all see it.
    const laugh = table[played % table.length]?.page.getByRole('button', { name: 'Send laughter' });
    await laugh?.click();
    await Promise.all(
      pages.map((page) =>
        expect(page.getByRole('list', { name: 'Reactions' })).toContainText('Laughter, sent once'),
      ),
    );
  }
  await host.page.getByRole('button', { name: 'To the podium' }).click();
  await Promise.all(
    pages.map((page) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/, { timeout: 60_000 }),
    ),
  );
  await Promise.all(
    [television, ...guests.map(({ page }) => page)].map((page) => page.context().close()),
  );
});
