import { tenths } from '@outoften/rules/rating';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  SIZES,
  setSize,
} from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation, installStubServer } from '../../testing/stub-server.ts';
import {
  ANA,
  installNewVisitor,
  setOnline,
  signIn,
  signInWithoutPlayer,
} from '../../testing/visitor.ts';
import { ownPlayer } from '../own-player/use-player.ts';
import { savedData } from '../saved-data/use-saved-data.ts';

installStubServer();
installNewVisitor();

/** A poster that the component tier can serve: it has none of the films'. */
const POSTER = '/icon.svg';

const row = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
const joinRow = row(/Join a Game/);
const hostRow = row(/Host a Game/);

test('home is accessible, and readable at twice the size of text', async () => {
  await showApp('/game/home');
  await expect.element(joinRow).toBeVisible();
  await expectAccessible('home');
  await expectReadableTwiceAsLarge('home');
});

test('home after a film is accessible', async () => {
  saveLastFilm(tenths(70));
  await setSize(SIZES[2]);
  await showApp('/game/home');
  await expect.element(page.getByRole('figure').first()).toBeVisible();
  await expectAccessible('home after a film');
});

test('home of a player is accessible', async () => {
  signIn({ ...ANA, name: 'WWWWWWWWWWWWWWWWWWWW' });
  await showApp('/game/home');
  await expect.element(page.getByRole('button', { name: /Open profile/ })).toBeVisible();
  await expectAccessible('home of a player');
});

test.each([
  { guess: 70, words: 'You were off by 0.7.' },
  { guess: 84, words: 'You were off by 0.7.' },
  { guess: 77, words: 'You had it exactly.' },
])('home says how far a guess of $guess was from 77', async ({ guess, words }) => {
  saveLastFilm(tenths(guess));
  await setSize(SIZES[2]);
  await showApp('/game/home');
  const lastFilm = page.getByRole('figure').filter({ hasText: 'Your last film' });
  await expect.element(lastFilm.getByText('The Lamp Room got 7.7.')).toBeVisible();
  await expect.element(lastFilm.getByText(words)).toBeVisible();
  await expect.element(lastFilm.getByRole('img')).toHaveAccessibleName('Poster of The Lamp Room');
  await setSize(SIZES[0]);
});

test('a phone fetches no poster of the last film', async () => {
  saveLastFilm(tenths(70));
  await showApp('/game/home');
  await expect.element(joinRow).toBeVisible();
  await expect.element(page.getByRole('img', { name: /Poster/ })).not.toBeInTheDocument();
});

test.each(['en', 'de', 'es'] as const)(
  'what there is to play is one line each on the board in %s',
  async (language) => {
    await showApp('/game/home', language);
    const board = page.getByRole('main').getByRole('link');
    await expect.poll(() => board.elements().length).toBe(4);
    for (const size of SIZES) {
      await setSize(size);
      // A closed row says why in a line of its own.
      const open = board.elements().filter((each) => each.querySelector('svg') !== null);
      expect(open.length).toBe(2);
      await expect.poll(() => open.map(isOneLine)).toEqual([true, true]);
    }
    await expectUncut(`home in ${language}`);
  },
);

test.each([
  { at: '2026-03-02T12:00:00', words: 'The next one in 12 h 0 min' },
  { at: '2026-03-02T22:58:30', words: 'The next one in 1 h 2 min' },
  { at: '2026-03-02T23:59:30', words: 'The next one in 0 h 1 min' },
])('at $at the daily says: $words', async ({ at, words }) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(at) });
  await showApp('/game/home');
  await expect.element(row(/Daily Film/)).toMatchTextContent(new RegExp(words));
});

test('the time to the next daily goes on', async () => {
  const now = new Date('2026-03-02T12:00:00');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  await showApp('/game/home');
  await expect.element(row(/Daily Film/)).toMatchTextContent(/12 h 0 min/);
  vi.advanceTimersByTime(60_000);
  await expect.element(row(/Daily Film/)).toMatchTextContent(/11 h 59 min/);
});

test('join and host are closed to guests, with the reason', async () => {
  await showApp('/game/home');
  for (const closed of [joinRow, hostRow]) {
    await expect.element(closed).toMatchTextContent(/Sign in to play together/);
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
    await expect.element(closed).not.toHaveAttribute('href');
    await userEvent.click(closed, { force: true });
  }
  expect(shownAddress()).toBe('/game/home');
});

test('a player can join and host, but not while offline', async () => {
  signIn();
  await showApp('/game/home');
  await expect.element(joinRow).toHaveAttribute('href', '/game/joining');
  await expect.element(hostRow).toHaveAttribute('href', '/game/host-create');
  setOnline(false);
  for (const closed of [joinRow, hostRow]) {
    await expect.element(closed).toMatchTextContent(/Closed while offline/);
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  }
  setOnline(true);
  await expect.element(joinRow).toHaveAttribute('href');
  await userEvent.click(joinRow);
  await expect.poll(shownAddress).toBe('/game/joining');
});

test('a press before the player is known leads on once it is, and the last press counts', async () => {
  const letThrough = holdPlayer();
  await showApp('/game/home');
  await userEvent.click(joinRow);
  await userEvent.click(hostRow);
  await expect.element(hostRow).toMatchTextContent(/Loading/);
  await expect.element(joinRow).not.toMatchTextContent(/Loading/);
  expect(shownAddress()).toBe('/game/home');
  letThrough();
  await expect.element(page.getByRole('heading', { name: 'Choose the films' })).toBeVisible();
  expect(shownAddress()).toBe('/game/host-create');
});

test('the focus stays on Join a Game while it opens', async () => {
  const letThrough = holdPlayer();
  await showApp('/game/home');
  await expect.element(joinRow).toBeVisible();
  (joinRow.element() as HTMLElement).focus();
  letThrough();
  await expect.element(page.getByRole('button', { name: /Open profile/ })).toBeVisible();
  await expect.element(joinRow).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAddress).toBe('/game/joining');
});

test('the focus stays on Join a Game when it closes', async () => {
  signIn();
  await showApp('/game/home');
  await expect.element(joinRow).toHaveAttribute('href');
  (joinRow.element() as HTMLElement).focus();
  setOnline(false);
  await expect.element(joinRow).toHaveAttribute('aria-disabled', 'true');
  await expect.element(joinRow).toHaveFocus();
});

test('a press of an account without a player is forgotten', async () => {
  const letThrough = holdPlayer([]);
  await showApp('/game/home');
  await userEvent.click(joinRow);
  letThrough();
  await expect.element(joinRow).toMatchTextContent(/Needs a player with a name/);
  ownPlayer.keep(ANA);
  await expect.element(joinRow).toHaveAttribute('href');
  expect(shownAddress()).toBe('/game/home');
});

/** Signs in, and answers who the player is only when called. */
function holdPlayer(
  items: readonly object[] = [{ id: ANA.id, name: ANA.name, avatar_url: 'profile0.jpg' }],
) {
  signInWithoutPlayer();
  const held = Promise.withResolvers<void>();
  answerOperation('FindOwnPlayer', async () => {
    await held.promise;
    return { data: { listPlayers: { items } } };
  });
  return held.resolve;
}

function saveLastFilm(guess: ReturnType<typeof tenths>): void {
  const lastFilm = { title: 'The Lamp Room', poster: POSTER, rating: tenths(77), guess };
  savedData.save({ lastFilm });
}

/** True if all parts of a row stand beside each other. */
function isOneLine(each: Element): boolean {
  const boxes = [...each.children].map((part) => part.getBoundingClientRect());
  const lowestTop = Math.max(...boxes.map(({ top }) => top));
  return boxes.every(({ bottom }) => bottom > lowestTop);
}
