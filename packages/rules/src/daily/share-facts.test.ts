import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HINTS } from '../guessing/hints.ts';
import { tenths } from '../rating.ts';
import { aResult } from '../testing/daily-builder.ts';
import { shareFacts } from './share-facts.ts';

describe('a shared result', () => {
  test.each([
    { away: 0, hints: [], credited: 4, shapes: '●●●●● □□□ ▲▲▲▲', points: 300 },
    { away: 1, hints: [], credited: 0, shapes: '●●●●○ □□□ △△△△', points: 195 },
    { away: 5, hints: ['poster', 'review'], credited: 1, shapes: '●●●○○ ■□■ ▲△△△', points: 125 },
    { away: 19, hints: [], credited: 0, shapes: '○○○○○ □□□ △△△△', points: 105 },
    { away: 40, hints: HINTS, credited: 2, shapes: '○○○○○ ■■■ ▲▲△△', points: 50 },
  ] as const)('shows $away tenths as $shapes', ({ away, hints, credited, shapes, points }) => {
    const guess = tenths(77 - away);
    expect(shareFacts(aResult({ guess, hintsBought: hints, credited }))).toEqual({
      number: 690,
      points,
      distance: away,
      side: away === 0 ? 'exact' : 'low',
      hintsBought: hints.length,
      credited,
      shapes,
    });
  });

  test('shows that a guess was too high', () => {
    expect(shareFacts(aResult({ guess: tenths(79) }))).toMatchObject({ distance: 2, side: 'high' });
  });

  test('is the same for every film at the same distance', () => {
    const anyRating = fc.integer({ min: 30, max: 70 });
    fc.assert(
      fc.property(anyRating, anyRating, fc.integer({ min: -29, max: 29 }), (one, other, away) => {
        const facts = [one, other].map((rating) =>
          shareFacts(aResult({ rating: tenths(rating), guess: tenths(rating + away) })),
        );
        expect(facts[0]).toEqual(facts[1]);
      }),
    );
  });
});
