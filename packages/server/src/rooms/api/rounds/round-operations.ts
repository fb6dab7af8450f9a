import { ok } from '@outoften/rules/result';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import { finishGame, rematch } from '@outoften/rules/room/rounds/round-start';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { whyNotLeading } from '@outoften/rules/room/seats/leadership';
import { viewRoom } from '@outoften/rules/room/view/view-room';
import type { Kysely } from 'kysely';
import { drawError } from '../../../films/draw-error.ts';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { forgetAudienceScores } from '../../audience/audience-rows.ts';
import { skipOpenFilm, startNextRound } from '../../play/begin-round.ts';
import { closeDueRound, closeOpenRound } from '../../play/close-open-round.ts';
import { findRound } from '../../store/round-rows.ts';
import { changeByOwnSeat } from '../access/acting-seat.ts';
import { granted, otherRoundError, sessionError } from '../access/room-error.ts';
import { answerRoom, readRoom } from '../types/answers.ts';
import { roundOf } from '../types/public-session-type.ts';
import type { RoundRoot } from '../types/round-types.ts';
import type { SessionTypes } from '../types/session-types.ts';

/** Adds `createSessionRound`, `updateSessionRound`, `skipFilm`, `finishGame` and `rematch`. */
export function addRoundOperations(builder: Builder, types: SessionTypes): void {
  addCreateRound(builder, types);
  addUpdateRound(builder, types);
  addSkipFilm(builder, types);
  addGameEnds(builder, types);
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
        const roomId = String(args.input.public_session_id);
        const { by, room: before } = await findSeatToGoOn(roomId, context);
        const number = args.input.round_number ?? undefined;
        const start = { roomId, by, number, room: before };
        const started = await startNextRound({ ...context, ...context.rooms }, start);
        if (started.ok) return roundRoot(started.value);
        const { refusal } = started;
        const { room } = await readRoom(roomId, context);
        if (refusal === 'other-round') throw otherRoundError(nextRoundNumber(room));
        if (refusal !== 'no-film-fits' && refusal !== 'no-usable-film') throw sessionError(refusal);
        throw drawError(refusal, room.filter);
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
        const { roomId } = stored;
        const { by } = await findOwnSeat(roomId, context);
        const { room } = await readRoom(roomId, context);
        const refusal = whyNotLeading(room, by);
        if (refusal !== undefined) throw sessionError(refusal);
        const { progress } = room;
        if (progress.phase !== 'guessing' || progress.round.id !== stored.id) {
          throw sessionError('round-over');
        }
        if (!is_round_over) return roundRoot(room);
        const closing = { roomId, round: progress.round, by };
        return roundRoot(granted(await closeOpenRound({ ...context, ...context.rooms }, closing)));
      },
    }),
  );
}

function addSkipFilm(builder: Builder, { round }: SessionTypes): void {
  builder.mutationField('skipFilm', (t) =>
    t.field({
      type: round,
      description:
        'Ends the open round without a result and opens it again with another film, under the same number. For the host, three times a game. Guesses, hints and names of the skipped film are dropped.',
      args: { round_id: t.arg.id({ required: true }) },
      resolve: async (_root, { round_id }, context) => {
        demandPlaying(context);
        const stored = await findRound(context.db, String(round_id));
        if (!stored) throw sessionError('round-over');
        const { roomId } = stored;
        const { by } = await findOwnSeat(roomId, context);
        const skip = { roomId, roundId: stored.id, by };
        const skipped = await skipOpenFilm({ ...context, ...context.rooms }, skip);
        if (skipped.ok) return roundRoot(skipped.value);
        const { refusal } = skipped;
        if (refusal !== 'no-film-fits' && refusal !== 'no-usable-film') throw sessionError(refusal);
        const { room } = await readRoom(roomId, context);
        throw drawError(refusal, room.filter);
      },
    }),
  );
}

function addGameEnds(builder: Builder, { publicSession }: SessionTypes): void {
  const commands = {
    finishGame: {
      prepare: findSeatToGoOn,
      change: finishGame,
      alongside: async () => {},
      description: 'Ends the game after any round, and shows the podium.',
    },
    rematch: {
      prepare: async () => {},
      change: rematch,
      alongside: forgetAudienceScores,
      description: 'Returns to the lobby with the same players and no points.',
    },
  } as const;
  for (const [name, { prepare, change, alongside, description }] of Object.entries(commands)) {
    builder.mutationField(name, (t) =>
      t.field({
        type: publicSession,
        description,
        args: { public_session_id: t.arg.id({ required: true }) },
        resolve: async (_root, { public_session_id }, context) => {
          const roomId = String(public_session_id);
          await prepare(roomId, context);
          const now = context.now();
          const changed = await changeByOwnSeat(roomId, context, (room, { id: by }) => {
            const decided = change(room, { by, now });
            if (!decided.ok) return decided;
            const saveAlongside = (db: Kysely<Database>) => alongside(db, roomId);
            return ok({ room: decided.value, value: undefined, alongside: saveAlongside });
          });
          granted(changed);
          return answerRoom(roomId, context);
        },
      }),
    );
  }
}

/**
 * Returns the caller's seat, for commands after a round, and the room unless it changed meanwhile. First closes a round
 * that no seat still plays.
 */
async function findSeatToGoOn(roomId: string, context: GraphqlContext) {
  const { by, room } = await findOwnSeat(roomId, context);
  return { by, room: await closeDueRound({ ...context, ...context.rooms }, room) };
}

async function findOwnSeat(roomId: string, context: GraphqlContext) {
  const { owner } = demandPlaying(context);
  const { room } = await readRoom(roomId, context);
  const seat = findSeatOf(room, owner);
  if (seat) return { by: seat.id, room };
  throw sessionError('not-seated');
}

/** Returns the current round after a change, as all may see it. */
export function roundRoot(room: Room): RoundRoot {
  const root = roundOf(viewRoom(room, { version: 0, viewer: 'player' }));
  if (root) return root;
  throw sessionError('no-round');
}
