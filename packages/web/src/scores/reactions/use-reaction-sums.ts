import { useEffect, useState } from 'react';
import type { AudienceFigures } from '../../room/room-state.ts';
import { createReactionTally } from './reaction-tally.ts';

/** Sums an audience's latest reactions. Each event contains those since the one before. */
export function useReactionSums(
  reactions: AudienceFigures['reactions'],
): AudienceFigures['reactions'] {
  const [sums, setSums] = useState<AudienceFigures['reactions']>({});
  const [tally] = useState(() => createReactionTally(setSums));
  useEffect(() => tally.add(reactions), [tally, reactions]);
  useEffect(() => tally.stop, [tally]);
  return sums;
}
