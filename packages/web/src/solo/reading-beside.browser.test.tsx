import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, setSize } from '../../testing/look.ts';
import { aReviewOf } from '../../testing/movies.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { leaveSoloGames, openFilm, openHint } from '../../testing/solo.ts';
import { installStubServer } from '../../testing/stub-server.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

const long = 'It begins slowly and then does not let go. '.repeat(20);
const reviews = ['ana', 'ben', 'cyd'].map((author) => ({ ...aReviewOf(long), id: author, author }));
const opened = page.getByRole('region', { name: 'Reviews' });
const slider = page.getByRole('slider', { name: 'Your guess' });

test.each([1024, 1440])('at %d pixels reviews open beside the film', async (width) => {
  await setSize({ width, height: 900 });
  await openFilm([{ reviews }]);
  await openHint('review');
  await expect.element(page.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opened.getByRole('article')).toHaveLength(3);
  const read = opened.element().getBoundingClientRect();
  for (const part of [slider, page.getByRole('heading', { level: 1 })]) {
    const { left, right } = part.element().getBoundingClientRect();
    expect(read.right <= left || right <= read.left, 'nothing of the film is covered').toBe(true);
  }
  await slider.click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(opened).toBeVisible();
});

test('reviews beside a film are closed with Escape or their button, and return the focus', async () => {
  await setSize({ width: 1440, height: 900 });
  await openFilm([{ reviews }]);
  const opener = page.getByRole('button', { name: /^Reviews/ });
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(page.getByRole('button', { name: 'Close', exact: true })),
  ]) {
    await openHint('review');
    await close();
    await expect.element(opened).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});

test('on a desktop an overview opens in place and gets the focus', async () => {
  await setSize({ width: 1440, height: 900 });
  await openFilm([{ overview: 'A reel shows tomorrow.' }]);
  await openHint('overview');
  await expect.element(page.getByText('A reel shows tomorrow.')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Overview/ })).not.toBeInTheDocument();
});

test('reviews beside a film are accessible', async () => {
  await setSize({ width: 1440, height: 900 });
  await openFilm([{ reviews }]);
  await openHint('review');
  await expectAccessible('reviews beside a film');
});
