import type { SeatDraft } from '../../store/draft-rows.ts';

/** The drafts of a round in the memory of one server. */
export type FindDrafts = (roundId: string) => readonly SeatDraft[];

/** Lets servers ask each other for drafts that may not be stored yet. */
export type DraftBus = Readonly<{
  /** Asks all servers for the drafts of a round. Resolves with the answers that came in time, and never throws. */
  askDrafts: (roundId: string) => Promise<readonly SeatDraft[]>;
  /** Sets how this server answers when others ask. */
  answerDrafts: (find: FindDrafts) => void;
}>;
