import type { Hint } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import type { Pace } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import type { Reaction } from '@outoften/rules/room/wire/room-message';
import type { NamingAnswer } from '../../play/cast/cast-panel.tsx';
import type { AudienceFigures, Outcome } from '../../room/room-state.ts';
import type { RoomPlay } from '../../scores/rounds/room-play.ts';

/** A seat's commands during a game. The server accepts the host's commands only from the host or deputy. */
export type RoundActs = Readonly<{
  unlock: (hint: Hint) => Outcome;
  nameCast: (guess: Readonly<{ slot: number; name: string }>) => Promise<NamingAnswer>;
  saveDraft: (guess: Rating, roundId: string) => Outcome;
  submit: (guess: Rating) => Outcome;
  leave: () => Outcome;
  react: (reaction: Reaction) => Outcome;
  closeRound: () => Outcome;
  nextRound: () => Outcome;
  skipFilm: () => Outcome;
  pauseRound: () => Outcome;
  resumeRound: () => Outcome;
  letBackIn: (seat: SeatId) => Outcome;
  setPace: (pace: Pace) => Outcome;
  finish: () => Outcome;
  rematch: () => Outcome;
  endSession: () => Outcome;
}>;

/** A sheet above a round, which stays open when the round ends. */
export type RoundSheet = 'options' | 'leaving';

/** A game as one seat sees it. */
export type RoundPlay<S extends ProgressView = ProgressView> = RoomPlay<S> &
  Readonly<{
    own: SeatId;
    /** Opens the room's stage. Only the host has it. */
    stageKey: string | undefined;
    /** The attempt at the current or last round; undefined for a seat without a part in it. */
    attempt: OwnAttempt | undefined;
    /** False until it is known whether the seat has a part in the current round. */
    isAttemptKnown: boolean;
    /** The latest reactions of audience and players. */
    reactions: AudienceFigures['reactions'];
    acts: RoundActs;
    openSheet: (sheet: RoundSheet) => void;
  }>;

/** True if the seat can set anything: its own time, or the host's options. */
export function hasOptions(play: Pick<RoundPlay, 'view' | 'own'>): boolean {
  return isController(play) || play.view.meta.settings.timeLimit > 0;
}

/** True if the seat has the host's controls now. */
export function isController({ view, own }: Pick<RoundPlay, 'view' | 'own'>): boolean {
  return view.meta.controller === own;
}
