import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { aResult, seatId } from '../../room/testing/seats-under-test.ts';
import { celebratedByAll, celebratedFor } from './celebrated.ts';

const answer = tenths(77);
const [ana, ben] = [seatId('ana'), seatId('ben')];

function aRound(guesses: Readonly<{ ana?: number; ben?: number }>, beatHouse: string[] = []) {
  const results = (['ana', 'ben'] as const).map((name) => ({
    ...aResult(name, { guess: guesses[name] }),
    beatHouse: beatHouse.includes(name),
  }));
  return { answer, results };
}

test.each([
  { is: 'exact', guesses: { ana: 77, ben: 60 }, ceremony: 'exact', stamp: 'play.stamp.exact' },
  {
    is: 'the closest alone',
    guesses: { ana: 70, ben: 60 },
    ceremony: 'closest',
    stamp: 'scores.stamp.closest',
  },
  {
    is: 'level with another',
    guesses: { ana: 76, ben: 78 },
    ceremony: 'within',
    stamp: 'play.stamp.so-close',
  },
  {
    is: 'alone with a guess',
    guesses: { ana: 70 },
    ceremony: undefined,
    stamp: 'play.stamp.not-far',
  },
  {
    is: 'farther away',
    guesses: { ana: 70, ben: 71 },
    ceremony: undefined,
    stamp: 'play.stamp.not-far',
  },
])('a seat that is $is gets its ceremony and stamp', ({ guesses, ceremony, stamp }) => {
  expect(celebratedFor(ana, aRound(guesses))).toMatchObject({ ceremony, stamp });
});

test('a seat that beat the House without being closest gets that stamp', () => {
  const round = aRound({ ana: 70, ben: 71 }, ['ana', 'ben']);
  expect(celebratedFor(ana, round)).toEqual({
    ceremony: 'beat-house',
    stamp: 'scores.beat-house',
    lit: undefined,
  });
});

test('a seat without a guess is not celebrated', () => {
  expect(celebratedFor(ana, aRound({ ben: 77 }))).toEqual({
    ceremony: undefined,
    stamp: undefined,
    lit: undefined,
  });
});

test('the whole room celebrates its best guess, and its flag lights up', () => {
  expect(celebratedByAll(aRound({ ana: 60, ben: 71 }, ['ben']))).toEqual({
    ceremony: 'closest',
    stamp: 'scores.stamp.closest',
    lit: ben,
  });
  expect(celebratedByAll(aRound({ ana: 70, ben: 84 }, ['ana', 'ben']))).toEqual({
    ceremony: 'beat-house',
    stamp: 'scores.beat-house',
    lit: undefined,
  });
});
