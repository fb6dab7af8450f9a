import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { CloseRefusal } from '@outoften/rules/room/room-refusal';
import { type Drafts, type House, NO_DRAFTS, type OpenRound } from '@outoften/rules/room/round';
import { advance } from '@outoften/rules/room/rounds/advance';
import { findHouse } from '@outoften/rules/room/rounds/house';
import { closeRound, isRoundDue } from '@outoften/rules/room/rounds/round-end';
import type { Doer } from '@outoften/rules/room/seats/leadership';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { scoreAudience } from '../audience/audience-rows.ts';
import { type CloseMarker, clearCloseMarker, setCloseMarker } from '../audience/close-marker.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import { MarkerLostError, saveMarkedResult } from '../store/round-rows.ts';
import type { DraftKeeper } from './draft-keeper.ts';

export type ClosingParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  drafts: DraftKeeper;
  now: () => number;
}>;

export type Closing = Readonly<{ roomId: string; round: OpenRound; by: Doer }>;

export type ClosingRefusal = CloseRefusal | 'no-such-room';

type Counted = Readonly<{ marker: CloseMarker; house: House | undefined }>;

/** How often closing is tried, because another server may clear the marker in between. */
const MAX_ATTEMPTS = 5;

/**
 * Ends the round, with the House of its audience and all scores. A guess of the audience is in the House and scored, or
 * was refused.
 */
export async function closeOpenRound(
  parts: ClosingParts,
  closing: Closing,
): Promise<Result<Room, ClosingRefusal>> {
  const { db, keeper, now } = parts;
  const stored = await keeper.read(closing.roomId);
  if (stored === undefined) return refuse('no-such-room');
  // Refused before drafts are collected and the marker ends the audience's guesses.
  const foreseen = close(stored.room, closing, { now: now(), house: undefined, drafts: NO_DRAFTS });
  if (!foreseen.ok) return foreseen;
  const readDrafts = await parts.drafts.collect(closing.round.id);
  const save = (counted?: Counted) => saveClosed(parts, closing, { readDrafts, counted });
  if (!stored.room.settings.isAudienceSession) return save();
  const { id: roundId, answer } = closing.round;
  for (let attempt = 1; ; attempt++) {
    const { marker, guesses } = await setCloseMarker(db, { roundId, now: now() });
    try {
      const house = findHouse(guesses, answer);
      const closed = await save({ marker, house });
      if (!closed.ok) await clearCloseMarker(db, marker);
      return closed;
    } catch (fault) {
      await clearCloseMarker(db, marker);
      if (!(fault instanceof MarkerLostError) || attempt === MAX_ATTEMPTS) throw fault;
    }
  }
}

/**
 * Ends the room's round if it is due. The clock would do that in a moment. An operation that needs the round to be over
 * does it first, so that it is not refused while the audience's guesses are counted. Returns the room as it is then;
 * undefined if it changed meanwhile.
 */
export async function closeDueRound(parts: ClosingParts, before: Room): Promise<Room | undefined> {
  const { room, wants } = advance(before, parts.now(), NO_DRAFTS);
  if (wants !== 'close-round' || room.progress.phase !== 'guessing') return before;
  const closing = { roomId: room.id, round: room.progress.round, by: 'clock' } as const;
  const closed = await closeOpenRound(parts, closing);
  return closed.ok ? closed.value : undefined;
}

/**
 * The room after a guess. The round ends with it if every seat has guessed. If a seat has not, or there is an audience,
 * the room's clock closes the round a moment later, because drafts and guesses are collected first.
 */
export function endDueRound(guessed: Room, now: number): Room {
  const { progress, settings } = guessed;
  if (progress.phase !== 'guessing' || settings.isAudienceSession) return guessed;
  if (!isRoundDue(guessed)) return guessed;
  if (progress.round.attempts.some(({ guess }) => guess === undefined)) return guessed;
  const closing = { roomId: guessed.id, round: progress.round, by: 'clock' } as const;
  const closed = close(guessed, closing, { now, house: undefined, drafts: NO_DRAFTS });
  return closed.ok && closed.value.progress.phase === 'revealed' ? closed.value : guessed;
}

function saveClosed(
  { keeper, now }: ClosingParts,
  closing: Closing,
  { readDrafts, counted }: Readonly<{ readDrafts: () => Drafts; counted: Counted | undefined }>,
): Promise<Result<Room, ClosingRefusal>> {
  const { id: roundId, answer } = closing.round;
  return keeper.change<Room, CloseRefusal>(closing.roomId, (before) => {
    const known = { now: now(), house: counted?.house, drafts: readDrafts() };
    const closed = close(before, closing, known);
    if (!closed.ok) return closed;
    const { progress } = closed.value;
    if (counted === undefined || progress.phase !== 'revealed') {
      return ok({ room: closed.value, value: closed.value });
    }
    const { round } = progress;
    const alongside = async (transaction: Kysely<Database>) => {
      await saveMarkedResult(transaction, { round, markerId: counted.marker.id });
      await scoreAudience(transaction, { roundId, answer });
    };
    return ok({ room: closed.value, value: closed.value, alongside });
  });
}

function close(
  before: Room,
  { round, by }: Closing,
  { now, house, drafts }: Readonly<{ now: number; house: House | undefined; drafts: Drafts }>,
): Result<Room, CloseRefusal> {
  // First, seats whose time is over are scored by their drafts.
  const { room } = advance(before, now, drafts);
  if (room.progress.phase !== 'guessing' || room.progress.round.id !== round.id) {
    return refuse('no-round');
  }
  return closeRound(room, { by, now, house, drafts });
}
