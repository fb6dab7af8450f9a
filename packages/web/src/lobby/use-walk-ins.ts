import { fetchWalkIns, type WalkIns } from '../api/hosting.ts';
import { useFetched } from '../ui/page/use-fetched.ts';

/** What the server allows players without an account; `unknown` if the request failed. */
export function useWalkIns(): WalkIns | 'loading' | 'unknown' {
  return useFetched<WalkIns | 'loading' | 'unknown'>(readWalkIns, 'loading');
}

async function readWalkIns() {
  const answer = await fetchWalkIns();
  return answer.ok ? answer.value : 'unknown';
}
