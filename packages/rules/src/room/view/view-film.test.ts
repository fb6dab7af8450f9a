import { describe, expect, test } from 'vitest';
import type { GameMode } from '../../guessing/game-mode.ts';
import type { Hint, HintStates } from '../../guessing/hints.ts';
import { tenths } from '../../rating.ts';
import { aLobby, LOCKED } from '../../testing/attempt-builder.ts';
import { aFilm, aReview } from '../../testing/film-builder.ts';
import { viewFilm } from './view-film.ts';

const reviews = [
  aReview({ id: 'other', content: 'Another.' }),
  aReview({ id: 'shown', content: 'A <b>fine</b> 7.7, see https://example.org' }),
];
const film = aFilm({ reviews });
const round = { posterKey: 'key', reviewId: 'shown' };
const withHints = aLobby({ allowHints: true });

function seen(hints: Partial<HintStates>, mode: GameMode = withHints, isOver = false) {
  return viewFilm(film, { mode, hints: { ...LOCKED, ...hints }, round, isOver });
}

const COVERED = {
  title: film.title,
  releaseDate: film.releaseDate,
  releaseYear: film.releaseYear,
  crew: film.crew,
  cast: film.cast,
  posterPath: undefined,
  overview: undefined,
  reviews: undefined,
  id: undefined,
  rating: undefined,
};

const OPENED = {
  poster: { posterPath: '/round-posters/key.svg' },
  overview: { overview: film.overview },
  review: {
    reviews: [
      {
        author: 'back_row',
        createdAt: '2001-03-04',
        content: 'A **fine** ███, see',
        rating: tenths(80),
      },
      { author: 'back_row', createdAt: '2001-03-04', content: 'Another.', rating: tenths(80) },
    ],
  },
};

describe('while a film is being guessed', () => {
  test('its title, date, crew and cast are visible', () => {
    expect(seen({})).toEqual(COVERED);
  });

  test('its cast is hidden if it can be named', () => {
    expect(seen({}, aLobby({ advancedMode: true }))).toEqual({ ...COVERED, cast: undefined });
  });

  test.each(['poster', 'overview', 'review'] as const)(
    'an open hint is visible: %s',
    (hint: Hint) => {
      for (const state of ['bought', 'given'] as const) {
        expect(seen({ [hint]: state })).toEqual({ ...COVERED, ...OPENED[hint] });
      }
    },
  );
});

test('after the answer the whole film is visible', () => {
  const all = { ...COVERED, ...OPENED.poster, ...OPENED.overview, ...OPENED.review };
  const over = seen({}, aLobby({ advancedMode: true }), true);
  expect(over).toEqual({ ...all, id: film.id, rating: film.rating });
});

test('portraits and reviewers’ pictures are sent with the answer', () => {
  const [actor, ...others] = film.cast;
  const pictured = aFilm({
    cast: [{ ...actor!, portrait: '/posters/tmdb/w185/a.jpg' }, ...others],
    reviews: [aReview({ id: 'shown', avatar: '/posters/tmdb/w185/b.jpg' })],
  });
  const view = (isOver: boolean) =>
    viewFilm(pictured, { mode: withHints, hints: { ...LOCKED, review: 'bought' }, round, isOver });
  expect(JSON.stringify(view(false))).not.toContain('w185');
  expect(view(false).cast).toEqual(film.cast);
  expect(view(true).cast?.[0]?.portrait).toBe('/posters/tmdb/w185/a.jpg');
  expect(view(true).reviews?.[0]?.avatar).toBe('/posters/tmdb/w185/b.jpg');
});

test('if the round’s review no longer exists, the others are shown', () => {
  const gone = { posterKey: 'key', reviewId: 'gone' };
  const view = viewFilm(film, { mode: withHints, hints: LOCKED, round: gone, isOver: true });
  expect(view.reviews?.map(({ content }) => content)).toEqual(['Another.', 'A **fine** ███, see']);
});

test('a review is covered by the film’s present average', () => {
  const contents = [77, 78, 77].map((average) => {
    const rated = { ...film, rating: tenths(average) };
    return viewFilm(rated, { mode: withHints, hints: LOCKED, round, isOver: true }).reviews?.[0]
      ?.content;
  });
  expect(contents).toEqual(['A **fine** ███, see', 'A **fine** 7.7, see', 'A **fine** ███, see']);
});
