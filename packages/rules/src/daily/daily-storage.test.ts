import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HINTS } from '../guessing/hints.ts';
import { tenths } from '../rating.ts';
import { ok, type Result, refuse } from '../result.ts';
import { aDaily, aPuzzle, aPuzzleNumber } from '../testing/daily-builder.ts';
import { type DailyGame, guessDaily, nameInDaily, unlockInDaily } from './daily-game.ts';
import { decodeDailyProgress, encodeDailyProgress, readDailyProgress } from './daily-storage.ts';
import type { PuzzleView } from './puzzle.ts';

const puzzle = aPuzzle();
const { film } = puzzle;

type Move = (game: DailyGame) => DailyGame;
const names = [...film.cast.map((entry) => entry.name), 'Nobody', 'No One', '__proto__', '{}'];
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(...HINTS).map((hint) => moving((game) => unlockInDaily(game, hint))),
  fc
    .record({ slot: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom(...names) })
    .map((guess) => moving((game) => nameInDaily(game, guess))),
  fc
    .integer({ min: 1, max: 100 })
    .map((guess) => moving((game) => guessDaily(game, { guess: tenths(guess), guessedAt: 5 }))),
);

/** A refused move changes nothing. */
function moving(move: (game: DailyGame) => Result<DailyGame, string>): Move {
  return (game) => {
    const moved = move(game);
    return moved.ok ? moved.value : game;
  };
}

function play(...moves: readonly Move[]): DailyGame {
  return moves.reduce((game, move) => move(game), aDaily(puzzle));
}

/** As it comes back from text. */
function decode(kept: unknown, of: PuzzleView = puzzle) {
  const progress = readDailyProgress(kept === undefined ? kept : JSON.parse(JSON.stringify(kept)));
  return progress === undefined ? refuse('unreadable') : decodeDailyProgress(progress, of);
}

const FULL = play(
  moving((game) => unlockInDaily(game, 'poster')),
  ...['Nobody', 'Ada Quill'].map((name) => moving((game) => nameInDaily(game, { slot: 0, name }))),
  ...['a', 'b', 'c'].map((name) => moving((game) => nameInDaily(game, { slot: 1, name }))),
  ...['d', 'e'].map((name) => moving((game) => nameInDaily(game, { slot: 3, name }))),
);
const DONE = play(
  moving((game) => unlockInDaily(game, 'review')),
  moving((game) => guessDaily(game, { guess: tenths(70), guessedAt: 1234 })),
  moving((game) => unlockInDaily(game, 'poster')),
);

function changed(game: DailyGame, change: object): unknown {
  return { ...encodeDailyProgress(game), ...change };
}

describe('the progress of a daily', () => {
  test('is saved under the field names of the specification, without film and score', () => {
    expect(encodeDailyProgress(FULL)).toEqual({
      number: 690,
      begun: 'on-its-day',
      dleMovieId: '4711',
      hasGuessBeenSubmitted: false,
      submittedGuessValue: null,
      submittedAt: null,
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
    expect(encodeDailyProgress(DONE)).toMatchObject({
      hasGuessBeenSubmitted: true,
      submittedGuessValue: 70,
      submittedAt: 1234,
      isMoviePosterUnlocked: true,
      hintsGiven: ['poster'],
    });
  });

  test('is resumed exactly where it was, for any attempt', () => {
    expect(decode(encodeDailyProgress(FULL))).toEqual(ok(FULL));
    expect(decode(encodeDailyProgress(DONE))).toEqual(ok(DONE));
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 20 }), (moves) => {
        const game = play(...moves);
        expect(decode(encodeDailyProgress(game))).toEqual(ok(game));
      }),
    );
  });

  test('stays the progress of a daily of its day, or of the archive', () => {
    const archived = { ...FULL, begun: 'from-archive' } as const;
    expect(decode(encodeDailyProgress(archived))).toEqual(ok(archived));
  });

  test.each([
    { name: 'another day', other: aPuzzle({ number: aPuzzleNumber(691) }) },
    { name: 'another film', other: aPuzzle({ film: { ...film, id: '1' } }) },
  ])('begins again with $name', ({ other }) => {
    expect(decode(encodeDailyProgress(FULL), other)).toEqual(refuse('other-puzzle'));
  });

  test.each([
    { name: 'nothing', kept: undefined },
    { name: 'text', kept: '{' },
    { name: 'null', kept: null },
    { name: 'no number', kept: changed(FULL, { number: 0.5 }) },
    { name: 'a number of text', kept: changed(FULL, { number: '690' }) },
    { name: 'a day that is none', kept: changed(FULL, { begun: 'yesterday' }) },
    { name: 'a film of no id', kept: changed(FULL, { dleMovieId: 4711 }) },
    { name: 'a guess that was not made', kept: changed(FULL, { submittedGuessValue: 70 }) },
    { name: 'a guess that is missing', kept: changed(DONE, { submittedGuessValue: null }) },
    { name: 'a guess of 0', kept: changed(DONE, { submittedGuessValue: 0 }) },
    { name: 'a hint that is text', kept: changed(FULL, { isOverviewUnlocked: 'yes' }) },
    { name: 'a hint given before the guess', kept: changed(FULL, { hintsGiven: ['poster'] }) },
    { name: 'a hint given and locked', kept: changed(DONE, { hintsGiven: ['overview'] }) },
    { name: 'a hint that is none', kept: changed(DONE, { hintsGiven: ['cast'] }) },
    { name: 'a count too low', kept: changed(FULL, { numberOfWrongGuessesActorOne: 0 }) },
    { name: 'a second count too low', kept: changed(FULL, { numberOfWrongGuessesActorTwo: 2 }) },
    { name: 'a third count too high', kept: changed(FULL, { numberOfWrongGuessesActorThree: 1 }) },
    { name: 'a fourth count too high', kept: changed(FULL, { numberOfWrongGuessesActorFour: 3 }) },
    {
      name: 'four wrong names',
      kept: changed(FULL, { wrongActorGuesses: [['a', 'b', 'c', 'd'], [], [], []] }),
    },
    {
      name: 'three slots',
      kept: changed(FULL, { wrongActorGuesses: [['Nobody'], ['a', 'b', 'c'], []] }),
    },
    {
      name: 'five credits',
      kept: changed(FULL, { correctActorGuesses: [null, null, null, null, null] }),
    },
    {
      name: 'a person who is not in the film',
      kept: changed(FULL, {
        correctActorGuesses: [{ person: 'x', name: 'Ada Quill' }, null, null, null],
      }),
    },
    {
      name: 'a person by another name',
      kept: changed(FULL, {
        correctActorGuesses: [{ person: 'person-0', name: 'Bo' }, null, null, null],
      }),
    },
    {
      name: 'a name after three wrong ones',
      kept: changed(FULL, {
        correctActorGuesses: [null, { person: 'person-0', name: 'Ada Quill' }, null, null],
      }),
    },
    {
      name: 'a person credited twice',
      kept: changed(FULL, {
        correctActorGuesses: [
          { person: 'person-0', name: 'Ada Quill' },
          null,
          { person: 'person-0', name: 'Ada Quill' },
          null,
        ],
      }),
    },
    { name: 'a list', kept: [] },
    { name: 'a time of no guess', kept: changed(FULL, { submittedAt: 5 }) },
    { name: 'a guess without its time', kept: changed(DONE, { submittedAt: null }) },
  ])('with $name is set aside', ({ kept }) => {
    expect(decode(kept)).toEqual(refuse('unreadable'));
  });

  test('is read or refused for any content, without an exception', () => {
    const anyKept = fc.oneof(
      fc.jsonValue(),
      fc
        .dictionary(fc.constantFrom(...Object.keys(encodeDailyProgress(FULL))), fc.jsonValue())
        .map((change) => changed(FULL, change)),
    );
    fc.assert(fc.property(anyKept, (kept) => typeof decode(kept).ok === 'boolean'));
  });
});
