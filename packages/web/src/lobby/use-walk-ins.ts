import { useEffect, useState } from 'react';
import { fetchWalkIns, type WalkIns } from '../api/hosting.ts';

/** What the server allows players without an account; `unknown` if the request failed. */
export function useWalkIns(): WalkIns | 'loading' | 'unknown' {
  const [state, setState] = useState<WalkIns | 'loading' | 'unknown'>('loading');
  useEffect(() => {
    let isOver = false;
    fetchWalkIns().then((told) => {
      if (!isOver) setState(told.ok ? told.value : 'unknown');
    });
    return () => {
      isOver = true;
    };
  }, []);
  return state;
}
