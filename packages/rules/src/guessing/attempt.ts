import type { Film } from '../film/film.ts';
import type { Rating } from '../rating.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type CastRefusal, tryCastName } from './cast-naming.ts';
import { type CastSlots, EMPTY_SLOTS, wrongNameCount } from './cast-slots.ts';
import { type GameMode, hasCastNaming, hasFreePoster, sellsHints } from './game-mode.ts';
import { HINTS, type Hint, type HintStates } from './hints.ts';
import { type Score, scorePlay } from './score.ts';

/** One player's try at one film, from its first sight to its score. */
export type Attempt = Readonly<
  | { phase: 'guessing'; mode: GameMode; hints: HintStates; slots: CastSlots }
  | {
      phase: 'scored';
      mode: GameMode;
      hints: HintStates;
      slots: CastSlots;
      guess: Rating;
      score: Score;
    }
>;

export type HintRefusal = 'no-hints' | 'already-unlocked';
export type NamingRefusal = CastRefusal | 'no-cast-naming' | 'round-over';
export type GuessRefusal = 'already-guessed';

export function startAttempt(mode: GameMode): Attempt & { phase: 'guessing' } {
  const poster = hasFreePoster(mode) ? 'given' : 'locked';
  const hints: HintStates = { poster, overview: 'locked', review: 'locked' };
  return { phase: 'guessing', mode, hints, slots: EMPTY_SLOTS };
}

/** True from the first hint, name or guess on. */
export function isBegun({ phase, hints, slots }: Attempt): boolean {
  return (
    phase === 'scored' ||
    // Free ones were not opened by the player.
    HINTS.some((hint) => hints[hint] === 'bought') ||
    slots.some(({ state }) => state === 'credited') ||
    wrongNameCount(slots) > 0
  );
}

/** The attempt with the hint open, for its price or, after the guess, free of charge. A hint opens once. */
export function unlockHint<A extends Attempt>(attempt: A, hint: Hint): Result<A, HintRefusal> {
  if (attempt.hints[hint] !== 'locked') return refuse('already-unlocked');
  if (attempt.phase === 'scored') return ok(withHint(attempt, hint, 'given'));
  if (!sellsHints(attempt.mode)) return refuse('no-hints');
  return ok(withHint(attempt, hint, 'bought'));
}

/** The attempt after a cast name was tried in one of the slots, counted from 0. */
export function nameCast<A extends Attempt>(
  attempt: A,
  guess: Readonly<{ slot: number; name: string }>,
  film: Pick<Film, 'cast'>,
): Result<A, NamingRefusal> {
  if (!hasCastNaming(attempt.mode)) return refuse('no-cast-naming');
  if (attempt.phase === 'scored') return refuse('round-over');
  const slots = tryCastName(attempt.slots, guess, film.cast);
  return slots.ok ? ok({ ...attempt, slots: slots.value }) : slots;
}

/** The attempt with its score. A player guesses once. */
export function submitGuess(
  attempt: Attempt,
  guess: Rating,
  film: Film,
): Result<Attempt & { phase: 'scored' }, GuessRefusal> {
  if (attempt.phase === 'scored') return refuse('already-guessed');
  const score = scorePlay(attempt.mode, attempt, { guess, rating: film.rating });
  return ok({ ...attempt, phase: 'scored', guess, score });
}

function withHint<A extends Attempt>(attempt: A, hint: Hint, state: 'bought' | 'given'): A {
  return { ...attempt, hints: { ...attempt.hints, [hint]: state } };
}
