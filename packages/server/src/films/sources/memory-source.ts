import { type Film, isUsable } from '@outoften/rules/film/film';
import { countMatching, createMatchingDraw, sampleMatching } from './draw-matching.ts';
import type { FilmSource, Person } from './film-source.ts';

/** Makes a film source of exactly these films and people, for tests. */
export function memorySource(films: readonly Film[], people: readonly Person[] = []): FilmSource {
  return {
    origins: ['catalogue'],
    isReady: async () => films.length > 0,
    find: async (id) => films.find((film) => film.id === id),
    drawCandidate: async (request) => createMatchingDraw(films)(request),
    count: async (filter) => countMatching(films.filter(isUsable), filter),
    samplePosters: (filter) =>
      sampleMatching(films.filter(isUsable), filter).flatMap(({ poster }) => poster ?? []),
    prepare: () => {},
    findReview: async () => undefined,
    searchPeople: async (typed) => people.filter((person) => person.name.startsWith(typed)),
  };
}
