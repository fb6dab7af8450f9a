import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SIZES, setSize } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import type { Reveal } from '../../reveal/use-reveal.ts';
import type { LineGuess } from './line-marks.ts';
import { OpenNumberLine } from './number-line.tsx';

function aGuess(name: string, rating: number, isOwn = false): LineGuess {
  return { id: name, name, avatar: FIRST_AVATAR, rating: tenths(rating), isOwn };
}

const reveal: Reveal = {
  kind: 'room',
  beat: 'end',
  has: () => true,
  since: () => 60_000,
  isJump: true,
  skip: undefined,
};
/** A reveal that is over, without a ceremony. */
const ended = { reveal, ceremony: undefined, lit: undefined } as const;

const house = { rating: tenths(60), guesses: 5, score: 70 };
const few = [aGuess('ana', 90), aGuess('ben', 75, true), aGuess('cyd', 77)];
const crowd = Array.from({ length: 40 }, (_, place) => aGuess(`seat${place}`, 20 + place));

/** The position of the pole with that kind, as a share of the strip's width. */
function placeOfPole(kind: string): number {
  const pole = document.querySelector(`[data-kind="${kind}"]`)?.getBoundingClientRect();
  const line = document.querySelector('figure div[aria-hidden]')?.getBoundingClientRect();
  if (pole === undefined || line === undefined) throw new Error(`There is no pole of ${kind}`);
  return (pole.left + pole.width / 2 - line.left) / line.width;
}

test('a screen reader reads a number line as the answer, the House and all guesses, the closest first', async () => {
  await show(<OpenNumberLine answer={tenths(77)} guesses={few} house={house} {...ended} />);
  const figure = page.getByRole('figure');
  await expect.element(figure).toMatchTextContent(/^Viewers7\.7.*The House said 6\.0\./);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('cyd: 7.7, spot on');
  await expect.element(rows.nth(1)).toHaveTextContent('You: 7.5, 0.2 too low');
  await expect.element(rows.nth(2)).toHaveTextContent('ana: 9.0, 1.3 too high');
});

test('each flag hangs on a pole at its rating, with its figure and name', async () => {
  await show(<OpenNumberLine answer={tenths(77)} guesses={few} house={house} {...ended} />);
  await expect.poll(() => document.querySelectorAll('[data-way]').length).toBe(4);
  const flags = [...document.querySelectorAll('[data-way]')].map((flag) => [
    flag.getAttribute('data-kind'),
    flag.textContent,
  ]);
  expect(flags).toEqual([
    ['house', '6.0The House'],
    ['own', '7.5You'],
    ['exact', '7.7cyd'],
    ['other', '9.0ana'],
  ]);
  expect(placeOfPole('house')).toBeCloseTo(0.6, 2);
  expect(placeOfPole('exact')).toBeCloseTo(0.77, 2);
  expect(placeOfPole('other')).toBeCloseTo(0.9, 2);
});

test.each(SIZES)('no flag covers another one or leaves the line at $width', async (size) => {
  await setSize(size);
  const guesses = ['MWMWMWMWMWMWMWMWMWMW', 'ana', 'W'.repeat(20), 'ben', 'cyd'].map((name, place) =>
    aGuess(name, 70 + 2 * place),
  );
  await show(<OpenNumberLine answer={tenths(77)} guesses={guesses} house={house} {...ended} />);
  await expect.poll(() => document.querySelectorAll('[data-way]').length).toBe(6);
  const boxes = [...document.querySelectorAll('[data-way]')].map((flag) =>
    flag.getBoundingClientRect(),
  );
  for (const [place, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(-1);
    expect(one.right).toBeLessThanOrEqual(size.width + 1);
    for (const other of boxes.slice(place + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(across > 1 && down > 1, 'two flags over each other').toBe(false);
    }
  }
  await setSize(SIZES[0]);
});

test('a few guesses need no separate list', async () => {
  await show(<OpenNumberLine answer={tenths(77)} guesses={few} house={undefined} {...ended} />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test.each([{ width: 360, height: 740 }, ...SIZES.slice(2), { width: 1920, height: 1080 }])(
  'in a crowd each guess has its seat’s number at $width, and the list says whose it is',
  async (size) => {
    await setSize(size);
    const numbered = crowd.map((guess, place) => ({
      ...guess,
      rating: tenths(5 + ((place * 7) % 90)),
      plate: place + 1,
    }));
    await show(<OpenNumberLine answer={tenths(99)} guesses={numbered} house={house} {...ended} />);
    const plate = page.getByText('27', { exact: true });
    await expect.element(plate).toBeVisible();
    const { scrollWidth, clientWidth } = plate.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await userEvent.click(page.getByRole('button', { name: 'All 40 guesses by name' }));
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'seat26' });
    await expect.element(row).toMatchTextContent(/^27/);
  },
);

test('the guesses of a crowd are piled up, and a list names each, the closest first', async () => {
  await show(<OpenNumberLine answer={tenths(55)} guesses={crowd} house={house} {...ended} />);
  await expect.poll(() => document.querySelectorAll('[data-way]').length).toBeLessThan(8);
  await userEvent.click(page.getByRole('button', { name: 'All 40 guesses by name' }));
  const sheet = page.getByRole('dialog', { name: 'Everyone’s guess, the closest first' });
  const rows = sheet.getByRole('listitem');
  await expect.element(rows).toHaveLength(40);
  await expect.element(rows.nth(0)).toHaveTextContent('seat355.5');
  await expect.element(rows.nth(39)).toHaveTextContent('seat02.0');
});
