import { expect, type Page } from '@playwright/test';
import { guessSlider, test as soloTest, startSoloGame } from './steps/journey.ts';
import { guess, openRoomWithStage, test as roomTest, startGame, takeSeat } from './steps/room.ts';

/** A phone, with the motion that a skip is for. */
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
} as const;

/** When the thumb comes down during a reveal, in milliseconds after the guess. */
const MOMENTS = [150, 400, 1000, 1500, 2000];

/** The dock of a phone, where the button for what comes next appears. */
const DOCKS = [
  { x: 180, y: 640 },
  { x: 180, y: 690 },
  { x: 180, y: 720 },
];

async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Stops the style sheets' animations too: what appears from now on stays in its first moment, in which no press counts. */
async function stopAnimations(page: Page): Promise<{ resume: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return {
    resume: async () => {
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await page.clock.resume();
    },
  };
}

/** Submits a guess, and lets so much of its reveal pass. */
async function reveal(page: Page, ms: number): Promise<void> {
  await page.getByRole('textbox', { name: /Your guess/ }).fill('7.0');
  await page.getByRole('button', { name: 'Submit 7.0' }).click();
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(guessSlider(page)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await page.clock.runFor(ms);
}

/** Rests a thumb on the glass while `during` passes. */
async function rest(
  page: Page,
  { x, y }: Readonly<{ x: number; y: number }>,
  during: () => Promise<void>,
) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await during();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const result = (page: Page) => page.getByRole('region', { name: 'How you got your points' });

soloTest.describe('on a phone', () => {
  soloTest.use(PHONE);

  for (const [nth, ms] of MOMENTS.entries()) {
    soloTest(
      `a tap at the dock ${ms} ms after the guess only skips to the result`,
      async ({ page }) => {
        const film = await startSoloGame(page);
        await stopClock(page);
        await reveal(page, ms);
        const { resume } = await stopAnimations(page);
        const dock = DOCKS[nth % DOCKS.length] ?? { x: 180, y: 690 };
        // A thumb often taps twice.
        const tap = () => page.touchscreen.tap(dock.x, dock.y);
        await Promise.all([tap(), tap()]);
        await expect(result(page)).toBeVisible();
        await expect(page.getByText(film.title).first()).toBeVisible();
        await resume();
        await page.getByRole('button', { name: 'Next film' }).tap();
        await expect(result(page)).toHaveCount(0);
      },
    );
  }

  soloTest(
    'a thumb that rests on the dock through a whole reveal presses nothing',
    async ({ page }) => {
      await startSoloGame(page);
      await stopClock(page);
      await reveal(page, 0);
      const next = page.getByRole('button', { name: 'Next film' });
      await rest(page, { x: 180, y: 690 }, async () => {
        await page.clock.runFor(6000);
        await expect(next).toBeVisible();
      });
      await expect(result(page)).toBeVisible();
      await expect(next).toBeVisible();
    },
  );

  soloTest('a tap at the dock does not share the daily', async ({ page }) => {
    await page.goto('/game/daily');
    await expect(guessSlider(page)).toBeVisible();
    await stopClock(page);
    await reveal(page, 700);
    // The scene begins once the answer is there.
    await expect(page.getByText('Tap to skip')).toBeVisible();
    await stopAnimations(page);
    for (const dock of DOCKS) await page.touchscreen.tap(dock.x, dock.y);
    await expect(result(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share your result' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

roomTest.describe('in a room, on a phone', () => {
  roomTest.use(PHONE);

  roomTest(
    'taps at the dock begin no round, and open nothing on the podium',
    async ({ newPerson }) => {
      const [host, guest] = await Promise.all([newPerson(), newPerson()]);
      const { code } = await openRoomWithStage(host, { max_rounds: 2, time_limit: 0 });
      await takeSeat(guest, code);
      await startGame(host, [guest]);
      const { page } = host;
      await guess(guest, '5.0');
      await stopClock(page);
      await guess(host, '7.0');
      const { resume } = await stopAnimations(page);
      const next = page.getByRole('button', { name: 'Next round' });
      // A new tap whenever the scene has gone on a little, until the button has come under the thumb.
      await expect(async () => {
        await page.clock.runFor(150);
        await page.touchscreen.tap(180, 690);
        await expect(next).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.touchscreen.tap(180, 690);
      await expect(guest.page.getByText('Round 1 of 2').first()).toBeVisible();
      await expect(next).toBeVisible();
      await resume();
      await page.getByRole('button', { name: 'Finish here' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Finish here' }).tap();
      await stopAnimations(page);
      // The podium goes on step by step with each tap.
      await expect(async () => {
        await page.touchscreen.tap(180, 690);
        await expect(page.getByRole('heading', { name: 'Recap' })).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.touchscreen.tap(180, 690);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});
