import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SIZES, setSize } from '../../testing/look.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { notify } from '../ui/news/notices.ts';
import { anAttempt, aPlay } from './parts/play-under-test.ts';
import { RoundView } from './round-view.tsx';

const attempt = anAttempt();
const guessed = anAttempt({ guess: { value: tenths(67), score: undefined } });
const seats = ['ana', 'ben', 'cyd', 'dot'].map((name, order) => aSeat(name, { order }));
const progress = { phase: 'guessing', round: anOpenRound({ attempts: 4 }) } as const;

const WITHOUT_SIDE = { width: 1024, height: 768 };
const WIDEST = { width: 1920, height: 1080 };

test.each([
  { phase: 'guessing', attempt },
  { phase: 'waiting for the others', attempt: guessed },
])('news covers neither title nor heading while $phase', async ({ attempt: shown }) => {
  const own = seatId('ana');
  await showWithNotices(<RoundView play={aPlay({ own, seats, progress, attempt: shown })} />);
  // A name of twenty letters, and one more slip.
  for (const name of ['Wolfeschlegelsteinha', 'dot']) {
    notify({ kind: 'news', text: `${name} has taken a seat.` });
  }
  const news = page.getByText(/has taken a seat/);
  await expect.element(news.first()).toBeVisible();
  await document.fonts.ready;
  const title = page.getByText(attempt.film.title, { exact: true });
  for (const size of [...SIZES, WITHOUT_SIDE, WIDEST]) {
    await setSize(size);
    for (const words of [page.getByRole('heading', { level: 1 }), title.first()]) {
      for (const slip of news.elements()) {
        const isApart = areApart(slip.getBoundingClientRect(), textBox(words.element()));
        expect(isApart, `${slip.textContent} at ${size.width}px`).toBe(true);
      }
    }
  }
});

/** Where the letters are: a heading is as wide as its column. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function areApart(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return isBeside || one.bottom <= other.top || other.bottom <= one.top;
}
