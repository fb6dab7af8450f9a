import { expect, type Page } from '@playwright/test';
import { guess, openRoom, type Person, startGame, takeSeat, test } from '../steps/room.ts';

/** The lengths of the cues, in whole seconds. Tracks are longer, other sounds shorter. */
const COUNTDOWN_S = 14;
const PODIUM_S = 16;

/** Sounds that were started: their length and where they began, in seconds. */
type Started = Readonly<{ seconds: number; from: number }>;

declare global {
  interface Window {
    started: Started[];
  }
}

/** Turns sound on, as if in an earlier visit, and notes each sound that is started. */
async function listenTo({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const settings = {
      isAudioMuted: false,
      musicVolume: 0.1,
      uiVolume: 0,
      hasInteractedWithSettings: true,
      hasConfirmedTermsOfService: true,
    };
    localStorage.setItem('out-of-ten', JSON.stringify({ version: 1, settings, userData: {} }));
    window.started = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when, from = 0, ...rest) {
      window.started.push({ seconds: this.buffer?.duration ?? 0, from });
      start.call(this, when, from, ...rest);
    };
  });
}

function cuesOf(page: Page): Promise<readonly Started[]> {
  return page.evaluate(() => window.started.filter(({ seconds }) => 13 < seconds && seconds < 17));
}

test('music plays under the end of a countdown and for the winner on the podium @nightly', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  await listenTo(host);
  const code = await openRoom(host, { max_rounds: 1, time_limit: 15 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  const { page } = host;
  await expect.poll(async () => (await cuesOf(page)).length, { timeout: 60_000 }).toBe(1);
  const [bed] = await cuesOf(page);
  expect(Math.round(bed?.seconds ?? 0)).toBe(COUNTDOWN_S);
  expect(bed?.from).toBeLessThan(5);
  await guess(guest, '7.1');
  await guess(host, '6.0');
  await page.getByRole('button', { name: 'To the podium' }).click();
  await expect.poll(async () => (await cuesOf(page)).length).toBe(2);
  const [, parade] = await cuesOf(page);
  expect(Math.round(parade?.seconds ?? 0)).toBe(PODIUM_S);
});
