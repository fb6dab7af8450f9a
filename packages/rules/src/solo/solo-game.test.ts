import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY_FILM } from '../film/film-filter.ts';
import { type Attempt, nameCast, submitGuess, unlockHint } from '../guessing/attempt.ts';
import { LONGEST_CAST_NAME } from '../guessing/cast-slots.ts';
import { HINTS } from '../guessing/hints.ts';
import { tenths } from '../rating.ts';
import { ok, refuse } from '../result.ts';
import { anAttempt, LOCKED, slotsWith } from '../testing/attempt-builder.ts';
import { aFilm, aReview, castNamed } from '../testing/film-builder.ts';
import {
  decodeSoloGame,
  encodeSoloGame,
  nextFilm,
  type SoloGame,
  soloPoints,
  soloRun,
  startSoloGame,
} from './solo-game.ts';

const film = aFilm();
const begun = startSoloGame({ filter: ANY_FILM, length: 'endless' }, film);

function guessed(game: SoloGame, guess: number): SoloGame {
  const scored = submitGuess(game.attempt, tenths(guess), game.film);
  if (!scored.ok) throw new Error(scored.refusal);
  return { ...game, attempt: scored.value };
}

/** The film as its run remembers it. */
function played({ guess, points }: Readonly<{ guess: number; points: number }>) {
  const { id, title, poster, rating } = film;
  return { id, title, poster, guess: tenths(guess), rating, points };
}

describe('a run of films', () => {
  test('begins with its first film and no points', () => {
    expect(begun).toEqual({
      filter: ANY_FILM,
      length: 'endless',
      bests: {},
      film,
      filmNumber: 1,
      earlierPoints: 0,
      earlierFilms: [],
      seen: [film.id],
      attempt: anAttempt({ mode: { type: 'solo' } }),
    });
    expect(soloPoints(begun)).toBe(0);
  });

  test('adds the points of the current film once it is scored', () => {
    expect(soloPoints(guessed(begun, 77))).toBe(200);
  });

  test('keeps its points with the next film', () => {
    const other = aFilm({ id: '12', rating: tenths(60) });
    const second = nextFilm(guessed(begun, 77), other);
    expect(second).toEqual({
      filter: ANY_FILM,
      length: 'endless',
      bests: {},
      film: other,
      filmNumber: 2,
      earlierPoints: 200,
      earlierFilms: [played({ guess: 77, points: 200 })],
      seen: [film.id, '12'],
      attempt: anAttempt(),
    });
    expect(soloPoints(guessed(second, 50))).toBe(350);
  });

  test('gets no points from a film without a guess', () => {
    expect(nextFilm(begun, film)).toMatchObject({
      filmNumber: 2,
      earlierPoints: 0,
      earlierFilms: [],
    });
  });
});

describe('the last films of a run', () => {
  test('include the current one once it is scored', () => {
    expect(soloRun(begun)).toEqual([]);
    expect(soloRun(guessed(begun, 70))).toEqual([played({ guess: 70, points: 165 })]);
  });

  test('are ten at most', () => {
    const long = Array.from({ length: 12 }, (_, nth) => aFilm({ title: `film ${nth + 2}` })).reduce(
      (game, next) => nextFilm(guessed(game, 77), next),
      begun,
    );
    const run = soloRun(guessed(long, 77));
    expect(run).toHaveLength(10);
    expect([run[0]?.title, run.at(-1)?.title]).toEqual(['film 4', 'film 13']);
    expect(soloPoints(guessed(long, 77))).toBe(13 * 200);
  });
});

const names = [...film.cast.map((entry) => entry.name), 'Nobody', 'No One', 'Someone', '__proto__'];
const anyMove = fc.oneof(
  fc.constantFrom(...HINTS).map((hint) => (attempt: Attempt) => unlockHint(attempt, hint)),
  fc
    .record({ slot: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom(...names) })
    .map((guess) => (attempt: Attempt) => nameCast(attempt, guess, film)),
  fc
    .integer({ min: 1, max: 100 })
    .map((guess) => (attempt: Attempt) => submitGuess(attempt, tenths(guess), film)),
);

const playedWell = played({ guess: 77, points: 200 });

/** Any game that can be reached: moves that are refused are left out. */
const anyGame = fc
  .record({
    moves: fc.array(anyMove, { maxLength: 20 }),
    filmNumber: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ moves, filmNumber }): SoloGame => {
    const attempt = moves.reduce<Attempt>((before, move) => {
      const after = move(before);
      return after.ok ? after.value : before;
    }, anAttempt());
    const earlierFilms = Array(filmNumber - 1).fill(playedWell);
    return { ...begun, filmNumber, earlierPoints: 200 * (filmNumber - 1), earlierFilms, attempt };
  });

describe('a saved game', () => {
  test('is read as it was written, at any point of the game', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
      }),
    );
  });

  test('keeps the reason why its film is not fresh', () => {
    const game = { ...begun, film: { ...film, notice: 'stored-films' as const } };
    expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  });

  test('keeps a review without a rating', () => {
    const game = { ...begun, film: aFilm({ reviews: [aReview({ rating: undefined })] }) };
    expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  });

  test('keeps a name of the greatest length', () => {
    const name = 'x'.repeat(LONGEST_CAST_NAME);
    const named = nameCast(begun.attempt, { slot: 0, name }, film);
    const game = { ...begun, attempt: named.ok ? named.value : begun.attempt };
    expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  });

  test('keeps a slot without tries left', () => {
    const game = { ...begun, attempt: anAttempt({ slots: slotsWith({ wrong: 3 }) }) };
    expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  });

  test('keeps hints that were opened after the guess', () => {
    const scored = guessed(begun, 70);
    const opened = unlockHint(scored.attempt, 'review');
    const game = { ...scored, attempt: opened.ok ? opened.value : scored.attempt };
    expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  });

  test('does not contain its score, so that none can be forged', () => {
    const text = encodeSoloGame(guessed(begun, 70));
    expect(Object.keys(JSON.parse(text))).toEqual([
      'version',
      'filter',
      'length',
      'bests',
      'film',
      'filmNumber',
      'earlierPoints',
      'earlierFilms',
      'seen',
      'hints',
      'slots',
      'guess',
    ]);
    const forged = JSON.stringify({
      ...JSON.parse(text),
      score: { total: 9999 },
      phase: 'guessing',
    });
    expect(decodeSoloGame(forged)).toEqual(ok(guessed(begun, 70)));
  });

  test('has at most 300 points for each earlier film', () => {
    const most = { ...begun, filmNumber: 3, earlierPoints: 600 };
    expect(decodeSoloGame(encodeSoloGame(most))).toEqual(ok(most));
    const more = { ...most, earlierPoints: 605 };
    expect(decodeSoloGame(encodeSoloGame(more))).toEqual(refuse('unreadable'));
  });
});

/** The game as it is stored, with some parts of it replaced by whatever is given. */
function stored(parts: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...JSON.parse(encodeSoloGame(begun)), ...parts });
}

const withFilm = (parts: object) => stored({ film: { ...film, ...parts } });

function withSlot(slot: unknown): string {
  return stored({ slots: [slot, ...begun.attempt.slots.slice(1)] });
}

/** At its second film, with some parts of the first one replaced by whatever is given. */
function afterFilm(parts: object, filmNumber = 2): string {
  const earlierFilms = [{ ...playedWell, ...parts }];
  return stored({ filmNumber, earlierPoints: filmNumber === 1 ? 0 : 200, earlierFilms });
}

const tenFilms = { filmNumber: 12, earlierPoints: 2400 };

const credited = { state: 'credited', person: 'person-0', name: 'Ada Quill', wrongNames: [] };

describe('a saved game is set aside when it is', () => {
  test.each([
    { name: 'nothing', text: '' },
    { name: 'no JSON', text: '{' },
    { name: 'null', text: 'null' },
    { name: 'a list', text: '[]' },
    { name: 'deep nesting', text: '['.repeat(100_000) },
    { name: 'a prototype in place of its data', text: `{"__proto__":${stored()}}` },
    { name: 'of no version', text: stored({ version: undefined }) },
    { name: 'of another version', text: stored({ version: 1 }) },
    { name: 'without a filter', text: stored({ filter: undefined }) },
    { name: 'with a filter of no genres', text: stored({ filter: { ...ANY_FILM, genres: [] } }) },
    { name: 'without a film', text: stored({ film: undefined }) },
    { name: 'with a film whose id is a number', text: withFilm({ id: 1 }) },
    { name: 'with a film whose title is an object', text: withFilm({ title: {} }) },
    { name: 'with a film without overview', text: withFilm({ overview: null }) },
    { name: 'with a film released some day', text: withFilm({ releaseDate: 'soon' }) },
    {
      name: 'with a film of the year infinity',
      text: stored().replace('"releaseYear":1987', '"releaseYear":1e999'),
    },
    { name: 'with a film of half a year', text: withFilm({ releaseYear: 1987.5 }) },
    { name: 'with a film of a genre there is not', text: withFilm({ genres: ['noir'] }) },
    { name: 'with a film rated 0', text: withFilm({ rating: 0 }) },
    { name: 'with a film rated in words', text: withFilm({ rating: '77' }) },
    { name: 'with a film without poster', text: withFilm({ poster: undefined }) },
    { name: 'with a poster elsewhere', text: withFilm({ poster: '//x.example/a.png' }) },
    { name: 'with a film without reviews', text: withFilm({ reviews: [] }) },
    { name: 'with a film without cast', text: withFilm({ cast: [] }) },
    { name: 'with a film without crew', text: withFilm({ crew: [] }) },
    {
      name: 'with a review of no text',
      text: withFilm({ reviews: [{ ...aReview(), content: 1 }] }),
    },
    {
      name: 'with a review without author',
      text: withFilm({ reviews: [{ ...aReview(), author: null }] }),
    },
    {
      name: 'with a review without date',
      text: withFilm({ reviews: [{ ...aReview(), createdAt: 0 }] }),
    },
    {
      name: 'with a review without id',
      text: withFilm({ reviews: [{ ...aReview(), id: undefined }] }),
    },
    {
      name: 'with a review rated 11',
      text: withFilm({ reviews: [{ ...aReview(), rating: 110 }] }),
    },
    { name: 'with a cast of texts', text: withFilm({ cast: ['Ada Quill'] }) },
    {
      name: 'with a cast without characters',
      text: withFilm({ cast: film.cast.map(({ id, name }) => ({ id, name })) }),
    },
    { name: 'with a crew without jobs', text: withFilm({ crew: film.cast }) },
    { name: 'of a length there is not', text: stored({ length: 7 }) },
    {
      name: 'at a film beyond the end of its run',
      text: stored({ length: 5, filmNumber: 6 }),
    },
    { name: 'with a best that is text', text: stored({ bests: { film: '200' } }) },
    { name: 'with a best below nothing', text: stored({ bests: { run: -5 } }) },
    { name: 'at film 0', text: stored({ filmNumber: 0 }) },
    { name: 'at film one and a half', text: stored({ filmNumber: 1.5 }) },
    { name: 'at a film beyond counting', text: stored({ filmNumber: 1e300 }) },
    { name: 'with points below nothing', text: stored({ earlierPoints: -5 }) },
    { name: 'with half a point', text: stored({ earlierPoints: 0.5, filmNumber: 2 }) },
    { name: 'with points before its first film', text: stored({ earlierPoints: 5 }) },
    { name: 'without the films before', text: stored({ earlierFilms: undefined }) },
    { name: 'with more films before it than were played', text: afterFilm({}, 1) },
    { name: 'with a film before it that has no title', text: afterFilm({ title: null }) },
    { name: 'with a film before it that was guessed 0', text: afterFilm({ guess: 0 }) },
    { name: 'with a film before it that was rated 11', text: afterFilm({ rating: 110 }) },
    { name: 'with more points for a film before it than in all', text: afterFilm({ points: 205 }) },
    { name: 'with fewer points than its guess brought', text: afterFilm({ points: 95 }) },
    {
      name: 'with more points than its guess, hints and names can bring',
      text: stored({ ...tenFilms, earlierFilms: [{ ...playedWell, guess: 57, points: 205 }] }),
    },
    {
      name: 'with eleven films before it',
      text: stored({ ...tenFilms, earlierFilms: Array(11).fill(playedWell) }),
    },
    { name: 'with points that are text', text: stored({ earlierPoints: '0' }) },
    { name: 'without hints', text: stored({ hints: undefined }) },
    {
      name: 'with a hint that is free before the guess',
      text: stored({ hints: { ...LOCKED, review: 'given' } }),
    },
    {
      name: 'with a hint in a state there is not',
      text: stored({ hints: { ...LOCKED, review: 'open' } }),
    },
    {
      name: 'with a hint missing',
      text: stored({ hints: { poster: 'locked', overview: 'locked' } }),
    },
    { name: 'with three slots', text: stored({ slots: slotsWith({}).slice(1) }) },
    {
      name: 'with five slots',
      text: stored({ slots: [...slotsWith({}), ...slotsWith({}).slice(3)] }),
    },
    {
      name: 'with a slot in a state there is not',
      text: withSlot({ state: 'won', wrongNames: [] }),
    },
    {
      name: 'with an open slot after three wrong names',
      text: withSlot({ state: 'open', wrongNames: ['A', 'B', 'C'] }),
    },
    {
      name: 'with a slot credited after three wrong names',
      text: withSlot({ ...credited, wrongNames: ['A', 'B', 'C'] }),
    },
    {
      name: 'with a slot spent on two names',
      text: withSlot({ state: 'spent', wrongNames: ['A', 'B'] }),
    },
    {
      name: 'with a slot spent on four names',
      text: withSlot({ state: 'spent', wrongNames: ['A', 'B', 'C', 'D'] }),
    },
    {
      name: 'with a wrong name that is too long',
      text: withSlot({ state: 'open', wrongNames: ['x'.repeat(101)] }),
    },
    {
      name: 'with a wrong name that is a number',
      text: withSlot({ state: 'open', wrongNames: [1] }),
    },
    {
      name: 'with a credit to a person who is not in the film',
      text: withSlot({ ...credited, person: 'person-99' }),
    },
    { name: 'with a credit by another name', text: withSlot({ ...credited, name: 'Bo Stern' }) },
    {
      name: 'with one person credited twice',
      text: stored({ slots: [credited, credited, ...slotsWith({}).slice(2)] }),
    },
    { name: 'with a guess of 0', text: stored({ guess: 0 }) },
    { name: 'with a guess of more than 10', text: stored({ guess: 101 }) },
    { name: 'with a guess that is no number', text: stored({ guess: null }) },
  ])('$name', ({ text }) => {
    expect(decodeSoloGame(text)).toEqual(refuse('unreadable'));
  });

  test('a huge list', () => {
    const text = withFilm({ cast: Array(500_000).fill(0) });
    expect(decodeSoloGame(text)).toEqual(refuse('unreadable'));
  });

  test('unreadable text of any kind, without an exception', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .dictionary(
          fc.constantFrom(...Object.keys(JSON.parse(stored())), '__proto__'),
          fc.jsonValue(),
        )
        .map(stored),
    );
    fc.assert(fc.property(anyText, (text) => typeof decodeSoloGame(text).ok === 'boolean'));
  });
});

test('a saved game can’t change Object.prototype', () => {
  const text = stored().replaceAll(/{(?=")/g, '{"__proto__":{"isAdmin":true},');
  expect(decodeSoloGame(text)).toEqual(ok(begun));
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('no readable game has more points than its films can bring', () => {
  const castOfFour = castNamed('Ada Quill', 'Bo Stern', 'Cy Marsh', 'Di Vance');
  const slots = castOfFour.map(({ id, name }) => ({ ...credited, person: id, name }));
  const read = decodeSoloGame(stored({ slots, guess: 77 }));
  expect(read.ok && soloPoints(read.value)).toBe(300);
});
