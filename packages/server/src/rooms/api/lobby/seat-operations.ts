import { ok, refuse } from '@outoften/rules/result';
import type { SeatId } from '@outoften/rules/room/seat';
import { whyNotLeading } from '@outoften/rules/room/seats/leadership';
import { barSeat, leaveSeat, removeSeat } from '@outoften/rules/room/seats/leaving';
import { approveSeat, denySeat } from '@outoften/rules/room/seats/seating';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import type { AudienceMember } from '../../audience/audience-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { findByCode } from '../access/find-by-code.ts';
import { granted } from '../access/room-error.ts';
import { changeSeat, demandOwnMember, isMember, leave } from '../commands/seat-commands.ts';
import { answerMember, answerSeat, readRoom } from '../types/answers.ts';
import { roomAsKept } from '../types/connection-room.ts';
import type { ConnectionRoot } from '../types/connection-type.ts';
import type { SessionTypes } from '../types/session-types.ts';
import { joinSession } from './join-session.ts';
import { nameTakenInRoom } from './name-taken-in-room.ts';
import { findSeatTaker } from './seat-taker.ts';

/** Adds the operations on connections, for guests and hosts. */
export function addSeatOperations(builder: Builder, types: SessionTypes): void {
  addCreateConnection(builder, types);
  addUpdateConnection(builder, types);
  addLeaveSession(builder, types);
  addRemovePlayer(builder, types);
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
      resolve: async (_root, { input: { id, ...decision } }, context) => {
        const isLeaving = decision.connection_is_closed === true;
        if (decision.host_approved === true && (decision.host_denied === true || isLeaving)) {
          throw codedError('BAD_USER_INPUT', 'Approve or deny, not both.');
        }
        const connection = String(id);
        if (isLeaving && isMember(connection)) return leaveAs(connection, context);
        await changeSeat(connection, context, (room, acting) => {
          const { by, ...own } = acting;
          const isOwn = by === own.seat;
          if (decision.host_approved === true) return approveSeat(room, acting);
          if (decision.host_denied === true) return denySeat(room, acting);
          if (isLeaving) return isOwn ? leaveSeat(room, own) : removeSeat(room, acting);
          const refusal = isOwn ? undefined : whyNotLeading(room, by);
          return refusal === undefined ? ok(room) : refuse(refusal);
        });
        return answerChangedSeat(connection, context);
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
      resolve: (_root, { connection_id }, context) => leaveAs(String(connection_id), context),
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
      resolve: async (_root, { connection_id, bar }, context) => {
        const id = String(connection_id);
        await changeSeat(id, context, bar === true ? barSeat : removeSeat);
        return answerChangedSeat(id, context);
      },
    }),
  );
}

/** Returns the member as it sees itself, after a change. */
async function answerOwnMember(member: AudienceMember, context: GraphqlContext) {
  const { room } = await readRoom(member.roomId, context);
  const own = { owner: member.owner };
  return { type: 'member', room: roomAsKept(room), member, own } as const;
}

/** Returns the seat after a change. The secret is only in answers to creating and resuming it. */
async function answerChangedSeat(id: string, context: GraphqlContext): Promise<ConnectionRoot> {
  const roomId = parseConnectionId(id)?.roomId ?? '';
  const answer = await answerSeat(id as SeatId, roomId, context);
  if (answer.own === undefined) return answer;
  const { secret: _, ...own } = answer.own;
  return { ...answer, own };
}

/** Leaves a seat or the audience. Returns the connection that is gone. */
async function leaveAs(connection: string, context: GraphqlContext): Promise<ConnectionRoot> {
  if (!isMember(connection)) {
    await leave({ connection }, context);
    return answerChangedSeat(connection, context);
  }
  const member = await demandOwnMember(connection, context);
  await leave({ connection }, context);
  return { ...(await answerOwnMember(member, context)), hasLeft: true };
}

const DERIVED = 'Ignored; set by the server.';
