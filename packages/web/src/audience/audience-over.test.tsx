import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { AudienceStanding } from '@outoften/rules/room/wire/room-message';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import audience from '../messages/en/audience.json' with { type: 'json' };
import play from '../messages/en/play.json' with { type: 'json' };
import scores from '../messages/en/scores.json' with { type: 'json' };
import { aClosedRound } from '../room/testing/closed-round-under-test.ts';
import { aResult, aSeat } from '../room/testing/seats-under-test.ts';
import { aView } from '../room/testing/view-under-test.ts';
import type { PlayedRound } from '../scores/recap/played-round.ts';
import { AudienceOver } from './audience-over.tsx';

const done = async () => ok(undefined);

/** Two films in which Ana guessed, and the House in the first. */
const PLAYED: readonly PlayedRound[] = [
  {
    ...aClosedRound({
      results: [aResult('ana', { guess: 75 })],
      house: { rating: tenths(70), guesses: 5, score: 65 },
    }),
    title: 'Metropolis',
    poster: undefined,
  },
  {
    ...aClosedRound({ number: 2, results: [aResult('ana', { guess: 60 })] }),
    title: 'Alien',
    poster: undefined,
  },
];

/** What a member reads at the end of a game of Ana and Ben. */
function read(
  standing: AudienceStanding | undefined,
  played: readonly PlayedRound[] = PLAYED,
): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...audience, ...play, ...scores } });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AudienceOver
        play={{
          view: aView({
            progress: { phase: 'over', rounds: 2 },
            seats: [aSeat('ana', { score: 105 }), aSeat('ben', { order: 1 })],
            meta: { settings: { ...DEFAULT_SETTINGS, isAudienceSession: true } },
          }),
          film: undefined,
          guess: undefined,
          allowance: 1,
          standing,
          figures: { members: 1, guessed: 0, reactions: {} },
          house: undefined,
          played,
          clock: () => 0,
          acts: { guess: done, react: done, leave: done },
        }}
      />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a member who guessed from the audience reads their place, also without points', () => {
  const words = read({ type: 'placed', place: 2, score: 0, guesses: [] });
  expect(words).toContain('You came 2nd in the audience, with 0 points.');
});

test('a member who never guessed reads that they watched, without a place', () => {
  const words = read({ type: 'unplaced' });
  expect(words).toContain('You watched without guessing, so you are not ranked.');
  expect(words).not.toContain('You came');
});

test('no place is shown before it is known', () => {
  expect(read(undefined)).not.toMatch(/You (came|watched)/);
});

test('the audience’s recap shows every film with the member’s guesses and points', () => {
  const guesses = [{ round: 2, guess: tenths(73) }];
  const words = read({ type: 'placed', place: 1, score: 80, guesses });
  expect(words).toContain('Recap');
  expect(words).toContain('Closest guess ana 7.5 in round 1, 0.2 off');
  expect(words).toContain('Metropolis No guess, viewers 7.7 –');
  expect(words).toContain('Alien You 7.3, viewers 7.7 80 points');
  expect(words).toContain('Total 80 points');
});

test('the recap of a member who only watched shows the films without a total', () => {
  const words = read({ type: 'unplaced' });
  expect(words).toContain('Alien No guess, viewers 7.7 –');
  expect(words).not.toContain('Total');
});

test('no recap is shown before the films have loaded', () => {
  expect(read({ type: 'unplaced' }, [])).not.toContain('Recap');
});
