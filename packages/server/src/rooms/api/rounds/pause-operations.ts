import { ok } from '@outoften/rules/result';
import { pauseRound, resumeRound } from '@outoften/rules/room/host/pause-round';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { findRound } from '../../store/round-rows.ts';
import { changeByOwnSeat } from '../access/acting-seat.ts';
import { granted, sessionError } from '../access/room-error.ts';
import type { SessionTypes } from '../types/session-types.ts';
import { roundRoot } from './round-operations.ts';

const COMMANDS = {
  pauseRound: {
    change: pauseRound,
    description:
      'Pauses the open round. For the host. Guesses, hints and names are refused until the round is resumed. Pausing twice changes nothing.',
  },
  resumeRound: {
    change: resumeRound,
    description:
      'Resumes a paused round. For the host. Each seat has as much time left as at the pause. Resuming twice changes nothing.',
  },
} as const;

/** Adds `pauseRound` and `resumeRound`. */
export function addPauseOperations(builder: Builder, { round }: SessionTypes): void {
  for (const [name, { change, description }] of Object.entries(COMMANDS)) {
    builder.mutationField(name, (t) =>
      t.field({
        type: round,
        description,
        args: { round_id: t.arg.id({ required: true }) },
        resolve: async (_root, { round_id }, context) => {
          demandPlaying(context);
          const stored = await findRound(context.db, String(round_id));
          if (!stored) throw sessionError('round-over');
          const { id: roundId, roomId } = stored;
          const changed = await changeByOwnSeat(roomId, context, (room, { id: by }) => {
            const decided = change(room, { by, roundId, now: context.now() });
            return decided.ok ? ok({ room: decided.value, value: decided.value }) : decided;
          });
          return roundRoot(granted(changed));
        },
      }),
    );
  }
}
