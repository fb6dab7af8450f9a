import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import play from '../messages/en/play.json' with { type: 'json' };
import scores from '../messages/en/scores.json' with { type: 'json' };
import { aClosedRound } from './closed-round-under-test.ts';
import { RecapView } from './recap-view.tsx';
import { aResult, aSeat, seatId } from './seats-under-test.ts';

test('who shares what stands out is counted once, however often they did it', () => {
  const results = [aResult('ana', { guess: 75 }), aResult('ben', { guess: 79 })];
  const played = [1, 2].map((number) => ({ ...aClosedRound({ number, results }), title: 'Roma' }));
  const words = read(
    <RecapView
      played={played}
      seats={[aSeat('ana'), aSeat('ben', { order: 1 })]}
      own={seatId('ben')}
      tally={undefined}
    />,
  );
  expect(words).toContain('Closest guess You and one more 7.9 in round 1, 0.2 off');
  expect(words).toContain('Boldest guess You and one more 7.9 in round 1');
});

function read(recap: React.ReactNode): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...play, ...scores } });
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{recap}</I18nProvider>);
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
