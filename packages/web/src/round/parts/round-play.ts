import type { Hint } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import type { Pace } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ProgressView, RoomView } from '@outoften/rules/room/view/view-room';
import type { Reaction } from '@outoften/rules/room/wire/room-message';
import type { NamingAnswer } from '../../play/cast/cast-panel.tsx';
import type { Clock } from '../../room/countdown/use-countdown.ts';
import type { AudienceFigures, Outcome } from '../../room/room-state.ts';
import type { PlayedRound } from '../../scores/recap/played-round.ts';

/** The commands of a seat while a game runs. The server refuses the host's to others. */
export type RoundActs = Readonly<{
  unlock: (hint: Hint) => Outcome;
  nameCast: (guess: Readonly<{ slot: number; name: string }>) => Promise<NamingAnswer>;
  saveDraft: (guess: Rating) => Outcome;
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

/** What opens above a round, and stays open whatever becomes of the round. */
export type RoundSheet = 'options' | 'leaving';

/** A game as one seat has it. */
export type RoundPlay<S extends ProgressView = ProgressView> = Readonly<{
  view: Omit<RoomView, 'progress'> & Readonly<{ progress: S }>;
  own: SeatId;
  /** Opens the room's stage; undefined for others than its host. */
  stageKey: string | undefined;
  /** Kept until the next round; undefined for a seat without a part in the one at hand, or the last. */
  attempt: OwnAttempt | undefined;
  /** False until it is known whether the seat has a part in the round at hand. */
  isAttemptKnown: boolean;
  /** As much as the seat may see; undefined between rounds. */
  film: FilmView | undefined;
  /** The rounds that are over, as far as this browser knows them. */
  played: readonly PlayedRound[];
  /** What audience and players sent lately. */
  reactions: AudienceFigures['reactions'];
  clock: Clock;
  acts: RoundActs;
  openSheet: (sheet: RoundSheet) => void;
}>;

/** True if there is anything the seat can set: its own time, or what is the host's to say. */
export function hasOptions(play: Pick<RoundPlay, 'view' | 'own'>): boolean {
  return isController(play) || play.view.meta.settings.timeLimit > 0;
}

/** True if the seat has the host's controls now. */
export function isController({ view, own }: Pick<RoundPlay, 'view' | 'own'>): boolean {
  return view.meta.controller === own;
}
