import type { Rating } from '../rating.ts';

/** A range of a text. `end` is the place after the last character. */
export type TextRange = Readonly<{ start: number; end: number }>;

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Scales that a rating may have. A number out of anything else is a count: "3 of 7 friends". */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['4', 4],
  ['four', 4],
  ['5', 5],
  ['five', 5],
  ['10', 10],
  ['ten', 10],
  ['20', 20],
  ['100', 100],
  ['a hundred', 100],
]);

const WORD = NUMBER_WORDS.join('|');
const SCALE = [...SCALES.keys()].join('|');

/** "7.7", "7,68", "7½", "seven point seven", each alone, with "%" or out of a scale. No prices, dates and times. */
const NUMBER = new RegExp(
  [
    `(?:(?<![\\d$£€]|\\d[.,:/])(?<digits>\\d{1,3}(?:[.,]\\d{1,6}|\\s?½)?)(?![.,:]?\\d)`,
    `|\\b(?<units>${WORD})(?:[\\s-]+point[\\s-]+(?<decimal>${WORD})|(?<half>[\\s-]+and[\\s-]+a[\\s-]+half))?\\b)`,
    `(?:(?<percent>\\s?(?:%|per\\s?cent\\b))`,
    `|(?:\\s?/\\s?|[\\s-]+(?:out[\\s-]+)?of[\\s-]+)(?<scale>${SCALE})(?:[.,]0)?(?![.,/]?\\d|\\w))?`,
  ].join(''),
  'gi',
);

/** Words before a whole number that make a rating of it: "rated 8", "an average of eight". */
const LEAD =
  /\b(?:rat(?:ed?|es|ing)|averag(?:ed?|es|ing)|scor(?:ed?|es|ing))(?:\s(?:of|is|was|at|it|an?)){0,2}[\s:=]+$/i;

/** No lead is longer. So the search costs the same wherever the number is. */
const LONGEST_LEAD = 40;

/**
 * Where a text names the average, to the nearest tenth of a point out of ten, on any scale. A number with a decimal is
 * found by its digits alone, because they tell the average even if they mean something else.
 * @see docs/rules.md#reviews
 */
export function findQuotedAverage(text: string, average: Rating): readonly TextRange[] {
  return [...text.matchAll(NUMBER)]
    .filter((match) => isAverage(match, text, average))
    .map(({ index, 0: quote }) => ({ start: index, end: index + quote.length }));
}

function isAverage(match: RegExpExecArray, text: string, average: Rating): boolean {
  const { percent, scale } = match.groups ?? {};
  const { number, isWhole } = quotedNumber(match);
  const isSame = Math.round(number * 10) === average;
  if (isSame && !isWhole) return true;
  if (percent !== undefined) return Math.round(number) === average;
  if (scale !== undefined) return Math.round((number * 100) / scaleValue(scale)) === average;
  const before = text.slice(Math.max(0, match.index - LONGEST_LEAD), match.index);
  return isSame && LEAD.test(before);
}

function quotedNumber(match: RegExpExecArray): { number: number; isWhole: boolean } {
  const { digits, units = '', decimal, half } = match.groups ?? {};
  if (digits !== undefined) {
    const number = Number(digits.replace(',', '.').replace(/\s?½/, '.5'));
    return { number, isWhole: /^\d+$/.test(digits) };
  }
  const tenths = half === undefined ? wordValue(decimal ?? 'zero') : 5;
  return {
    number: wordValue(units) + tenths / 10,
    isWhole: decimal === undefined && half === undefined,
  };
}

function wordValue(word: string): number {
  return NUMBER_WORDS.indexOf(word.toLowerCase());
}

function scaleValue(scale: string): number {
  return SCALES.get(scale.toLowerCase()) ?? Number.NaN;
}
