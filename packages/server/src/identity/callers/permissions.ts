import type { GraphQLError } from 'graphql';
import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { HttpProblem } from '../../platform/http/http-problem.ts';
import type { AccountCaller, Caller, CallerRefusal, PlayingCaller, WalkIns } from './caller.ts';

/** The permissions of callers. Every request needs one of these. */
export type Action =
  /** Use films and people: all that a solo game or the daily needs. */
  | 'play-alone'
  /** Read a room's invitation by its code. */
  | 'see-invitation'
  /** Take a seat in a room or a place in its audience, and do what players do there. */
  | 'join-room'
  /** Open a room. */
  | 'host-room'
  /** List players with their public data. */
  | 'list-players'
  /** See which account another player belongs to. */
  | 'see-owners'
  /** Have a unique name, and read and delete one's own data. */
  | 'keep-profile';

const ALONE = ['play-alone', 'see-invitation'] as const;

/** All permissions. An API key belongs to a program, which can't have a profile. */
const PERMISSIONS = {
  anonymous: ['play-alone'],
  guest: {
    host: [...ALONE, 'join-room', 'host-room'],
    join: [...ALONE, 'join-room'],
    off: ALONE,
  },
  account: [...ALONE, 'join-room', 'host-room', 'list-players', 'keep-profile'],
  'api-key': ['play-alone', 'list-players', 'see-owners'],
} as const satisfies Record<Exclude<Caller['type'], 'guest'>, readonly Action[]> & {
  guest: Record<WalkIns, readonly Action[]>;
};

export function isAllowed(caller: Caller, action: Action): boolean {
  const allowed: readonly Action[] =
    caller.type === 'guest' ? PERMISSIONS.guest[caller.walkIns] : PERMISSIONS[caller.type];
  return allowed.includes(action);
}

const MESSAGE = 'Unauthorized';

const HOW_TO_SIGN_IN = 'Sign in, and send the access token: "Authorization: Bearer <token>".';

/** Tells a client how to correct its credentials. */
const CREDENTIAL_HINTS = {
  malformed: 'Send the token as it was given: "Authorization: Bearer <token>".',
  'two-credentials': 'Send either "Authorization" or "x-api-key", not both.',
  'expired-token': 'The token has expired. Get a new one, then send it.',
  'invalid-token': 'The token was not made for this server. Sign in, and send the access token.',
  'unknown-key': 'Send a key of the setting API_KEYS: "x-api-key: <key>".',
} as const satisfies Record<CallerRefusal, string>;

/** Tells a client how to get the permission. */
const ACTION_HINTS = {
  'play-alone': HOW_TO_SIGN_IN,
  'see-invitation': `${HOW_TO_SIGN_IN} Or send a guest token of POST /guest/token.`,
  'join-room': `${HOW_TO_SIGN_IN} Or, where WALK_INS allows it, send a guest token of POST /guest/token.`,
  'host-room': `${HOW_TO_SIGN_IN} Or, where WALK_INS allows it, send a guest token of POST /guest/token.`,
  'list-players': `${HOW_TO_SIGN_IN} Or send a key: "x-api-key: <key>".`,
  'see-owners': 'Send a key: "x-api-key: <key>".',
  'keep-profile': HOW_TO_SIGN_IN,
} as const satisfies Record<Action, string>;

/** The answer to a request whose caller could not be identified. */
export function unauthorizedProblem(refusal: CallerRefusal): HttpProblem {
  const hint = CREDENTIAL_HINTS[refusal];
  return { status: 401, code: 'UNAUTHORIZED', message: MESSAGE, details: { refusal, hint } };
}

export function unauthorizedError(hint: string): GraphQLError {
  return codedError('UNAUTHORIZED', MESSAGE, { hint });
}

/** Throws 'Unauthorized' unless the caller has the permission. */
export function demand(action: Action, { caller }: Pick<GraphqlContext, 'caller'>): void {
  if (!isAllowed(caller, action)) throw unauthorizedError(ACTION_HINTS[action]);
}

/** Returns the caller's account. Throws 'Unauthorized' if the caller has none. */
export function demandAccount({ caller }: Pick<GraphqlContext, 'caller'>): AccountCaller {
  demand('keep-profile', { caller });
  if (caller.type === 'account') return caller;
  throw unauthorizedError(ACTION_HINTS['keep-profile']);
}

/** Returns the account or guest, which may do the action in rooms. Throws 'Unauthorized' if it may not. */
export function demandPlaying(
  { caller }: Pick<GraphqlContext, 'caller'>,
  action: 'see-invitation' | 'join-room' | 'host-room' = 'join-room',
): PlayingCaller {
  demand(action, { caller });
  if (caller.type === 'account' || caller.type === 'guest') return caller;
  throw unauthorizedError(ACTION_HINTS[action]);
}
