import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { formatTenths } from '../../messages/format-number.ts';
import {
  flagWidth,
  hangFlags,
  type LineGuess,
  lineMarks,
  lineSizes,
  PILES_SHARE,
  pointOut,
} from './line-marks.ts';

const ANSWER = tenths(77);
const HOUSE = { rating: tenths(69), guesses: 12, score: 60 };
const WORDS = { you: 'You', house: 'The House' };

function aGuess(name: string, rating: number, isOwn = false): LineGuess {
  return { id: name, name, avatar: FIRST_AVATAR, rating: tenths(rating), isOwn };
}

function marksOf(guesses: readonly LineGuess[]) {
  return lineMarks(guesses, { answer: ANSWER, house: HOUSE, words: WORDS });
}

/** A room whose players have the longest names. */
function aRoom(ratings: readonly number[]): readonly LineGuess[] {
  return ratings.map((rating, place) => aGuess(`the_longest_name_0${place}`, rating));
}

test('a line names everyone, lowest guess first, with the House among them', () => {
  const marks = marksOf([aGuess('bo', 77), aGuess('ana', 52, true)]);
  expect(marks.map(({ name, kind }) => [name, kind])).toEqual([
    ['You', 'own'],
    ['The House', 'house'],
    ['bo', 'exact'],
  ]);
});

test.each([300, 540, 1750])('eight players and the House have flags on a line of %i', (width) => {
  const marks = marksOf(aRoom([70, 71, 71, 72, 72, 73, 74, 75]));
  const hung = hangFlags(marks, { width, sizes: lineSizes(width) });
  expect(hung?.flags.map(({ mark }) => mark)).toEqual(marks);
});

test('on a phone long names of close guesses hide no pole of others', () => {
  const width = 300;
  const guesses = [
    aGuess('Konstantinopolitani', 40),
    aGuess('Quentin_Tarantella12', 60),
    aGuess('Grzegorz_Brzeczyszcz', 61),
    aGuess('Maximiliana_Wolkenbr', 62),
    aGuess('Ann_Marie_von_Hohens', 63),
    aGuess('Mmmmmmmmmmmmmmmmmmmm', 66),
    aGuess('WWWWWWWWWWWWWMMM', 68),
    aGuess('Bartholomaeus_Krause', 72),
  ];
  const marks = lineMarks(guesses, { answer: ANSWER, house: undefined, words: WORDS });
  const { flags = [] } = hangFlags(marks, { width, sizes: lineSizes(width) }) ?? {};
  const hidden = flags.flatMap((flag) =>
    flags.filter(({ mark, place }) => {
      const at = (mark.rating * width) / 100;
      const { left, tier } = flag.place;
      return left < at && at < left + flag.width && tier < place.tier;
    }),
  );
  expect(flags).toHaveLength(8);
  expect(hidden).toEqual([]);
});

test.each([
  ...[1, 4, 40, 50, 60, 99].map((rating) => ({ rating, needle: 77 })),
  ...[3, 31, 46, 50, 54].map((needle) => ({ rating: 70, needle })),
])('four players on a phone keep whole names, at $rating and $needle', ({ rating, needle }) => {
  const sizes = lineSizes(300);
  const marks = marksOf([
    aGuess('saturday_nights', rating),
    aGuess('wilhelm_screams', 60),
    aGuess('Anne-Marie Wong', 99),
  ]);
  const hung = hangFlags(marks, { width: 300, sizes, needle: tenths(needle) });
  for (const { mark, width, place } of hung?.flags ?? []) {
    const words = { name: mark.name, rating: formatTenths(mark.rating) };
    expect(width).toBe(flagWidth(hung?.sizes ?? expect.unreachable(), words));
    expect(place.left + width).toBeLessThanOrEqual(300);
  }
  expect(hung?.flags).toHaveLength(4);
});

test.each([276, 300, 316])(
  'five to eight players on a line of %i keep the closest names whole, and six letters of the others',
  (width) => {
    for (let game = 0; game < 300; game++) {
      const needle = tenths(1 + ((game * 37) % 100));
      const guesses = Array.from({ length: 5 + (game % 4) }, (_, place) =>
        aGuess(`saturday_nights_${place}`, 1 + ((game * 89 + place * place * 31) % 100)),
      );
      const marks = lineMarks(guesses, { answer: needle, house: HOUSE, words: WORDS });
      const hung = hangFlags(marks, { width, sizes: lineSizes(width), needle });
      const { flags, sizes } = hung ?? expect.unreachable();
      const least = Math.min(...guesses.map(({ rating }) => Math.abs(rating - needle)));
      for (const { mark, width: length, place } of flags) {
        const isClosest = mark.kind !== 'house' && Math.abs(mark.rating - needle) === least;
        const name = isClosest ? mark.name : mark.name.slice(0, 6);
        const words = { name, rating: formatTenths(mark.rating) };
        expect(length).toBeGreaterThanOrEqual(flagWidth(sizes, words));
        expect(place.left + length).toBeLessThanOrEqual(width + 1e-6);
      }
    }
  },
);

test('flags are larger if there is room', () => {
  const wide = { width: 1750, sizes: lineSizes(1750) };
  const [few, many] = [
    [20, 77],
    [70, 71, 72, 73, 74, 75, 76, 77],
  ].map((ratings) => hangFlags(marksOf(aRoom(ratings)), wide));
  expect(few?.sizes.tier).toBeGreaterThan(many?.sizes.tier ?? Number.POSITIVE_INFINITY);
});

test('in a crowd only one’s own guess, the House’s and the closest have flags', () => {
  const crowd = [
    ...aRoom(Array.from({ length: 60 }, (_, place) => 10 + place)),
    aGuess('me', 30, true),
  ];
  const marks = marksOf(crowd);
  expect(hangFlags(marks, { width: 1750, sizes: lineSizes(1750) })).toBeUndefined();
  expect(pointOut(marks, ANSWER).map(({ name }) => name)).toEqual([
    'You',
    'the_longest_name_059',
    'The House',
  ]);
});

test.each([300, 540, 1750])('all flags above a crowd fit on a line of %i', (width) => {
  const marks = marksOf([...aRoom([77, 77, 77]), aGuess('me', 76, true)]);
  const sizes = lineSizes(width);
  const few = { ...sizes, most: sizes.most * (1 - PILES_SHARE) };
  expect(hangFlags(pointOut(marks, ANSWER), { width, sizes: few })?.flags).toHaveLength(5);
});

test('many equally close guesses get no flag', () => {
  const marks = lineMarks(aRoom([77, 77, 77, 77]), {
    answer: ANSWER,
    house: undefined,
    words: WORDS,
  });
  expect(pointOut(marks, ANSWER)).toEqual([]);
});
