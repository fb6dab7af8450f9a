import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { cleanReview } from './review-text.ts';

const average = tenths(77);

/** The review as it reads, a line for each paragraph, "█" for a blank. */
function read(content: string): string {
  return cleanReview(content, average)
    .map((spans) => spans.map((span) => (span.style === 'blanked' ? '█' : span.text)).join(''))
    .join('\n');
}

const PIECES = [
  ...['<', '>', '</', '<b>', '</b>', '<i', '<script', '</script>', '<!--', '-->', '<a href="', '"'],
  ...['&lt;', '&#60;', '&amp;', ';', '&', '#', 'b', 'script', '/', '!', '?', ' ', '\n', '\\', '3'],
  ...[
    '*',
    '**',
    '_',
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    'http',
    's',
    ':',
    '//',
    'www',
    '.',
    'x.example',
  ],
  ...[
    'javascript',
    'data',
    'text/',
    '7',
    '7.7',
    '7,7',
    '77%',
    '77',
    '%',
    '/10',
    'seven',
    ' point ',
  ],
  ...['\u200b', '\u202e', '\0', '\ud800', 'rated ', '$', '½', '...'],
];

const anyHostileText = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string()), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

describe('for any content of a review', () => {
  test.each([
    { what: 'a tag', pattern: /<[/!?]?[a-z]/i },
    { what: 'a comment', pattern: /<!--/ },
    {
      what: 'a link',
      pattern: /https?:\/\/|(?<![a-z\d])www\.[a-z\d]|(?:java|vb)script:|data:[a-z]+\//i,
    },
    { what: 'something invisible', pattern: /[[\p{Cc}\p{Cf}\p{Cs}]--[\n]]/v },
    { what: 'the average with a point', pattern: /(?<![\d.,:/$£€])7\.7(?![\d.,:])/ },
    { what: 'the average with a comma', pattern: /(?<![\d.,:/$£€])7,7(?![\d.,:])/ },
    { what: 'the average in per cent', pattern: /(?<![\d.,:/$£€])77 ?%/ },
    { what: 'the average in words', pattern: /\bseven point seven\b/i },
  ])('it is shown without $what', ({ pattern }) => {
    fc.assert(
      fc.property(anyHostileText, (content) => {
        expect(read(content)).not.toMatch(pattern);
      }),
      { numRuns: 1000 },
    );
  });

  test('it has no empty paragraph and no empty span', () => {
    fc.assert(
      fc.property(anyHostileText, (content) => {
        for (const spans of cleanReview(content, average)) {
          expect(spans).not.toEqual([]);
          for (const span of spans) expect(span).not.toMatchObject({ text: '' });
        }
      }),
    );
  });
});
