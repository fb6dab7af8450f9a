import type { CallProblem } from '../../api/graphql-client.ts';
import type { MessageId } from '../../messages/i18n.ts';

/** Messages for the codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'room.problem.offline',
  timeout: 'room.problem.timeout',
  UNAVAILABLE: 'room.problem.unavailable',
  'server-error': 'room.problem.unavailable',
  TOO_MANY_REQUESTS: 'room.problem.too-many',
  UNAUTHORIZED: 'room.problem.unauthorized',
  INVALID_SESSION_NAME: 'room.problem.name',
  INVALID_NAME: 'room.problem.player-name',
  NOT_HOST: 'room.problem.not-host',
  NOT_SEATED: 'room.problem.not-seated',
  'not-waiting': 'room.problem.not-waiting',
  SESSION_BUSY: 'room.problem.busy',
  SESSION_FULL: 'room.problem.full',
  SESSION_CLOSED: 'room.problem.closed',
  ROUND_OVER: 'room.problem.round-over',
  OLD_CLIENT: 'room.ended.old.text',
  GRAPHQL_VALIDATION_FAILED: 'room.ended.old.text',
  'guess-too-late': 'room.problem.guess-too-late',
  'hint-too-late': 'room.problem.hint-too-late',
  'name-too-late': 'room.problem.name-too-late',
  ROUND_PAUSED: 'room.problem.paused',
  ROUND_OPEN: 'room.problem.round-open',
  NOBODY_GUESSED: 'room.problem.nobody-guessed',
  NO_SKIPS_LEFT: 'room.problem.no-skips',
  TOO_FEW_PLAYERS: 'room.problem.too-few',
  NO_MOVIE_FITS: 'room.problem.no-film',
  NO_USABLE_MOVIE: 'room.problem.no-film',
  INVALID_FILTER: 'room.problem.too-few-films',
};

export function roomProblemMessage(problem: CallProblem): MessageId {
  return PROBLEMS[problem] ?? 'room.problem.other';
}
