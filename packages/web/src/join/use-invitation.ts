import type { Result } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { useEffect, useState } from 'react';
import type { CallProblem } from '../api/graphql-client.ts';
import { fetchInvitation, type Invitation } from './invitation.ts';

export type InvitationState = Readonly<
  | { type: 'loading' }
  | { type: 'open'; invitation: Invitation }
  | { type: 'failed'; problem: CallProblem }
>;

/** Fetches the invitation of a code once `isReady`, and again with `reload`. */
export function useInvitation(
  code: RoomCode,
  isReady: boolean,
): Readonly<{ state: InvitationState; reload: () => void }> {
  const [state, setState] = useState<InvitationState>({ type: 'loading' });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` counts the requests to fetch it again
  useEffect(() => {
    if (!isReady) return undefined;
    let isOver = false;
    fetchInvitation(code).then((answer) => {
      if (!isOver) setState(toState(answer));
    });
    return () => {
      isOver = true;
    };
  }, [code, isReady, times]);
  const reload = () => {
    setState({ type: 'loading' });
    setTimes((before) => before + 1);
  };
  return { state, reload };
}

function toState(answer: Result<Invitation, CallProblem>): InvitationState {
  return answer.ok
    ? { type: 'open', invitation: answer.value }
    : { type: 'failed', problem: answer.refusal };
}
