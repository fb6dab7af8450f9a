import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ResultHead } from './result-head.tsx';

const LONG_TITLE = 'The Assassination of Jesse James by the Coward Robert Ford';

function showHead(film = { title: 'First Blood', releaseYear: 1982 }) {
  return show(
    <main style={{ padding: '0 var(--side)' }}>
      <ResultHead
        film={film}
        reveal={{ has: () => true }}
        locked="2.0 is locked in"
        headline="200 points"
        stamp="Miles off"
      />
    </main>,
  );
}

test('on a phone a headline of three figures and the longest stamp take one line each', async () => {
  await showHead();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  await document.fonts.ready;
  // A stamp is larger while it is pressed on.
  for (const animation of document.getAnimations()) animation.finish();
  const line = Number.parseFloat(getComputedStyle(heading.element()).fontSize);
  expect(heading.element().getBoundingClientRect().height).toBeLessThan(line * 1.5);
  const stamp = page.getByText('Miles off').element();
  const letters = Number.parseFloat(getComputedStyle(stamp).fontSize);
  expect(stamp.clientHeight).toBeLessThan(letters * 2);
  expect(stamp.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

test.each([300, 330, 360, 390])(
  'on a screen %i wide the year of a long title is never alone on a line',
  async (width) => {
    await page.viewport(width, 740);
    await showHead({ title: LONG_TITLE, releaseYear: 2007 });
    const words = page.getByText(LONG_TITLE).element();
    const title = words.firstChild;
    const year = words.parentElement?.lastChild;
    if (!title || !year) throw new Error('No film');
    const last = document.createRange();
    last.setStart(title, LONG_TITLE.length - 1);
    last.setEnd(title, LONG_TITLE.length);
    const digits = document.createRange();
    digits.setStart(year, 1);
    digits.setEnd(year, 5);
    expect(digits.getBoundingClientRect().top).toBeCloseTo(last.getBoundingClientRect().top, -1);
    await page.viewport(360, 740);
  },
);
