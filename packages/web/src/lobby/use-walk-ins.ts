import type { ServerPolicy } from '@outoften/rules/server-policy';
import { fetchServerPolicy } from '../api/server-policy.ts';
import { useAnswer } from '../ui/page/use-answer.ts';

type WalkIns = ServerPolicy['walkIns'] | 'loading' | 'unknown';

/** What the server allows players without an account; `unknown` if the request failed. */
export function useWalkIns(): WalkIns {
  return useAnswer('once', readWalkIns) ?? 'loading';
}

async function readWalkIns() {
  const policy = await fetchServerPolicy();
  return policy.ok ? policy.value.walkIns : 'unknown';
}
