import { findSeat } from '@outoften/rules/room/room';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { REACTION_NAMES, type ReactionName } from '../../audience/audience-news.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { identifyViewer } from '../access/viewer.ts';

/** Adds `react`. */
export function addAudienceOperations(builder: Builder): void {
  const names = REACTION_NAMES.map((reaction) => reaction.toUpperCase());
  const reactionType = builder.enumType('Reaction', {
    description:
      'WARM_UP_RIGHT and WARM_UP_WRONG show whether a guess in the lobby was right. They do not change the score.',
    values: names,
  });
  builder.mutationField('react', (t) =>
    t.boolean({
      description:
        'Sends a reaction to the room. A person can send one every two seconds. A seat guesses first: until then ROUND_OPEN.',
      args: {
        public_session_id: t.arg.id({ required: true }),
        reaction: t.arg({ type: reactionType, required: true }),
      },
      resolve: async (_root, { public_session_id, reaction }, context) => {
        const { owner } = demandPlaying(context);
        const roomId = String(public_session_id);
        const { kept, viewer } = granted(await identifyViewer(roomId, {}, context));
        if (kept.room.progress.phase === 'closed') throw sessionError('room-closed');
        if (viewer.type === 'seat') {
          const seat = findSeat(kept.room, viewer.seat.id);
          if (seat?.place.state !== 'seated') throw sessionError('not-seated');
          const { progress } = kept.room;
          const isGuessing =
            progress.phase === 'guessing' &&
            progress.round.attempts.find((each) => each.seat === seat.id)?.guess === undefined;
          if (isGuessing) throw sessionError('guess-first');
        }
        const { mayReact, newsroom } = context.rooms;
        if (!mayReact(`${roomId} ${owner}`, context.now())) {
          context.onLimit('reactions');
          throw sessionError('too-soon');
        }
        newsroom.report(roomId, reaction.toLowerCase() as ReactionName);
        return true;
      },
    }),
  );
}
