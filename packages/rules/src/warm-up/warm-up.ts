import { seededChance } from '../seeded-chance.ts';
import { WARM_UP_FILMS, type WarmUpFilm } from './warm-up-films.ts';

/** How long a curtain takes to lift, in milliseconds. */
export const LIFT_MS = 20_000;

/** When answers that were sent at the end have arrived, in milliseconds from the start of a turn. */
export const COUNTED_MS = 21_000;

/** How long a turn takes, with its answer, in milliseconds. */
export const TURN_MS = 30_000;

const TITLES = 4;

/** One poster that a lobby guesses. */
export type WarmUpTurn = Readonly<{
  number: number;
  /** Milliseconds since 1970, by the server's clock. */
  startsAt: number;
  film: WarmUpFilm;
  /** The film among others, in the order in which they are shown. */
  choices: readonly WarmUpFilm[];
}>;

/** The turn at an instant, the same for all in the room. No film comes again before all others were shown. */
export function warmUpTurn(roomId: string, now: number): WarmUpTurn {
  const number = Math.floor(now / TURN_MS);
  const seed = hashText(roomId);
  const order = shuffle(WARM_UP_FILMS, seededChance(seed));
  const film = order[number % order.length] ?? WARM_UP_FILMS[0];
  const chance = seededChance(seed + number + 1);
  const others = shuffle(WARM_UP_FILMS, chance).filter((each) => each !== film);
  const choices = shuffle([film, ...others.slice(0, TITLES - 1)], chance);
  return { number, startsAt: number * TURN_MS, film, choices };
}

function hashText(text: string): number {
  return [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
}

function shuffle<T>(items: readonly T[], chance: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
