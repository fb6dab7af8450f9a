import { i18n } from '@lingui/core';
import { tenths } from '@outoften/rules/rating';
import { beforeEach, expect, test } from 'vitest';
import play from '../../messages/en/play.json' with { type: 'json' };
import type { Say } from '../../messages/use-messages.ts';
import { headlineWords, offWords, saidWords, verdictWords } from './result-words.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: { ...play } }));

const say: Say = (id, values) => i18n._(id, values);

test.each([
  { guess: 77, headline: 'Exactly 7.7', note: 'Spot on' },
  { guess: 74, headline: '0.3 off', note: '0.3 off' },
  { guess: 27, headline: '5.0 off', note: '5.0 off' },
])('a guess of $guess for a film of 77 is headed "$headline"', ({ guess, headline, note }) => {
  expect(headlineWords(say, tenths(guess), tenths(77))).toBe(headline);
  expect(offWords(say, tenths(guess), tenths(77))).toBe(note);
});

test.each([
  { points: 0, said: 'You said 7.3. No points.' },
  { points: 115, said: 'You said 7.3. 115 points.' },
])('a screen reader says "$said"', ({ points, said }) => {
  expect(saidWords(say, tenths(73), points)).toBe(said);
});

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
