import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { tenths } from '@outoften/rules/rating';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import scores from '../../messages/en/scores.json' with { type: 'json' };
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import type { PlayedRound } from './played-round.ts';
import { RoundGuesses } from './recap-view.tsx';

/** All rows, as Ben reads them. */
function read(parts: Partial<PlayedRound>): readonly string[] {
  i18n.loadAndActivate({ locale: 'en', messages: { ...scores } });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RoundGuesses
        round={{ ...aClosedRound(parts), title: undefined, poster: undefined }}
        seats={['ana', 'ben', 'cy'].map((name) => aSeat(name))}
        own={aSeat('ben').id}
      />
    </I18nProvider>,
  );
  return markup
    .replace(/<span aria-hidden[^>]*>[^<]*<\/span>/g, '')
    .split('</li>')
    .map((row) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((row) => row !== '');
}

test('all who played a round are listed by their places in it, with their guesses and points', () => {
  const results = [
    aResult('ana', { guess: 72 }),
    aResult('ben', { guess: 77 }),
    aResult('cy', { guess: undefined }),
  ];
  expect(read({ results })).toEqual([
    'Place 1 ben, you 7.7 spot on +100 points',
    'Place 2 ana 7.2 0.5 off +75 points',
    'Place 3 cy No guess +0 points',
  ]);
});

test('the House is listed between those it beat and those who beat it, without a place', () => {
  const results = [
    { ...aResult('ana', { guess: 75 }), beatHouse: true },
    aResult('cy', { guess: 60 }),
  ];
  const house = { rating: tenths(70), guesses: 5, score: 65 };
  expect(read({ results, house })).toEqual([
    'Place 1 ana 7.5 0.2 off Beat the House +90 points',
    'The House 7.0 0.7 off +65 points',
    'Place 2 cy 6.0 1.7 off +15 points',
  ]);
});
