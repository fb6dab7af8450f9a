import { guessDaily } from '@outoften/rules/daily/daily-game';
import { encodeDailyProgress } from '@outoften/rules/daily/daily-storage';
import {
  NO_DAILIES,
  saveKeptDailies,
  withProgress,
  withResults,
} from '@outoften/rules/daily/kept-dailies';
import { encodeSavedData } from '@outoften/rules/player/saved-data';
import { tenths } from '@outoften/rules/rating';
import { aDaily, aPuzzle, aResult } from '@outoften/rules/testing/daily-builder';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { daysAgo, setUpDailies, TODAY } from '../../testing/dailies.ts';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  SIZES,
  setSize,
} from '../../testing/look.ts';
import { keepInBrowser } from '../../testing/saved.ts';
import { say } from '../../testing/say.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { ANA, installNewVisitor, setOnline, signIn } from '../../testing/visitor.ts';
import { owner } from '../room/use-room.ts';
import { SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { SEATS_KEY } from '../saved-data/storage-keys.ts';
import { followOtherTabs, savedData } from '../saved-data/use-saved-data.ts';

installNewVisitor();
setUpDailies();
afterEach(() => setSize(SIZES[0]));

const row = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
const dailyRow = row(/Daily/);
const hostRow = row(/Host a Game/);
const code = page.getByRole('textbox', { name: 'Room code' });

const yesterday = aResult({ number: daysAgo(1), filmId: String(daysAgo(1)), guess: tenths(79) });
const today = aResult({
  number: TODAY,
  filmId: String(TODAY),
  guess: tenths(86),
  rating: tenths(77),
});

function keepResults(results: readonly ReturnType<typeof aResult>[]): void {
  keepInBrowser(saveKeptDailies(withResults(NO_DAILIES, results)));
}

test('home is accessible, and readable with text of twice the size', async () => {
  await showApp('/game/home');
  await expect.element(code).toBeVisible();
  await expectAccessible('home');
  await expectReadableTwiceAsLarge('home');
});

test.each(['en', 'de', 'es'] as const)(
  'all rows keep their places when the network goes and comes back, in %s',
  async (language) => {
    await showApp('/game/home', language);
    const host = page.getByRole('main').getByRole('link').last();
    const offline = host.getByText(say('home.offline'));
    for (const size of [...SIZES, { width: 320, height: 640 }, { width: 844, height: 390 }]) {
      await setSize(size);
      await expect.element(host).toBeVisible();
      await document.fonts.ready;
      const rows = () =>
        [...document.querySelectorAll('main a, main form')].map(
          (row) => row.getBoundingClientRect().bottom,
        );
      const before = rows();
      setOnline(false);
      await expect.element(offline).toBeInTheDocument();
      expect(rows(), `${size.width} without a network`).toEqual(before);
      setOnline(true);
      await expect.element(offline).not.toBeInTheDocument();
      expect(rows(), `${size.width} with a network`).toEqual(before);
    }
  },
);

test('home after the daily is accessible', async () => {
  keepResults([yesterday, today]);
  await setSize(SIZES[2]);
  await showApp('/game/home');
  await expect.element(page.getByRole('img', { name: /Poster/ }).first()).toBeVisible();
  await expectAccessible('home after the daily');
});

test('home is accessible for a player', async () => {
  signIn({ ...ANA, name: 'WWWWWWWWWWWWWWWWWWWW' });
  await showApp('/game/home');
  await expect.element(page.getByRole('button', { name: /Open profile/ })).toBeVisible();
  await expectAccessible('home of a player');
});

test('on a first visit, today’s film is offered with its number', async () => {
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/No\. 690/);
  await expect.element(dailyRow).toMatchTextContent(/Today’s film is waiting\. Play it to start a/);
  await userEvent.click(dailyRow);
  await expect.poll(shownAddress).toBe('/game/daily');
});

test('the board and the header show how long today’s daily makes the streak', async () => {
  keepResults([yesterday]);
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/Play it for a streak of 2/);
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Streak 1, best 1/);
});

test('a daily that was begun is marked as begun', async () => {
  const game = aDaily(aPuzzle({ number: TODAY }));
  keepInBrowser(saveKeptDailies(withProgress(NO_DAILIES, encodeDailyProgress(game))));
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/Half done\. Go on/);
});

test('a daily that was guessed without an answer leads to the answer', async () => {
  const game = guessDaily(aDaily(aPuzzle({ number: TODAY })), { guess: tenths(70), guessedAt: 1 });
  if (!game.ok) throw new Error(game.refusal);
  keepInBrowser(saveKeptDailies(withProgress(NO_DAILIES, encodeDailyProgress(game.value))));
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/Guessed\. See the answer/);
});

test('a finished daily shows its points and the time to the next film', async () => {
  keepResults([today]);
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/Done, 0\.9 off\. Next film in 12 h 0 min/);
  await expect.element(dailyRow).toMatchTextContent(/\d+points$/);
  await expect.element(dailyRow).toHaveAttribute('href', '/game/daily');
});

test('the time to the next film counts down', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  keepResults([today]);
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/12 h 0 min/);
  vi.advanceTimersByTime(60_000);
  await expect.element(dailyRow).toMatchTextContent(/11 h 59 min/);
});

test('the cases show yesterday’s and today’s film if the player finished them', async () => {
  keepResults([yesterday, today]);
  await setSize(SIZES[2]);
  await showApp('/game/home');
  const cases = page.getByRole('figure');
  await expect.element(cases.first()).toMatchTextContent(/Yesterday, No\. 689/);
  await expect.element(cases.first()).toMatchTextContent(/Viewers gave .+ 7\.7\.You were off by/);
  await expect.element(cases.last()).toMatchTextContent(/Today, No\. 690.*You were off by 0\.9/);
});

test('the cases keep their curtains closed for everyone else', async () => {
  await setSize(SIZES[2]);
  await showApp('/game/home');
  const cases = page.getByRole('figure');
  await expect.element(cases.first()).toMatchTextContent(/No\. 689You can still play it\./);
  await expect.element(cases.last()).toMatchTextContent(/No\. 690No one knows yet\.You have one/);
});

test('a phone loads no film for the cases', async () => {
  keepResults([yesterday, today]);
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/Done/);
  await expect.element(page.getByRole('img', { name: /Poster/ })).not.toBeInTheDocument();
});

test.each(['en', 'de', 'es'] as const)('no text of home is cut in %s', async (language) => {
  keepResults([yesterday, today]);
  await showApp('/game/home', language);
  await expect.element(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await expectUncut(`home in ${language}`);
});

test('every visitor can join with a code and host', async () => {
  await showApp('/game/home');
  await expect.element(hostRow).toHaveAttribute('href', '/game/host-create');
  await userEvent.fill(code, 'k7wbx');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAddress).toMatch(/K7WBX/);
});

test('without a network the rows for rooms stay and say what they need', async () => {
  await showApp('/game/home');
  setOnline(false);
  await expect.element(hostRow).toMatchTextContent(/Needs a connection/);
  await expectReadableTwiceAsLarge('home without a network');
  await userEvent.click(page.getByRole('button', { name: 'Join' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Needs a connection/);
  await expect.element(code).toBeVisible();
});

/** Keeps a seat in the browser. */
function keepSeat(): void {
  const seat = {
    code: 'K7WBX',
    roomName: 'Friday on the sofa',
    round: { number: 3, of: 10 },
    connectionId: 'seat-1',
    secret: 'secret',
    owner: owner(),
    keptAt: Date.now(),
  };
  localStorage.setItem(SEATS_KEY, JSON.stringify([seat]));
}

test('a running game is shown first, with a link back into it', async () => {
  signIn();
  keepSeat();
  await showApp('/game/home');
  await expect.element(page.getByRole('heading', { name: 'Friday on the sofa' })).toBeVisible();
  await expect.element(page.getByText('Round 3 of 10. Your seat is kept.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Rejoin' }));
  await expect.poll(shownAddress).toMatch(/K7WBX/);
});

test('a seat that was taken in another tab appears', async () => {
  signIn();
  localStorage.removeItem(SEATS_KEY);
  await showApp('/game/home');
  await expect.element(dailyRow).toBeVisible();
  keepSeat();
  window.dispatchEvent(new StorageEvent('storage', { key: SEATS_KEY }));
  await expect.element(page.getByRole('heading', { name: 'Friday on the sofa' })).toBeVisible();
});

test('a page that comes back from the cache shows what was saved meanwhile', async () => {
  await showApp('/game/home');
  await expect.element(dailyRow).toMatchTextContent(/Play it to start a streak/);
  const data = {
    ...savedData.getState().data,
    ...saveKeptDailies(withResults(NO_DAILIES, [today])),
  };
  localStorage.setItem(SAVED_DATA_KEY, encodeSavedData(data));
  followOtherTabs();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(dailyRow).toMatchTextContent(/Done, 0\.9 off/);
});

test('a guest who was in a room is named in the header', async () => {
  savedData.save({ userData: { userId: undefined, walkIn: { name: 'Bea', avatar: 3 as never } } });
  await showApp('/game/home');
  await expect.element(page.getByRole('button', { name: /^Bea/ })).toBeVisible();
});
