import type { Result } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { useEffect, useState } from 'react';
import { type CallProblem, mayPass } from '../api/graphql-client.ts';
import { fetchInvitation, type Invitation } from './invitation.ts';

export type InvitationState = Readonly<
  | { type: 'loading' }
  | { type: 'open'; invitation: Invitation }
  | { type: 'failed'; problem: CallProblem }
>;

/** How often the seats are fetched again, because others take seats while a player types a name. In milliseconds. */
const REFRESH_MS = 10_000;

/**
 * Fetches the invitation of a code once `isReady`, and again with `reload`. While the page is visible, it is refreshed
 * in the background.
 */
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
    let isRefresh = false;
    const load = async () => {
      const answer = await fetchInvitation(code);
      if (isOver || (!answer.ok && isRefresh && mayPass(answer.refusal))) return;
      // A wrong code is not tried again, because wrong codes are counted.
      isOver = !answer.ok;
      isRefresh = true;
      setState(toState(answer));
    };
    const refresh = () => {
      if (isRefresh && !isOver && document.visibilityState === 'visible') void load();
    };
    void load();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
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
