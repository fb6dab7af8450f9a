import { Counter, Histogram, type Registry } from 'prom-client';
import type { DrawRefusal } from './draw.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly metrics: FilmMetrics;
  }
}

export type FilmMetrics = Readonly<{
  countDraw: (outcome: 'drawn' | DrawRefusal) => void;
  timePeopleSearch: <T>(search: () => Promise<T>) => Promise<T>;
}>;

const SEARCH_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1];

export function addFilmMetrics(registry: Registry): FilmMetrics {
  const draws = new Counter({
    name: 'film_draws_total',
    help: 'Films drawn, and draws refused, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const searches = new Histogram({
    name: 'people_search_duration_seconds',
    help: 'Time to find people for a typed text',
    buckets: SEARCH_BUCKETS_S,
    registers: [registry],
  });
  return {
    countDraw: (outcome) => draws.inc({ outcome }),
    timePeopleSearch: async (search) => {
      const stop = searches.startTimer();
      try {
        return await search();
      } finally {
        stop();
      }
    },
  };
}
