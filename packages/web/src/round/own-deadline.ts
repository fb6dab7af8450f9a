import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { OpenRoundView } from '@outoften/rules/room/view-room';

/**
 * When the seat's time is over; undefined without a limit. It follows from the start of the round, which all are told
 * anew when a paused round goes on. What a seat alone is told may be older than that.
 */
export function ownDeadline(
  { startedAt }: Pick<OpenRoundView, 'startedAt'>,
  { timeMs }: Pick<OwnAttempt, 'timeMs'>,
): number | undefined {
  return timeMs === undefined ? undefined : startedAt + timeMs;
}
