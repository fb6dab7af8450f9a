import { openRoundId } from '@outoften/rules/room/room';
import type { Drafts } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { CallOff, Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { DraftBus } from '../live/bus/draft-bus.ts';
import { listDrafts, type RoundDraft, type SeatDraft, storeDrafts } from '../store/draft-rows.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';

export type DraftKeeperParts = Readonly<{
  db: Kysely<Database>;
  bus: DraftBus;
  timers: Pick<Timers, 'after'>;
  keeper: Pick<RoomKeeper, 'peek' | 'read'>;
  onFault: (fault: unknown) => void;
}>;

const STORED_EVERY_MS = 1000;

type RoundDrafts = Readonly<{ roomId: string; bySeat: Map<SeatId, HeldDraft> }>;

type HeldDraft = { readonly draft: RoundDraft; isStored: boolean };

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Drafts, which are not part of the rooms: saving one changes no room and sends no event. */
export function createDraftKeeper(parts: DraftKeeperParts) {
  const { db, bus, keeper, timers, onFault } = parts;
  const rounds = new Map<string, RoundDrafts>();
  let waiting: CallOff | undefined;
  let storing = Promise.resolve();

  const listHere = (roundId: string) =>
    [...(rounds.get(roundId)?.bySeat.values() ?? [])].map(({ draft }) => draft);

  const isOpen = async (roomId: string, roundId: string) => {
    const room = keeper.peek(roomId) ?? (await keeper.read(roomId))?.room;
    return room !== undefined && openRoundId(room) === roundId;
  };
  /** Stored drafts stay in memory until the next run, for a `collect` that read the store just before. */
  const forgetOld = async () => {
    for (const [roundId, { roomId, bySeat }] of rounds) {
      for (const [seat, { isStored }] of bySeat) if (isStored) bySeat.delete(seat);
      if (bySeat.size === 0 || !(await isOpen(roomId, roundId))) rounds.delete(roundId);
    }
  };
  const store = async () => {
    await forgetOld();
    const unstored = [...rounds.values()].flatMap(({ bySeat }) => [...bySeat.values()]);
    if (unstored.length === 0) return;
    await storeDrafts(
      db,
      unstored.map(({ draft }) => draft),
    );
    for (const each of unstored) each.isStored = true;
  };
  const storeNow = () => {
    waiting?.();
    waiting = undefined;
    storing = storing.then(store).catch(onFault);
    return storing;
  };
  const storeLater = () => {
    waiting ??= timers.after(STORED_EVERY_MS, async () => {
      await storeNow();
      if (rounds.size > 0) storeLater();
    });
  };

  bus.answerDrafts(listHere);
  return {
    /** Notes the draft in memory, and stores it within a second. A crash loses what was not stored. */
    save: (draft: RoundDraft) => {
      const { roomId, roundId, seat } = draft;
      const ofRound = rounds.get(roundId) ?? { roomId, bySeat: new Map() };
      ofRound.bySeat.set(seat, { draft, isStored: false });
      rounds.set(roundId, ofRound);
      storeLater();
    },
    /**
     * Collects the drafts of a round from the store and all servers. Returns a function that reads them: each call also
     * has what was saved here since.
     */
    collect: async (roundId: string): Promise<() => Drafts> => {
      const elsewhere = await bus.askDrafts(roundId);
      // Listed before the store is read: a draft may be stored and forgotten in between.
      const here = listHere(roundId);
      const stored = await listDrafts(db, roundId);
      return () => latestOf([...stored, ...elsewhere, ...here, ...listHere(roundId)]);
    },
    /** Stores all drafts that wait. */
    settle: storeNow,
  };
}

/** Requests of one seat may reach several servers, so each may have a draft of it. */
function latestOf(drafts: readonly SeatDraft[]): Drafts {
  const inOrder = drafts.toSorted((one, other) => one.at - other.at);
  return new Map(inOrder.map(({ seat, value }) => [seat, value]));
}
