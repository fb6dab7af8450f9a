import { expect, type Page } from '@playwright/test';
import {
  guess,
  openRoomWithStage,
  readStandings,
  startGame,
  takeSeat,
  test,
} from '../steps/room.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How far the clock advances between two readings of the page, in milliseconds. */
const FRAME = 200;

/** Returns everything of the game's end that a player, a screen reader or a script can read. */
async function readScene(page: Page): Promise<string> {
  const parts = await Promise.all([
    page.locator('main').innerHTML(),
    page.locator('[data-announcer]').innerText(),
    page.locator('[role=status]').allInnerTexts(),
    page.title(),
  ]);
  return parts.flat().join('\n');
}

test('the podium shows third, second and first place in turn, and nothing of a place is in the page earlier', async ({
  newPerson,
}, info) => {
  const [host, guest, third] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const { code, stage } = await openRoomWithStage(host, {
    max_players: 4,
    max_rounds: 1,
    time_limit: 0,
  });
  await takeSeat(guest, code);
  await takeSeat(third, code);
  await startGame(host, [guest, third]);
  await guess(host, '7.0');
  await guess(guest, '5.0');
  await guess(third, '2.0');
  const rows = await readStandings(guest);
  const television = await host.page.context().newPage();
  await television.goto(stage);
  const { page } = guest;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await host.page.getByRole('button', { name: 'To the podium' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(heading).toHaveText(/^(The podium|Third place)$/, { timeout: 100 });
  }).toPass();
  const seen: string[] = [];
  for (let ms = 0; ms < 12_000 && !isWon(seen.at(-1)); ms += FRAME) {
    const words = (await heading.innerText()).replace(/\s+/g, ' ');
    const scene = await readScene(page);
    if (words !== seen.at(-1)) {
      seen.push(words);
      await info.attach(words, { body: await page.screenshot(), contentType: 'image/png' });
    }
    const told = rows.filter(({ place }) => seen.some((each) => isTold(place, each)));
    for (const { who, place } of rows) {
      expect(scene.includes(who), `${who}, in place ${place}, at ${words}`).toBe(
        told.some((row) => row.who === who),
      );
    }
    if (!isWon(words)) {
      expect(scene).not.toMatch(/Recap|Standings|Titles|You came/);
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    }
    await page.clock.runFor(FRAME);
  }
  expect(seen.at(-2)).toBe('And the winner is…');
  expect(seen.at(-1)).toMatch(/wins?$/);
  await expect(page.getByRole('heading', { name: 'Recap' })).toBeVisible();
  const spoken = await page.locator('[data-announcer]').innerText();
  expect(spoken.trimEnd()).toMatch(/ wins?\. \d+ points?, \d+ ahead of [^.]+\.( You came .+)?$/);
  await expect(page.getByRole('region', { name: 'Titles' })).toContainText('Closest guess');
  // The stage has a separate clock, which was not stopped.
  await expect(television.getByRole('heading', { level: 1 })).toHaveText(/wins?$/);
  await expect(television.getByText('For the rematch')).toBeVisible({ timeout: 20_000 });
});

test('a player who comes to the podium late sees all of it @nightly', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { code } = await openRoomWithStage(host, { max_rounds: 1, time_limit: 0 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await guess(host, '7.0');
  await guess(guest, '5.0');
  await host.page.getByRole('button', { name: 'To the podium' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Recap' })).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(/win/);
  await expect(guest.page.getByRole('heading', { name: 'Recap' })).toBeVisible();
});

/** Returns true if the heading names the winner. */
function isWon(words = ''): boolean {
  return /wins?$/.test(words);
}

function isTold(place: number, words: string): boolean {
  if (isWon(words)) return true;
  return words === (place === 2 ? 'Second place' : 'Third place') && place > 1;
}
