import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { findQuotedAverage } from './quoted-rating.ts';

/** Returns the parts of the text that are found to quote the average. */
function quotesIn(text: string, average: number): readonly string[] {
  return findQuotedAverage(text, tenths(average)).map(({ start, end }) => text.slice(start, end));
}

describe('an average of 7.7 is quoted', () => {
  test.each([
    '7.7',
    '7,7',
    '7.70',
    '7.68',
    '7.7/10',
    '7.7 / 10',
    '7,7/10',
    '7.7 out of 10',
    '7.7 out of ten',
    '7.7/10.0',
    '77%',
    '77 %',
    '77 percent',
    '77 per cent',
    '76.8%',
    '77/100',
    '77 out of 100',
    '77 out of a hundred',
    '3.85/5',
    '3,85/5',
    '3.85 of 5',
    '15.4/20',
    '3.08/4',
    'seven point seven',
    'Seven Point Seven',
    'seven-point-seven',
    'seven point seven out of ten',
    'seven point seven / 10',
  ])('as "%s"', (quote) => {
    expect(quotesIn(quote, 77)).toEqual([quote]);
    expect(quotesIn(`They gave it ${quote}, no more.`, 77)).toEqual([quote]);
    expect(quotesIn(`(${quote})`, 77)).toEqual([quote]);
  });

  test.each([
    { text: 'Rating:7.7', quote: '7.7' },
    { text: 'It has 7.7.', quote: '7.7' },
    { text: '...7.7...', quote: '7.7' },
    { text: '7.7 of 312 viewers', quote: '7.7' },
    { text: '7.7/12', quote: '7.7' },
    { text: '7.7/5', quote: '7.7/5' },
    { text: '7.7 %', quote: '7.7 %' },
    { text: '7.7stars', quote: '7.7' },
    { text: '7.7\nof', quote: '7.7' },
    { text: '5.0 or 7.7 or 8.1', quote: '7.7' },
  ])('in "$text"', ({ text, quote }) => {
    expect(quotesIn(text, 77)).toEqual([quote]);
  });
});

test('every quote of an average in a text is found, in order', () => {
  expect(quotesIn('7.7, I say 7.7/10, and 77%!', 77)).toEqual(['7.7', '7.7/10', '77%']);
});

describe('an average of 7.7 is not quoted', () => {
  test.each([
    '',
    '7.6',
    '7.8',
    '7.75',
    '7',
    '77',
    '77 minutes',
    '7.6/5',
    '78%',
    '76/100',
    '1977',
    '17.7',
    '7.71.2',
    '177.7',
    '$7.7',
    '£7.7 million',
    '€7.7',
    '$17.7',
    '7.7:1',
    '7:7',
    '07:07',
    'version 1.7.7',
    '1,7.7',
    '7.7777777',
    'seven',
    'seven points seven',
    'seven point eight',
    'seven out of ten',
    'seventy seven',
    'twenty-seven pointy sevens',
  ])('by "%s"', (text) => {
    expect(quotesIn(text, 77)).toEqual([]);
  });
});

describe('a whole average of 8 is quoted', () => {
  test.each([
    '8.0',
    '8,0',
    '8/10',
    '8 / 10',
    '8 out of 10',
    '8 of 10',
    '8-out-of-10',
    '8 out of ten',
    '8/10.0',
    '80%',
    '80/100',
    '4/5',
    '4 out of 5',
    '4 out of five',
    '16/20',
    'eight out of ten',
    'eight out of 10',
    'eight/10',
    'four out of five',
    'eight point zero',
  ])('as "%s"', (quote) => {
    expect(quotesIn(`It is ${quote} for me`, 80)).toEqual([quote]);
  });

  test.each([
    'rated 8',
    'Rated: 8',
    'I rate it 8',
    'she rates it an 8',
    'rating 8',
    'Rating = 8',
    'a rating of 8',
    'the average is 8',
    'it averages 8',
    'averaging 8',
    'an averaged 8',
    'its score was 8',
    'it scored a 8',
    'it scores 8',
    'Score: 8',
    'scoring 8',
    'rate 8',
  ])('by the words before it in "%s"', (text) => {
    expect(quotesIn(text, 80)).toEqual(['8']);
  });

  test.each(['rated eight', 'a score of eight'])('in words in "%s"', (text) => {
    expect(quotesIn(text, 80)).toEqual(['eight']);
  });
});

describe('a whole average of 8 is not quoted', () => {
  test.each([
    '8',
    '8 people',
    'eight people',
    '8 of 12 people',
    '8/12',
    '8/10/2003',
    '3/8/10',
    '8/1000',
    '8/10.5',
    '4/50',
    '8 often',
    'frustrated 8',
    'rated by 8',
    'rated on all of the 8',
    'rated 18',
    'the ratings. 8',
    '10:8',
    'weight',
    'eighty',
  ])('by "%s"', (text) => {
    expect(quotesIn(text, 80)).toEqual([]);
  });
});

describe('other averages', () => {
  test.each([
    { average: 75, text: '7½/10', quote: '7½/10' },
    { average: 75, text: 'a 7 ½ from me', quote: '7 ½' },
    { average: 75, text: 'seven and a half', quote: 'seven and a half' },
    { average: 75, text: 'seven-and-a-half out of ten', quote: 'seven-and-a-half out of ten' },
    { average: 100, text: '10/10', quote: '10/10' },
    { average: 100, text: 'ten out of ten', quote: 'ten out of ten' },
    { average: 100, text: 'rated 10', quote: '10' },
    { average: 100, text: '100%', quote: '100%' },
    { average: 5, text: '0.5', quote: '0.5' },
    { average: 5, text: 'zero point five', quote: 'zero point five' },
    { average: 60, text: '3/5', quote: '3/5' },
    { average: 60, text: 'six out of ten', quote: 'six out of ten' },
    { average: 12, text: 'one point two', quote: 'one point two' },
    { average: 39, text: 'three point nine', quote: 'three point nine' },
    { average: 20, text: 'two out of ten', quote: 'two out of ten' },
    { average: 75, text: '3 out of four', quote: '3 out of four' },
  ])('of $average tenths are quoted in "$text"', ({ average, text, quote }) => {
    expect(quotesIn(text, average)).toEqual([quote]);
  });
});

test('a whole average of 10 is not quoted by "10 people"', () => {
  expect(quotesIn('10 people', 100)).toEqual([]);
});

test('a lead is found at the beginning of a long text and at its end', () => {
  const text = 'rated 8 by those who stayed to the very end of it, and rated 8';
  expect(quotesIn(text, 80)).toEqual(['8', '8']);
});

test('every average is found, however it is written', () => {
  const anyAverage = fc.integer({ min: 1, max: 100 }).map(tenths);
  const anyForm = fc.constantFrom(
    (average: number) => (average / 10).toFixed(1),
    (average: number) => (average / 10).toFixed(1).replace('.', ','),
    (average: number) => `${average / 10}/10`,
    (average: number) => `${average / 20} out of 5`,
    (average: number) => `${average}/100`,
    (average: number) => `${average} %`,
  );
  fc.assert(
    fc.property(anyAverage, anyForm, (average, form) => {
      expect(quotesIn(form(average), average)).toEqual([form(average)]);
    }),
  );
});
