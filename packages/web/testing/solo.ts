import type { DrawnFilm } from '@outoften/rules/film/film';
import type { Language } from '@outoften/rules/language';
import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { soloGame } from '../src/solo/use-solo-game.ts';
import { aMovie, answerDraws } from './movies.ts';
import { say } from './say.ts';
import { showApp } from './show-app.tsx';

/** Ends the game after every test of the file. Call it at the top. */
export function leaveSoloGames(): void {
  afterEach(() => soloGame.leave());
}

/** Shows the screen for starting a game. */
export async function openProgramme(language: Language = 'en'): Promise<void> {
  await showApp('/game/solo-create', language);
  await expect.element(beginButton()).toBeVisible();
}

/** Opens the sheet with genres and years. */
export async function openFilter(): Promise<void> {
  await page.getByRole('button', { name: say('play.programme.own') }).click();
}

/** Presses "Play 5 films", in the sheet if one is open. */
export async function begin(): Promise<void> {
  await beginButton().click();
}

/** The button that begins a game of any length. */
function beginButton() {
  const [some, endless] = [5, 0].map((films) => say('solo.create.continue', { films }));
  const sheet = page.getByRole('dialog');
  return (sheet.query() ? sheet : page).getByRole('button', {
    name: new RegExp(`^(${some?.replace('5', '\\d+')}|${endless})$`),
  });
}

/** Shows the screen for starting a game, and begins one with these films. */
export async function openFilm(movies: readonly Partial<DrawnFilm>[] = [{}]): Promise<void> {
  await openProgramme();
  await beginWith(movies);
}

/** Begins a game with these films. */
export async function beginWith(movies: readonly Partial<DrawnFilm>[]): Promise<void> {
  answerDraws(...movies.map(aMovie));
  await begin();
  await expect.element(page.getByRole('slider', { name: say('play.your-guess') })).toBeVisible();
  // Waits until the film has taken the focus, which would otherwise interrupt the test later.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
}

/** Presses the hint of that name. */
export async function openHint(hint: 'overview' | 'review'): Promise<void> {
  const name = say(`play.hint.${hint}`);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect.element(openedHint(hint)).toBeVisible();
}

/** The content that a hint opened: a sheet, or on a desktop the text beside the film. */
export function openedHint(hint: 'overview' | 'review') {
  const name = new RegExp(`^${say(`play.hint.${hint}`)}`);
  if (innerWidth < 1024) return page.getByRole('dialog', { name });
  return hint === 'review'
    ? page.getByRole('region', { name })
    : page.getByRole('heading', { level: 3, name });
}

export async function closeSheet(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

/** Lifts the curtain, reads both hints, finds Ada Quill and uses all tries of the second slot. */
export async function doEverything(): Promise<void> {
  const ticket = new RegExp(`^${say('play.poster-ticket')}`);
  await page.getByRole('button', { name: ticket }).click();
  await openHint('overview');
  await closeSheet();
  await openHint('review');
  await closeSheet();
  const names = ['Ada Quill', 'Bartholomew Featherstonehaugh', 'Wrong Two', 'Wrong Three'];
  for (const [index, name] of names.entries()) {
    const number = String(index === 0 ? 1 : 2);
    const field = page.getByRole('combobox', {
      name: say('play.cast.field', { number, slots: '4' }),
    });
    await field.fill(name);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.body.textContent).toContain(name);
  }
  await expect.element(page.getByText(say('play.cast.spent'), { exact: true })).toBeVisible();
}

/** Types a guess in the current language's format, submits it, and skips the reveal with a key. */
export async function guess(rating: string): Promise<void> {
  await page.getByRole('textbox', { name: say('play.type-guess') }).fill(rating);
  await page.getByRole('button', { name: say('play.submit', { rating }) }).click();
  const locked = say('play.reveal.locked', { guess: rating });
  await expect.element(page.getByRole('heading', { name: locked })).toBeVisible();
  await userEvent.keyboard('a');
}

export async function openResult(rating = '7.4', movie: Partial<DrawnFilm> = {}): Promise<void> {
  await openFilm([movie]);
  await guess(rating);
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
}
