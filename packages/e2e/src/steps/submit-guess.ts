import type { Page } from '@playwright/test';

/** Hands in the slider where it stands, and says that it is meant where it was never moved. */
export async function submitGuess(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Submit/ }).click();
  const question = page.getByRole('dialog', { name: /without moving the slider/ });
  if (await question.isVisible()) await question.getByRole('button', { name: /^Guess/ }).click();
}
