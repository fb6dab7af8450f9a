import type { Seat } from '@outoften/rules/room/seat';
import type { OwnAttemptView } from '@outoften/rules/room/view-attempt';

/** What one seat alone may see of a round. */
export type OwnRoundRoot = Readonly<{
  roomId: string;
  seat: Seat;
  attempt: OwnAttemptView;
  beatHouse: boolean;
}>;
