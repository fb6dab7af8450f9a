import type { Allowance } from '@outoften/rules/allowance';
import type { Hint } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import type { Approval, Pace } from '@outoften/rules/room/room';
import type { CommandOf, OwnChange, RoomCommand } from '@outoften/rules/room/room-command';
import type { SeatId } from '@outoften/rules/room/seat';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import type { PastRound, Reaction, WarmUpAnswer } from '@outoften/rules/room/wire/room-message';
import { type CallProblem, isInDoubt } from '../api/graphql-client.ts';
import { afterOwnChange, pauseIn, roundIdOf } from './inside-room.ts';
import type { KeptSeat } from './kept-seats.ts';
import type { MoveKind, PendingMoves } from './pending-moves.ts';
import type { NewRoom, RoomCalls } from './room-calls.ts';
import { type InsideRoom, type Outcome, seatOf } from './room-state.ts';

/** What a host changes in the lobby. An approval that is left out stays as it is. */
export type ChangedGame = NewRoom & Readonly<{ approval?: Approval }>;

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

/** The sender of a move, and its round. */
type InRound = Pick<CommandOf<'guess'>, 'connection' | 'round'>;

type RoundMoveParts = Readonly<{
  kind: Exclude<MoveKind, 'seat'>;
  command: (own: InRound) => RoomCommand;
  /** True if the own part, or the problem, shows that the move arrived. The own part is left out if it is not known. */
  isDone: (state: InsideRoom, problem: CallProblem) => boolean;
}>;

/** Commands of players, the audience and hosts inside a room. */
export function createRoomCommands(parts: RoomCommandsParts) {
  const { calls, inside, move, pendingMoves, refresh } = parts;

  /** Sends a command for the seat of this tab. If the outcome is unknown, fetches it. */
  async function send(
    command: (seat: KeptSeat, view: RoomView) => RoomCommand,
  ): Outcome<OwnChange | undefined> {
    const state = inside();
    const seat = state && seatOf(state.role);
    if (state === undefined || seat === undefined) return refuse('not-inside');
    const done = await calls.command(command(seat, state.view));
    if (!done.ok && DONE_BEFORE.includes(done.refusal)) await refresh();
    else if (!done.ok && isInDoubt(done.refusal)) void refresh();
    return done;
  }

  /** Sends a command whose effect arrives as the room's next version. */
  function act(command: (view: RoomView) => RoomCommand): Outcome {
    return send((_, view) => command(view));
  }

  /** As {@link act}, about the open round. By its id a second press skips, ends or pauses no other one. */
  function actInRound(type: 'end' | 'skip' | 'pause' | 'resume'): Outcome {
    return act((view) => ({ type, room: view.id, round: roundIdOf(view) ?? '' }));
  }

  // Players and the audience

  async function moveInRound(
    round: string | undefined,
    command: (own: InRound) => RoomCommand,
  ): Outcome<OwnChange | undefined> {
    if (round === undefined) return refuse(inside() === undefined ? 'not-inside' : 'ROUND_OVER');
    return send(({ connectionId }) => command({ connection: connectionId, round }));
  }

  function currentRound(): string | undefined {
    const state = inside();
    return state && roundIdOf(state.view);
  }

  /**
   * Sends a move repeatedly while its round lasts. Resolves to the change, or to undefined if the own part shows that
   * an earlier try arrived.
   */
  function sendMove({ kind, command, isDone }: RoundMoveParts): Outcome<OwnChange | undefined> {
    const roundId = currentRound();
    return pendingMoves.make<OwnChange | undefined>({
      kind,
      send: () => moveInRound(roundId, command),
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
    return moveInRound(roundId, (own) => ({ type: 'draft', ...own, rating: draft }));
  }

  /** Sends a guess. A player's guess changes the own part; a guess from the audience is only counted. */
  async function guess(rating: Rating): Outcome {
    const before = inside();
    const round = before && roundIdOf(before.view);
    const guessed = await sendMove({
      kind: 'guess',
      command: (own) => ({ type: 'guess', ...own, rating }),
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
      command: (own) => ({ type: 'hint', ...own, hint }),
      isDone: ({ own }) => own !== undefined && own.hints[hint] !== 'locked',
    });
    return unlocked.ok || unlocked.refusal === 'HINT_REFUSED' ? ok(undefined) : unlocked;
  }

  function nameCast(named: Readonly<{ slot: number; name: string }>): Outcome<OwnAttempt> {
    return play({
      kind: 'name',
      command: (own) => ({ type: 'name', ...own, ...named }),
      // If the server already had the name, an earlier try arrived.
      isDone: ({ own }, problem) => own !== undefined && NAMED_BEFORE.includes(problem),
    });
  }

  /** Gives this player more time, unseen by the others. */
  async function setAllowance(allowance: Allowance): Outcome {
    const set = await send(({ connectionId: connection }) => ({
      type: 'allowance',
      connection,
      allowance,
    }));
    if (set.ok) await refresh();
    return set;
  }

  /** Approves a seat. Also succeeds if the room has just approved it automatically. */
  async function approve(seat: SeatId): Outcome {
    const approved = await act(() => ({ type: 'approve', seat }));
    return approved.ok || approved.refusal !== 'not-waiting' ? approved : ok(undefined);
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
    react: (reaction: Reaction | WarmUpAnswer) =>
      act(({ id: room }) => ({ type: 'react', room, reaction })),

    // The host or the deputy
    approve,
    deny: (seat: SeatId) => act(() => ({ type: 'deny', seat })),
    remove: (seat: SeatId, way: Readonly<{ bar: boolean }>) =>
      act(() => ({ type: 'remove', seat, ...way })),
    letBackIn: (seat: SeatId) => act(() => ({ type: 'letBackIn', seat })),
    /** In the lobby only. */
    changeGame: ({ approval, ...game }: ChangedGame) =>
      act(({ id: room }) => ({ type: 'change', room, game, ...(approval && { approval }) })),
    setApproval: (approval: Approval) =>
      act(({ id: room }) => ({ type: 'change', room, approval })),
    setPace: (pace: Pace) => act(({ id: room }) => ({ type: 'change', room, pace })),
    /** Sends the round's number, so that a second or late press opens no other round. */
    startRound: () =>
      act((view) => ({ type: 'start', room: view.id, number: nextRoundNumber(view) })),
    closeRound: () => actInRound('end'),
    skipFilm: () => actInRound('skip'),
    pauseRound: () => actInRound('pause'),
    resumeRound: () => actInRound('resume'),
    finishGame: () => act(({ id: room }) => ({ type: 'finish', room })),
    rematch: () => act(({ id: room }) => ({ type: 'rematch', room })),
    /** Ends the session for everyone. */
    close: () => act(({ id: room }) => ({ type: 'close', room })),
  };
}
