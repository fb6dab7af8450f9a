import type { Allowance } from '@outoften/rules/allowance';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useSavedData } from '../../saved-data/use-saved-data.ts';
import { notifyOfProblem } from '../notices/notify-of-problem.ts';
import { roomProblemMessage } from '../notices/room-problem-message.ts';
import { seatOf } from '../room-state.ts';
import { room, useRoom } from '../use-room.ts';
import { createLatestRequest } from './latest-request.ts';

/** Sends the time allowance of a player, or of a member of the audience, to the room, on entering and after each change. */
export function useKeptAllowance(): void {
  const state = useRoom();
  const say = useMessages();
  const [send] = useState(() =>
    createLatestRequest(async (allowance: Allowance) => {
      const set = await room.setAllowance(allowance);
      if (!set.ok) notifyOfProblem(set.refusal, say(roomProblemMessage(set.refusal)));
    }),
  );
  const wanted = useSavedData().data.settings.allowance;
  const seat = state.phase === 'inside' ? seatOf(state.role)?.connectionId : undefined;
  const known = state.phase === 'inside' ? state.allowance : undefined;
  const told = useRef({ seat, allowance: 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is no new choice
  useEffect(() => {
    // A new seat has the plain time limit unless its host gave it more, so without a choice nothing is sent.
    const before = told.current.seat === seat ? told.current.allowance : 1;
    told.current = { seat, allowance: wanted };
    if (seat !== undefined && wanted !== before && wanted !== known) void send(wanted);
  }, [seat, wanted]);
}
