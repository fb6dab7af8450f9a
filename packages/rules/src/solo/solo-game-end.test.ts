import { describe, expect, test } from 'vitest';
import { ANY_FILM } from '../film/film-filter.ts';
import { submitGuess } from '../guessing/attempt.ts';
import { tenths } from '../rating.ts';
import { ok, refuse } from '../result.ts';
import { aFilm } from '../testing/film-builder.ts';
import {
  decodeSoloGame,
  encodeSoloGame,
  isBestFilm,
  isBestRun,
  isRunOver,
  nextFilm,
  type SoloGame,
  startChallenge,
  startSoloGame,
} from './solo-game.ts';

const film = aFilm();

function guessed(game: SoloGame, guess: number): SoloGame {
  const scored = submitGuess(game.attempt, tenths(guess), game.film);
  if (!scored.ok) throw new Error(scored.refusal);
  return { ...game, attempt: scored.value };
}

test('the poster of a challenge is free, also after a reload', () => {
  const game = startChallenge(film, 'a-token_1');
  expect(game.attempt.hints.poster).toBe('given');
  expect(guessed(game, film.rating).attempt).toMatchObject({ score: { spent: 0 } });
  expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  const { challenge: _, ...ofNoLink } = game;
  expect(decodeSoloGame(encodeSoloGame(ofNoLink))).toEqual(refuse('unreadable'));
});

test('the film of a friend’s link is read back with the link, and ends no run', () => {
  const game = guessed(startChallenge(film, 'a-token_1'), 77);
  expect(decodeSoloGame(encodeSoloGame(game))).toEqual(ok(game));
  expect(isRunOver(game)).toBe(false);
  const forged = encodeSoloGame({ ...game, challenge: '../elsewhere' });
  expect(decodeSoloGame(forged)).toEqual(refuse('unreadable'));
});

describe('a run with an end', () => {
  const five = startSoloGame({ filter: ANY_FILM, length: 5 }, film, { film: 190, run: 800 });
  const last = { ...five, filmNumber: 5, earlierPoints: 700 };

  test('is over once its last film is scored', () => {
    expect([five, guessed(five, 77), last].map(isRunOver)).toEqual([false, false, false]);
    expect(isRunOver(guessed(last, 77))).toBe(true);
    expect(isRunOver(guessed({ ...last, length: 'endless' }, 77))).toBe(false);
  });

  test('is the best with more points than any earlier one, not with the same', () => {
    expect(isBestRun(guessed(last, 77))).toBe(true);
    expect(isBestRun(guessed({ ...last, earlierPoints: 600 }, 77))).toBe(false);
    expect(isBestRun(guessed({ ...last, bests: {} }, 77))).toBe(false);
    expect(isBestRun(guessed({ ...five, earlierPoints: 0 }, 77))).toBe(false);
  });

  test('has the best film with more points than any earlier one', () => {
    expect(isBestFilm(five)).toBe(false);
    expect(isBestFilm(guessed(five, 77))).toBe(true);
    expect(isBestFilm(guessed({ ...five, bests: { film: 200 } }, 77))).toBe(false);
    expect(isBestFilm(guessed({ ...five, bests: {} }, 77))).toBe(false);
  });

  test('is read back with its length and the best to beat', () => {
    const second = nextFilm(guessed(five, 70), aFilm({ id: '12' }), { film: 190 });
    expect(decodeSoloGame(encodeSoloGame(second))).toEqual(ok(second));
  });

  test('is read as an endless one if an earlier version saved it', () => {
    const played = { title: film.title, guess: tenths(77), rating: tenths(77), points: 200 };
    const { length: _, bests: __, ...kept } = JSON.parse(encodeSoloGame(five));
    const before = {
      ...kept,
      version: 2,
      filmNumber: 2,
      earlierPoints: 200,
      earlierFilms: [played],
    };
    const game = { length: 'endless', bests: {}, filmNumber: 2, earlierFilms: [played] };
    expect(decodeSoloGame(JSON.stringify(before))).toMatchObject({ ok: true, value: game });
  });
});
