import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { GuesserRow } from './guesser-row.tsx';
import { guessersOf } from './guessers.ts';

const open = page.getByRole('button', { name: /^All names/ });

const seats = [
  aSeat('ana', { hasGuessed: true }),
  aSeat('ben', { order: 1 }),
  aSeat('cyd', { order: 2, sitsOut: true }),
  aSeat('dee', { order: 3, state: 'away' }),
  aSeat('eve', { order: 4, state: 'gone', reason: 'left', hasGuessed: true }),
];

test('all names are listed with their state, beginning with those still guessing', async () => {
  await show(
    <main>
      <GuesserRow guessers={guessersOf(seats, seatId('ana'))} />
    </main>,
  );
  await userEvent.click(open);
  const names = page.getByRole('dialog', { name: '2 of 4 have guessed' });
  await expect.element(names).toBeVisible();
  const rows = names.getByRole('listitem');
  const read = rows.elements().map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(read).toEqual([
    'benThinking',
    'deeAway',
    'ana, youLocked in',
    'eveGone, but the guess counts',
    'cydIn from the next round',
  ]);
  await expectAccessible('all names');
  await userEvent.keyboard('{Escape}');
  await expect.element(names).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('players who sit the round out are not counted', async () => {
  await show(<GuesserRow guessers={guessersOf(seats.slice(0, 3), undefined)} />);
  await expect.element(page.getByText('1 of 2 has guessed').first()).toBeVisible();
});

test('a crowd is shown as the backs of its seats', async () => {
  const crowd = Array.from({ length: 13 }, (_, order) => aSeat(`seat${order}`, { order }));
  const shown = await show(<GuesserRow guessers={guessersOf(crowd.slice(1), undefined)} />);
  await expect.element(page.getByText('seat12')).toBeInTheDocument();
  await shown.rerender(<GuesserRow guessers={guessersOf(crowd, undefined)} />);
  await expect.element(page.getByText('seat12')).not.toBeInTheDocument();
  await userEvent.click(open);
  await expect.element(page.getByRole('dialog').getByRole('listitem')).toHaveLength(13);
});

test.each(['de', 'es'] as const)('no text of players’ states is cut in %s', async (language) => {
  await show(<GuesserRow guessers={guessersOf(seats, undefined)} />, { language });
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectUncut('all names', ['ana', 'ben', 'cyd', 'dee', 'eve']);
});
