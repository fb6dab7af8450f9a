import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, SIZES, setSize } from '../../testing/look.ts';
import { aMovie } from '../../testing/movies.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { showApp } from '../../testing/show-app.tsx';
import { leaveSoloGames } from '../../testing/solo.ts';
import { answerOperation, installStubServer } from '../../testing/stub-server.ts';
import { showLanguage } from '../messages/i18n.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

/** Opens a friend's link to a film with a rating of 7.7, and guesses. */
async function playChallenge(friend: number | undefined, guess: string): Promise<void> {
  answerOperation('ChallengeFilm', { data: { challenge: { movie: aMovie() } } });
  answerOperation(
    'ChallengeGuess',
    friend === undefined ? 'offline' : { data: { challenge: { guess: friend * 10 } } },
  );
  await showApp('/challenge/abc');
  await page.getByRole('button', { name: 'Play this film' }).click();
  await page.getByRole('textbox', { name: /Your guess/ }).fill(guess);
  await page.getByRole('button', { name: /^Submit/ }).click();
}

const plate = page.getByText(/^Your friend \d/);

test.each([
  { friend: 8.1, words: 'Your friend wins.' },
  { friend: 9.2, words: 'You win.' },
  { friend: 8.4, words: 'A draw.' },
])('the headline of a challenge tells who wins: $words', async ({ friend, words }) => {
  await playChallenge(friend, '7.0');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  const figures = page.getByRole('main').getByText(`${friend} against your 7.0.`);
  await expect.element(figures).toBeVisible();
  await expect.element(plate).toHaveTextContent(`Your friend ${friend}`);
});

test.each(['en', 'de', 'es'] as const)(
  'the headline of a lost challenge takes one row in %s',
  async (language) => {
    await playChallenge(8.1, '7.0');
    await userEvent.keyboard('{Enter}');
    const heading = page.getByRole('heading', { level: 1, name: 'Your friend wins.' });
    await expect.element(heading).toBeVisible();
    const element = heading.element();
    await showLanguage(language);
    document.documentElement.lang = language;
    for (const size of [...SIZES, { width: 844, height: 390 }]) {
      await setSize(size);
      expect(element.clientHeight).toBeLessThan(
        1.5 * parseFloat(getComputedStyle(element).fontSize),
      );
    }
  },
);

test('the friend’s guess is on the line before the answer is', async () => {
  await playChallenge(8.1, '7.0');
  await expect.element(plate).toBeVisible();
  expect(page.getByText('Viewers gave it 7.7.').elements()).toHaveLength(0);
});

test.each([0.1, 7.7, 10])('the plate of a friend’s %d stays on the screen', async (friend) => {
  await playChallenge(friend, '7.0');
  await userEvent.keyboard('{Enter}');
  for (const size of [
    { width: 360, height: 740 },
    { width: 844, height: 390 },
  ]) {
    await setSize(size);
    await expect.element(plate).toBeVisible();
    const { left, right } = plate.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(size.width);
  }
});

test('a challenge whose friend’s guess cannot be loaded has the usual headline', async () => {
  await playChallenge(undefined, '7.0');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Your friend’s guess could not be loaded/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: /0\.7/ })).toBeVisible();
});

test('the result of a challenge is accessible', async () => {
  await playChallenge(8.1, '7.0');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: /wins/ })).toBeVisible();
  await expectAccessible('a result of a challenge');
});
