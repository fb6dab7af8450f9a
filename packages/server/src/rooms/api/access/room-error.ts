import type { Result } from '@outoften/rules/result';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import type { SessionNameRefusal } from '@outoften/rules/room/session-name';
import type { GraphQLError } from 'graphql';
import { FILTER_MESSAGES } from '../../../films/filter-messages.ts';
import { codedError, type ErrorCode } from '../../../platform/error-code.ts';

/** Refusals that are not in the rules: the thing does not exist, or belongs to another account. */
type AccessRefusal =
  | 'no-such-room'
  | 'no-such-member'
  | 'audience-full'
  | 'not-yours'
  | 'too-soon'
  | 'guess-first'
  | 'out-of-range'
  | 'too-few-films'
  | 'no-audience'
  | 'name-taken';

export type SessionRefusal = RoomRefusal | AccessRefusal;

const PROBLEMS = {
  'no-such-room': [
    'SESSION_NOT_FOUND',
    'There is no such session, or it is over. Check the code, or open one.',
  ],
  'no-such-member': ['NOT_SEATED', 'There is no such connection. Join the session again.'],
  'no-such-seat': ['NOT_SEATED', 'There is no such seat. Members of the audience have none.'],
  'name-taken': ['NAME_TAKEN', 'A player of this session has this name already.'],
  'not-yours': ['NOT_SEATED', 'This connection belongs to another account. Use your own.'],
  'not-seated': ['NOT_SEATED', 'Join the session first.'],
  'not-waiting': ['NOT_SEATED', 'That request is gone.'],
  'not-sent-out': ['NOT_SEATED', 'This player was not sent out.'],
  'no-audience': ['NOT_SEATED', 'This session has no audience. Ask for a seat.'],
  'left-for-good': ['NOT_SEATED', 'You left this session, so you cannot rejoin.'],
  'already-seated': ['NOT_SEATED', 'You have a seat in this session already. Resume it.'],
  'room-closed': ['SESSION_CLOSED', 'This session is closed. Join or open another one.'],
  'room-full': ['SESSION_FULL', 'This session is full. Wait for a seat, or join another one.'],
  'audience-full': ['SESSION_FULL', 'The audience of this session is full. Try again later.'],
  'too-late': ['TOO_LATE', 'Half of the rounds are over, or none is to come. Join the next game.'],
  barred: ['BARRED', 'The host does not want you back in this session. Join another one.'],
  'ask-later': ['DENIED', 'The host said no. Ask again later: ask_again_at says when.'],
  'denied-for-good': ['DENIED', 'The host said no four times. You cannot ask again.'],
  'not-host': ['NOT_HOST', 'Only the host does this. Ask them.'],
  'round-open': ['ROUND_OPEN', 'A round is still open. Wait for its end, or end it.'],
  'not-in-lobby': ['ROUND_OPEN', 'The game has begun. Wait for the lobby of the next one.'],
  'game-not-over': ['ROUND_OPEN', 'The game is not over. Finish it first.'],
  'no-round': ['ROUND_OVER', 'No round is open. Wait for the next one.'],
  'round-over': [
    'ROUND_OVER',
    'This round is not open. Fetch the session for the one that is, or wait for it.',
  ],
  'round-paused': ['ROUND_PAUSED', 'The round is paused. Wait until the host goes on.'],
  'deadline-passed': ['ROUND_OVER', 'Your time for this round is over. Wait for the next one.'],
  'not-in-round': ['ROUND_OVER', 'You play from the next round on.'],
  'already-guessed': ['ALREADY_GUESSED', 'You have guessed already. Wait for the others.'],
  'out-of-range': ['GUESS_OUT_OF_RANGE', 'A guess is 0.1 to 10, in tenths.'],
  'too-few-players': ['TOO_FEW_PLAYERS', 'A round takes two players or more.'],
  'no-more-rounds': ['NO_MORE_ROUNDS', 'The game is over: no round is to come. Call a rematch.'],
  'nobody-guessed': ['NOBODY_GUESSED', 'Wait for the first guess.'],
  'no-skips-left': ['NO_SKIPS_LEFT', 'Three films were skipped in this game. Play this one.'],
  'drawn-before': ['NO_MOVIE_FITS', 'This film was shown in this session. Choose another one.'],
  'no-hints': ['HINT_REFUSED', 'This session has no hints.'],
  'already-unlocked': ['HINT_REFUSED', 'This hint is open already.'],
  'no-cast-naming': ['NAME_REFUSED', 'This session has no cast naming.'],
  'no-such-slot': ['NAME_REFUSED', 'Slots are 0 to 3.'],
  'slot-closed': ['NAME_REFUSED', 'This slot is closed. Use another one.'],
  'no-name': ['NAME_REFUSED', 'This is no name. Send an actor’s.'],
  'already-credited': ['NAME_REFUSED', 'This name is credited already. Try another one.'],
  'already-wrong': ['NAME_REFUSED', 'This name was wrong already. Try another one.'],
  'players-out-of-range': ['INVALID_SETTINGS', 'max_players is 2 to 100.'],
  'rounds-out-of-range': ['INVALID_SETTINGS', 'max_rounds is 1 to 50.'],
  'time-limit-out-of-range': ['INVALID_SETTINGS', 'time_limit is 0 or 10 to 600, in seconds.'],
  'too-many-seated': [
    'INVALID_SETTINGS',
    'There are more players than that already. Allow more, or remove some.',
  ],
  'not-removable': ['NOT_HOST', 'The host can’t be removed, nor you by yourself: leave instead.'],
  'too-few-genres': ['INVALID_FILTER', FILTER_MESSAGES['too-few-genres']],
  'year-out-of-range': ['INVALID_FILTER', FILTER_MESSAGES['year-out-of-range']],
  'years-too-close': ['INVALID_FILTER', FILTER_MESSAGES['years-too-close']],
  'too-few-films': [
    'INVALID_FILTER',
    'Fewer films fit than the game has rounds. Choose more genres or years, or fewer rounds.',
  ],
  'guess-first': ['ROUND_OPEN', 'Guess this film first. Then you can react.'],
  'too-soon': ['TOO_MANY_REQUESTS', 'Wait a moment before the next one.'],
} as const satisfies Record<SessionRefusal, readonly [code: ErrorCode, message: string]>;

/** Returns the error for a refusal. It has the client's code, and the broken rule. */
export function sessionError(refusal: SessionRefusal): GraphQLError {
  const [code, message] = PROBLEMS[refusal];
  return codedError(code, message, { refusal });
}

/** Returns the error for a request for another round than the next one. */
export function otherRoundError(next: number): GraphQLError {
  return codedError('ROUND_OPEN', `Round ${next} comes next.`, { refusal: 'other-round' });
}

/** Returns the value. Throws the error for a refusal. */
export function granted<T>(result: Result<T, SessionRefusal>): T {
  if (result.ok) return result.value;
  throw sessionError(result.refusal);
}

const NAME_MESSAGES = {
  'too-short': 'Name the session.',
  'too-long': 'A session name has at most 40 characters.',
  'wrong-character': 'A session name is one line, without characters that show nothing.',
  profane: 'Choose a name without a swear word.',
} as const satisfies Record<SessionNameRefusal | 'profane', string>;

export function sessionNameError(refusal: SessionNameRefusal | 'profane'): GraphQLError {
  return codedError('INVALID_SESSION_NAME', NAME_MESSAGES[refusal], { refusal });
}
