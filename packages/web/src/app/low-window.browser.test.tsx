import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSavedData } from '../../testing/saved.ts';
import { showApp } from '../../testing/show-app.tsx';
import { guess, leaveSoloGames, openFilm } from '../../testing/solo.ts';
import { installStubServer } from '../../testing/stub-server.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

/** Phones held sideways. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
];

/** Expects each control to be whole in the first screen, at every size. */
async function expectInFirstScreen(role: 'link' | 'button' | 'slider', names: readonly RegExp[]) {
  for (const { width, height } of SIZES) {
    await page.viewport(width, height);
    for (const name of names) {
      const control = page.getByRole(role, { name }).first();
      await expect
        .poll(() => control.element().getBoundingClientRect().bottom, {
          message: `${name} at ${width}`,
        })
        .toBeLessThanOrEqual(height);
    }
  }
}

test('a phone held sideways shows every way to play in the first screen', async () => {
  await showApp('/landing');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectInFirstScreen('link', [/Play today/, /Play as guest/]);
  await expectInFirstScreen('button', [/Join/]);
});

test('a phone held sideways shows all games of the home screen in the first screen', async () => {
  await showApp('/game/home');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectInFirstScreen('link', [/Daily/i, /Solo Game/i, /Host a Game/i]);
});

test('a phone held sideways shows slider, submit and the way on in the first screen', async () => {
  document.documentElement.dataset.motion = 'less';
  await openFilm();
  await expectInFirstScreen('slider', [/Your guess/]);
  await expectInFirstScreen('button', [/^Submit/]);
  await guess('7.4');
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  await expectInFirstScreen('button', [/Next film/]);
});

test('a phone held sideways shows the whole number line of a solo result', async () => {
  document.documentElement.dataset.motion = 'less';
  await openFilm();
  await guess('6.1');
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  const strip = page.getByRole('figure').getByText('10', { exact: true }).first();
  for (const { width, height } of SIZES) {
    await page.viewport(width, height);
    await expect
      .poll(() => strip.element().getBoundingClientRect().bottom, { message: `${width}` })
      .toBeLessThanOrEqual(height);
    const { x, y } = strip.element().getBoundingClientRect();
    const seen = document.elementFromPoint(x + 2, y + 2);
    expect(document.querySelector('[data-arriving]')?.contains(seen)).toBe(false);
  }
});
