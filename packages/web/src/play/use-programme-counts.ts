import { useEffect, useState } from 'react';
import { fetchProgrammeCounts, type ProgrammeCounts } from '../api/programme-counts.ts';

/** How many films each programme has; undefined until the server has said so. */
export function useProgrammeCounts(): ProgrammeCounts | undefined {
  const [counts, setCounts] = useState<ProgrammeCounts>();
  useEffect(() => {
    let isOver = false;
    fetchProgrammeCounts().then((answer) => {
      if (!isOver && answer.ok) setCounts(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return counts;
}
