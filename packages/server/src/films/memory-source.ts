import type { Film } from '@outoften/rules/film';
import { matchesFilter } from '@outoften/rules/film-filter';
import type { FilmSource, Person } from './film-source.ts';

/** A film source of exactly these films and people, for tests. */
export function memorySource(films: readonly Film[], people: readonly Person[] = []): FilmSource {
  return {
    origins: ['catalogue'],
    isReady: async () => films.length > 0,
    find: async (id) => films.find((film) => film.id === id),
    drawCandidate: async ({ filter, avoid, random }) => {
      const fitting = films.filter((film) => !avoid.has(film.id) && matchesFilter(film, filter));
      return fitting[Math.floor(random() * fitting.length)];
    },
    count: (filter) => films.filter((film) => matchesFilter(film, filter)).length,
    prepare: () => {},
    findReview: async () => undefined,
    searchPeople: async (typed) => people.filter((person) => person.name.startsWith(typed)),
  };
}
