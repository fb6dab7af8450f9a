import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_GUESS,
  DEFAULT_REVIEW_RATING,
  formatRating,
  HIGHEST_RATING,
  isRating,
  LOWEST_RATING,
  moveRating,
  parseRating,
  ratingBand,
  ratingColour,
  ratingFromAverage,
  tenths,
} from './rating.ts';

const anyRating = fc.integer({ min: 1, max: 100 }).map(tenths);

test('ratings are from 0.1 to 10, the slider begins at 5, and a review without a rating counts as 6', () => {
  expect([LOWEST_RATING, HIGHEST_RATING].map(formatRating)).toEqual(['0.1', '10.0']);
  expect([DEFAULT_GUESS, DEFAULT_REVIEW_RATING].map(formatRating)).toEqual(['5.0', '6.0']);
});

describe('ratings are the whole numbers of tenths from 1 to 100', () => {
  test.each([1, 2, 50, 99, 100])('%d is a rating', (value) => {
    expect(isRating(value)).toBe(true);
    expect(tenths(value)).toBe(value);
  });

  test.each([0, -1, 101, 7.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no rating', (value) => {
    expect(isRating(value)).toBe(false);
    expect(() => tenths(value)).toThrow(new RangeError(`not a rating in tenths: ${value}`));
  });
});

describe('a typed rating', () => {
  test.each([
    { text: '7', tenths: 70 },
    { text: '7.3', tenths: 73 },
    { text: '7,3', tenths: 73 },
    { text: '07.3', tenths: 73 },
    { text: '0.1', tenths: 1 },
    { text: '10', tenths: 100 },
    { text: '10,0', tenths: 100 },
  ])('"$text" is read', ({ text, tenths }) => {
    expect(parseRating(text)).toBe(tenths);
  });

  test.each([
    '',
    ' ',
    '0',
    '0.0',
    '10.1',
    '11',
    '99',
    '100',
    '7.',
    '.7',
    '7.35',
    '-7',
    '+7',
    '7 ',
    ' 7',
  ])('"%s" is refused', (text) => {
    expect(parseRating(text)).toBeUndefined();
  });

  test.each(['7.3\n', '1e1', '0x7', 'NaN', 'seven', '٧', '7.3.1', '7,3,1', '__proto__', '7/10'])(
    '"%s" is not read as a number',
    (text) => {
      expect(parseRating(text)).toBeUndefined();
    },
  );

  test('is read as it was printed', () => {
    fc.assert(fc.property(anyRating, (rating) => parseRating(formatRating(rating)) === rating));
  });

  test('is a rating or undefined for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const rating = parseRating(text);
        return rating === undefined || isRating(rating);
      }),
    );
  });
});

test.each([
  { rating: 1, text: '0.1' },
  { rating: 70, text: '7.0' },
  { rating: 77, text: '7.7' },
  { rating: 100, text: '10.0' },
])('$rating tenths print as $text', ({ rating, text }) => {
  expect(formatRating(tenths(rating))).toBe(text);
});

describe("the audience's average", () => {
  test.each([
    { average: 7.649, tenths: 76 },
    { average: 7.65, tenths: 77 },
    { average: 8, tenths: 80 },
    { average: 0.05, tenths: 1 },
    { average: 10, tenths: 100 },
  ])('$average rounds to $tenths tenths', ({ average, tenths }) => {
    expect(ratingFromAverage(average)).toBe(tenths);
  });

  test.each([0, 0.04, -1, 10.1, Number.NaN])('%d is no rating', (average) => {
    expect(ratingFromAverage(average)).toBeUndefined();
  });

  test('with two decimals rounds halves up, without floating-point errors', () => {
    for (let hundredths = 5; hundredths <= 1000; hundredths++) {
      expect(ratingFromAverage(hundredths / 100)).toBe(Math.floor((hundredths + 5) / 10));
    }
  });
});

describe('moving a rating', () => {
  test.each([
    { from: 50, steps: 1, to: 51 },
    { from: 50, steps: -10, to: 40 },
    { from: 95, steps: 10, to: 100 },
    { from: 5, steps: -10, to: 1 },
  ])('by $steps from $from gives $to', ({ from, steps, to }) => {
    expect(moveRating(tenths(from), steps)).toBe(to);
  });

  test('never leaves the scale', () => {
    fc.assert(
      fc.property(anyRating, fc.integer(), (rating, steps) => isRating(moveRating(rating, steps))),
    );
  });
});

describe('a rating is shown', () => {
  test.each([
    { rating: 100, colour: 'green', band: 'loved' },
    { rating: 80, colour: 'green', band: 'loved' },
    { rating: 79, colour: 'yellow', band: 'liked' },
    { rating: 65, colour: 'yellow', band: 'liked' },
    { rating: 64, colour: 'yellow', band: 'mixed' },
    { rating: 50, colour: 'yellow', band: 'mixed' },
    { rating: 49, colour: 'red', band: 'panned' },
    { rating: 1, colour: 'red', band: 'panned' },
  ])('of $rating tenths in $colour, and is called $band', ({ rating, colour, band }) => {
    expect(ratingColour(tenths(rating))).toBe(colour);
    expect(ratingBand(tenths(rating))).toBe(band);
  });
});
