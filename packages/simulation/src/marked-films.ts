import type { CastEntry, DrawnFilm, Film } from '@outoften/rules/film/film';
import { formatPosterFile } from '@outoften/rules/film/poster-address';
import { isRating, type Rating } from '@outoften/rules/rating';
import type { FilmSource } from '@outoften/server/src/films/sources/film-source.ts';
import { memorySource } from '@outoften/server/src/films/sources/memory-source.ts';
import type { Chance } from './chance.ts';

/** Films with unique texts and answers, so that a text found in an answer shows which film it comes from. */
export type MarkedFilms = FilmSource &
  Readonly<{
    /** Undefined for a film that was never drawn. */
    recall: (id: string) => Film | undefined;
  }>;

/**
 * Answers in tenths. They are no whole tens, no multiples of five as scores are, and no numbers of genres. So an answer
 * differs from all other numbers, as 7.3 and as 73.
 */
const ANSWERS: readonly number[] = [
  21, 23, 24, 26, 29, 31, 32, 33, 34, 38, 39, 41, 43, 44, 46, 47, 48, 49, 51, 52, 54, 57, 58, 59,
  61, 62, 63, 64, 66, 67, 68, 69, 71, 72, 73, 74, 76, 77, 78, 79, 81, 82, 83, 84,
];

/** How many of these a game uses as answers. No other guess uses them. */
const KEPT_ANSWERS = 22;

/** How often a draw repeats an earlier film, if it may. */
const AGAIN_SHARE = 0.5;

/** The allowance of 1.5 and the least guess of 0.1 are sent as plain numbers. */
const NO_GUESSES: readonly number[] = [1, 15];

export type MarkedRatings = Readonly<{
  answers: readonly Rating[];
  /** Wrong guesses of seats and audience. */
  guesses: readonly Rating[];
}>;

export function chooseRatings(chance: Chance): MarkedRatings {
  const answers = chance.shuffled(ANSWERS).slice(0, KEPT_ANSWERS).filter(isRating);
  const guesses = Array.from({ length: 99 }, (_, place) => place + 1)
    .filter(isRating)
    .filter((value) => value % 10 !== 0 && !NO_GUESSES.includes(value) && !answers.includes(value));
  return { answers, guesses };
}

/** `isShown` returns which ratings the room has already shown, so that they mark nothing any more. */
export function markFilms(
  answers: readonly Rating[],
  isShown: (rating: Rating) => boolean,
): MarkedFilms {
  const films = new Map<string, Film>();
  return {
    ...memorySource([]),
    recall: (id) => films.get(id),
    isReady: async () => true,
    find: async (id) => films.get(id),
    drawCandidate: async ({ avoid, random }) => {
      // Includes films in play, unless the server asks to avoid them.
      const known = [...films.values()].filter(
        ({ id, rating }) => !avoid.has(id) && !isShown(rating),
      );
      const isAgain = random() < AGAIN_SHARE;
      const again = known[Math.floor(random() * known.length)];
      if (isAgain && again !== undefined) return again;
      const taken = new Set([...films.values()].map(({ rating }) => rating));
      const free = answers.filter((answer) => !taken.has(answer) && !isShown(answer));
      const answer = free[Math.floor(random() * free.length)];
      if (answer === undefined) return again;
      const film = markFilm(films.size + 1, answer);
      films.set(film.id, film);
      return films.size % 2 === 0
        ? ({ ...film, notice: 'stored-films' } satisfies DrawnFilm)
        : film;
    },
  };
}

/** The marks that show a film's secrets in any text. */
export type FilmMarks = Readonly<{
  id: string;
  title: string;
  overview: string;
  review: string;
  cast: string;
}>;

export function marksOf({ id }: Pick<Film, 'id'>): FilmMarks {
  const mark = id.slice(ID_PREFIX.length);
  return {
    id,
    title: `reel${mark}`,
    overview: `plot${mark}`,
    review: `praise${mark}`,
    cast: `Star${mark}`,
  };
}

const ID_PREFIX = 'film';

const CAST = ['Abel', 'Bela', 'Cora', 'Dana', 'Emil'];

function markFilm(number: number, rating: Rating): Film {
  const answer = (rating / 10).toFixed(1);
  const marks = marksOf({ id: `${ID_PREFIX}${markOf(number)}` });
  return {
    id: marks.id,
    title: `A ${marks.title}`,
    overview: `The ${marks.overview} of it.`,
    releaseDate: '1987-10-02',
    releaseYear: 1987,
    genres: ['drama', 'mystery', 'comedy'],
    rating,
    // It has the form of the film database's posters, which have several sizes.
    poster: formatPosterFile({ size: 'w500', file: `${marks.id}.jpg` }),
    reviews: [
      {
        id: `review-${number}`,
        author: 'back_row',
        createdAt: '2001-03-04',
        content: `Some ${marks.review}: the house says ${answer}, and I give it ${answer}/10.`,
        rating: undefined,
      },
    ],
    cast: CAST.map((name, place) => markPerson(`${name} ${marks.cast}`, place)),
    crew: [{ id: 'crew-1', name: 'Fay Holt', originalName: 'Fay Holt', job: 'Director' }],
  };
}

/** Letters only, as in names. No mark is the beginning of another. */
function markOf(number: number): string {
  const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]);
  return `qz${letters.join('')}zq`;
}

function markPerson(name: string, place: number): CastEntry {
  const id = `${name.toLowerCase().replace(' ', '-')}`;
  return { id, name, originalName: name, character: `Part ${place}` };
}
