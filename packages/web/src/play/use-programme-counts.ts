import { useEffect, useState } from 'react';
import {
  fetchProgrammeCounts,
  fetchProgrammePosters,
  type ProgrammeCounts,
  type ProgrammePosters,
} from '../api/programme-counts.ts';
import { isBrowserSparing } from '../ui/sparing-connection.ts';

/** Posters for the cards of programmes; undefined until they are known, and where the browser saves data. */
export function useProgrammePosters(): ProgrammePosters | undefined {
  const [posters, setPosters] = useState<ProgrammePosters>();
  useEffect(() => {
    if (isBrowserSparing()) return undefined;
    let isOver = false;
    fetchProgrammePosters().then((answer) => {
      if (!isOver && answer.ok) setPosters(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return posters;
}

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
