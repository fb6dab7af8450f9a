import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import play from '../../messages/en/play.json' with { type: 'json' };
import scores from '../../messages/en/scores.json' with { type: 'json' };
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { RecapView } from './recap-view.tsx';

test('a player who shares an award several times is counted once, and only facts that hold for all are shown', () => {
  const results = [aResult('ana', { guess: 75 }), aResult('ben', { guess: 79 })];
  const words = recapOf([1, 2].map((number) => aClosedRound({ number, results })));
  expect(words).toContain('Closest guess You and one more 0.2 off Boldest guess');
  expect(words).toContain('Boldest guess You and one more 0.4 from everyone else, and it paid off');
});

test('a guess is shown with its round if all who share the award made the same', () => {
  const results = [aResult('ana', { guess: 75 }), aResult('ben', { guess: 75 })];
  const words = recapOf([aClosedRound({ results })]);
  expect(words).toContain('Closest guess You and one more 7.5 in round 1, 0.2 off');
});

test('the best hint is shown with its price and its gain', () => {
  const bought = { poster: 'locked', overview: 'locked', review: 'bought' } as const;
  const ana = aResult('ana', { guess: 77 });
  const results = [
    { ...ana, hints: bought, score: { ...ana.score, spent: 50 } },
    aResult('ben', { guess: 60 }),
  ];
  expect(recapOf([aClosedRound({ number: 8, results })])).toContain(
    'Best hint ana The reviews in round 8: 50 points spent, 85 more earned than without hints',
  );
  expect(recapOf([aClosedRound({ results: [ana] })])).not.toContain('Best hint');
});

/** What Ben reads at the end of a game with Ana. */
function recapOf(rounds: readonly ClosedRoundView[]): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...play, ...scores } });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RecapView
        played={rounds.map((round) => ({ ...round, title: 'Roma', poster: undefined }))}
        seats={[aSeat('ana'), aSeat('ben', { order: 1 })]}
        own={seatId('ben')}
        tally={undefined}
      />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
