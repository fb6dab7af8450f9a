import type { FilmFilterRefusal } from '../film/film-filter.ts';
import type { HintRefusal, NamingRefusal } from '../guessing/attempt.ts';
import type { AskingAgainRefusal } from './asking-again.ts';
import type { SettingsRefusal } from './lobby-settings.ts';

/** Why a player can't have a seat. */
export type AskingRefusal =
  | 'room-closed'
  | 'room-full'
  | 'too-late'
  | 'barred'
  | 'left-for-good'
  | AskingAgainRefusal
  | 'already-seated';

/** Why a command of the host or deputy is refused. */
export type HostRefusal = 'not-host' | 'room-closed';

/** Why a host's decision about a seat is refused. */
export type SeatRefusal =
  | HostRefusal
  | 'no-such-seat'
  | 'not-waiting'
  | 'not-removable'
  | 'not-sent-out'
  | 'room-full'
  | 'too-late';

export type StartRefusal =
  | HostRefusal
  | 'round-open'
  | 'no-more-rounds'
  | 'too-few-players'
  | 'drawn-before';

/** Why the film of a round can't be skipped. */
export type SkipRefusal = HostRefusal | 'no-round' | 'no-skips-left' | 'drawn-before';

/** Why the open round can't be paused or resumed. */
export type PauseRefusal = HostRefusal | 'no-round' | 'round-over';

export type CloseRefusal = HostRefusal | 'no-round' | 'round-open' | 'nobody-guessed';

/** Why no one in the room can guess. */
export type GuessingRefusal = 'room-closed' | 'no-round' | 'round-over';

/** Why a seat's move in a round is refused. */
export type PlayRefusal =
  | GuessingRefusal
  | 'not-seated'
  | 'not-in-round'
  | 'already-guessed'
  | 'round-paused'
  | 'deadline-passed';

/** Why a room's settings are refused. */
export type ChangeRefusal =
  | HostRefusal
  | SettingsRefusal
  | FilmFilterRefusal
  | 'not-in-lobby'
  | 'too-many-seated';

/** All refusals of a room. */
export type RoomRefusal =
  | AskingRefusal
  | SeatRefusal
  | StartRefusal
  | SkipRefusal
  | PauseRefusal
  | CloseRefusal
  | PlayRefusal
  | HintRefusal
  | NamingRefusal
  | ChangeRefusal
  | 'game-not-over';
