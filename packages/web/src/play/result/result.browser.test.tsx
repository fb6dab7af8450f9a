import { missedNames } from '@outoften/rules/guessing/cast-slots';
import { scorePlay } from '@outoften/rules/guessing/score';
import { tenths } from '@outoften/rules/rating';
import { aLobby, anAttempt, slotsWith } from '@outoften/rules/testing/attempt-builder';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { BilledCast } from '../cast/cast-panel.tsx';
import { Receipt } from './receipt.tsx';

/** The lines of the receipt, with their points. */
function lines(): readonly string[] {
  const rows = page.getByRole('region', { name: 'How you got your points' }).element();
  return [...rows.querySelectorAll('dl > div, p')].map((row) =>
    [...row.childNodes]
      .map(({ textContent }) => textContent?.trim())
      .filter(Boolean)
      .join(' '),
  );
}

test('a receipt lists the guess, bought hints and names', async () => {
  const attempt = anAttempt({ hints: { poster: 'bought', review: 'bought', overview: 'given' } });
  const score = scorePlay({ type: 'solo' }, attempt, { guess: tenths(74), rating: tenths(77) });
  await show(
    <main>
      <h1>A result</h1>
      <Receipt
        score={score}
        hints={attempt.hints}
        credited={['Ada Quill', 'Bo Stern']}
        missed={['Wrong One', 'Wrong Two']}
        guess={tenths(74)}
        rating={tenths(77)}
      />
    </main>,
  );
  expect(lines()).toEqual([
    'Your guess0.3 off 85',
    'Unspent points100, poster −25, review −50 25',
    'Ada Quill +25',
    'Bo Stern +25',
    'Not in it: Wrong One, Wrong Two',
    'This film 110',
  ]);
  await expectAccessible('a receipt');
});

test('a receipt of an exact guess says so, and has no line for names', async () => {
  const attempt = anAttempt();
  const score = scorePlay({ type: 'solo' }, attempt, { guess: tenths(77), rating: tenths(77) });
  await show(
    <Receipt
      score={score}
      hints={attempt.hints}
      credited={[]}
      missed={[]}
      guess={tenths(77)}
      rating={tenths(77)}
    />,
  );
  expect(lines()).toEqual(['Your guessSpot on 100', 'Unspent points 100', 'This film 200']);
});

test('a receipt of a daily shows the cost of wrong names, so that its lines add up', async () => {
  const attempt = anAttempt({
    mode: { type: 'daily' },
    slots: slotsWith({ credited: 1, wrong: 6 }),
  });
  const score = scorePlay({ type: 'daily' }, attempt, { guess: tenths(72), rating: tenths(76) });
  await show(
    <Receipt
      score={score}
      hints={attempt.hints}
      credited={['Name 0']}
      missed={missedNames(attempt.slots)}
      guess={tenths(72)}
      rating={tenths(76)}
    />,
  );
  expect(lines()).toEqual([
    'Your guess0.4 off 80',
    'Unspent points 100',
    'Name 0 +25',
    'Capped at 150 by 6 wrong names −55',
    'This film 150',
  ]);
});

test('a receipt of a room without hints has no line for them', async () => {
  const mode = aLobby();
  const attempt = anAttempt({ mode });
  const score = scorePlay(mode, attempt, { guess: tenths(70), rating: tenths(80) });
  await show(
    <Receipt
      score={score}
      hints={attempt.hints}
      credited={[]}
      missed={[]}
      guess={tenths(70)}
      rating={tenths(80)}
    />,
  );
  expect(lines()).toEqual(['Your guess1.0 off 50', 'This film 50']);
});

test('six names of a cast are listed, and none if there is no cast', async () => {
  const cast = Array.from({ length: 8 }, (_, nth) => ({
    id: `${nth}`,
    name: `Name ${nth}`,
    originalName: '',
    character: '',
  }));
  const { rerender } = await show(<BilledCast cast={cast} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([0, 1, 2, 3, 4, 5].map((nth) => `Name ${nth}`));
  await rerender(<BilledCast cast={[]} />);
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});
