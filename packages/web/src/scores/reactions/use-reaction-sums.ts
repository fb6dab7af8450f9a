import { useEffect, useState } from 'react';
import type { AudienceFigures } from '../../room/room-state.ts';
import { createReactionTally } from './reaction-tally.ts';

/** What an audience has sent lately, summed: each news tells what was sent since the one before. */
export function useReactionSums(
  reactions: AudienceFigures['reactions'],
): AudienceFigures['reactions'] {
  const [sums, setSums] = useState<AudienceFigures['reactions']>({});
  const [tally] = useState(() => createReactionTally(setSums));
  useEffect(() => tally.add(reactions), [tally, reactions]);
  useEffect(() => tally.stop, [tally]);
  return sums;
}
