import type { LeavingReason } from '@outoften/rules/room/seat';
import type { MessageId } from '../../messages/i18n.ts';
import type { Ending } from '../room-state.ts';

export type EndingWords = Readonly<{
  heading: MessageId;
  text: MessageId;
  /** The button that enters again; undefined if the code leads nowhere. */
  again: MessageId | undefined;
}>;

/** Reasons after which the code leads nowhere. */
const FOR_GOOD: readonly LeavingReason[] = ['left', 'barred'];

const OLD_VERSION: EndingWords = {
  heading: 'room.ended.old',
  text: 'room.ended.old.text',
  again: 'room.ended.load',
};

/** The words for codes of the server and the network on entering. */
const PROBLEMS: Readonly<Record<string, EndingWords>> = {
  SESSION_NOT_FOUND: noRetry('room.ended.not-found'),
  SESSION_CLOSED: noRetry('room.ended.closed.expired'),
  SESSION_FULL: { ...noRetry('room.ended.denied.full'), again: 'room.ended.again' },
  'audience-full': { ...noRetry('room.ended.audience-full'), again: 'room.ended.again' },
  'no-audience': {
    heading: 'room.ended.gone',
    text: 'room.ended.no-audience',
    again: 'room.ended.ask',
  },
  TOO_LATE: noRetry('room.ended.denied.too-late'),
  BARRED: noRetry('room.ended.denied.barred'),
  BARRED_BY_OPERATOR: noRetry('room.ended.barred-by-operator'),
  'ask-later': { ...noRetry('room.denied.soon'), again: 'room.ended.again' },
  'denied-for-good': noRetry('room.denied.final'),
  'left-for-good': noRetry('room.ended.gone.left'),
  NOT_SEATED: {
    heading: 'room.ended.gone',
    text: 'room.problem.not-seated',
    again: 'room.ended.ask',
  },
  OLD_CLIENT: OLD_VERSION,
  GRAPHQL_VALIDATION_FAILED: OLD_VERSION,
  INVALID_NAME: failed('room.problem.player-name'),
  UNAUTHORIZED: noRetry('room.ended.signed-out'),
  TOO_MANY_REQUESTS: failed('room.ended.too-many'),
  UNAVAILABLE: failed('room.problem.unavailable'),
  'server-error': failed('room.problem.unavailable'),
  SESSION_BUSY: failed('room.problem.busy'),
  offline: failed('room.ended.offline'),
  timeout: failed('room.ended.offline'),
};

/** True if server and app are of different versions. A reload leads back to the kept seat. */
export function isOldVersion(ending: Ending): boolean {
  return ending.type === 'failed' && PROBLEMS[ending.problem] === OLD_VERSION;
}

export function endingWords(ending: Ending): EndingWords {
  switch (ending.type) {
    case 'denied':
      return {
        heading: 'room.ended.denied',
        text: `room.ended.denied.${ending.reason ?? 'by-host'}`,
        again: ending.reason === 'full' ? 'room.ended.again' : undefined,
      };
    case 'turned-away':
      return { ...noRetry('room.denied.final'), heading: 'room.denied.heading' };
    case 'gone': {
      const { reason = 'left' } = ending;
      return {
        heading: 'room.ended.gone',
        text: reason === 'barred' ? 'room.ended.denied.barred' : `room.ended.gone.${reason}`,
        again: FOR_GOOD.includes(reason) ? undefined : 'room.ended.ask',
      };
    }
    case 'out-of-audience':
      return { heading: 'room.ended.audience', ...audienceWords(ending.reason) };
    case 'closed':
      return {
        heading: 'room.ended.closed',
        text: `room.ended.closed.${ending.reason ?? 'expired'}`,
        again: undefined,
      };
    case 'taken-over':
      return {
        heading: 'room.ended.taken-over',
        text: 'room.ended.taken-over.text',
        again: 'room.ended.play-here',
      };
    case 'failed':
      return PROBLEMS[ending.problem] ?? failed('room.ended.failed.text');
  }
}

/** A viewer may always enter the audience again, if there is one. */
function audienceWords(
  reason: Extract<Ending, { type: 'out-of-audience' }>['reason'],
): Omit<EndingWords, 'heading'> {
  switch (reason) {
    case 'left':
      return { text: 'room.ended.audience.left', again: 'room.ended.back' };
    case 'no-audience':
      return { text: 'room.ended.audience.closed', again: 'room.ended.ask' };
    case undefined:
      return { text: 'room.ended.audience.gone', again: 'room.ended.back' };
  }
}

function noRetry(text: MessageId): EndingWords {
  return { heading: 'room.ended.denied', text, again: undefined };
}

function failed(text: MessageId): EndingWords {
  return { heading: 'room.ended.failed', text, again: 'room.ended.again' };
}
