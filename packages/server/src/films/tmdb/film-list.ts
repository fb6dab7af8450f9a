import { type Band, bandOf } from '@outoften/rules/film/bands';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { LAST_PAGE, type TmdbApi } from './tmdb-api.ts';

/** The films of a filter by band, as far as their pages were requested from the film database. */
export type FilmList = Readonly<{
  /** Takes an unused film of the band, by id. */
  take: (band: Band) => string | undefined;
  /** Marks the film as played. It can be taken again once the band has no others. */
  putBack: (id: string, band: Band) => void;
  /** Makes the band's played films available again. Returns false if there are none. */
  reuse: (band: Band) => boolean;
  /**
   * Requests a random page of all films, or of the band's films. Returns false if there is no page left, or after
   * {@link PAGES_OF_ALL} pages of all films. Throws OutsideFault.
   */
  readPage: (band?: Band) => Promise<boolean>;
}>;

/**
 * After so many pages of all films, each band is requested separately: most films on a page are of the middle bands.
 */
export const PAGES_OF_ALL = 3;

type Pages = { lastPage: number; readonly read: Set<number> };

export function createFilmList({
  tmdb,
  filter,
  bands,
  random,
}: Readonly<{
  tmdb: Pick<TmdbApi, 'discover'>;
  filter: FilmFilter;
  bands: readonly Band[];
  random: () => number;
}>): FilmList {
  const listed = new Set<string>();
  const ofBand = new Map(
    bands.map((band) => [
      band,
      { waiting: [] as string[], played: [] as string[], pages: newPages(1) },
    ]),
  );
  const ofAll = newPages(LAST_PAGE);
  return {
    take: (band) => {
      const waiting = ofBand.get(band)?.waiting ?? [];
      return waiting.splice(Math.floor(random() * waiting.length), 1)[0];
    },
    putBack: (id, band) => ofBand.get(band)?.played.push(id),
    reuse: (band) => {
      const films = ofBand.get(band);
      const played = films?.played.splice(0) ?? [];
      films?.waiting.push(...played);
      return played.length > 0;
    },
    readPage: async (band) => {
      if (band === undefined && ofAll.read.size >= PAGES_OF_ALL) return false;
      // If there are no films at all, there are none of a band.
      if (ofAll.lastPage === 0) return false;
      const pages = (band && ofBand.get(band)?.pages) ?? ofAll;
      const page = pickPage(pages, random);
      if (page === undefined) return false;
      pages.read.add(page);
      const found = await tmdb.discover(filter, { page, band });
      pages.lastPage = found.lastPage;
      for (const { id, rating } of found.films) {
        if (rating === undefined || listed.has(id)) continue;
        listed.add(id);
        const own = bandOf(rating, bands);
        if (own) ofBand.get(own)?.waiting.push(id);
      }
      return true;
    },
  };
}

function newPages(lastPage: number): Pages {
  return { lastPage, read: new Set() };
}

function pickPage({ lastPage, read }: Pages, random: () => number): number | undefined {
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  const left = pages.filter((page) => !read.has(page));
  return left[Math.floor(random() * left.length)];
}
