import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerDailies,
  answerRatings,
  NOON,
  setClock,
  setUpDailies,
} from '../../testing/dailies.ts';
import { setSize } from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { recordSpoken } from '../../testing/spoken.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { expectApart } from '../../testing/text-box.ts';
import { dismiss, notices } from '../ui/news/notices.ts';

setUpDailies();

beforeEach(async () => {
  for (const { id } of notices.getState().notices) dismiss(id);
  await setSize({ width: 1440, height: 900 });
});

const DAY_MS = 86_400_000;

const slider = page.getByRole('slider', { name: 'Your guess' });
const statistics = page.getByRole('region', { name: 'Your daily films' });
const points = page.getByRole('complementary');

async function open(path = '/game/daily'): Promise<void> {
  await showApp(path);
  await expect.element(slider).toBeVisible();
}

async function submit(): Promise<void> {
  await page.getByRole('button', { name: 'Submit 5.0' }).click();
  await page.getByRole('button', { name: 'Guess 5.0', exact: true }).click();
}

async function finish(path = '/game/daily'): Promise<void> {
  await open(path);
  await submit();
  await expect.element(statistics).toBeVisible();
}

function asked(): readonly string[] {
  return askedOperations().map(({ operation }) => operation);
}

test('hints cost points, wrong names lower the maximum, and the rating is requested last', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByText('No. 690')).toBeVisible();
  await expect.element(points).toMatchTextContent('100points left');
  const cast = page.getByRole('region', { name: 'Who is in it?' });
  await expect.element(cast).toMatchTextContent('A wrong name lowers your best possible score.');
  await page.getByRole('button', { name: /^Review/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(points).toMatchTextContent('50points left');
  for (const [name, most] of [
    ['Wrong One', 'Best possible: 275.'],
    ['Wrong Two', 'Best possible: 250.'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill(name);
    await userEvent.keyboard('{Enter}');
    await expect.element(cast).toMatchTextContent(most);
  }
  await page.getByRole('combobox', { name: 'Name an actor, 2 of 4' }).fill('Ada Quill');
  await userEvent.keyboard('{Enter}');
  await expect.element(points).toMatchTextContent('50to spend, +25 named');
  expect(asked()).not.toContain('RevealDaily');
  await submit();
  await expect.element(page.getByRole('heading', { name: /off$/ })).toHaveFocus();
  await expect
    .element(statistics)
    .toMatchTextContent('1 film played on the day, off by 2.7 on average.');
  await expect.element(statistics).toMatchTextContent('Streak: 1. Best: 1.');
  const receipt = page.getByRole('region', { name: 'How you got your points' });
  await expect
    .element(receipt)
    .toMatchTextContent(/review −50.*Ada Quill\+25.*Wrong One, Wrong Two.*This film75/);
});

test('in the daily the film, the points left and the maximum after a wrong name are announced', async () => {
  const spoken = recordSpoken();
  await open();
  await page.getByRole('button', { name: /^Review/ }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('Wrong One');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => spoken.join()).toMatch(/Best possible/);
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('Wrong Two');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => spoken.join()).toMatch(/Best possible: 250/);
  expect(
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('Wrong Two is not in it. Best possible: 250. Each wrong name lowers it by 25.');
  expect(spoken.filter((words) => /Daily|points|not in it|Best/.test(words))).toEqual([
    'Daily film 690: The Lamp Room, 1987.',
    'Review open. 50 points left.',
    'Wrong One is not in it.',
    'Best possible: 275. Each wrong name lowers it by 25.',
    'Wrong Two is not in it.',
    'Best possible: 250. Each wrong name lowers it by 25.',
  ]);
});

test('the result of the day is shown when its film is opened again', async () => {
  await finish();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('main').getByRole('link', { name: /Daily/ }).click();
  await expect.element(statistics).toMatchTextContent('1 film played on the day');
  await expect.element(slider).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('region', { name: 'Overview' }))
    .toMatchTextContent('A projectionist');
});

test.each([
  { number: '99999', says: /has not begun anywhere on earth/, isAsked: true },
  { number: 'abc', says: /No daily film has this number/, isAsked: false },
  { number: '690.5', says: /No daily film has this number/, isAsked: false },
  { number: '1000000000', says: /No daily film has this number/, isAsked: false },
  { number: '0', says: /No daily film has this number/, isAsked: false },
])('the number $number in the address is refused with a reason and two links', async (row) => {
  await showApp(`/game/daily/${row.number}`);
  await expect.element(page.getByRole('heading', { name: 'No such film' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(row.says);
  expect(asked().includes('GetDaily')).toBe(row.isAsked);
  await expect.element(page.getByRole('link', { name: 'All daily films' })).toBeVisible();
  await page.getByRole('link', { name: 'Today’s film' }).click();
  await expect.element(slider).toBeVisible();
  await expect.poll(shownAddress).toBe('/game/daily');
});

test('a link to a number opens its film with the signs that a message puts behind it', async () => {
  await open('/game/daily/690%29.%E2%80');
  await expect.element(page.getByText('No. 690')).toBeVisible();
});

test.each([
  { problem: 'offline', says: /cannot be reached/ },
  { problem: 'bad-gateway', says: /Something went wrong/ },
] as const)('a daily that fails by $problem can be loaded again', async ({ problem, says }) => {
  answerOperation('GetDaily', problem);
  await showApp('/game/daily');
  await expect.element(page.getByRole('heading', { name: /could not be loaded/ })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(says);
  answerDailies();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(slider).toBeVisible();
});

test.each([
  { name: 'fast', days: 365 },
  { name: 'slow', days: -365 },
])('today’s film can be played on a device whose clock is a year $name', async ({ days }) => {
  setClock(NOON + days * DAY_MS);
  await open();
  await expect.element(page.getByText('No. 690')).toBeVisible();
  const note = page.getByText(/^The date of this device is wrong/);
  await expect.element(note).toMatchTextContent('Today is November 21, 2026');
  await submit();
  await expect.element(statistics).toMatchTextContent('Streak: 1. Best: 1.');
});

test('an archive film changes neither streak nor statistics, and links to today’s', async () => {
  await open('/game/daily/687');
  await expect
    .element(page.getByText(/^The film of November 18, 2026, from the archive/))
    .toBeVisible();
  await submit();
  await expect.element(statistics).toMatchTextContent('0 films played on the day');
  await expect.element(statistics).toMatchTextContent('Streak: 0. Best: 0.');
  await expect
    .element(page.getByText(/^The film of November 18, 2026, from the archive/))
    .toBeVisible();
  await page.getByRole('link', { name: 'Today’s film' }).click();
  await expect.element(page.getByText('No. 690')).toBeVisible();
  await expect.element(slider).toBeVisible();
});

test('once today’s film is played, a solo game comes next', async () => {
  await finish();
  await expect.element(page.getByRole('link', { name: 'Today’s film' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Solo Game' })).toBeVisible();
});

test.each([
  { way: 'its button', again: () => page.getByRole('button', { name: 'Try again' }).click() },
  { way: 'a network that is back', again: () => window.dispatchEvent(new Event('online')) },
])('a guess without its rating is kept, and $way fetches the rating', async ({ again }) => {
  answerOperation('RevealDaily', 'offline');
  await open();
  await submit();
  await expect.element(page.getByRole('heading', { name: '5.0 is locked in' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your guess is saved.');
  answerRatings();
  await again();
  await expect.element(statistics).toMatchTextContent('1 film played on the day');
  await expect.element(page.getByRole('heading', { name: /off$/ })).toHaveFocus();
});

test('a result shows the shortest review, and below it the others and the count of votes', async () => {
  await open();
  await submit();
  const wrote = page.getByRole('region', { name: 'What viewers wrote' });
  await expect.element(wrote).toMatchTextContent('12,431 viewers voted. One of them wrote this.');
  await expect.element(wrote).toMatchTextContent('and so do I');
  const picked = page.getByRole('region', { name: 'One viewer wrote this.' });
  await expect.element(picked).toMatchTextContent('A second opinion.');
  await expect.element(page.getByText('A second opinion.')).toHaveLength(1);
});

test('without a network a result has only the review that could be bought', async () => {
  answerOperation('DailyViewers', 'offline');
  await finish();
  const wrote = page.getByRole('region', { name: 'One viewer wrote this.' });
  await expect.element(wrote).toMatchTextContent('Slow, strange and worth the wait.');
});

test('a result shows the streak and the time until the next film', async () => {
  await finish();
  await expect.element(page.getByRole('heading', { name: 'Your streak: 1 day' })).toBeVisible();
  await expect.element(page.getByText('Next film in 12 h 0 min')).toBeVisible();
});

test('a result is shared by the system, else by the clipboard, else as selectable text', async () => {
  const shared: ShareData[] = [];
  const copied: string[] = [];
  await finish();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const link = `${location.origin}/game/daily/690`;

  vi.stubGlobal('navigator', { share: async (data: ShareData) => void shared.push(data) });
  await share.click();
  const text =
    'Out of Ten, daily film 690: 2.7 too low. 100 points. Streak: 1 day.\n○○○○○ □□□ △△△△';
  await expect.poll(() => shared).toEqual([{ text, url: link }]);

  const refuse = async () => Promise.reject(new Error('not allowed'));
  const clipboard = { writeText: async (line: string) => void copied.push(line) };
  vi.stubGlobal('navigator', { share: refuse, clipboard });
  await share.click();
  const notice = page.getByText('Copied. Paste it wherever you like.');
  await expect.element(notice).toBeVisible();
  await setSize({ width: 360, height: 740 });
  expectApart(notice.element(), page.getByRole('heading', { level: 1 }).element());
  expect(copied).toEqual([`${text}\n${link}`]);

  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } });
  await share.click();
  const field = page.getByLabelText(/Copy this text/);
  await expect.element(field).toHaveValue(`${text}\n${link}`);
  await field.click();
  const { selectionStart, selectionEnd, value } = field.element() as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('a result is shared with a link whose preview shows it, and with its picture', async () => {
  const copied: string[] = [];
  await finish();
  answerOperation('ShareDailyResult', {
    data: { shareDailyResult: { token: 'abc', alt: 'Daily film No. 690. 2.7 too low.' } },
  });
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (line: string) => void copied.push(line) },
  });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const picture = page.getByRole('img', { name: 'Daily film No. 690. 2.7 too low.' });
  await expect.element(picture).toHaveAttribute('src', '/previews/shared/abc.png');
  expect(copied).toEqual([expect.stringMatching(/\/game\/daily\/690\?shared=abc$/)]);
});

test('sharing that is cancelled shows no message', async () => {
  await finish();
  const share = async () => Promise.reject(new DOMException('called off', 'AbortError'));
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(writeText).not.toHaveBeenCalled();
});

// The last test, because its call is never answered.
test('while the rating is loading, there is no button', async () => {
  answerOperation('RevealDaily', 'never');
  await open();
  await submit();
  await expect.element(page.getByText('Here comes the answer.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(slider).not.toBeInTheDocument();
});
