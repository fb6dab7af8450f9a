import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import scores from '../../messages/en/scores.json' with { type: 'json' };
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { standingRows } from './standing-rows.ts';
import { StandingsList } from './standings-list.tsx';

/** The standings after a round in which each of these seats guessed 7.5, two tenths off. */
function read(...seats: readonly ReturnType<typeof aSeat>[]): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...scores } });
  const results = seats.map(({ name }) => aResult(name, { guess: 75 }));
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StandingsList
        rows={standingRows(seats, { own: undefined, round: { number: 4, results } })}
        house={undefined}
      />
    </I18nProvider>,
  );
}

test('a player who joined late reads the points they got to start level, so that the sum is right', () => {
  const words = read(aSeat('cy', { score: 230, error: 202, joinedInRound: 3, joinedWith: 140 }));
  expect(words).toContain('7.5, 0.2 off · Joined in round 3, started with 140 points');
});

test('a player who joined late got no points if the lowest had none', () => {
  const words = read(aSeat('cy', { score: 90, error: 102, joinedInRound: 2 }));
  expect(words).toContain('Joined in round 2<');
});

test('a player who was there from the start reads nothing about that', () => {
  expect(read(aSeat('ana', { score: 90 }))).not.toContain('Joined');
});

test('a screen reader reads points as one phrase with what the round earned', () => {
  const words = read(aSeat('ana', { score: 155 })).replace(
    /<[^>]* aria-hidden="true">[^<]*</g,
    '<',
  );
  expect(words).toContain('155 points, 90 in this round');
  expect(words).not.toContain('+90');
});

test('points of four figures have a separator', () => {
  expect(read(aSeat('ana', { score: 1510 }))).toContain(
    '<strong aria-hidden="true">1,510</strong>',
  );
});
