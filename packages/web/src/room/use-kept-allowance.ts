import { useEffect, useRef } from 'react';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useLatestWish } from './use-latest-wish.ts';
import { room, useRoom } from './use-room.ts';

/** Tells the room how much time its player wants, on entering and whenever that changes. */
export function useKeptAllowance(): void {
  const state = useRoom();
  const { make } = useLatestWish(room.setAllowance);
  const wanted = useSavedData().data.settings.allowance;
  const isPlayer = state.phase === 'inside' && state.visitor.type === 'player';
  const seat = isPlayer ? state.visitor.seat.connectionId : undefined;
  const known = isPlayer ? state.allowance : undefined;
  const told = useRef({ seat, allowance: 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is no new choice
  useEffect(() => {
    // A seat has once the time, unless its host gave it more: without a choice it stays so.
    const before = told.current.seat === seat ? told.current.allowance : 1;
    told.current = { seat, allowance: wanted };
    if (seat !== undefined && wanted !== before && wanted !== known) void make(wanted);
  }, [seat, wanted]);
}
