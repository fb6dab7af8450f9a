import { i18n } from '@lingui/core';
import { tenths } from '@outoften/rules/rating';
import { beforeEach, expect, test } from 'vitest';
import play from '../../messages/en/play.json' with { type: 'json' };
import { distanceWords, spokenDistance, verdictWords } from './result-words.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: { ...play } }));

test.each([
  { guess: 77, rating: 77, message: 'play.receipt.exact', distance: '0.0' },
  { guess: 74, rating: 77, message: 'play.receipt.off', distance: '0.3' },
  { guess: 80, rating: 30, message: 'play.receipt.off', distance: '5.0' },
])(
  'a guess of $guess for a film of $rating is $distance off',
  ({ guess, rating, message, distance }) => {
    const words = distanceWords(tenths(guess), tenths(rating));
    expect(words).toMatchObject({ message, values: { distance } });
  },
);

test.each([
  { guess: 70, rating: 70, verdict: 'play.verdict.same' },
  { guess: 70, rating: 71, verdict: 'play.verdict.hair' },
  { guess: 70, rating: 72, verdict: 'play.verdict.little-more' },
  { guess: 70, rating: 75, verdict: 'play.verdict.little-more' },
  { guess: 70, rating: 76, verdict: 'play.verdict.more' },
  { guess: 70, rating: 85, verdict: 'play.verdict.more' },
  { guess: 70, rating: 86, verdict: 'play.verdict.far-more' },
  { guess: 70, rating: 69, verdict: 'play.verdict.hair' },
  { guess: 70, rating: 68, verdict: 'play.verdict.little-less' },
  { guess: 70, rating: 64, verdict: 'play.verdict.less' },
  { guess: 70, rating: 54, verdict: 'play.verdict.far-less' },
])('a guess of $guess for a film of $rating gets $verdict', ({ guess, rating, verdict }) => {
  expect(verdictWords(tenths(guess), tenths(rating))).toBe(verdict);
});

test.each([
  { distance: '1.5 off', stamp: 'Off', spoken: ['1.5 off'] },
  { distance: '1,5 daneben', stamp: 'Daneben', spoken: ['1,5 daneben'] },
  { distance: 'Spot on', stamp: 'Spot on', spoken: ['Spot on'] },
  { distance: '0.9 off', stamp: 'Not far', spoken: ['0.9 off', 'Not far'] },
])('"$distance" with the stamp "$stamp" is announced once', ({ distance, stamp, spoken }) => {
  expect(spokenDistance(distance, stamp)).toEqual(spoken);
});
