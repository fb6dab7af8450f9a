import { ALLOWANCES, type Allowance } from '@outoften/rules/allowance';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { setAllowance } from '@outoften/rules/room/host/host-controls';
import { findSeat, type Room } from '@outoften/rules/room/room';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import type { SeatId } from '@outoften/rules/room/seat';
import { whyNotLeading } from '@outoften/rules/room/seats/leadership';
import { barSeat, leaveSeat, removeSeat } from '@outoften/rules/room/seats/leaving';
import { letBackIn } from '@outoften/rules/room/seats/let-back-in';
import { approveSeat, denySeat } from '@outoften/rules/room/seats/seating';
import type { Kysely } from 'kysely';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import { commitDurably } from '../../../platform/db/commit-durably.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { type AudienceMember, findMember, removeMember } from '../../audience/audience-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { changeByOwnSeat } from '../access/acting-seat.ts';
import { findByCode } from '../access/find-by-code.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { answerMember, answerSeat, readRoom } from '../types/answers.ts';
import { roomAsKept } from '../types/connection-room.ts';
import type { SessionTypes } from '../types/session-types.ts';
import { joinSession } from './join-session.ts';
import { nameTakenInRoom } from './name-taken-in-room.ts';
import { findSeatTaker } from './seat-taker.ts';

type OwnMember = Result<AudienceMember, 'no-such-member' | 'not-yours' | 'room-closed'>;

/** Adds the operations on connections, for guests and hosts. */
export function addSeatOperations(builder: Builder, types: SessionTypes): void {
  addCreateConnection(builder, types);
  addUpdateConnection(builder, types);
  addLeaveSession(builder, types);
  addRemovePlayer(builder, types);
  addLetBackIn(builder, types);
  addTimeAllowance(builder, types);
}

function addCreateConnection(builder: Builder, { connection }: SessionTypes): void {
  const input = builder.inputType('CreatePlayerSessionConnectionInput', {
    fields: (t) => ({
      session_code: t.string({ required: true, description: 'In any case.' }),
      as_audience: t.boolean({
        description:
          'True for the audience only, false for a seat only. By default, a seat, or the audience if no seat is free.',
      }),
      player_score: t.int({ description: DERIVED }),
      player_name: t.string({
        description:
          'The name of a walk-in in this room, 2 to 20 characters. Ignored for an account, which has its player’s name.',
      }),
      host_approved: t.boolean({ description: DERIVED }),
      host_denied: t.boolean({ description: DERIVED }),
      public_session_id: t.id({ description: DERIVED }),
      avatar_url: t.string({ description: 'The picture of a walk-in. Ignored for an account.' }),
      ttl: t.int({ description: DERIVED }),
    }),
  });
  builder.mutationField('createPlayerSessionConnection', (t) =>
    t.field({
      type: connection,
      description:
        'Asks for a seat by the room’s code. A player with a seat gets the same one. The host is approved at once. A guest becomes a walk-in with the given name. To watch, no name is needed.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const caller = demandPlaying(context);
        const { session_code, as_audience, ...sent } = args.input;
        const { id: roomId } = await findByCode(session_code, context, caller.owner);
        const about = { caller, roomId, sent: { ...sent, as_audience } };
        const { save, ...player } = await findSeatTaker(about, context);
        const asAudience = as_audience ?? undefined;
        const outcome = await joinSession({ roomId, player, asAudience }, context);
        if (!outcome.ok && outcome.refusal === 'name-taken') {
          throw await nameTakenInRoom({ roomId, ...player }, context);
        }
        const joined = granted(outcome);
        await save();
        if (joined.type === 'seat') return answerSeat(joined.seatId, roomId, context);
        const { room } = await readRoom(roomId, context);
        return answerMember(joined.member, roomAsKept(room), context);
      },
    }),
  );
}

function addUpdateConnection(builder: Builder, { connection }: SessionTypes): void {
  const input = builder.inputType('UpdatePlayerSessionConnectionInput', {
    description: 'Absent fields stay unchanged.',
    fields: (t) => ({
      id: t.id({ required: true }),
      host_approved: t.boolean({ description: 'True lets a waiting guest in; for the host.' }),
      host_denied: t.boolean({ description: 'True denies a waiting guest; for the host.' }),
      connection_is_closed: t.boolean({
        description: 'True leaves the session. From the host, true removes a player.',
      }),
      player_score: t.int({ description: DERIVED }),
      public_session_id: t.id({ description: DERIVED }),
    }),
  });
  builder.mutationField('updatePlayerSessionConnection', (t) =>
    t.field({
      type: connection,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_root, { input: { id, ...decision } }, context) => {
        const now = context.now();
        const isLeaving = decision.connection_is_closed === true;
        if (decision.host_approved === true && (decision.host_denied === true || isLeaving)) {
          throw codedError('BAD_USER_INPUT', 'Approve or deny, not both.');
        }
        if (isLeaving && isMember(id)) return leaveAsMember(String(id), context);
        return changeSeat(String(id), context, (room, { by, seat }) => {
          if (decision.host_approved === true) return approveSeat(room, { by, seat, now });
          if (decision.host_denied === true) return denySeat(room, { by, seat, now });
          if (!isLeaving) {
            const refusal = by === seat ? undefined : whyNotLeading(room, by);
            return refusal === undefined ? ok(room) : refuse(refusal);
          }
          return by === seat ? leaveSeat(room, { seat, now }) : removeSeat(room, { by, seat, now });
        });
      },
    }),
  );
}

function addLeaveSession(builder: Builder, { connection }: SessionTypes): void {
  builder.mutationField('leaveSession', (t) =>
    t.field({
      type: connection,
      description:
        'Leaves for good: a player who leaves a seat cannot rejoin. A member who leaves the audience may come back, without points.',
      args: { connection_id: t.arg.id({ required: true }) },
      resolve: (_root, { connection_id }, context) => {
        if (isMember(connection_id)) return leaveAsMember(String(connection_id), context);
        const now = context.now();
        return changeSeat(String(connection_id), context, (room, { by, seat }) =>
          by === seat ? leaveSeat(room, { seat, now }) : refuse('not-yours'),
        );
      },
    }),
  );
}

function addRemovePlayer(builder: Builder, { connection }: SessionTypes): void {
  builder.mutationField('removePlayer', (t) =>
    t.field({
      type: connection,
      description: 'Removes a player. They need approval to return. A barred player cannot return.',
      args: {
        connection_id: t.arg.id({ required: true }),
        bar: t.arg.boolean(),
      },
      resolve: (_root, { connection_id, bar }, context) => {
        const now = context.now();
        return changeSeat(String(connection_id), context, (room, { by, seat }) =>
          bar === true ? barSeat(room, { by, seat, now }) : removeSeat(room, { by, seat, now }),
        );
      },
    }),
  );
}

function addLetBackIn(builder: Builder, { connection }: SessionTypes): void {
  builder.mutationField('letBackIn', (t) =>
    t.field({
      type: connection,
      description:
        'Lets a removed, barred or denied player return. They get a seat without approval when they ask for one.',
      args: { connection_id: t.arg.id({ required: true }) },
      resolve: (_root, { connection_id }, context) =>
        changeSeat(String(connection_id), context, letBackIn),
    }),
  );
}

function addTimeAllowance(builder: Builder, { connection }: SessionTypes): void {
  builder.mutationField('setTimeAllowance', (t) =>
    t.field({
      type: connection,
      description:
        'Multiplies the time limit of a seat from the next round on, or of a member of the audience at once. Others don’t see it.',
      args: {
        connection_id: t.arg.id({ required: true }),
        allowance: t.arg.float({ required: true, description: '1, 1.5 or 2.' }),
      },
      resolve: async (_root, args, context) => {
        const allowance = ALLOWANCES.find((each) => each === args.allowance);
        if (allowance === undefined) {
          throw codedError('BAD_USER_INPUT', 'An allowance is 1, 1.5 or 2.');
        }
        const id = String(args.connection_id);
        if (isMember(id)) {
          return ownMember(granted(await setOwnAllowance(id, allowance, context)), context);
        }
        return changeSeat(id, context, (room, { by, seat }) =>
          setAllowance(room, { by, seat, allowance }),
        );
      },
    }),
  );
}

function isMember(connectionId: string | number): boolean {
  return parseConnectionId(String(connectionId))?.type === 'member';
}

async function leaveAsMember(memberId: string, context: GraphqlContext) {
  const member = granted(await leaveAudience(memberId, context));
  return { ...(await ownMember(member, context)), hasLeft: true };
}

async function ownMember(member: AudienceMember, context: GraphqlContext) {
  const { room } = await readRoom(member.roomId, context);
  const own = { owner: member.owner };
  return { type: 'member', room: roomAsKept(room), member, own } as const;
}

type Acting = Readonly<{ by: SeatId; seat: SeatId }>;

/** Lets the account's own seat change another seat of the room, as a host does. */
async function changeSeat(
  connectionId: string,
  context: GraphqlContext,
  decide: (room: Room, acting: Acting) => Result<Room, RoomRefusal | 'not-yours'>,
) {
  const caller = demandPlaying(context);
  const parsed = parseConnectionId(connectionId);
  if (parsed?.type !== 'seat') throw sessionError('no-such-seat');
  const seat = connectionId as SeatId;
  const { roomId } = parsed;
  const changed = await changeByOwnSeat(roomId, context, (room, { id: by }) => {
    const decided = decide(room, { by, seat });
    if (!decided.ok) return decided;
    const owner = findBarred(decided.value, seat);
    if (owner === undefined) return ok({ room: decided.value, value: NO_ONE_BARRED });
    // A player whose seat is gone may have joined the audience meanwhile.
    const alongside = (transaction: Kysely<Database>) =>
      removeMember(transaction, { roomId, owner });
    const isNew = !room.barred.includes(owner);
    const barring: Barring = { barred: owner, isNew };
    return ok({ room: decided.value, value: barring, alongside });
  });
  const { barred, isNew } = granted(changed);
  if (barred !== undefined) context.rooms.newsroom.report(roomId);
  if (isNew) {
    const { address } = context;
    context.reportEvent('player-barred', { account: barred, by: caller.owner, address });
  }
  const answer = await answerSeat(seat, roomId, context);
  if (answer.own === undefined) return answer;
  const { secret: _, ...own } = answer.own;
  return { ...answer, own };
}

type Barring = Readonly<{ barred: string | undefined; isNew: boolean }>;

const NO_ONE_BARRED: Barring = { barred: undefined, isNew: false };

/** Returns the owner of the seat, if they may not return. */
function findBarred(room: Room, id: SeatId): string | undefined {
  const owner = findSeat(room, id)?.owner;
  return owner !== undefined && room.barred.includes(owner) ? owner : undefined;
}

const DERIVED = 'Ignored; set by the server.';

/**
 * Removes the account from the audience, with its guesses. It may join the audience again, without points. It can guess
 * again from the next round on.
 */
async function leaveAudience(memberId: string, context: GraphqlContext): Promise<OwnMember> {
  const own = await findOwnMember(memberId, context);
  if (!own.ok) return own;
  const { roomId, owner } = own.value;
  await commitDurably(context.db, (transaction) => removeMember(transaction, { roomId, owner }));
  context.rooms.newsroom.reportLeft(roomId, owner);
  return own;
}

/** Gives the account more time for its guesses from the audience, in the open round too. */
async function setOwnAllowance(
  memberId: string,
  allowance: Allowance,
  context: GraphqlContext,
): Promise<OwnMember> {
  const own = await findOwnMember(memberId, context);
  const set = context.db.updateTable('audience_member').set({ allowance });
  if (own.ok) await set.where('id', '=', memberId).execute();
  return own;
}

async function findOwnMember(memberId: string, context: GraphqlContext): Promise<OwnMember> {
  const { owner } = demandPlaying(context);
  const member = await findMember(context.db, memberId);
  if (member === undefined) return refuse('no-such-member');
  if (member.owner !== owner) return refuse('not-yours');
  const kept = await context.rooms.keeper.read(member.roomId);
  return kept?.room.progress.phase === 'closed' ? refuse('room-closed') : ok(member);
}
