import type { FilmNotice } from '@outoften/rules/film';
import { useEffect, useState } from 'react';
import { fetchFilmOrigins } from '../api/film-origins.ts';

/** A poster that can be bought. */
export type HiddenPoster = Readonly<{
  /** Undefined in a room, where the address of a poster that is still hidden would tell the film. */
  poster: string | undefined;
  notice?: FilmNotice | undefined;
}>;

/** Drawings of the catalogue carry a description, photographs of the film database have none. */
const IS_DRAWING = /\.svg$/;

/** True where a poster has no description in words, which a player who can't see it has to know before paying. */
export function usePosterWarning({ poster, notice }: HiddenPoster): boolean {
  const [hasDatabase, setHasDatabase] = useState(false);
  const isUnknown = poster === undefined && notice !== 'catalogue-films';
  useEffect(() => {
    if (!isUnknown) return undefined;
    let isHere = true;
    void fetchFilmOrigins().then((origins) => {
      if (isHere && origins.ok) setHasDatabase(origins.value.includes('TMDB'));
    });
    return () => {
      isHere = false;
    };
  }, [isUnknown]);
  return poster === undefined ? isUnknown && hasDatabase : !IS_DRAWING.test(poster);
}
