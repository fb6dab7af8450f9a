import type { Hint } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import { laterOwn } from './inside-room.ts';
import type { RoomCalls, RoundMove } from './room-calls.ts';
import { roundIdOf } from './room-scene.ts';
import type { Act, InsideRoom, Outcome } from './room-state.ts';

export type RoundMovesParts = Readonly<{
  calls: RoomCalls;
  act: Act;
  inside: () => InsideRoom | undefined;
  move: (state: InsideRoom) => void;
}>;

/** What a player, or a member of the audience, does in the round at hand. */
export function createRoundMoves({ calls, act, inside, move }: RoundMovesParts) {
  function moveInRound<T>(call: (move: RoundMove) => Outcome<T>): Outcome<T> {
    return act(async (seat, view) => {
      const roundId = roundIdOf(view);
      return roundId === undefined ? refuse('ROUND_OVER') : call({ seat, view, roundId });
    });
  }

  /** As {@link moveInRound}; takes over the player's own part from the answer. */
  async function play(call: (move: RoundMove) => Outcome<OwnAttempt>): Outcome<OwnAttempt> {
    const answer = await moveInRound(call);
    const state = inside();
    // A round that has begun meanwhile, here or in another room, has another id.
    const isOfRound = answer.ok && state && answer.value.roundId === roundIdOf(state.view);
    if (isOfRound) move({ ...state, own: laterOwn(state.own, answer.value) });
    return answer;
  }

  /** What the slider shows, so that it counts if time runs out before the guess. */
  async function saveDraft(draft: Rating): Outcome {
    const state = inside();
    if (state?.own !== undefined) move({ ...state, own: { ...state.own, draft } });
    return moveInRound((round) => calls.saveDraft(round, draft));
  }

  /** A player's guess brings the answer; that of an audience member is only counted. */
  async function guess(rating: Rating): Outcome {
    const before = inside();
    const round = before && roundIdOf(before.view);
    const guessed = await moveInRound((own) => calls.guess(own, rating));
    // Of a guess that is in already the answer was lost: it was fetched by now.
    if (!guessed.ok) return guessed.refusal === 'ALREADY_GUESSED' ? ok(undefined) : guessed;
    const state = inside();
    if (state !== undefined && roundIdOf(state.view) === round) {
      const own = guessed.value;
      move(own ? { ...state, own } : { ...state, audienceGuess: rating });
    }
    return ok(undefined);
  }

  /** As with a guess, a hint that is open already is what was wished for. */
  async function unlock(hint: Hint): Outcome {
    const unlocked = await play((round) => calls.unlock(round, hint));
    return unlocked.ok || unlocked.refusal === 'HINT_REFUSED' ? ok(undefined) : unlocked;
  }

  return {
    saveDraft,
    guess,
    unlock,
    nameCast: (guess: Readonly<{ slot: number; name: string }>) =>
      play((round) => calls.nameCast(round, guess)),
  };
}
