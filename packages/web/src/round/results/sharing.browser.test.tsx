import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWithNotices } from '../../../testing/show-with-notices.tsx';
import { expectApart } from '../../../testing/text-box.ts';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { aPlay } from '../parts/play-under-test.ts';
import { RoundView } from '../round-view.tsx';

const WORDS = [
  'Out of Ten, Friday: ana won with 100 points after one film.',
  'I came 2nd of 2, with 65 points.',
  '◆',
].join('\n');

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

/** The end of a game of one film, as Ben sees it. */
async function showEnd(): Promise<void> {
  const results = [aResult('ana', { guess: 77 }), aResult('ben', { guess: 72 })];
  const play = aPlay({
    progress: { phase: 'over', rounds: 1 },
    seats: [
      aSeat('ana', { score: 100, exact: 1 }),
      aSeat('ben', { order: 1, score: 65, error: 5 }),
    ],
    played: [{ ...aClosedRound({ results }), title: 'Alien', poster: undefined }],
  });
  await showWithNotices(<RoundView play={play} />);
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
}

test('the end of a game is copied if the system cannot share', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showEnd();
  const notice = page.getByText('Copied. Paste it wherever you like.');
  await expect.element(notice).toBeVisible();
  expectApart(notice.element(), page.getByRole('heading', { level: 1 }).element());
  expect(copied.mock.calls).toEqual([[`${WORDS}\n${location.origin}`]]);
});

test('if nothing can be copied, the text can be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await showEnd();
  const field = page.getByRole('textbox', { name: /^Copy this text/ });
  await expect.element(field).toHaveValue(`${WORDS}\n${location.origin}`);
  await userEvent.click(field);
  expect(getSelection()?.toString()).toBe(`${WORDS}\n${location.origin}`);
});

test('a player who cancels sharing sees no message', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('not now', 'AbortError');
  });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showEnd();
  await expect.poll(() => share.mock.calls).toEqual([[{ text: WORDS, url: location.origin }]]);
  await expect.element(page.getByText(/^Copied/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(copied).not.toHaveBeenCalled();
});
