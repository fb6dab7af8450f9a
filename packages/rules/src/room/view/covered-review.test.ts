import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanReview } from '../../film/review-text.ts';
import { tenths } from '../../rating.ts';
import { formatCoveredReview, parseCoveredReview } from './covered-review.ts';

const average = tenths(77);

describe('a review as it is sent', () => {
  test('has its paragraphs as lines, its emphasis as stars and its blanks as blocks', () => {
    const text = '*Slow* and **strange**.\n\nI gave it 7.7 out of ten.';
    expect(formatCoveredReview(cleanReview(text, average))).toBe(
      '*Slow* and **strange**.\nI gave it ███.',
    );
  });

  test('escapes a reviewer’s own stars and blocks, so that they are not read as emphasis and blanks', () => {
    const paragraphs = [[{ style: 'plain', text: 'f*** it * 2 █' }] as const];
    expect(formatCoveredReview(paragraphs)).toBe('f∗∗∗ it ∗ 2 ▓');
    expect(parseCoveredReview('f∗∗∗ it ∗ 2 ▓')).toEqual([
      [{ style: 'plain', text: 'f∗∗∗ it ∗ 2 ▓' }],
    ]);
  });

  test.each([
    '',
    'One line.',
    '*All of it*',
    '**All** *of* it: 7.7',
    'One.\nTwo.\n\n7.7/10 *three*',
  ])('is read as it was written: %j', (text) => {
    const paragraphs = cleanReview(text, average);
    expect(parseCoveredReview(formatCoveredReview(paragraphs))).toEqual(paragraphs);
  });

  test('can be read for any content', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sent = formatCoveredReview(cleanReview(text, average));
        expect(formatCoveredReview(parseCoveredReview(sent))).toBe(sent);
      }),
    );
  });
});
