import { openRoundId } from '@outoften/rules/room/room';
import type { Drafts } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { createRecentMap } from '../../platform/recent-map.ts';
import { gatherTicks, type TickPace } from '../../platform/tick-queue.ts';
import {
  listDrafts,
  type RoundDraft,
  removeDrafts,
  type SeatDraft,
  storeDrafts,
} from '../store/draft-rows.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';

/** How many rounds have their latest drafts in memory. */
const MOST_ROUNDS = 10_000;

type Waiting = Readonly<{
  draft: RoundDraft;
  done: () => void;
  fail: (fault: unknown) => void;
}>;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Drafts, which are not part of the rooms: saving one changes no room and sends no event. */
export function createDraftKeeper(
  db: Kysely<Database>,
  keeper: Pick<RoomKeeper, 'readAll'>,
  pace?: TickPace,
) {
  /** The drafts that this server got, by round. */
  const recent = createRecentMap<string, Map<SeatId, SeatDraft>>(MOST_ROUNDS);
  /** A round that ended meanwhile has removed its drafts before these were stored. */
  const removeLate = async (drafts: readonly RoundDraft[]) => {
    const rooms = await keeper.readAll([...new Set(drafts.map(({ roomId }) => roomId))]);
    const open = new Set([...rooms.values()].map(({ room }) => openRoundId(room)));
    const over = drafts.filter(({ roundId }) => !open.has(roundId));
    for (const roundId of new Set(over.map((draft) => draft.roundId))) {
      await removeDrafts(db, roundId);
    }
  };
  const queue = gatherTicks<Waiting>(async (waiting) => {
    const latest = new Map(waiting.map(({ draft }) => [`${draft.roundId} ${draft.seat}`, draft]));
    try {
      const drafts = [...latest.values()];
      await storeDrafts(db, drafts);
      await removeLate(drafts);
      for (const { done } of waiting) done();
    } catch (fault) {
      for (const { fail } of waiting) fail(fault);
    }
  }, pace);
  return {
    /** Resolves once the draft is stored. */
    save(draft: RoundDraft): Promise<void> {
      const ofRound = recent.get(draft.roundId) ?? new Map();
      recent.set(draft.roundId, ofRound.set(draft.seat, draft));
      return new Promise((done, fail) => queue.submit({ draft, done, fail }));
    },
    /** Reads the drafts of a round. Each call of the returned function also has what was saved here since. */
    async collect(roundId: string): Promise<() => Drafts> {
      const stored = await listDrafts(db, roundId);
      return () => latestOf([...stored, ...(recent.get(roundId)?.values() ?? [])]);
    },
    /** Resolves once no draft waits. */
    settle: queue.settle,
  };
}

/** Requests of one seat may reach several servers, so each may have a draft of it. */
function latestOf(drafts: readonly SeatDraft[]): Drafts {
  const inOrder = drafts.toSorted((one, other) => one.at - other.at);
  return new Map(inOrder.map(({ seat, value }) => [seat, value]));
}
