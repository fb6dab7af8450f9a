import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectReadableTwiceAsLarge, startSmall } from './steps/accessible.ts';
import { openSignIn } from './steps/account.ts';
import { startSoloGame, test } from './steps/journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

test('the built landing page, a film and its result are accessible at every size', async ({
  page,
}) => {
  await startSmall(page);
  await page.goto('/landing');
  await expectAccessible(page, 'the landing page');
  await startSoloGame(page);
  await expectAccessible(page, 'a film');
  await submitGuess(page);
  await expect(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  await expectAccessible(page, 'a result');
});

test('the sign-in page is readable with text of twice the size', async ({ page }) => {
  await startSmall(page);
  await openSignIn(page);
  const label = page.getByText('E-mail address');
  const [usual, large] = [await fontSize(label, '100%'), await fontSize(label, '200%')];
  expect(large).toBe(2 * usual);
  await expectReadableTwiceAsLarge(page, 'the sign-in page');
});

/** Returns the size of the element's text for a reader who has set the browser's text to `set`. */
function fontSize(element: Locator, set: string): Promise<number> {
  return element.evaluate((one, size) => {
    document.documentElement.style.fontSize = size;
    return Number.parseFloat(getComputedStyle(one).fontSize);
  }, set);
}
