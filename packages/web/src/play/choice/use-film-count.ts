import { checkFilmFilter, type FilmFilter } from '@outoften/rules/film/film-filter';
import { useEffect, useState } from 'react';
import { fetchFilmCount } from '../../api/hosting.ts';

/** Fetches how many films match the filter; undefined until the answer arrives, or if the server did not count. */
export function useFilmCount(filter: FilmFilter): number | undefined {
  const [told, setTold] = useState<Readonly<{ filter: FilmFilter; count: number | undefined }>>();
  useEffect(() => {
    const checked = checkFilmFilter(filter);
    if (!checked.ok) return undefined;
    let isOver = false;
    fetchFilmCount(checked.value).then((answer) => {
      if (!isOver) setTold({ filter, count: answer.ok ? answer.value : undefined });
    });
    return () => {
      isOver = true;
    };
  }, [filter]);
  return told?.filter === filter ? told.count : undefined;
}
