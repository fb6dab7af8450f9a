import {
  AuthorizationResponseError,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi';
import { WrongIssuerCard } from './issuer/issuer-card.ts';
import { NoAccessToken } from './issuer/issuer-client.ts';

/** Why a sign-in failed. @see the messages in `sign-in-words.ts` */
export type SignInTrouble = Readonly<
  | {
      type:
        | 'state-mismatch'
        | 'cancelled'
        | 'abandoned'
        | 'already-signed-in'
        | 'no-access-token'
        | 'no-email'
        | 'not-finished'
        | 'wrong-clock'
        | 'unreachable'
        | 'no-storage'
        | 'no-player';
    }
  | { type: 'provider-error'; description: string }
  | { type: 'other-address'; address: string }
>;

/** Returns the problem that a fault of a request to the issuer means for the player. */
export function troubleOf(fault: unknown): SignInTrouble {
  if (fault instanceof AuthorizationResponseError && fault.error === 'access_denied') {
    return { type: 'cancelled' };
  }
  if (fault instanceof AuthorizationResponseError || fault instanceof ResponseBodyError) {
    return { type: 'provider-error', description: fault.error_description ?? fault.error };
  }
  if (fault instanceof NoAccessToken) return { type: 'no-access-token' };
  if (fault instanceof OperationProcessingError && fault.code === JWT_TIMESTAMP_CHECK) {
    return { type: 'wrong-clock' };
  }
  const isAnswer =
    fault instanceof OperationProcessingError ||
    fault instanceof UnsupportedOperationError ||
    fault instanceof WWWAuthenticateChallengeError ||
    fault instanceof WrongIssuerCard;
  return { type: isAnswer ? 'not-finished' : 'unreachable' };
}
