import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Door } from './door.ts';

/** Keeps a press on an unsettled door, and follows it once that is open. The one that comes last counts. */
export function useHeldPress({ state }: Door) {
  const navigate = useNavigate();
  const [held, hold] = useState<string>();
  useEffect(() => {
    if (held === undefined || state === 'unsettled') return;
    hold(undefined);
    if (state === 'open') navigate(held);
  }, [held, state, navigate]);
  return { held, hold };
}
