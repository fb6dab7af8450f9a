import type { Hint } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { OwnChange } from '@outoften/rules/room/wire/room-message';
import type { CallProblem } from '../api/graphql-client.ts';
import type { KeptMoves, MoveKind } from './kept-moves.ts';
import { afterOwnChange } from './own-part.ts';
import type { RoomCalls, RoundMove } from './room-calls.ts';
import { pauseIn, roundIdOf } from './room-scene.ts';
import type { Act, InsideRoom, Outcome } from './room-state.ts';

export type RoundMovesParts = Readonly<{
  calls: RoomCalls;
  act: Act;
  inside: () => InsideRoom | undefined;
  move: (state: InsideRoom) => void;
  keptMoves: KeptMoves;
  /** Asks for everything again: what was missed, and the own part. */
  refresh: () => Promise<void>;
}>;

/** In words of {@link roomProblemMessage}: the round was over before the move got through. */
const TOO_LATE = { guess: 'guess-too-late', hint: 'hint-too-late', name: 'name-too-late' } as const;

/** The answers to a name that the server has had before. */
const NAMED_BEFORE: readonly CallProblem[] = ['already-credited', 'already-wrong', 'slot-closed'];

type KeptRoundMove = Readonly<{
  kind: Exclude<MoveKind, 'seat'>;
  call: (move: RoundMove) => Outcome<OwnChange>;
  /** Whether the own part of its round, which is left out if it is unknown, shows that the move has arrived. */
  isDone: (state: InsideRoom, problem: CallProblem) => boolean;
}>;

/** What a player, or a member of the audience, does in the round at hand. */
export function createRoundMoves(parts: RoundMovesParts) {
  const { calls, act, inside, move, keptMoves, refresh } = parts;

  function moveInRound<T>(
    call: (move: RoundMove) => Outcome<T>,
    roundId = currentRound(),
  ): Outcome<T> {
    return act(async (seat) =>
      roundId === undefined ? refuse('ROUND_OVER') : call({ seat, roundId }),
    );
  }

  function currentRound(): string | undefined {
    const state = inside();
    return state && roundIdOf(state.view);
  }

  /**
   * As {@link moveInRound}; a move that does not get through is kept and sent again while its round lasts. Resolves to
   * what it changed, or to undefined where the own part shows that it has arrived.
   */
  function keepMove({ kind, call, isDone }: KeptRoundMove): Outcome<OwnChange | undefined> {
    const roundId = currentRound();
    return keptMoves.make<OwnChange | undefined>({
      kind,
      send: () => moveInRound(call, roundId),
      isHeld() {
        const view = inside()?.view;
        return view !== undefined && roundIdOf(view) === roundId && pauseIn(view) !== undefined;
      },
      findOutcome(problem) {
        const state = inside();
        if (state === undefined) return refuse('left-meanwhile');
        const own = state.own?.roundId === roundId ? state.own : undefined;
        if (isDone({ ...state, own }, problem)) return ok(undefined);
        const isOver = problem === 'ROUND_OVER' || roundIdOf(state.view) !== roundId;
        return isOver ? refuse(TOO_LATE[kind]) : undefined;
      },
    });
  }

  /** As {@link keepMove}; resolves to the own part after the move. */
  async function play(about: KeptRoundMove): Outcome<OwnAttempt> {
    const roundId = currentRound();
    const answer = await keepMove(about);
    if (!answer.ok) return answer;
    if (answer.value !== undefined) takeOver(answer.value);
    const own = inside()?.own;
    return own === undefined || own.roundId !== roundId ? refuse('not-inside') : ok(own);
  }

  /** Takes a change over into the own part. One that is not known yet is asked for. */
  function takeOver(change: OwnChange): void {
    const state = inside();
    // A round that has begun meanwhile, here or in another room, has another id.
    if (state === undefined || roundIdOf(state.view) !== change.roundId) return;
    if (state.own?.roundId === change.roundId) {
      move({ ...state, own: afterOwnChange(state.own, change) });
    } else void refresh();
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
    const guessed = await keepMove({
      kind: 'guess',
      call: (own) => calls.guess(own, rating),
      isDone: ({ own, audienceGuess }) =>
        own?.guess !== undefined || typeof audienceGuess === 'number',
    });
    // Of a guess that is in already the answer was lost: it was fetched by now.
    if (!guessed.ok) return guessed.refusal === 'ALREADY_GUESSED' ? ok(undefined) : guessed;
    const state = inside();
    if (state === undefined || roundIdOf(state.view) !== round) return ok(undefined);
    if (state.visitor.type === 'audience') move({ ...state, audienceGuess: rating });
    else if (guessed.value !== undefined) takeOver(guessed.value);
    return ok(undefined);
  }

  /** As with a guess, a hint that is open already is what was wished for. */
  async function unlock(hint: Hint): Outcome {
    const unlocked = await play({
      kind: 'hint',
      call: (round) => calls.unlock(round, hint),
      isDone: ({ own }) => own !== undefined && own.hints[hint] !== 'locked',
    });
    return unlocked.ok || unlocked.refusal === 'HINT_REFUSED' ? ok(undefined) : unlocked;
  }

  return {
    saveDraft,
    guess,
    unlock,
    nameCast: (guess: Readonly<{ slot: number; name: string }>) =>
      play({
        kind: 'name',
        call: (round) => calls.nameCast(round, guess),
        // A name that the server has had before is the very one that was kept.
        isDone: ({ own }, problem) => own !== undefined && NAMED_BEFORE.includes(problem),
      }),
  };
}
