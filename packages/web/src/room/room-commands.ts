import type { Allowance } from '@outoften/rules/allowance';
import type { Hint } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import type { Approval, Pace } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type {
  OwnChange,
  PastRound,
  Reaction,
  WarmUpAnswer,
} from '@outoften/rules/room/wire/room-message';
import { type CallProblem, isInDoubt } from '../api/graphql-client.ts';
import { afterOwnChange, pauseIn, roundIdOf } from './inside-room.ts';
import type { MoveKind, PendingMoves } from './pending-moves.ts';
import type { ChangedGame, RoomCalls, RoundMove } from './room-calls.ts';
import { type Act, type InsideRoom, type Outcome, seatOf } from './room-state.ts';

export type RoomCommandsParts = Readonly<{
  calls: RoomCalls;
  inside: () => InsideRoom | undefined;
  move: (state: InsideRoom) => void;
  pendingMoves: PendingMoves;
  /** Fetches everything again, including the own part. */
  refresh: () => Promise<void>;
}>;

/** The server did this before, and its answer was lost. */
const DONE_BEFORE: readonly CallProblem[] = [
  'ALREADY_GUESSED',
  'HINT_REFUSED',
  'ROUND_OVER',
  'already-credited',
  'already-wrong',
  'slot-closed',
];

/** The round was over before the move arrived. */
const TOO_LATE = { guess: 'guess-too-late', hint: 'hint-too-late', name: 'name-too-late' } as const;

/** Refused because the server already had the name. */
const NAMED_BEFORE: readonly CallProblem[] = ['already-credited', 'already-wrong', 'slot-closed'];

type RoundMoveParts = Readonly<{
  kind: Exclude<MoveKind, 'seat'>;
  call: (move: RoundMove) => Outcome<OwnChange>;
  /** True if the own part, or the problem, shows that the move arrived. The own part is left out if it is not known. */
  isDone: (state: InsideRoom, problem: CallProblem) => boolean;
}>;

/** Commands of players, the audience and hosts inside a room. */
export function createRoomCommands(parts: RoomCommandsParts) {
  const { calls, inside, move, pendingMoves, refresh } = parts;

  /** Acts on the seat of this tab. If the outcome is unknown, fetches it. */
  const act: Act = async (call) => {
    const state = inside();
    const seat = state && seatOf(state.role);
    if (state === undefined || seat === undefined) return refuse('not-inside');
    const done = await call(seat, state.view);
    if (!done.ok && DONE_BEFORE.includes(done.refusal)) await refresh();
    else if (!done.ok && isInDoubt(done.refusal)) void refresh();
    return done;
  };

  // Players and the audience

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
   * Sends a move repeatedly while its round lasts. Resolves to the change, or to undefined if the own part shows that
   * an earlier try arrived.
   */
  function sendMove({ kind, call, isDone }: RoundMoveParts): Outcome<OwnChange | undefined> {
    const roundId = currentRound();
    return pendingMoves.make<OwnChange | undefined>({
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

  /** Like {@link sendMove}, but resolves to the own part after the move. */
  async function play(about: RoundMoveParts): Outcome<OwnAttempt> {
    const roundId = currentRound();
    const answer = await sendMove(about);
    if (!answer.ok) return answer;
    if (answer.value !== undefined) takeChange(answer.value);
    const own = inside()?.own;
    return own === undefined || own.roundId !== roundId ? refuse('not-inside') : ok(own);
  }

  /** Applies a change to the own part. Fetches the own part if it is not known yet. */
  function takeChange(change: OwnChange): void {
    const state = inside();
    // A round that began meanwhile, here or in another room, has another id.
    if (state === undefined || roundIdOf(state.view) !== change.roundId) return;
    if (state.own?.roundId === change.roundId) {
      move({ ...state, own: afterOwnChange(state.own, change) });
    } else void refresh();
  }

  /** Sends the slider's value, which counts if the round ends before the guess. */
  async function saveDraft(draft: Rating, roundId: string): Outcome {
    const state = inside();
    const progress = state?.view.progress;
    // The slider's last value may be saved as its round ends.
    if (progress?.phase !== 'guessing' || progress.round.id !== roundId)
      return refuse('ROUND_OVER');
    if (state?.own?.roundId === roundId) move({ ...state, own: { ...state.own, draft } });
    return moveInRound((round) => calls.saveDraft(round, draft), roundId);
  }

  /** Sends a guess. A player's guess changes the own part; a guess from the audience is only counted. */
  async function guess(rating: Rating): Outcome {
    const before = inside();
    const round = before && roundIdOf(before.view);
    const guessed = await sendMove({
      kind: 'guess',
      call: (own) => calls.guess(own, rating),
      isDone: ({ own, audienceGuess }) =>
        own?.guess !== undefined || typeof audienceGuess === 'number',
    });
    // The answer to an earlier try was lost. By now the own part has been fetched.
    if (!guessed.ok) return guessed.refusal === 'ALREADY_GUESSED' ? ok(undefined) : guessed;
    const state = inside();
    if (state === undefined || roundIdOf(state.view) !== round) return ok(undefined);
    if (state.role.type === 'audience') move({ ...state, audienceGuess: rating });
    else if (guessed.value !== undefined) takeChange(guessed.value);
    return ok(undefined);
  }

  /** Unlocks a hint. A hint that is already open counts as unlocked. */
  async function unlock(hint: Hint): Outcome {
    const unlocked = await play({
      kind: 'hint',
      call: (round) => calls.unlock(round, hint),
      isDone: ({ own }) => own !== undefined && own.hints[hint] !== 'locked',
    });
    return unlocked.ok || unlocked.refusal === 'HINT_REFUSED' ? ok(undefined) : unlocked;
  }

  function nameCast(named: Readonly<{ slot: number; name: string }>): Outcome<OwnAttempt> {
    return play({
      kind: 'name',
      call: (round) => calls.nameCast(round, named),
      // If the server already had the name, an earlier try arrived.
      isDone: ({ own }, problem) => own !== undefined && NAMED_BEFORE.includes(problem),
    });
  }

  /** Gives this player more time, unseen by the others. */
  async function setAllowance(allowance: Allowance): Outcome {
    const set = await act((seat) => calls.setAllowance(seat, allowance));
    if (set.ok) await refresh();
    return set;
  }

  async function pastRounds(): Outcome<readonly PastRound[]> {
    const state = inside();
    return state === undefined ? refuse('not-inside') : calls.pastRounds(state.role, state.view);
  }

  return {
    saveDraft,
    guess,
    unlock,
    nameCast,
    setAllowance,
    pastRounds,
    react: (reaction: Reaction | WarmUpAnswer) => act((_, { id }) => calls.react(id, reaction)),

    // The host or the deputy
    approve: (seat: SeatId) => act(() => calls.approve(seat)),
    deny: (seat: SeatId) => act(() => calls.deny(seat)),
    remove: (seat: SeatId, way: Readonly<{ bar: boolean }>) => act(() => calls.remove(seat, way)),
    letBackIn: (seat: SeatId) => act(() => calls.letBackIn(seat)),
    /** In the lobby only. */
    changeGame: (game: ChangedGame) => act((_, { id }) => calls.changeGame(id, game)),
    setApproval: (approval: Approval) => act((_, { id }) => calls.setApproval(id, approval)),
    setPace: (pace: Pace) => act((_, { id }) => calls.setPace(id, pace)),
    /** Sends the round's number, so that a second or late press opens no other round. */
    startRound: () => act((_, view) => calls.startRound(view.id, nextRoundNumber(view))),
    closeRound: () => act((_, view) => calls.closeRound(roundIdOf(view) ?? '')),
    /** Sends the round's id, so that a second press skips no other film. */
    skipFilm: () => act((_, view) => calls.skipFilm(roundIdOf(view) ?? '')),
    pauseRound: () => act((_, view) => calls.pauseRound(roundIdOf(view) ?? '')),
    resumeRound: () => act((_, view) => calls.resumeRound(roundIdOf(view) ?? '')),
    finishGame: () => act((_, { id }) => calls.finishGame(id)),
    rematch: () => act((_, { id }) => calls.rematch(id)),
    /** Ends the session for everyone. */
    close: () => act((_, { id }) => calls.close(id)),
  };
}
