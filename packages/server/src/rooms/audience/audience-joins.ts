import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import { freeNameIn, namesBeside } from '@outoften/rules/room/seats/names-in-room';
import { hasLeft } from '@outoften/rules/room/seats/seating';
import type { Kysely } from 'kysely';
import { commitDurably } from '../../platform/db/commit.ts';
import { areNamesAlike, nameKeys } from '../../platform/db/name-likeness.ts';
import type { Database } from '../../platform/db/tables.ts';
import { gatherAnswers } from '../../platform/tick-queue.ts';
import { loadRooms } from '../store/room-rows.ts';
import {
  type AudienceMember,
  findMembersOf,
  holdAudiences,
  insertMembers,
  type JoiningMember,
  LARGEST_AUDIENCE,
} from './audience-rows.ts';

/** A walk-in's request has the mark of their network in the room. */
type AudienceRequest = JoiningMember & Readonly<{ network?: string | undefined }>;

export type JoinedAudience = Result<AudienceMember, AudienceRefusal>;

export type AudienceRefusal =
  | 'no-such-room'
  | 'no-audience'
  | 'left-for-good'
  | 'room-closed'
  | 'barred'
  | 'already-seated'
  | 'audience-full';

/** Adds members to audiences. All who join in one tick share one transaction. */
export function createAudienceJoins(db: Kysely<Database>) {
  const { ask, settle } = gatherAnswers((requests: readonly AudienceRequest[]) =>
    commitDurably(db, (transaction) => joinAll(requests, transaction)),
  );
  return {
    /** Resolves to the member, or to the one that the account is already. */
    join: ask,
    settle,
  };
}

async function joinAll(
  requests: readonly AudienceRequest[],
  transaction: Kysely<Database>,
): Promise<readonly JoinedAudience[]> {
  const ofRooms = Map.groupBy(requests, ({ roomId }) => roomId);
  const roomIds = [...ofRooms.keys()].sort();
  // Locks these rooms until this is saved: they do not change, and no other request counts their audiences.
  const counts = await holdAudiences(transaction, roomIds);
  const rooms = await loadRooms(transaction, roomIds);
  const joined = new Map<AudienceRequest, JoinedAudience>();
  for (const [roomId, ofRoom] of ofRooms) {
    const room = rooms.get(roomId)?.room;
    if (room === undefined) continue;
    const owners = ofRoom.map(({ owner }) => owner);
    const members = await findMembersOf(transaction, { roomId, owners });
    const free = LARGEST_AUDIENCE - (counts.get(roomId) ?? 0);
    const newcomers = admit(ofRoom, { room, members, free, joined });
    await insertMembers(transaction, { roomId, newcomers });
  }
  return requests.map((joining) => joined.get(joining) ?? refuse('no-such-room'));
}

type Admitting = Readonly<{
  room: Room;
  members: readonly AudienceMember[];
  /** Places in the audience. */
  free: number;
  /** The answer for each. */
  joined: Map<AudienceRequest, JoinedAudience>;
}>;

/** Returns the accounts that become members, in the order of their requests. */
function admit(
  requests: readonly AudienceRequest[],
  { room, members, free, joined }: Admitting,
): readonly AudienceMember[] {
  const known = new Map(members.map((member) => [member.owner, member]));
  const newcomers: AudienceMember[] = [];
  // A watcher who is called like a player gets a number.
  const taken = new Set(namesBeside(room, '').flatMap(nameKeys));
  const answer = ({ network, ...joining }: AudienceRequest): JoinedAudience => {
    const refusal = whyNotInAudience(room, joining.owner);
    if (refusal !== undefined) return refuse(refusal);
    const earlier = known.get(joining.owner);
    if (earlier !== undefined) return ok(earlier);
    if (network !== undefined && room.barredNetworks.includes(network)) return refuse('barred');
    if (newcomers.length >= free) return refuse('audience-full');
    const isTaken = nameKeys(joining.name).some((key) => taken.has(key));
    const name = isTaken ? freeNameIn(room, joining, areNamesAlike) : joining.name;
    const member = { ...joining, name, score: 0, error: 0, rounds: 0, allowance: 1 } as const;
    newcomers.push(member);
    known.set(joining.owner, member);
    return ok(member);
  };
  for (const joining of requests) joined.set(joining, answer(joining));
  return newcomers;
}

function whyNotInAudience(room: Room, owner: string): AudienceRefusal | undefined {
  const seat = findSeatOf(room, owner);
  if (!room.settings.isAudienceSession) {
    // A player who left for good cannot join in any way.
    return hasLeft(seat) ? 'left-for-good' : 'no-audience';
  }
  if (room.progress.phase === 'closed') return 'room-closed';
  if (room.barred.includes(owner)) return 'barred';
  const state = seat?.place.state;
  return state === 'seated' || state === 'waiting' ? 'already-seated' : undefined;
}
