import { type Band, bandOf } from '../film/bands.ts';
import type { Rating } from '../rating.ts';

export type Draw = Readonly<{
  /** Ids of films that must not be drawn: those that the room had. */
  avoid: ReadonlySet<string>;
  /** Films that are drawn only if there are no others. */
  lately?: ReadonlySet<string>;
  /** The films that each player was shown, by id, the latest last. */
  memories: readonly (readonly string[])[];
  bands: readonly Band[];
  /** A number from 0 up to but not 1. */
  random: () => number;
}>;

type RatedFilm = Readonly<{ id: string; rating: Rating }>;

/**
 * Draws a band by weight, then a film in it that few of the players know. Only bands with a fresh film count. Without
 * any fresh film, one of the older half is drawn. Undefined if all are to be avoided.
 * @see docs/rules.md#draws
 */
export function drawBalanced<F extends RatedFilm>(films: readonly F[], draw: Draw): F | undefined {
  const { avoid, lately, random } = draw;
  const open = films.filter(({ id }) => !avoid.has(id));
  const choices = [listFresh(films, draw), open.filter(({ id }) => !lately?.has(id)), open];
  const band = pickBand(choices.find(({ length }) => length > 0) ?? [], draw);
  const seen = surveyMemories(draw.memories);
  const ranked = band
    .map((film) => ({ film, ...seen(film.id) }))
    .sort((one, other) => one.known - other.known || other.age - one.age);
  const least = ranked[0]?.known;
  const best = ranked.filter(({ known }) => known === least);
  const chosen = least === 0 ? best : best.slice(0, Math.ceil(best.length / 2));
  return pick(chosen, random)?.film;
}

/** The films that at most a quarter of the players know. For one player: those the player does not know. */
export function listFresh<F extends Readonly<{ id: string }>>(
  films: readonly F[],
  { avoid, lately, memories }: Pick<Draw, 'avoid' | 'lately' | 'memories'>,
): readonly F[] {
  const seen = surveyMemories(memories);
  const few = Math.floor(memories.length / 4);
  return films.filter(({ id }) => !avoid.has(id) && !lately?.has(id) && seen(id).known <= few);
}

/** The films of one of the bands. A film between the bands is in none. */
function pickBand<F extends RatedFilm>(
  films: readonly F[],
  { bands, random }: Pick<Draw, 'bands' | 'random'>,
): readonly F[] {
  const byBand = bands
    .map((band) => ({
      weight: band.weight,
      films: films.filter(({ rating }) => bandOf(rating, bands) === band),
    }))
    .filter(({ films }) => films.length > 0);
  const total = byBand.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  for (const { weight, films } of byBand) {
    left -= weight;
    if (left < 0) return films;
  }
  return byBand.at(-1)?.films ?? [];
}

type Seen = Readonly<{
  /** How many players know it. */
  known: number;
  /** How many films ago each of them saw it, at least. */
  age: number;
}>;

const UNSEEN: Seen = { known: 0, age: Number.POSITIVE_INFINITY };

function surveyMemories(memories: Draw['memories']): (id: string) => Seen {
  const seen = new Map<string, Seen>();
  for (const memory of memories) {
    const latest = new Map(memory.map((id, place) => [id, place]));
    for (const [id, place] of latest) {
      const { known, age } = seen.get(id) ?? UNSEEN;
      const since = memory.length - 1 - place;
      seen.set(id, { known: known + 1, age: Math.min(age, since) });
    }
  }
  return (id) => seen.get(id) ?? UNSEEN;
}

function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
