import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Attempt, nameCast, submitGuess, unlockHint } from '../attempt.ts';
import { HINTS } from '../hints.ts';
import { tenths } from '../rating.ts';
import { ok, refuse } from '../result.ts';
import { aDaily, aPuzzle, aPuzzleNumber, aResult } from '../testing/daily-builder.ts';
import { aFilm } from '../testing/film-builder.ts';
import {
  decodeDailyProgress,
  decodeDailyResults,
  encodeDailyProgress,
  encodeDailyResults,
} from './daily-storage.ts';

const puzzle = aPuzzle();
const { film } = puzzle;

type Move = (attempt: Attempt) => Attempt;
const names = [...film.cast.map((entry) => entry.name), 'Nobody', 'No One', '__proto__', '{}'];
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(...HINTS).map((hint) => (attempt: Attempt) => {
    const moved = unlockHint(attempt, hint);
    return moved.ok ? moved.value : attempt;
  }),
  fc
    .record({ slot: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom(...names) })
    .map((guess) => (attempt: Attempt) => {
      const moved = nameCast(attempt, guess, film);
      return moved.ok ? moved.value : attempt;
    }),
  fc.integer({ min: 1, max: 100 }).map((guess) => (attempt: Attempt) => {
    const moved = submitGuess(attempt, tenths(guess), film);
    return moved.ok ? moved.value : attempt;
  }),
);

function play(...moves: readonly Move[]) {
  let { attempt } = aDaily(puzzle);
  for (const move of moves) attempt = move(attempt);
  return { ...aDaily(puzzle), attempt };
}

const FULL = play(
  (attempt) => ({ ...attempt, hints: { ...attempt.hints, poster: 'bought' } }),
  (attempt) => ({
    ...attempt,
    slots: [
      { state: 'credited', person: 'person-0', name: 'Ada Quill', wrongNames: ['Nobody'] },
      { state: 'spent', wrongNames: ['a', 'b', 'c'] },
      { state: 'open', wrongNames: [] },
      { state: 'open', wrongNames: ['d', 'e'] },
    ],
  }),
);
const DONE = play(
  (attempt) => ({ ...attempt, hints: { ...attempt.hints, review: 'bought' } }),
  (attempt) => {
    const scored = submitGuess(attempt, tenths(70), film);
    return scored.ok ? scored.value : attempt;
  },
  (attempt) => ({ ...attempt, hints: { ...attempt.hints, poster: 'given' } }),
);

function changed(game: typeof FULL, change: object): string {
  return JSON.stringify({ ...JSON.parse(encodeDailyProgress(game)), ...change });
}

describe('the progress of a daily', () => {
  test('is kept in the words of the specification, without film and score', () => {
    expect(JSON.parse(encodeDailyProgress(FULL))).toEqual({
      version: 1,
      number: 690,
      begun: 'on-its-day',
      dleMovieId: '4711',
      hasGuessBeenSubmitted: false,
      submittedGuessValue: null,
      isMoviePosterUnlocked: true,
      isOverviewUnlocked: false,
      isUserReviewUnlocked: false,
      hintsGiven: [],
      numberOfWrongGuessesActorOne: 1,
      numberOfWrongGuessesActorTwo: 3,
      numberOfWrongGuessesActorThree: 0,
      numberOfWrongGuessesActorFour: 2,
      wrongActorGuesses: [['Nobody'], ['a', 'b', 'c'], [], ['d', 'e']],
      correctActorGuesses: [{ person: 'person-0', name: 'Ada Quill' }, null, null, null],
    });
    expect(JSON.parse(encodeDailyProgress(DONE))).toMatchObject({
      hasGuessBeenSubmitted: true,
      submittedGuessValue: 70,
      isMoviePosterUnlocked: true,
      hintsGiven: ['poster'],
    });
  });

  test('is taken up exactly where it was, whatever was done', () => {
    expect(decodeDailyProgress(encodeDailyProgress(FULL), puzzle)).toEqual(ok(FULL));
    expect(decodeDailyProgress(encodeDailyProgress(DONE), puzzle)).toEqual(ok(DONE));
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 20 }), (moves) => {
        const game = play(...moves);
        expect(decodeDailyProgress(encodeDailyProgress(game), puzzle)).toEqual(ok(game));
      }),
    );
  });

  test('stays that of its day, or of the archive', () => {
    const archived = { ...FULL, begun: 'from-archive' } as const;
    expect(decodeDailyProgress(encodeDailyProgress(archived), puzzle)).toEqual(ok(archived));
  });

  test.each([
    { name: 'another day', other: aPuzzle({ number: aPuzzleNumber(691) }) },
    { name: 'another film', other: aPuzzle({ film: aFilm({ id: '1' }) }) },
  ])('begins afresh with $name', ({ other }) => {
    expect(decodeDailyProgress(encodeDailyProgress(FULL), other)).toEqual(refuse('other-puzzle'));
  });

  test.each([
    { name: 'nothing', text: '' },
    { name: 'no JSON', text: '{' },
    { name: 'null', text: 'null' },
    { name: 'another version', text: changed(FULL, { version: 2 }) },
    { name: 'no version', text: changed(FULL, { version: undefined }) },
    { name: 'no number', text: changed(FULL, { number: 0.5 }) },
    { name: 'a number of text', text: changed(FULL, { number: '690' }) },
    { name: 'a day that is none', text: changed(FULL, { begun: 'yesterday' }) },
    { name: 'a film of no id', text: changed(FULL, { dleMovieId: 4711 }) },
    { name: 'a guess that was not made', text: changed(FULL, { submittedGuessValue: 70 }) },
    { name: 'a guess that is missing', text: changed(DONE, { submittedGuessValue: null }) },
    { name: 'a guess of 0', text: changed(DONE, { submittedGuessValue: 0 }) },
    { name: 'a hint that is text', text: changed(FULL, { isOverviewUnlocked: 'yes' }) },
    { name: 'a hint given before the guess', text: changed(FULL, { hintsGiven: ['poster'] }) },
    { name: 'a hint given and locked', text: changed(DONE, { hintsGiven: ['overview'] }) },
    { name: 'a hint that is none', text: changed(DONE, { hintsGiven: ['cast'] }) },
    { name: 'a count too low', text: changed(FULL, { numberOfWrongGuessesActorOne: 0 }) },
    { name: 'a second count too low', text: changed(FULL, { numberOfWrongGuessesActorTwo: 2 }) },
    { name: 'a third count too high', text: changed(FULL, { numberOfWrongGuessesActorThree: 1 }) },
    { name: 'a fourth count too high', text: changed(FULL, { numberOfWrongGuessesActorFour: 3 }) },
    {
      name: 'four wrong names',
      text: changed(FULL, { wrongActorGuesses: [['a', 'b', 'c', 'd'], [], [], []] }),
    },
    {
      name: 'three slots',
      text: changed(FULL, { wrongActorGuesses: [['Nobody'], ['a', 'b', 'c'], []] }),
    },
    {
      name: 'five credits',
      text: changed(FULL, { correctActorGuesses: [null, null, null, null, null] }),
    },
    {
      name: 'somebody who is not in the film',
      text: changed(FULL, {
        correctActorGuesses: [{ person: 'x', name: 'Ada Quill' }, null, null, null],
      }),
    },
    {
      name: 'somebody by another name',
      text: changed(FULL, {
        correctActorGuesses: [{ person: 'person-0', name: 'Bo' }, null, null, null],
      }),
    },
    {
      name: 'a name after three wrong ones',
      text: changed(FULL, {
        correctActorGuesses: [null, { person: 'person-0', name: 'Ada Quill' }, null, null],
      }),
    },
    {
      name: 'somebody credited twice',
      text: changed(FULL, {
        correctActorGuesses: [
          { person: 'person-0', name: 'Ada Quill' },
          null,
          { person: 'person-0', name: 'Ada Quill' },
          null,
        ],
      }),
    },
    { name: 'deep nesting', text: '['.repeat(100_000) },
  ])('with $name is set aside', ({ text }) => {
    expect(decodeDailyProgress(text, puzzle)).toEqual(refuse('unreadable'));
  });

  test('is never more than refused, whatever it holds', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .dictionary(
          fc.constantFrom(...Object.keys(JSON.parse(encodeDailyProgress(FULL)))),
          fc.jsonValue(),
        )
        .map((change) => changed(FULL, change)),
    );
    fc.assert(
      fc.property(anyText, (text) => typeof decodeDailyProgress(text, puzzle).ok === 'boolean'),
    );
  });
});

describe('the results a browser keeps', () => {
  const results = [aResult({ number: 3 }), aResult({ number: 7, hintsBought: ['review'] })];

  test('are read as they were written', () => {
    expect(decodeDailyResults(encodeDailyResults(results))).toEqual(ok(results));
    expect(decodeDailyResults(encodeDailyResults([]))).toEqual(ok([]));
    expect(JSON.parse(encodeDailyResults(results))).toMatchObject({ version: 1 });
  });

  test('are put in order, once for each puzzle', () => {
    const [three, seven] = results;
    const again = aResult({ number: 3, finishedAt: aResult({ number: 3 }).finishedAt + 1 });
    const text = JSON.stringify({ version: 1, results: [seven, again, three] });
    expect(decodeDailyResults(text)).toEqual(ok(results));
  });

  test.each([
    { name: 'no JSON', text: '[' },
    { name: 'no version', text: JSON.stringify({ results }) },
    { name: 'another version', text: JSON.stringify({ version: 2, results }) },
    { name: 'no list', text: JSON.stringify({ version: 1, results: {} }) },
    { name: 'one that is wrong', text: JSON.stringify({ version: 1, results: [...results, 7] }) },
  ])('with $name are set aside', ({ text }) => {
    expect(decodeDailyResults(text)).toEqual(refuse('unreadable'));
  });
});
