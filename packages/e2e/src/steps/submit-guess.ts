import type { Page } from '@playwright/test';

/** Submits the slider's value. If the slider was never moved, confirms that it is meant. */
export async function submitGuess(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Submit/ }).click();
  const question = page.getByRole('dialog', { name: /^You have not moved it/ });
  if (await question.isVisible()) await question.getByRole('button', { name: /^Guess/ }).click();
}
