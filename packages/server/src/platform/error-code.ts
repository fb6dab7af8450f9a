// Imported by file name: otherwise Vitest loads a second copy of the module that the libraries use.
import { GraphQLError } from 'graphql/index.js';

/** Codes that clients may rely on: `extensions.code` of an error, or `code` outside GraphQL. */
export const ERROR_CODES = [
  'MOVIE_NOT_FOUND',
  'CHALLENGE_NOT_FOUND',
  'CHALLENGE_EXPIRED',
  'INVALID_FILTER',
  'NO_MOVIE_FITS',
  'NO_USABLE_MOVIE',
  'MOVIE_DLE_NOT_FOUND',
  'INVALID_DATE',
  'DATE_OUT_OF_WINDOW',
  'INVALID_DAILY_RESULT',
  'DAILY_ALREADY_SHARED',
  'UNAUTHORIZED',
  'INVALID_NAME',
  'NAME_TAKEN',
  'PLAYER_EXISTS',
  'NO_PLAYER',
  'SESSION_NOT_FOUND',
  'SESSION_CLOSED',
  'SESSION_FULL',
  'SESSION_BUSY',
  'NOT_HOST',
  'NOT_SEATED',
  'ROUND_OVER',
  'ROUND_OPEN',
  'ROUND_PAUSED',
  'ALREADY_GUESSED',
  'GUESS_OUT_OF_RANGE',
  'TOO_FEW_PLAYERS',
  'NO_MORE_ROUNDS',
  'NOBODY_GUESSED',
  'NO_SKIPS_LEFT',
  'BARRED',
  'BARRED_BY_OPERATOR',
  'DENIED',
  'TOO_LATE',
  'HINT_REFUSED',
  'NAME_REFUSED',
  'INVALID_SETTINGS',
  'INVALID_SESSION_NAME',
  'SEAT_TAKEN_OVER',
  'OLD_CLIENT',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_COMPLEX',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'REQUEST_TIMEOUT',
  'PRECONDITION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RANGE_NOT_SATISFIABLE',
  'HEADERS_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Further facts about an error, beside its code. */
export type ErrorDetails = Readonly<{
  /** The broken rule, if one code stands for several rules. */
  refusal?: string;
  /** The filter for which no film was found. */
  filter?: Readonly<{
    genre_ids: readonly number[];
    minimum_release_year: number;
    maximum_release_year: number;
  }>;
  /** How to correct the request, for developers of clients. */
  hint?: string;
  /** Free names, the best first. */
  suggestions?: readonly string[];
}>;

/** Returns a refusal as an error for the client. */
export function codedError(
  code: ErrorCode,
  message: string,
  details: ErrorDetails = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}
