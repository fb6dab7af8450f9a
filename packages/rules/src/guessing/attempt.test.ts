import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rating, tenths } from '../rating.ts';
import { ok, refuse } from '../result.ts';
import { aLobby, anAttempt, EVERY_MODE, LOCKED } from '../testing/attempt-builder.ts';
import { aFilm } from '../testing/film-builder.ts';
import { type Attempt, nameCast, startAttempt, submitGuess, unlockHint } from './attempt.ts';
import { EMPTY_SLOTS } from './cast-slots.ts';
import { hasFreePoster, maximumScore } from './game-mode.ts';
import { HINTS, type Hint } from './hints.ts';
import { attainableMaximum, pointsInHand } from './score.ts';

const film = aFilm();

function guessed(attempt: Attempt, guess: number): Attempt {
  const scored = submitGuess(attempt, tenths(guess), film);
  if (!scored.ok) throw new Error(scored.refusal);
  return scored.value;
}

describe('an attempt begins', () => {
  test('with every hint locked and every slot empty', () => {
    const mode = { type: 'solo' } as const;
    expect(startAttempt(mode)).toEqual({
      phase: 'guessing',
      mode,
      hints: LOCKED,
      slots: EMPTY_SLOTS,
    });
  });

  test('with the poster open where it is free', () => {
    const { hints } = startAttempt(aLobby({ allowImage: true }));
    expect(hints).toEqual({ ...LOCKED, poster: 'given' });
  });
});

describe('a hint', () => {
  test.each(HINTS)('opens for its price: the %s', (hint) => {
    const opened = unlockHint(anAttempt(), hint);
    expect(opened).toEqual(ok(anAttempt({ hints: { [hint]: 'bought' } })));
  });

  test.each(EVERY_MODE)('opens once, and a second opening changes nothing, in %j', (mode) => {
    for (const hint of HINTS) {
      const once = unlockHint(anAttempt({ mode }), hint);
      if (once.ok) expect(unlockHint(once.value, hint)).toEqual(refuse('already-unlocked'));
    }
  });

  test('that is free cannot be bought', () => {
    const attempt = anAttempt({ mode: aLobby({ allowHints: true, allowImage: true }) });
    expect(unlockHint(attempt, 'poster')).toEqual(refuse('already-unlocked'));
  });

  test('cannot be bought in a game without hints', () => {
    expect(unlockHint(anAttempt({ mode: aLobby() }), 'review')).toEqual(refuse('no-hints'));
  });

  test.each(EVERY_MODE)('costs nothing after the guess, in %j', (mode) => {
    const scored = guessed(anAttempt({ mode }), 70);
    const opened = unlockHint(scored, 'review');
    expect(opened).toEqual(ok({ ...scored, hints: { ...scored.hints, review: 'given' } }));
  });

  test('that was bought is not bought again after the guess', () => {
    const scored = guessed(anAttempt({ hints: { poster: 'bought' } }), 70);
    expect(unlockHint(scored, 'poster')).toEqual(refuse('already-unlocked'));
  });
});

describe('naming the cast', () => {
  test('credits a name of the film', () => {
    const named = nameCast(anAttempt(), { slot: 0, name: 'Ada Quill' }, film);
    const [first] = named.ok ? named.value.slots : [];
    expect(first).toMatchObject({ state: 'credited', name: 'Ada Quill' });
  });

  test('returns the reason why a name is refused', () => {
    const named = nameCast(anAttempt(), { slot: 9, name: 'Ada Quill' }, film);
    expect(named).toEqual(refuse('no-such-slot'));
  });

  test('is not possible in a lobby with hints only', () => {
    const attempt = anAttempt({ mode: aLobby({ allowHints: true }) });
    const named = nameCast(attempt, { slot: 0, name: 'Ada Quill' }, film);
    expect(named).toEqual(refuse('no-cast-naming'));
  });

  test('ends with the guess', () => {
    const named = nameCast(guessed(anAttempt(), 70), { slot: 0, name: 'Ada Quill' }, film);
    expect(named).toEqual(refuse('round-over'));
  });
});

describe('a guess', () => {
  test('sets the score from the film’s rating', () => {
    expect(submitGuess(anAttempt(), tenths(75), film)).toEqual(
      ok({
        ...anAttempt(),
        phase: 'scored',
        guess: 75,
        score: { accuracy: 90, start: 100, spent: 0, credited: 0, total: 190 },
      }),
    );
  });

  test('can be made once', () => {
    const scored = guessed(anAttempt(), 70);
    expect(submitGuess(scored, tenths(77), film)).toEqual(refuse('already-guessed'));
  });
});

type Move =
  | Readonly<{ type: 'hint'; hint: Hint }>
  | Readonly<{ type: 'name'; slot: number; name: string }>
  | Readonly<{ type: 'guess'; guess: Rating }>;

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('hint' as const), hint: fc.constantFrom(...HINTS) }),
  fc.record({
    type: fc.constant('name' as const),
    slot: fc.integer({ min: -1, max: 4 }),
    name: fc.oneof(
      fc.constantFrom(...film.cast.map((entry) => entry.name)),
      fc.stringMatching(/^[a-z]{1,2}$/),
      fc.string(),
    ),
  }),
  fc.record({
    type: fc.constant('guess' as const),
    guess: fc.integer({ min: 1, max: 100 }).map(tenths),
  }),
);

/** The attempt after the move, or as it was if the rules refuse it. */
function afterMove(attempt: Attempt, move: Move): Attempt {
  const moved = makeMove(attempt, move);
  return moved.ok ? moved.value : attempt;
}

function makeMove(attempt: Attempt, move: Move) {
  switch (move.type) {
    case 'hint':
      return unlockHint(attempt, move.hint);
    case 'name':
      return nameCast(attempt, move, film);
    case 'guess':
      return submitGuess(attempt, move.guess, film);
  }
}

describe.each(EVERY_MODE)('for any moves in %j', (mode) => {
  const anyMoves = fc.array(anyMove, { maxLength: 40 });

  test('the score stays between 0 and the maximum', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        const played = moves.reduce(afterMove, startAttempt(mode));
        const maximum = attainableMaximum(mode, played);
        const scored = afterMove(played, { type: 'guess', guess: film.rating });
        if (scored.phase !== 'scored') throw new Error('a guess must be scored');
        expect(scored.score.total).toBeGreaterThanOrEqual(0);
        expect(scored.score.total).toBeLessThanOrEqual(maximum);
        expect(maximum).toBeLessThanOrEqual(maximumScore(mode));
        expect(pointsInHand(mode, played)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a repeated move changes nothing', () => {
    fc.assert(
      fc.property(anyMoves, anyMove, (moves, move) => {
        const once = afterMove(moves.reduce(afterMove, startAttempt(mode)), move);
        expect(afterMove(once, move)).toEqual(once);
      }),
    );
  });

  test('an open hint, a tried name and a score stay', () => {
    fc.assert(
      fc.property(anyMoves, anyMove, (moves, move) => {
        const before = moves.reduce(afterMove, startAttempt(mode));
        const after = afterMove(before, move);
        for (const hint of HINTS) {
          if (before.hints[hint] !== 'locked') expect(after.hints[hint]).toBe(before.hints[hint]);
        }
        for (const [place, slot] of before.slots.entries()) {
          if (slot.state !== 'open') expect(after.slots[place]).toEqual(slot);
        }
        if (before.phase === 'scored') expect(after).toMatchObject({ score: before.score });
        expect(after.hints.poster === 'given' || !hasFreePoster(mode)).toBe(true);
      }),
    );
  });
});
