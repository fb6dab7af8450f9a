import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS, type LobbySettings } from '@outoften/rules/room/lobby-settings';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { ProgressView, RoomMeta } from '@outoften/rules/room/view/view-room';
import { aFilmView } from '../../room/testing/film-view-under-test.ts';
import { seatId } from '../../room/testing/seats-under-test.ts';
import { aView } from '../../room/testing/view-under-test.ts';
import { houseStanding } from '../../scores/standings/standing-rows.ts';
import type { RoundActs, RoundPlay } from './round-parts.tsx';

const done = async () => ok(undefined);

const ACTS: RoundActs = {
  unlock: done,
  nameCast: async () => ok({ state: 'open', wrongNames: [] }),
  saveDraft: done,
  guess: done,
  leave: done,
  react: done,
  closeRound: done,
  startRound: done,
  skipFilm: done,
  pauseRound: done,
  resumeRound: done,
  letBackIn: done,
  setPace: done,
  finishGame: done,
  rematch: done,
  close: done,
};

type PlayParts = Partial<Omit<RoundPlay, 'view' | 'acts'>> &
  Readonly<{
    progress: ProgressView;
    seats?: RoundPlay['view']['seats'];
    meta?: Partial<RoomMeta>;
    acts?: Partial<RoundActs>;
  }>;

/** A game of Ana, its host, and Ben, as Ben sees it. */
export function aPlay({ progress, seats, meta, acts, ...parts }: PlayParts): RoundPlay {
  return {
    view: aView({
      progress,
      seats,
      meta: { settings: { ...DEFAULT_SETTINGS, maxRounds: 3 }, ...meta },
    }),
    own: seatId('ben'),
    stageKey: undefined,
    attempt: undefined,
    isAttemptKnown: true,
    film: undefined,
    played: [],
    house: houseStanding(parts.played ?? []),
    reactions: {},
    clock: () => 0,
    acts: { ...ACTS, ...acts },
    openSheet: () => undefined,
    ...parts,
  };
}

/** A room of three rounds with these settings, for {@link aPlay}. */
export function aRoom(settings: Partial<LobbySettings>): Pick<PlayParts, 'meta'> {
  return { meta: { settings: { ...DEFAULT_SETTINGS, maxRounds: 3, timeLimit: 600, ...settings } } };
}

/** A player's part in a round, before the guess. */
export function anAttempt(parts: Partial<OwnAttempt> = {}): OwnAttempt {
  return {
    roundId: 'round',
    hints: { poster: 'locked', overview: 'locked', review: 'locked' },
    slots: Array.from({ length: 4 }, () => ({ state: 'open', wrongNames: [] })),
    draft: undefined,
    timeMs: undefined,
    pointsInHand: 100,
    film: aFilmView(),
    guess: undefined,
    answer: undefined,
    ...parts,
  };
}
