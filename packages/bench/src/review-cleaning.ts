import { cleanReview } from '@outoften/rules/film/review-text';
import { tenths } from '@outoften/rules/rating';
import { median } from './rounds.ts';
import { type Row, ratioRow, timeRow } from './row.ts';

/** In characters. */
const LONGEST = 10_000;

const BUDGET_MS = 50;
const ROUNDS = 5;

const AVERAGE = tenths(77);

/** Pieces that have misled cleaners. They are repeated many times. */
const REPEATED = [
  ...['*a ', ' *a', '_a ', '**a ', '*', '_', '*a*b ', '_*', '*_a', '***a '],
  ...['[', ']', '[](', '[a](', '[a][', '![', '[](a "', '[](a(', '[a](b '],
  ...['<', '<a', '<a ', '</', '<!--', '<script', '</script', '</script ', '<b', '<b ', '<br', '<<'],
  ...['&', '&a', '&#1', '&#x', '&amp;', '&#60;'],
  ...['http://', 'www.a', 'www*', '(http://', 'http://(', 'data:a', 'data:', 'http*', '(www.a('],
  ...['7', '7.', '7,7', '7.7 ', '7 ½', '7 out', '7 out of ', '7/', 'seven ', 'seven point '],
  ...['rated ', 'rated of ', 'rated 8 ', 'seven and a ', '*7.7* ', '$7', '7.7/10 '],
  ...['# ', '> ', '- ', '\\', '\\*', ' ', '\u3000', '\n', '\r', '\n ', '\u200b', '\ud800', 'x'],
];
/** Pieces that occur once, before or within a long text. */
const ALONE = ['rated', '7', 'seven', 'seven point', '[](', '</script', '<b', '#', '\n', '7 out'];

/** Measures the hostile review that takes longest to clean, and a harmless one of the same length. */
export function measureReviewCleaning(): readonly Row[] {
  const worst = Math.max(...hostileReviews().map(timeCleaning));
  const harmless = timeCleaning('A film to fall asleep in. '.repeat(LONGEST / 26));
  return [
    timeRow('the worst hostile review of 10,000 characters', { measured: worst, below: BUDGET_MS }),
    ratioRow('beside a harmless one', { measured: worst, peer: harmless }),
  ];
}

function hostileReviews(): readonly string[] {
  return [
    ...REPEATED.map((piece) => piece.repeat(LONGEST / piece.length)),
    ...ALONE.map((piece) => `${piece}${'\u3000'.repeat(LONGEST)}`),
    ...ALONE.map((piece) => `<script>${piece.repeat(LONGEST / piece.length)}`),
  ];
}

/** Returns the median of a few times, in milliseconds. */
function timeCleaning(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    cleanReview(text, AVERAGE);
    return performance.now() - start;
  });
  return median(times);
}
