import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { RoomMeta, StageView } from '@outoften/rules/room/view-room';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import play from '../messages/en/play.json' with { type: 'json' };
import room from '../messages/en/room.json' with { type: 'json' };
import round from '../messages/en/round.json' with { type: 'json' };
import scores from '../messages/en/scores.json' with { type: 'json' };
import shell from '../messages/en/shell.json' with { type: 'json' };
import { aView } from '../room/view-under-test.ts';
import { seatId } from '../scores/seats-under-test.ts';
import type { RoundActs, RoundPlay } from './round-play.ts';
import { RoundView } from './round-view.tsx';

const done = async () => ok(undefined);

const ACTS: RoundActs = {
  unlock: done,
  nameCast: async () => ok({ state: 'open', wrongNames: [] }),
  saveDraft: done,
  submit: done,
  setAllowance: done,
  leave: done,
  closeRound: done,
  nextRound: done,
  setPace: done,
  finish: done,
  rematch: done,
  endSession: done,
};

type PlayParts = Partial<Omit<RoundPlay, 'view'>> &
  Readonly<{ stage: StageView; seats?: RoundPlay['view']['seats']; meta?: Partial<RoomMeta> }>;

/** A game of Ana, who hosts it, and Ben, as Ben has it. */
export function aPlay({ stage, seats, meta, ...parts }: PlayParts): RoundPlay {
  return {
    view: aView({
      stage,
      seats,
      meta: { settings: { ...DEFAULT_SETTINGS, maxRounds: 3 }, ...meta },
    }),
    own: seatId('ben'),
    attempt: undefined,
    allowance: 1,
    isAttemptKnown: true,
    film: undefined,
    played: [],
    reactions: {},
    clock: () => 0,
    acts: ACTS,
    openSheet: () => undefined,
    ...parts,
  };
}

/** The words a player reads, without the elements they stand in. */
export function read(shown: RoundPlay): string {
  i18n.loadAndActivate({
    locale: 'en',
    messages: { ...play, ...room, ...round, ...scores, ...shell },
  });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <RoundView play={shown} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
