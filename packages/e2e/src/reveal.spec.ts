import { expect, type Page } from '@playwright/test';
import { answerDraw, startSoloGame, test } from './steps/journey.ts';

const RATING = 7.9;
const FIGURE = '7.9';
/** The figure in tenths, as a style could contain it. */
const TENTHS = '79';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Returns everything of the scene that a player, a screen reader or a script can read. */
async function readScene(page: Page): Promise<string> {
  const html = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    // Addresses of pictures contain other digits.
    for (const picture of copy.querySelectorAll('img')) picture.remove();
    return copy.innerHTML;
  });
  const spoken = await page.locator('[data-announcer]').innerText();
  const tree = await page.locator('main').ariaSnapshot();
  return [html, spoken, tree, await page.title()].join('\n');
}

/** Submits a guess of 7.0 and stops the clock at the first frame of the reveal. */
async function beginReveal(page: Page): Promise<void> {
  await answerDraw(page, (movie) => ({ ...movie, rating: RATING * 10 }));
  await page.clock.install();
  await startSoloGame(page);
  await page.getByRole('textbox', { name: /Your guess/ }).fill('7.0');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit 7.0' }).click();
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(locked(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

const locked = (page: Page) => page.getByRole('heading', { name: '7.0 is locked in' });
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: '0.9 off' });
const receipt = (page: Page) => page.getByRole('region', { name: 'How you got your points' });
const RESULT = /^Viewers gave .+ 7\.9\. You said 7\.0\. 155 points\. Not far\.$/;
const announcer = (page: Page) => page.locator('[data-announcer]');
const next = (page: Page) => page.getByRole('button', { name: 'Next film' });

async function expectNothingTold(page: Page): Promise<void> {
  const scene = await readScene(page);
  expect(scene).not.toContain(FIGURE);
  expect(scene).not.toMatch(new RegExp(`\\b${TENTHS}\\b`));
  expect(scene).not.toMatch(/--value|Viewers\b(?! gave it…)|155|Not far|off\b/);
  await expect(headline(page)).toHaveCount(0);
  await expect(receipt(page)).toHaveCount(0);
  await expect(announcer(page)).not.toContainText('Viewers gave');
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const size of SIZES) {
    test(`nothing tells the result before the figure lands, at ${size.width}`, async ({
      page,
    }, info) => {
      await page.setViewportSize(size);
      await beginReveal(page);
      let elapsed = 0;
      const goTo = async (ms: number) => {
        await page.clock.runFor(ms - elapsed);
        elapsed = ms;
        await info.attach(`${size.width} at ${ms} ms`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      };
      await expectNothingTold(page);
      for (const ms of [110, 300, 600, 1300, 2050]) {
        await goTo(ms);
        await expectNothingTold(page);
      }

      await goTo(2150);
      await expect(page.getByRole('figure')).toContainText(`Viewers${FIGURE}`);
      await expect(announcer(page)).toHaveText(RESULT);
      await expect(headline(page)).toHaveCount(0);
      await expect(receipt(page)).toHaveCount(0);

      await goTo(2500);
      await expect(headline(page)).toBeFocused();
      await expect(announcer(page)).toHaveText(RESULT);
      await expect(page.getByText('Viewers liked it more than you thought.')).toBeVisible();
      await expect(receipt(page)).toHaveCount(0);

      await goTo(3000);
      await expect(page.getByText('Not far', { exact: true })).toBeVisible();
      await expect(receipt(page)).toContainText('This film0');
      await expect(next(page)).toHaveCount(0);

      await goTo(3700);
      await expect(receipt(page)).toContainText('This film155');
      await expect(next(page)).toBeVisible();
    });
  }

  for (const { way, skip } of [
    { way: 'a tap', skip: (page: Page) => page.mouse.click(180, 300) },
    { way: 'a key', skip: (page: Page) => page.keyboard.press('a') },
  ]) {
    test(`${way} skips to the end, and Tab does not`, async ({ page }) => {
      await beginReveal(page);
      await page.keyboard.press('Tab');
      await expect(locked(page)).toBeVisible();
      await skip(page);
      await expect(headline(page)).toBeVisible();
      await expect(receipt(page)).toContainText('This film155');
      await expect(next(page)).toBeVisible();
      await expect(announcer(page)).toHaveText(RESULT);
    });
  }
});

test('with less motion the first frame stays for 900 ms, and then the last one appears', async ({
  page,
}) => {
  await beginReveal(page);
  await page.clock.runFor(850);
  await expectNothingTold(page);
  await page.clock.runFor(100);
  await expect(headline(page)).toBeFocused();
  await expect(receipt(page)).toContainText('This film155');
  await expect(next(page)).toBeVisible();
});

test('a result that is opened again appears complete at once', async ({ page }) => {
  await answerDraw(page, (movie) => ({ ...movie, rating: RATING * 10 }));
  await startSoloGame(page);
  await page.getByRole('textbox', { name: /Your guess/ }).fill('7.0');
  await page.getByRole('button', { name: 'Submit 7.0' }).click();
  await expect(next(page)).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(headline(page)).toBeVisible();
  await expect(locked(page)).toHaveCount(0);
  await expect(announcer(page)).toHaveText('');
});
