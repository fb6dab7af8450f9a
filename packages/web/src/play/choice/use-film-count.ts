import { checkFilmFilter, type FilmFilter } from '@outoften/rules/film/film-filter';
import { useEffect, useState } from 'react';
import { fetchFilmCount } from '../../api/hosting.ts';

/** How many films the filter has; undefined until the server has said so, and where it has not counted them. */
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
