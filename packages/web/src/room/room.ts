import type { WalkIn } from '@outoften/rules/player/saved-data';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import type { RoomSight, SeatSight } from '@outoften/rules/room/wire/room-message';
import { createStore } from 'zustand/vanilla';
import type { CallProblem } from '../api/graphql-client.ts';
import {
  afterFetch,
  afterMessage,
  atFirst,
  followUpdate,
  NOTHING_OWN,
  needsOwnPart,
  type OwnPart,
  ownPartKey,
  runningRound,
} from './inside-room.ts';
import type { KeptSeat, KeptSeats } from './kept-seats.ts';
import { createPendingMoves } from './pending-moves.ts';
import type { NewRoom, RoomCalls, RoomUpdate } from './room-calls.ts';
import { createRoomCommands } from './room-commands.ts';
import { createRoomFeed, type RoomFeed, type RoomFeedParts } from './room-feed.ts';
import type { TabRoom } from './room-link.ts';
import * as endings from './room-state.ts';
import {
  type Aim,
  type Ending,
  type InsideRoom,
  type Outcome,
  type Role,
  type RoomState,
  type SeatedRole,
  seatOf,
} from './room-state.ts';

export type RoomParts = Readonly<{
  calls: RoomCalls;
  seats: KeptSeats;
  tab: TabRoom;
  /** The account that is signed in, or else the guest. */
  owner: () => string | undefined;
  pause: (milliseconds: number) => Promise<void>;
}>;

/**
 * The room this tab is in, as a state machine:
 *
 * - `outside`: in no room
 * - `entering`: asks for a place; leads to `waiting`, `inside` or `ended`
 * - `waiting`: for the host to decide; leads to `inside` or `ended`
 * - `inside`: plays, watches, or shows the room on a stage; leads to `ended`
 * - `ended`: shows why
 *
 * `open` and `enter` lead from any phase to `entering`, `stepOut` from any phase to `outside`. A feed keeps up with the
 * room while waiting and inside.
 */
export function createRoom({ calls, seats, tab, owner, pause }: RoomParts) {
  const store = createStore<RoomState>(() => {
    const code = tab.read();
    return code === undefined ? { phase: 'outside' } : { phase: 'entering', code, aim: 'play' };
  });
  const pendingMoves = createPendingMoves(pause);
  /** Counts entering and leaving. An answer to a request of an earlier visit is ignored. */
  let visit = 0;
  let feed: RoomFeed | undefined;

  // States

  /** Goes on with the visit. */
  function move(state: RoomState): void {
    store.setState(state, true);
  }

  /** Ends the current visit and begins another; returns its number. */
  function begin(state: RoomState): number {
    feed?.stop();
    feed = undefined;
    visit += 1;
    move(state);
    return visit;
  }

  function inside(): InsideRoom | undefined {
    const state = store.getState();
    return state.phase === 'inside' ? state : undefined;
  }

  /** The room as it was last seen, while waiting or inside. */
  function view(): RoomView | undefined {
    const state = store.getState();
    return 'view' in state ? state.view : undefined;
  }

  // Entering

  /** Opens a room and takes the host's seat. A guest takes it by a name and a picture. */
  async function open(newRoom: NewRoom, walkIn?: WalkIn): Outcome<RoomCode> {
    const mine = begin({ phase: 'entering', code: undefined, aim: 'play' });
    const opened = await calls.open(newRoom, walkIn);
    if (mine !== visit) return refuse('left-meanwhile');
    if (!opened.ok) {
      move({ phase: 'outside' });
      return opened;
    }
    const seat = { ...opened.value, roomName: newRoom.name, owner: owner() ?? '' };
    const seated = await askForPlace(seat, { aim: 'play', mine, walkIn });
    return seated.ok ? ok(opened.value.code) : seated;
  }

  /**
   * Enters by a code: to play, on the seat kept for it or else on a new one; or to watch, unless the player has a seat.
   * A guest takes a new seat by a name and a picture.
   */
  async function enter(code: RoomCode, aim: Aim = 'play', walkIn?: WalkIn): Promise<void> {
    const mine = begin({ phase: 'entering', code, aim });
    const account = owner();
    if (account === undefined) {
      end({ type: 'failed', problem: 'UNAUTHORIZED', aim }, code);
      return;
    }
    const kept = aim === 'play' ? seats.find(account, code) : undefined;
    if (kept !== undefined) {
      const resumed = await retry(mine, () => calls.resume(kept));
      if (mine !== visit) return;
      if (!endings.isSeatLost(resumed)) {
        takePlace(kept, resumed);
        return;
      }
      seats.forget(kept);
    }
    await askForPlace({ code, roomName: '', owner: account }, { aim, mine, walkIn });
  }

  /** Returns a reloaded tab to the room it was in. */
  async function comeBackAfterReload(): Promise<void> {
    const state = store.getState();
    if (visit > 0 || state.phase !== 'entering' || state.code === undefined) return;
    const { code } = state;
    const account = owner();
    if (account !== undefined && seats.find(account, code) === undefined) {
      const mine = begin({ phase: 'entering', code, aim: 'play' });
      // A denied guest has a limited number of requests: a reload makes none.
      if (await showDenial(code, mine)) return;
    }
    await enter(code);
  }

  /** Goes from waiting for a seat to the audience. */
  async function watchInstead(): Promise<void> {
    const state = store.getState();
    if (state.phase !== 'waiting') return;
    const { code } = state.seat;
    // A reload must not ask for a seat again.
    tab.forget();
    const mine = begin({ phase: 'entering', code, aim: 'watch' });
    // If this does not arrive, the audience refuses: the guest waits on.
    await calls.command({ type: 'leave', connection: state.seat.connectionId });
    if (mine === visit) await enter(code, 'watch');
  }

  async function askForPlace(
    seat: Pick<KeptSeat, 'code' | 'roomName' | 'owner' | 'stageKey'>,
    { aim, mine, walkIn }: Readonly<{ aim: Aim; mine: number; walkIn?: WalkIn | undefined }>,
  ): Outcome {
    const { code } = seat;
    let suggestions: readonly string[] | undefined;
    const asked = await retry(mine, async () => {
      const answer = await calls.ask(code, aim, walkIn);
      suggestions = answer.ok ? undefined : answer.suggestions;
      return answer;
    });
    if (mine !== visit) return refuse('left-meanwhile');
    if (asked.ok) {
      const kept = seats.keep({ ...seat, ...asked.value });
      const resumed = await retry(mine, () => calls.resume(kept));
      return mine === visit ? takePlace(kept, resumed) : refuse('left-meanwhile');
    }
    const { refusal: problem } = asked;
    if (endings.TURNED_AWAY.includes(problem) && (await showDenial(code, mine))) return asked;
    if (aim === 'watch' && problem === 'already-seated') await enter(code);
    else end(endings.endingOfRefusal({ problem, aim, suggestions }), code);
    return asked;
  }

  /** Shows a guest whom the host denied when they may ask again. False for anybody else. */
  async function showDenial(code: RoomCode, mine: number): Promise<boolean> {
    const found = await retry(mine, () => calls.findOwn(code));
    if (mine !== visit) return true;
    if (!found.ok) return false;
    const denial = endings.denialByHost(found.value);
    if (denial !== undefined) end(denial, code);
    return denial !== undefined;
  }

  function retry<T>(mine: number, send: () => Outcome<T>): Outcome<T> {
    return pendingMoves.askForSeat(send, () => mine !== visit);
  }

  function takePlace(
    seat: KeptSeat,
    resumed: Result<SeatSight, CallProblem>,
  ): Result<undefined, CallProblem> {
    if (resumed.ok) goToPlace(seat, resumed.value);
    else end({ type: 'failed', problem: resumed.refusal, aim: 'play' }, seat.code);
    return resumed.ok ? ok(undefined) : resumed;
  }

  /** Goes to the phase that fits the seat's place, as the server sees it. */
  function goToPlace(seat: KeptSeat, seen: SeatSight): void {
    const { place, sight } = seen;
    if (place.state === 'denied' || place.state === 'gone' || sight === undefined) {
      end(endings.endingOfPlace(seen), seat.code);
      return;
    }
    tab.remember(seat.code);
    if (place.state === 'waiting') {
      wait(seat, sight.view);
      return;
    }
    const { stageKey = seat.stageKey } = seen;
    const roomName = sight.view.meta.name;
    const named = seats.keep({ ...seat, stageKey, roomName, round: runningRound(sight.view) });
    const type = place.state === 'seated' ? 'player' : 'audience';
    enterInside({ type, seat: named }, sight, seen);
  }

  // Waiting for the host

  function wait(seat: KeptSeat, seen: RoomView): void {
    begin({ phase: 'waiting', seat, view: seen });
    startFeed({ type: 'player', seat }, seen.id, {
      onUpdate: (update) => updateWaiting(seat, update),
      fetch: () => calls.resume(seat),
      onFetched: (fetched) => decideWaiting(seat, fetched),
    }).start();
  }

  /** Once the guest's own seat shows up in the room, the host has decided. */
  function updateWaiting(seat: KeptSeat, update: RoomUpdate): void {
    const before = view();
    if (before === undefined) return;
    const followed = followUpdate(before, update);
    const isDecided =
      followed === 'resync' ||
      followed.view.progress.phase === 'closed' ||
      followed.view.seats.some(({ id }) => id === seat.connectionId);
    if (isDecided) void refresh();
    else move({ phase: 'waiting', seat, view: followed.view });
  }

  function decideWaiting(seat: KeptSeat, seen: SeatSight): void {
    const { place, sight } = seen;
    const hasAudience = view()?.meta.settings.isAudienceSession ?? false;
    if (place.state === 'waiting' && sight !== undefined) {
      move({ phase: 'waiting', seat, view: sight.view });
    } else if (hasAudience && endings.hasNoSeatLeft(place)) void enter(seat.code);
    else goToPlace(seat, seen);
  }

  // Inside

  function enterInside(role: SeatedRole, sight: RoomSight, part: OwnPart): void {
    const { seat } = role;
    begin(atFirst(role, sight, part));
    startFeed(role, sight.view.id, {
      onUpdate: updateInside,
      fetch: () => calls.resume(seat),
      onFetched(seen) {
        const isIn = seen.place.state === 'seated' || seen.place.state === 'audience';
        if (isIn && seen.sight !== undefined) takeFetched(seen.sight, seen);
        else goToPlace(seat, seen);
      },
    }).start();
    endIfOver();
  }

  /** Shows a room on a stage, which needs the room's key and no account. */
  async function showOnStage(roomId: string, stageKey: string): Promise<void> {
    begin({ phase: 'entering', code: undefined, aim: 'play' });
    const role = { type: 'stage', stageKey } as const;
    await startFeed(role, roomId, {
      onUpdate: updateInside,
      fetch: () => calls.see({ roomId, stageKey }),
      onFetched(sight) {
        if (inside() === undefined) move(atFirst(role, sight, NOTHING_OWN));
        takeFetched(sight, NOTHING_OWN);
      },
    }).refresh();
  }

  function updateInside(update: RoomUpdate, { isBack }: Readonly<{ isBack: boolean }>): void {
    const before = inside();
    if (before === undefined) return;
    const followed = followUpdate(before.view, update);
    if (followed === 'resync') {
      void refresh();
      return;
    }
    move(afterMessage(before, followed));
    const { role } = before;
    if (endIfOver() || role.type === 'stage') return;
    if (ownPartKey(followed.view) !== ownPartKey(before.view)) {
      seats.keep({ ...role.seat, round: runningRound(followed.view) });
    }
    if (needsOwnPart(before, followed.view, { isBack })) void refresh();
  }

  function takeFetched(sight: RoomSight, part: OwnPart): void {
    const before = inside();
    if (before === undefined) return;
    move(afterFetch(before, sight, part));
    endIfOver();
  }

  /** Ends the visit if the room is closed or the seat is gone. False if neither is so. */
  function endIfOver(): boolean {
    const state = inside();
    const ending = state && endings.endingOfView(state);
    if (state === undefined || ending === undefined) return false;
    end(ending, state.view.meta.code);
    return true;
  }

  /** Fetches everything again: what was missed, and the player's own part. */
  async function refresh(): Promise<void> {
    await feed?.refresh();
  }

  function startFeed<Answer>(
    role: Role,
    roomId: string,
    parts: Pick<RoomFeedParts<Answer>, 'onUpdate' | 'fetch' | 'onFetched'>,
  ): RoomFeed {
    feed = createRoomFeed({
      ...parts,
      subscribe: (follower) => calls.follow({ role, roomId }, follower),
      finalProblems: role.type === 'stage' ? endings.FINAL_ON_STAGE : endings.FINAL_PROBLEMS,
      onEnd: (problem) => end(endings.endingOfProblem(role, problem), seatOf(role)?.code),
      pause,
    });
    return feed;
  }

  // Leaving

  /** Withdraws a request, or gives the seat up for good. Leaves the room even if the server cannot be reached. */
  async function leave(): Outcome {
    const state = store.getState();
    const isWaiting = state.phase === 'waiting';
    const role = inside()?.role;
    const seat = isWaiting ? state.seat : role && seatOf(role);
    if (seat === undefined) return refuse('not-inside');
    const mine = visit;
    const left = await calls.command({ type: 'leave', connection: seat.connectionId });
    // The room itself may have ended this visit first. A visit to another room goes on.
    if (mine !== visit && !endings.isEndedIn(store.getState(), seat.code)) return left;
    if (!left.ok) stepOut();
    else if (role?.type === 'audience') end({ type: 'out-of-audience', reason: 'left' }, seat.code);
    else end({ type: 'gone', reason: isWaiting ? 'withdrawn' : 'left' }, seat.code);
    return left;
  }

  /** Leaves without giving the seat up: the code leads back to it. */
  function stepOut(): void {
    tab.forget();
    begin({ phase: 'outside' });
  }

  function end(ending: Ending, code: RoomCode | undefined): void {
    const account = owner();
    // A denied guest sees after a reload, too, when they may ask again.
    if (ending.type === 'turned-away' && code !== undefined) tab.remember(code);
    else if (endings.isFinal(ending)) tab.forget();
    if (endings.isFinal(ending) && account !== undefined && code !== undefined) {
      seats.forget({ owner: account, code });
    }
    begin({ phase: 'ended', code, ending });
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    /** Moves that did not get through and are sent again. */
    pendingMoves: pendingMoves.shown,
    open,
    enter,
    comeBackAfterReload,
    watchInstead,
    showOnStage,
    leave,
    stepOut,
    refresh,
    ...createRoomCommands({ calls, inside, move, pendingMoves, refresh }),
  };
}
