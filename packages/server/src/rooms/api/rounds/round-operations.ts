import type { Room } from '@outoften/rules/room/room';
import { viewRoom } from '@outoften/rules/room/view/view-room';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { findRound } from '../../store/round-rows.ts';
import { sessionError } from '../access/room-error.ts';
import { demandOpenRound, endRound, startRound } from '../commands/round-commands.ts';
import { roundOf } from '../types/public-session-type.ts';
import type { RoundRoot } from '../types/round-types.ts';
import type { SessionTypes } from '../types/session-types.ts';

/** Adds `createSessionRound` and `updateSessionRound`. */
export function addRoundOperations(builder: Builder, types: SessionTypes): void {
  addCreateRound(builder, types);
  addUpdateRound(builder, types);
}

function addCreateRound(builder: Builder, { round }: SessionTypes): void {
  const input = builder.inputType('CreateSessionRoundInput', {
    fields: (t) => ({
      public_session_id: t.id({ required: true }),
      round_number: t.int({
        description: 'Refused if another round is next. Optional.',
      }),
      movie_id: t.id({ description: 'Ignored; the server draws the film.' }),
      is_round_over: t.boolean({ description: 'Ignored; a round begins open.' }),
      ttl: t.int({ description: 'Ignored; activity renews it.' }),
    }),
  });
  builder.mutationField('createSessionRound', (t) =>
    t.field({
      type: round,
      description: 'Opens the next round, with a film that few of its players were shown lately.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { public_session_id, round_number } = args.input;
        const start = { room: String(public_session_id), number: round_number ?? undefined };
        return roundRoot(await startRound(start, context));
      },
    }),
  );
}

function addUpdateRound(builder: Builder, { round }: SessionTypes): void {
  const input = builder.inputType('UpdateSessionRoundInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      is_round_over: t.boolean({
        required: true,
        description: 'True ends the round. It cannot be reopened.',
      }),
    }),
  });
  builder.mutationField('updateSessionRound', (t) =>
    t.field({
      type: round,
      description: 'Ends the open round, once there is a guess.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, { input: { id, is_round_over } }, context) => {
        demandPlaying(context);
        const stored = await findRound(context.db, String(id));
        if (!stored) throw sessionError('no-round');
        const round = { room: stored.roomId, round: stored.id };
        if (is_round_over) return roundRoot(await endRound(round, context));
        return roundRoot((await demandOpenRound(round, context)).room);
      },
    }),
  );
}

/** Returns the current round after a change, as all may see it. */
function roundRoot(room: Room): RoundRoot {
  const root = roundOf(viewRoom(room, { version: 0, viewer: 'player' }));
  if (root) return root;
  throw sessionError('no-round');
}
