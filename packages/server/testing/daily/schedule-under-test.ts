import { opensAt } from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film/film';
import { FILLED_BACK, SCHEDULED_AHEAD } from '../../src/daily/daily-schedule.ts';
import { aFilm } from '../films/film-builder.ts';
import { puzzleNumber } from './daily-under-test.ts';

/** How many dates have a film when the schedule is complete. */
export const WHOLE = FILLED_BACK + 1 + SCHEDULED_AHEAD;

/** The first moment of puzzle 100. */
export const NOW = opensAt(puzzleNumber(100));

export function someFilms(count: number, about: Partial<Film> = {}): readonly Film[] {
  return Array.from({ length: count }, (_, nth) => aFilm({ id: `film-${nth}`, ...about }));
}
