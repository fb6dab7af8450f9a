import type { Rating } from '@outoften/rules/rating';
import type { SeatId } from '@outoften/rules/room/seat';

/** Where the slider of a seat stands, and when a server got that, by its clock. */
export type SeatDraft = Readonly<{ seat: SeatId; value: Rating; at: number }>;

/** The drafts of a round in the memory of one server. */
export type FindDrafts = (roundId: string) => readonly SeatDraft[];

/** Lets servers ask each other for drafts that may not be stored yet. */
export type DraftBus = Readonly<{
  /** Asks all servers for the drafts of a round. Resolves with the answers that came in time, and never throws. */
  askDrafts: (roundId: string) => Promise<readonly SeatDraft[]>;
  /** Sets how this server answers when others ask. */
  answerDrafts: (find: FindDrafts) => void;
}>;
