import { deadlineWith } from '@outoften/rules/allowance';
import type { Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { GuessingRefusal } from '@outoften/rules/room/room-refusal';
import { findOpenRound, LATE_GRACE_MS } from '@outoften/rules/room/rounds/seat-moves';
import { findAttemptOf } from '@outoften/rules/room/seat-attempts';
import type { Kysely } from 'kysely';
import { commitDurably } from '../../platform/db/commit.ts';
import { inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { gatherAnswers, type TickPace } from '../../platform/tick-queue.ts';
import { loadRooms, type StoredRoom } from '../store/room-rows.ts';
import {
  type AudienceMember,
  findGuessOfMember,
  findMembers,
  insertGuesses,
} from './audience-rows.ts';
import { holdOpenRounds } from './close-marker.ts';
import { findWithdrawn, type WasWithdrawn } from './withdrawn-guesses.ts';

export type AudienceGuess = Readonly<{
  roomId: string;
  memberId: string;
  /** The account that guesses. */
  owner: string;
  value: Rating;
  /** Undefined means any open round. */
  roundId: string | undefined;
  guessedAt: number;
}>;

/** A guess with its member and the room as it was then. */
export type PlacedGuess = Readonly<{ room: Room; roundId: string; member: AudienceMember }>;

export type PlacingRefusal =
  | 'no-such-room'
  | 'no-such-member'
  | 'not-yours'
  | GuessingRefusal
  | 'deadline-passed'
  | 'round-paused'
  | 'already-guessed';

type Placed = Result<PlacedGuess, PlacingRefusal>;

/** Saves guesses of the audience. All that arrive in one tick share one transaction. */
export function createAudienceGuesses(db: Kysely<Database>, pace?: TickPace) {
  const { ask, settle } = gatherAnswers<AudienceGuess, Placed>(
    (guesses) => commitDurably(db, (transaction) => placeAll(guesses, transaction)),
    pace,
  );
  return { place: ask, settle };
}

/** Returns the result of each guess. The guesses of one round are all saved before its close marker, or none is. */
async function placeAll(
  guesses: readonly AudienceGuess[],
  transaction: Kysely<Database>,
): Promise<readonly Placed[]> {
  const roomIds = [...new Set(guesses.map(({ roomId }) => roomId))];
  const rooms = await loadRooms(transaction, roomIds);
  const roundIds = [...rooms.values()].flatMap(({ room: { progress } }) =>
    progress.phase === 'guessing' ? [progress.round.id] : [],
  );
  const now = Math.max(...guesses.map(({ guessedAt }) => guessedAt));
  const open = await holdOpenRounds(transaction, { roundIds, now });
  // Locks these audiences: no member leaves before this is saved.
  const members = await findMembers(
    transaction,
    guesses.map(({ memberId }) => memberId),
  );
  const wasWithdrawn = await findWithdrawn(transaction, roundIds);
  const foreseen = guesses.map((guess) => foresee(guess, { rooms, members, wasWithdrawn }));
  // Of two guesses of one member in one tick, the first counts.
  const first = new Map<string, PlacedGuess>();
  const rows = foreseen.flatMap((each, n) => {
    const guess = guesses[n];
    if (!each.ok || guess === undefined || first.has(guess.memberId)) return [];
    const { roundId } = each.value;
    if (!open.has(roundId)) return [];
    const { memberId, value, guessedAt } = guess;
    first.set(memberId, each.value);
    return [{ roundId, memberId, value, guessedAt }];
  });
  const saved = await insertGuesses(transaction, rows);
  return foreseen.map((each): Placed => {
    if (!each.ok) return each;
    const { roundId, member } = each.value;
    if (!open.has(roundId)) return refuse('round-over');
    const isSaved = saved.has(member.id) && first.get(member.id) === each.value;
    return isSaved ? each : refuse('already-guessed');
  });
}

type Known = Readonly<{
  rooms: ReadonlyMap<string, StoredRoom>;
  members: ReadonlyMap<string, AudienceMember>;
  wasWithdrawn: WasWithdrawn;
}>;

/** Returns the result of the guess if its round is still open, and it is the member's first. */
function foresee(
  { roomId, memberId, owner, roundId, guessedAt }: AudienceGuess,
  { rooms, members, wasWithdrawn }: Known,
): Placed {
  const member = members.get(memberId);
  if (member?.roomId !== roomId) return refuse('no-such-member');
  if (member.owner !== owner) return refuse('not-yours');
  const room = rooms.get(roomId)?.room;
  if (room === undefined) return refuse('no-such-room');
  const open = findOpenRound(room, roundId);
  if (!open.ok) return open;
  const round = open.value;
  if (round.pause !== undefined) return refuse('round-paused');
  const deadline = deadlineWith(member.allowance, round);
  if (deadline !== undefined && guessedAt >= deadline + LATE_GRACE_MS) {
    return refuse('deadline-passed');
  }
  // A player who guessed from a seat and left it knows the answer.
  if (findAttemptOf(room, owner) !== undefined) return refuse('already-guessed');
  if (wasWithdrawn({ roundId: round.id, owner })) return refuse('already-guessed');
  return ok({ room, roundId: round.id, member });
}

/** True if the member's one guess of the current round was made, also from a seat or before leaving the audience. */
export async function hasMemberGuessed(
  db: Kysely<Database>,
  { room, member }: Readonly<{ room: Room; member: AudienceMember }>,
): Promise<boolean> {
  const { progress } = room;
  const { id: memberId, owner } = member;
  if (!('round' in progress)) return false;
  if (findAttemptOf(room, owner) !== undefined) return true;
  const roundId = progress.round.id;
  if ((await findGuessOfMember(db, { roundId, memberId })) !== undefined) return true;
  return (await findWithdrawn(db, [roundId]))({ roundId, owner });
}

/** A member's guess, with its round and game in the room. */
type OwnGuess = Readonly<{ game: number; round: number; value: Rating }>;

/** Lists members' guesses in the order of the rounds. All requests of one tick share one query. */
export function createOwnGuesses(db: Kysely<Database>) {
  const { ask, settle } = gatherAnswers((memberIds: readonly string[]) =>
    listGuesses(db, memberIds),
  );
  return { list: ask, settle };
}

async function listGuesses(
  db: Kysely<Database>,
  memberIds: readonly string[],
): Promise<readonly (readonly OwnGuess[])[]> {
  const guesses = new Map<string, OwnGuess[]>(memberIds.map((id) => [id, []]));
  for (const piece of inPowersOfTwo([...guesses.keys()])) {
    const rows = await db
      .selectFrom('audience_guess')
      .innerJoin('room_round', 'room_round.id', 'audience_guess.round_id')
      .select(['member_id', 'game', 'number', 'value'])
      .where('member_id', 'in', piece)
      .orderBy('game')
      .orderBy('number')
      .execute();
    for (const { member_id, game, number, value } of rows) {
      guesses.get(member_id)?.push({ game, round: number, value: value as Rating });
    }
  }
  return memberIds.map((id) => guesses.get(id) ?? []);
}
