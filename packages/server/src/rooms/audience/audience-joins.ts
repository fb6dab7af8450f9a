import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import { hasLeft } from '@outoften/rules/room/seats/seating';
import type { Kysely } from 'kysely';
import { retryDeadlocks } from '../../platform/db/retry-deadlocks.ts';
import type { Database } from '../../platform/db/tables.ts';
import { gatherAnswers } from '../../platform/gather-answers.ts';
import { loadRooms } from '../store/room-rows.ts';
import {
  type AudienceMember,
  findMembersOf,
  holdAudiences,
  insertMembers,
  type JoiningMember,
  LARGEST_AUDIENCE,
} from './audience-rows.ts';

/** Lets people into audiences, all who come in one tick in one transaction. */
export type AudienceJoins = Readonly<{
  /** The member, or the one the account is already. */
  join: (wish: JoiningMember) => Promise<JoinedAudience>;
  /** Resolves when all who came are in. */
  settle: () => Promise<void>;
}>;

export type JoinedAudience = Result<AudienceMember, AudienceRefusal>;

export type AudienceRefusal =
  | 'no-such-room'
  | 'no-audience'
  | 'left-for-good'
  | 'room-closed'
  | 'barred'
  | 'already-seated'
  | 'audience-full';

export function createAudienceJoins(db: Kysely<Database>): AudienceJoins {
  const { ask, settle } = gatherAnswers((wishes: readonly JoiningMember[]) =>
    retryDeadlocks(() => db.transaction().execute((transaction) => joinAll(wishes, transaction))),
  );
  return { join: ask, settle };
}

async function joinAll(
  wishes: readonly JoiningMember[],
  transaction: Kysely<Database>,
): Promise<readonly JoinedAudience[]> {
  const ofRooms = Map.groupBy(wishes, ({ roomId }) => roomId);
  const roomIds = [...ofRooms.keys()].sort();
  // Nobody else counts in these rooms, and they are as they stay, until this is saved.
  const counts = await holdAudiences(transaction, roomIds);
  const rooms = await loadRooms(transaction, roomIds);
  const joined = new Map<JoiningMember, JoinedAudience>();
  for (const [roomId, ofRoom] of ofRooms) {
    const room = rooms.get(roomId)?.room;
    if (room === undefined) continue;
    const owners = ofRoom.map(({ owner }) => owner);
    const members = await findMembersOf(transaction, { roomId, owners });
    const free = LARGEST_AUDIENCE - (counts.get(roomId) ?? 0);
    const newcomers = admit(ofRoom, { room, members, free, joined });
    await insertMembers(transaction, { roomId, newcomers });
  }
  return wishes.map((wish) => joined.get(wish) ?? refuse('no-such-room'));
}

type Admitting = Readonly<{
  room: Room;
  members: readonly AudienceMember[];
  /** Places in the audience. */
  free: number;
  /** Takes the answer to each. */
  joined: Map<JoiningMember, JoinedAudience>;
}>;

/** Those who are to be members, in the order they came in. */
function admit(
  wishes: readonly JoiningMember[],
  { room, members, free, joined }: Admitting,
): readonly AudienceMember[] {
  const known = new Map(members.map((member) => [member.owner, member]));
  const newcomers: AudienceMember[] = [];
  const answer = (wish: JoiningMember): JoinedAudience => {
    const refusal = whyNotInAudience(room, wish.owner);
    if (refusal !== undefined) return refuse(refusal);
    const earlier = known.get(wish.owner);
    if (earlier !== undefined) return ok(earlier);
    if (newcomers.length >= free) return refuse('audience-full');
    const member = { ...wish, score: 0, error: 0, rounds: 0 };
    newcomers.push(member);
    known.set(wish.owner, member);
    return ok(member);
  };
  for (const wish of wishes) joined.set(wish, answer(wish));
  return newcomers;
}

function whyNotInAudience(room: Room, owner: string): AudienceRefusal | undefined {
  const seat = findSeatOf(room, owner);
  if (!room.settings.isAudienceSession) {
    // Whoever left for good has nothing else to ask for.
    return hasLeft(seat) ? 'left-for-good' : 'no-audience';
  }
  if (room.progress.phase === 'closed') return 'room-closed';
  if (room.barred.includes(owner)) return 'barred';
  const state = seat?.place.state;
  return state === 'seated' || state === 'waiting' ? 'already-seated' : undefined;
}
