import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import audience from '../messages/en/audience.json' with { type: 'json' };
import scores from '../messages/en/scores.json' with { type: 'json' };
import type { AudienceStanding } from '../room/room-state.ts';
import { aView } from '../room/view-under-test.ts';
import { aSeat } from '../scores/seats-under-test.ts';
import { AudienceOver } from './audience-over.tsx';

const done = async () => ok(undefined);

/** What a member reads at the end of a game of Ana and Ben. */
function read(standing: AudienceStanding | undefined): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...audience, ...scores } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AudienceOver
        play={{
          view: aView({
            stage: { phase: 'over', rounds: 1 },
            seats: [aSeat('ana', { score: 90 }), aSeat('ben', { order: 1 })],
            meta: { settings: { ...DEFAULT_SETTINGS, isAudienceSession: true } },
          }),
          film: undefined,
          guess: undefined,
          standing,
          figures: { members: 1, guessed: 0, reactions: {} },
          house: undefined,
          clock: () => 0,
          acts: { submit: done, react: done, leave: done },
        }}
      />
    </I18nProvider>,
  );
}

test('who guessed from the audience reads their place, also one without points', () => {
  const words = read({ type: 'placed', place: 2, score: 0 });
  expect(words).toContain('You came 2nd in the audience, with 0 points.');
});

test('who never guessed reads that they watched, and no place', () => {
  const words = read({ type: 'unplaced' });
  expect(words).toContain('You watched without guessing, so you are not ranked.');
  expect(words).not.toContain('You came');
});

test('nothing is said of a place before it is known', () => {
  expect(read(undefined)).not.toMatch(/You (came|watched)/);
});
