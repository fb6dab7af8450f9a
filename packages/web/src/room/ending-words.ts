import type { ClosingReason } from '@outoften/rules/room/room';
import type { DenialReason, LeavingReason } from '@outoften/rules/room/seat';
import type { MessageId } from '../messages/i18n.ts';
import type { Ending } from './room-state.ts';

export type EndingWords = Readonly<{
  heading: MessageId;
  text: MessageId;
  /** True if it may come out otherwise in a moment. */
  canRetry: boolean;
}>;

const DENIED = {
  'by-host': 'room.ended.denied.by-host',
  full: 'room.ended.denied.full',
  'too-late': 'room.ended.denied.too-late',
  barred: 'room.ended.denied.barred',
  closed: 'room.ended.denied.closed',
} as const satisfies Record<DenialReason, MessageId>;

const GONE = {
  left: 'room.ended.gone.left',
  removed: 'room.ended.gone.removed',
  barred: 'room.ended.denied.barred',
  freed: 'room.ended.gone.freed',
  withdrawn: 'room.ended.gone.withdrawn',
} as const satisfies Record<LeavingReason, MessageId>;

const CLOSED = {
  'by-host': 'room.ended.closed.by-host',
  empty: 'room.ended.closed.empty',
  expired: 'room.ended.closed.expired',
} as const satisfies Record<ClosingReason, MessageId>;

/** What the server's and the network's codes mean to somebody who wants to come in. */
const PROBLEMS: Readonly<Record<string, EndingWords>> = {
  SESSION_NOT_FOUND: noRetry('room.ended.not-found'),
  SESSION_CLOSED: noRetry('room.ended.closed.expired'),
  SESSION_FULL: { ...noRetry('room.ended.denied.full'), canRetry: true },
  TOO_LATE: noRetry('room.ended.denied.too-late'),
  BARRED: noRetry('room.ended.denied.barred'),
  NOT_SEATED: noRetry('room.ended.gone.left'),
  UNAUTHORIZED: noRetry('room.ended.signed-out'),
  TOO_MANY_REQUESTS: failed('room.ended.too-many'),
  SESSION_BUSY: failed('room.problem.busy'),
  offline: failed('room.ended.offline'),
  timeout: failed('room.ended.offline'),
};

export function endingWords(ending: Ending): EndingWords {
  switch (ending.type) {
    case 'denied':
      return {
        heading: 'room.ended.denied',
        text: DENIED[ending.reason ?? 'by-host'],
        canRetry: ending.reason === 'full',
      };
    case 'gone':
      return {
        heading: 'room.ended.gone',
        text: GONE[ending.reason ?? 'left'],
        canRetry: ending.reason === 'freed' || ending.reason === 'removed',
      };
    case 'closed':
      return {
        heading: 'room.ended.closed',
        text: CLOSED[ending.reason ?? 'expired'],
        canRetry: false,
      };
    case 'taken-over':
      return {
        heading: 'room.ended.taken-over',
        text: 'room.ended.taken-over.text',
        canRetry: true,
      };
    case 'failed':
      return PROBLEMS[ending.problem] ?? failed('room.ended.failed.text');
  }
}

function noRetry(text: MessageId): EndingWords {
  return { heading: 'room.ended.denied', text, canRetry: false };
}

function failed(text: MessageId): EndingWords {
  return { heading: 'room.ended.failed', text, canRetry: true };
}
