import { i18n } from '@lingui/core';
import type { NamingRefusal } from '@outoften/rules/guessing/attempt';
import { refuse } from '@outoften/rules/result';
import { type CallProblem, isInDoubt } from '../api/graphql-client.ts';
import { type NamingAnswer, type NamingProblem, namingAnswer } from '../play/cast/cast-panel.tsx';
import { isOwnKnown } from '../room/inside-room.ts';
import { ConnectionNotice } from '../room/notices.tsx';
import type { InsideRoom, Role } from '../room/room-state.ts';
import { roomProblemMessage } from '../room/use-request.ts';
import { room } from '../room/use-room.ts';
import { useRoomPlay } from '../scores/recap/use-played-rounds.ts';
import { notify } from '../ui/news/notices.ts';
import { RoundView } from './round-view.tsx';

type PlayerRoundProps = Readonly<{
  state: InsideRoom;
  role: Extract<Role, { type: 'player' }>;
}>;

/** The game of this tab's room, for a player with a seat in it. */
export function PlayerRound({ state, role }: PlayerRoundProps) {
  const play = useRoomPlay(state);
  return (
    <>
      <ConnectionNotice />
      <RoundView
        play={{
          ...play,
          own: role.seat.connectionId,
          stageKey: role.seat.stageKey,
          attempt: state.own,
          isAttemptKnown: isOwnKnown(state),
          reactions: state.audience.reactions,
          acts: { ...room, nameCast },
        }}
      />
    </>
  );
}

/** Refusals after which the player can try something else. */
const NAMING_REFUSALS: readonly string[] = [
  'already-credited',
  'already-wrong',
  'no-name',
  'slot-closed',
] satisfies readonly NamingRefusal[];

async function nameCast(guess: Readonly<{ slot: number; name: string }>): Promise<NamingAnswer> {
  const named = await room.nameCast(guess);
  if (!named.ok && named.refusal === 'name-too-late') {
    // The panel that waited for the answer disappeared with its round.
    notify({ kind: 'error', text: i18n._(roomProblemMessage(named.refusal)) });
  }
  return namingAnswer(named.ok ? named : refuse(namingProblem(named.refusal)), guess.slot);
}

function namingProblem(problem: CallProblem): NamingProblem {
  if (isNamingRefusal(problem)) return problem;
  if (problem === 'ROUND_OVER' || problem === 'name-too-late') return 'round-over';
  if (problem === 'ROUND_PAUSED') return 'paused';
  return isInDoubt(problem) ? 'in-doubt' : 'not-sent';
}

function isNamingRefusal(problem: string): problem is NamingRefusal {
  return NAMING_REFUSALS.includes(problem);
}
