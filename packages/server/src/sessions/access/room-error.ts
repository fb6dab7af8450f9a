import type { Result } from '@outoften/rules/result';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import type { SessionNameRefusal } from '@outoften/rules/room/session-name';
import type { GraphQLError } from 'graphql';
import { FILTER_MESSAGES } from '../../films/filter-messages.ts';
import { codedError, type ErrorCode } from '../../graphql/error-code.ts';

/** What sessions are refused for beside the rules: what is asked about is not there, or is another's. */
type AccessRefusal =
  | 'no-such-room'
  | 'no-such-member'
  | 'audience-full'
  | 'not-yours'
  | 'too-soon'
  | 'out-of-range'
  | 'no-audience';

export type SessionRefusal = RoomRefusal | AccessRefusal;

const PROBLEMS = {
  'no-such-room': ['SESSION_NOT_FOUND', 'There is no such session, or it is over.'],
  'no-such-member': ['NOT_SEATED', 'There is no such connection.'],
  'no-such-seat': ['NOT_SEATED', 'There is no such connection.'],
  'not-yours': ['NOT_SEATED', 'This connection belongs to another account.'],
  'not-seated': ['NOT_SEATED', 'Join the session first.'],
  'not-waiting': ['NOT_SEATED', 'Nobody waits for this decision any more.'],
  'no-audience': ['NOT_SEATED', 'This session has no audience.'],
  'left-for-good': ['NOT_SEATED', 'You left this session, so you cannot rejoin.'],
  'already-seated': ['NOT_SEATED', 'You have a seat in this session already.'],
  'room-closed': ['SESSION_CLOSED', 'This session is closed.'],
  'room-full': ['SESSION_FULL', 'This session is full.'],
  'audience-full': ['SESSION_FULL', 'The audience of this session is full.'],
  'too-late': ['TOO_LATE', 'Half of the rounds are over, or none is to come.'],
  barred: ['BARRED', 'The host does not want you back in this session.'],
  'not-host': ['NOT_HOST', 'Only the host does this.'],
  'round-open': ['ROUND_OPEN', 'A round is still open.'],
  'not-in-lobby': ['ROUND_OPEN', 'The game has begun.'],
  'game-not-over': ['ROUND_OPEN', 'The game is not over.'],
  'no-round': ['ROUND_OVER', 'No round is open.'],
  'round-over': ['ROUND_OVER', 'The round is over.'],
  'deadline-passed': ['ROUND_OVER', 'Your time for this round is over.'],
  'not-in-round': ['ROUND_OVER', 'You play from the next round on.'],
  'already-guessed': ['ALREADY_GUESSED', 'You have guessed already.'],
  'out-of-range': ['GUESS_OUT_OF_RANGE', 'A guess is 0.1 to 10, in tenths.'],
  'too-few-players': ['TOO_FEW_PLAYERS', 'A round takes two players or more.'],
  'no-more-rounds': ['NO_MORE_ROUNDS', 'The game is over: no round is to come.'],
  'nobody-guessed': ['NOBODY_GUESSED', 'Wait for the first guess.'],
  'drawn-before': ['NO_MOVIE_FITS', 'This film was shown in this session.'],
  'no-hints': ['HINT_REFUSED', 'This session has no hints.'],
  'already-unlocked': ['HINT_REFUSED', 'This hint is open already.'],
  'no-cast-naming': ['NAME_REFUSED', 'This session has no cast naming.'],
  'no-such-slot': ['NAME_REFUSED', 'Slots are 0 to 3.'],
  'slot-closed': ['NAME_REFUSED', 'This slot is closed.'],
  'no-name': ['NAME_REFUSED', 'This is no name.'],
  'already-credited': ['NAME_REFUSED', 'This name is credited already.'],
  'already-wrong': ['NAME_REFUSED', 'This name was wrong already.'],
  'players-out-of-range': ['INVALID_SETTINGS', 'max_players is 2 to 100.'],
  'rounds-out-of-range': ['INVALID_SETTINGS', 'max_rounds is 1 to 50.'],
  'time-limit-out-of-range': ['INVALID_SETTINGS', 'time_limit is 0 or 10 to 600, in seconds.'],
  'too-many-seated': ['INVALID_SETTINGS', 'There are more players than that already.'],
  'not-removable': ['NOT_HOST', 'The host can’t be removed, nor you by yourself: leave instead.'],
  'too-few-genres': ['INVALID_FILTER', FILTER_MESSAGES['too-few-genres']],
  'year-out-of-range': ['INVALID_FILTER', FILTER_MESSAGES['year-out-of-range']],
  'years-too-close': ['INVALID_FILTER', FILTER_MESSAGES['years-too-close']],
  'too-soon': ['TOO_MANY_REQUESTS', 'Wait a moment before the next one.'],
} as const satisfies Record<SessionRefusal, readonly [code: ErrorCode, message: string]>;

/** A refusal as clients get it: by its code, and by the rule it breaks. */
export function sessionError(refusal: SessionRefusal): GraphQLError {
  const [code, message] = PROBLEMS[refusal];
  return codedError(code, message, { refusal });
}

/** A round was asked for that is not the next one. */
export function otherRoundError(next: number): GraphQLError {
  return codedError('ROUND_OPEN', `Round ${next} comes next.`, { refusal: 'other-round' });
}

/** What was granted. Throws what was refused. */
export function granted<T>(result: Result<T, SessionRefusal>): T {
  if (result.ok) return result.value;
  throw sessionError(result.refusal);
}

const NAME_MESSAGES = {
  'too-short': 'Name the session.',
  'too-long': 'A session name has at most 40 characters.',
  'wrong-character': 'A session name is one line of text.',
  profane: 'Choose a name without a swear word.',
} as const satisfies Record<SessionNameRefusal, string>;

export function sessionNameError(refusal: SessionNameRefusal): GraphQLError {
  return codedError('INVALID_SESSION_NAME', NAME_MESSAGES[refusal], { refusal });
}
