import type { FilmFilterRefusal } from '../film/film-filter.ts';
import type { HintRefusal, NamingRefusal } from '../guessing/attempt.ts';
import type { AskingAgainRefusal } from './asking-again.ts';
import type { SettingsRefusal } from './lobby-settings.ts';

/** Why somebody cannot have a seat. */
export type AskingRefusal =
  | 'room-closed'
  | 'room-full'
  | 'too-late'
  | 'barred'
  | 'left-for-good'
  | AskingAgainRefusal
  | 'already-seated';

/** Why whoever leads the room cannot have it so. */
export type HostRefusal = 'not-host' | 'room-closed';

/** Why a host cannot decide so about a seat. */
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

/** Why the film of a round cannot be skipped. */
export type SkipRefusal = HostRefusal | 'no-round' | 'no-skips-left' | 'drawn-before';

/** Why the open round cannot be paused, or go on. */
export type PauseRefusal = HostRefusal | 'no-round' | 'round-over';

export type CloseRefusal = HostRefusal | 'no-round' | 'round-open' | 'nobody-guessed';

/** Why nobody of a room can guess. */
export type GuessingRefusal = 'room-closed' | 'no-round' | 'round-over';

/** Why a seat cannot do so in a round. */
export type PlayRefusal =
  | GuessingRefusal
  | 'not-seated'
  | 'not-in-round'
  | 'already-guessed'
  | 'round-paused'
  | 'deadline-passed';

/** Why a room's settings cannot be so. */
export type ChangeRefusal =
  | HostRefusal
  | SettingsRefusal
  | FilmFilterRefusal
  | 'not-in-lobby'
  | 'too-many-seated';

/** All that a room may answer no with. */
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
