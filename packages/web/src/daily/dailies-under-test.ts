import type { PuzzleView } from '@outoften/rules/daily/puzzle';
import {
  isPuzzleNumber,
  openPuzzle,
  opensAt,
  type PuzzleNumber,
} from '@outoften/rules/daily/puzzle-dates';
import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { createSavedDataStore } from '../saved-data/saved-data-store.ts';
import { aStorage } from '../saved-data/storage-under-test.ts';
import { createDailyMemory } from './daily-memory.ts';
import type { DailyParts } from './daily-store.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export function numbered(value: number): PuzzleNumber {
  if (!isPuzzleNumber(value)) throw new RangeError(`${value}`);
  return value;
}

/** Noon in Greenwich on the day of puzzle 690, 21 November 2026. */
export const NOON = opensAt(numbered(690)) + 26 * HOUR_MS;

export const RATING = tenths(73);

/** A server with a puzzle for each date that has begun. */
export function aServer(serverTime: () => number): DailyParts['calls'] {
  return {
    async findPuzzleOfDate(today) {
      const open = openPuzzle(today, serverTime());
      if (!open.ok) return refuse('DATE_OUT_OF_WINDOW');
      return ok({ serverTime: serverTime(), value: open.value });
    },
    fetchServerTime: async () => ok(serverTime()),
    async fetchPuzzle(number) {
      if (opensAt(number) > serverTime()) return refuse('DATE_OUT_OF_WINDOW');
      return ok({ serverTime: serverTime(), value: aPuzzle(number) });
    },
    fetchRating: async () => ok(RATING),
  };
}

/** A browser's stored data. Each of its tabs reads it separately. */
export function aBrowser() {
  const storage = aStorage();
  return { storage, openTab: () => createDailyMemory(createSavedDataStore(storage)) };
}

function aPuzzle(number: number): PuzzleView {
  const film = {
    id: `film-${number}`,
    title: 'The Last Reel',
    overview: 'A projectionist finds one reel too many.',
    releaseDate: '1984-05-11',
    releaseYear: 1984,
    genres: ['drama'],
    poster: '/posters/539.svg',
    cast: [{ id: 'ana', name: 'Ana Solo', originalName: 'Ana Solo', character: 'Ines' }],
    crew: [{ id: 'ben', name: 'Ben Moll', originalName: 'Ben Moll', job: 'Director' }],
  } as const;
  const review = { author: 'a', createdAt: '2001-01-01', content: 'Well.', rating: undefined };
  return { number: numbered(number), film, review };
}
