import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { recordSpoken } from '../../testing/spoken.ts';
import { installNewVisitor } from '../../testing/visitor.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { Sheet } from '../ui/acts/sheet.tsx';
import { announce } from '../ui/news/announcements.ts';
import { notify } from '../ui/news/notices.ts';
import { NoticeBoard } from './notice-board.tsx';

installNewVisitor();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const HEADING = 'Out of Ten';
const OVERVIEW = 'A film about a lamp.';

const alert = page.getByRole('alert');
const news = page.getByRole('status');

test('an error stays until the player closes it', async () => {
  await show(<NoticeBoard />);
  notify({ kind: 'error', text: 'The film is gone' });
  await expect.element(alert).toMatchTextContent(/The film is gone/);
  vi.advanceTimersByTime(60 * 60_000);
  await expect.element(alert).toBeVisible();
});

test('an error is closed by its button', async () => {
  await show(<NoticeBoard />);
  notify({ kind: 'error', text: 'The film is gone' });
  notify({ kind: 'error', text: 'The room is closed' });
  await userEvent.click(page.getByRole('button', { name: 'Close this message' }).first());
  await expect.element(alert).toMatchTextContent(/The room is closed/);
});

test('of four messages three are shown, and the fourth when one has gone', async () => {
  await show(<NoticeBoard />);
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan'])
    notify({ kind: 'news', text: `${name} is in.` });
  await expect.element(news).toMatchTextContent(/Ana is in.Ben is in.Cleo is in./);
  vi.advanceTimersByTime(6000);
  await expect.element(news).toMatchTextContent(/^Dan is in\.$/);
  vi.advanceTimersByTime(5999);
  await expect.element(news).toMatchTextContent(/^Dan is in\.$/);
  vi.advanceTimersByTime(1);
  await expect.element(news).toMatchTextContent(/^$/);
});

test('a message for screen readers only is not visible', async () => {
  await show(<NoticeBoard />);
  notify({ kind: 'spoken', text: 'Round two' });
  notify({ kind: 'news', text: 'Ana is in.' });
  const spoken = news.getByText('Round two');
  await expect.element(spoken).toBeInTheDocument();
  expect(spoken.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(news.getByText('Ana is in.').element().getBoundingClientRect().width).toBeGreaterThan(40);
});

test('a message moves into an open sheet while its time runs on', async () => {
  const { rerender } = await show(<NoticeBoard />);
  notify({ kind: 'news', text: 'Ana is in.' });
  await expect.element(news).toMatchTextContent(/Ana is in\./);
  vi.advanceTimersByTime(5000);
  await rerender(
    <>
      <NoticeBoard />
      <Sheet title="Overview" onClose={() => undefined}>
        {OVERVIEW}
      </Sheet>
    </>,
  );
  await expect.element(page.getByRole('dialog').getByText('Ana is in.')).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.element(news).toMatchTextContent(/^$/);
});

test.each([
  { trouble: 'set-aside', words: /It was set aside, and you start fresh/ },
  { trouble: 'not-kept', words: /This browser does not store data for this site\./ },
] as const)('saved data that is $trouble is announced as an error', async ({ trouble, words }) => {
  savedData.setState({ trouble });
  await show(<NoticeBoard />);
  await expect.element(alert).toMatchTextContent(words);
});

test('messages are accessible, and readable with text of twice the size', async () => {
  await showBoth('en');
  // The messages stay, because their timers use the fake clock.
  vi.useRealTimers();
  await expectAccessible('messages');
  await expectReadableTwiceAsLarge('messages');
});

test.each(['de', 'es'] as const)('no text of messages is cut in %s', async (language) => {
  await showBoth(language);
  await expectUncut(`messages in ${language}`);
});

/** Shows the longest error and news with the longest name. */
async function showBoth(language: 'en' | 'de' | 'es'): Promise<void> {
  savedData.setState({ trouble: 'not-kept' });
  await show(
    <main>
      <h1>{HEADING}</h1>
      <NoticeBoard />
    </main>,
    { language },
  );
  notify({ kind: 'news', text: 'Maximilian_Wonderfu1' });
  await expect.element(alert).toBeVisible();
  await expect.element(news).toMatchTextContent(/Maximilian_Wonderfu1/);
}

test('an old announcement does not enter a sheet that opens, nor the page when it closes', async () => {
  const board = (sheet: boolean) => (
    <>
      <NoticeBoard />
      {sheet && (
        <Sheet title="Overview" onClose={() => undefined}>
          {OVERVIEW}
        </Sheet>
      )}
    </>
  );
  const { rerender } = await show(board(false));
  const spoken = recordSpoken();
  announce('Round 1 of 3.');
  await expect.poll(() => spoken).toEqual(['Round 1 of 3.']);
  await userEvent.keyboard('{Enter}');
  await rerender(board(true));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  announce('Viewers gave it 7.3.');
  await expect.poll(() => spoken).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await rerender(board(false));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  announce('150 points.');
  await expect.poll(() => spoken.at(-1)).toBe('150 points.');
  expect(spoken).toEqual(['Round 1 of 3.', 'Viewers gave it 7.3.', '150 points.']);
});

test('what is announced stands in a region that screen readers follow', async () => {
  await show(<NoticeBoard />);
  announce('Round 1 of 3.');
  const text = page.getByText('Round 1 of 3.');
  await expect.element(text).toBeInTheDocument();
  const regions: (string | null)[] = [];
  for (let at: Element | null = text.element(); at !== null; at = at.parentElement) {
    if (at.hasAttribute('aria-live')) regions.push(at.getAttribute('aria-live'));
    expect(at.getAttribute('aria-hidden')).not.toBe('true');
  }
  expect(regions).toEqual(['polite']);
});
