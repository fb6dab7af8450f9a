import { listNameCandidates } from '@outoften/rules/names/name-suggestions';
import type { PlayerName } from '@outoften/rules/names/player-name';
import { areNamesAlike } from '../platform/db/name-likeness.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';

export type FreeNameParts = Pick<GraphqlContext, 'random' | 'isProfane'>;

const SUGGESTIONS = 3;

/** Returns up to three free names like a taken one, where all other names are known, such as in a room. */
export function listFreeNames(
  { taken, others }: Readonly<{ taken: PlayerName; others: readonly string[] }>,
  { random, isProfane }: FreeNameParts,
): readonly PlayerName[] {
  const candidates = listNameCandidates(taken, random);
  return chooseFreeNames(candidates, { others: [taken, ...others], isProfane });
}

/** Returns the first three names that are clean and look like none of the others, nor like each other. */
export function chooseFreeNames(
  candidates: readonly PlayerName[],
  { others, isProfane }: Readonly<{ others: readonly string[] }> & Pick<FreeNameParts, 'isProfane'>,
): readonly PlayerName[] {
  const free: PlayerName[] = [];
  for (const candidate of candidates) {
    if (free.length === SUGGESTIONS) break;
    const isTaken = [...others, ...free].some((other) => areNamesAlike(candidate, other));
    if (!isTaken && !isProfane(candidate)) free.push(candidate);
  }
  return free;
}
