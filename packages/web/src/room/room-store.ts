import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Approval, Pace } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { follow } from '@outoften/rules/room/room-patch';
import type { Allowance, DenialReason, LeavingReason, SeatId } from '@outoften/rules/room/seat';
import type { RoomView } from '@outoften/rules/room/view-room';
import { createStore } from 'zustand/vanilla';
import { type CallProblem, mayPass } from '../api/graphql-client.ts';
import { afterChange, afterLook, NOTHING_OWN } from './inside-room.ts';
import type { NewRoom, PastRound, RoomCalls } from './room-calls.ts';
import { roundIdOf, sceneOf } from './room-scene.ts';
import type { OwnPart, RoomChange, RoomSight, SeatSight } from './room-sight.ts';
import type { Ending, InsideRoom, Reaction, RoomState, Visitor } from './room-state.ts';
import { createRoundMoves } from './round-moves.ts';
import type { KeptSeat, SeatKeeping } from './seat-keeping.ts';
import type { TabRoom } from './tab-room.ts';

export type RoomParts = Readonly<{
  calls: RoomCalls;
  seats: SeatKeeping;
  tab: TabRoom;
  /** The account that is signed in. */
  owner: () => string | undefined;
  pause: (milliseconds: number) => Promise<void>;
}>;

/** What an action came to; its problem is the server's code, or the network's. */
export type Outcome<T = undefined> = Promise<Result<T, CallProblem>>;

/** The own part is fetched again after so long, in milliseconds, and after twice as long each time from then on. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Acts as the player this tab is in the room as, or as a member of its audience. */
export type Act = <T>(call: (seat: KeptSeat, view: RoomView) => Outcome<T>) => Outcome<T>;

export type RoomStore = ReturnType<typeof createRoomStore>;

/** What the server answers where a kept seat is nobody's any more. */
const SEAT_LOST: readonly CallProblem[] = ['NOT_SEATED', 'SESSION_NOT_FOUND', 'SESSION_CLOSED'];

/** What it answers where something was done of which this tab never heard. */
const DONE_BEFORE: readonly CallProblem[] = ['ALREADY_GUESSED', 'HINT_REFUSED', 'ROUND_OVER'];

/** The room this tab is in. */
export function createRoomStore({ calls, seats, tab, owner, pause }: RoomParts) {
  const store = createStore<RoomState>(() => {
    const code = tab.read();
    return code === undefined ? { phase: 'outside' } : { phase: 'entering', code };
  });
  let stopListening: () => void = () => undefined;
  /** Each coming and going is another visit: answers to an earlier one are no news. */
  let visit = 0;
  /** The scene whose own part is asked for: who came late has none, and asks no second time. */
  let askedFor: string | undefined;
  /** Since the own part was fetched. The line tells all of the room when it opens, and when it is there again. */
  let hasHeardAll = false;

  function move(state: RoomState): void {
    store.setState(state, true);
  }

  function beginVisit(state: RoomState): number {
    stopListening();
    stopListening = () => undefined;
    visit += 1;
    move(state);
    return visit;
  }

  /** Opens a room and takes the host's seat in it. */
  async function open(room: NewRoom): Outcome<RoomCode> {
    const mine = beginVisit({ phase: 'entering', code: undefined });
    const opened = await calls.open(room);
    if (mine !== visit) return refuse('left-meanwhile');
    if (!opened.ok) {
      move({ phase: 'outside' });
      return opened;
    }
    const seat = seats.keep({ ...opened.value, roomName: room.name, owner: owner() ?? '' });
    await resume(seat, mine);
    return ok(seat.code);
  }

  /** Comes in by a code: to the seat kept for it, else to a new one. */
  async function enter(code: RoomCode): Promise<void> {
    const mine = beginVisit({ phase: 'entering', code });
    const account = owner();
    if (account === undefined) {
      end({ type: 'failed', problem: 'UNAUTHORIZED' }, code);
      return;
    }
    const kept = seats.find(account, code);
    if (kept !== undefined && (await comeBack(kept, mine))) return;
    const asked = await calls.ask(code);
    if (mine !== visit) return;
    if (!asked.ok) {
      end({ type: 'failed', problem: asked.refusal }, code);
      return;
    }
    await resume(seats.keep({ ...asked.value, code, roomName: '', owner: account }), mine);
  }

  /** False if the seat is not to be had any more, so that another can be asked for. */
  async function comeBack(kept: KeptSeat, mine: number): Promise<boolean> {
    const resumed = await calls.resume(kept);
    if (mine !== visit) return true;
    const isLost = resumed.ok
      ? resumed.value.place.state === 'denied' || resumed.value.place.state === 'gone'
      : SEAT_LOST.includes(resumed.refusal);
    if (isLost) seats.forget(kept);
    else if (resumed.ok) settle(kept, resumed.value);
    else end({ type: 'failed', problem: resumed.refusal }, kept.code);
    return !isLost;
  }

  async function resume(seat: KeptSeat, mine: number): Promise<void> {
    const resumed = await calls.resume(seat);
    if (mine !== visit) return;
    if (resumed.ok) settle(seat, resumed.value);
    else end({ type: 'failed', problem: resumed.refusal }, seat.code);
  }

  /** Goes where the server says this seat is. */
  function settle(seat: KeptSeat, seen: SeatSight): void {
    const { place, sight } = seen;
    if (place.state === 'denied' && mayWatch(place.reason)) void enter(seat.code);
    else if (place.state === 'denied') end({ type: 'denied', reason: place.reason }, seat.code);
    else if (place.state === 'gone') end({ type: 'gone', reason: place.reason }, seat.code);
    else if (sight === undefined) end({ type: 'closed', reason: undefined }, seat.code);
    else if (place.state === 'waiting') waitAtDoor(seat, sight.view);
    else {
      const { stageKey = seat.stageKey } = seen;
      const named = seats.keep({ ...seat, stageKey, roomName: sight.view.meta.name });
      const type = place.state === 'seated' ? 'player' : 'audience';
      comeIn({ type, seat: named }, sight, seen);
    }
  }

  /** True for whoever asked at the door of a room that has an audience for those it has no seat for. */
  function mayWatch(reason: DenialReason | undefined): boolean {
    const state = store.getState();
    const isAtDoor = state.phase === 'waiting' && state.view.meta.settings.isAudienceSession;
    return isAtDoor && (reason === 'full' || reason === 'too-late');
  }

  /** The room can be seen from the door, and so can the own seat in it once it is given. */
  function waitAtDoor(seat: KeptSeat, view: RoomView): void {
    tab.remember(seat.code);
    const mine = beginVisit({ phase: 'waiting', seat, view });
    const seen = () => {
      const state = store.getState();
      return mine === visit && state.phase === 'waiting' ? state.view : undefined;
    };
    const change = (change: RoomChange) => {
      const before = seen();
      if (before === undefined) return;
      const after = change.whole ?? follow(before, change.patch);
      const isDecided =
        after === 'resync' ||
        after.stage.phase === 'closed' ||
        after.seats.some(({ id }) => id === seat.connectionId);
      if (isDecided) void resume(seat, mine);
      else move({ phase: 'waiting', seat, view: after });
    };
    listen({ visitor: { type: 'player', seat }, view: seen, change }, mine);
  }

  function comeIn(visitor: Visitor, { view, film, audience }: RoomSight, part: OwnPart): void {
    if (visitor.type !== 'stage') tab.remember(view.meta.code);
    askedFor = sceneOf(view);
    const { own, audienceGuess, audienceStanding } = part;
    const seen = { own, audienceGuess, audienceStanding, fetchedFor: sceneOf(view) };
    const mine = beginVisit({ phase: 'inside', visitor, view, film, audience, ...seen });
    hasHeardAll = false;
    listen({ visitor, view: () => inside()?.view, change: hear }, mine);
    lookAround();
  }

  function listen(
    parts: Parameters<RoomCalls['follow']>[0] & { change: (change: RoomChange) => void },
    mine: number,
  ): void {
    stopListening = calls.follow(parts, {
      change: (change) => {
        if (mine === visit) parts.change(change);
      },
      end: (problem) => {
        if (mine === visit) void lose(problem, parts.visitor);
      },
    });
  }

  function hear(change: RoomChange): void {
    const isBack = change.whole !== undefined && hasHeardAll;
    hasHeardAll ||= change.whole !== undefined;
    const state = inside();
    if (state === undefined) return;
    const view = change.whole ?? follow(state.view, change.patch);
    if (view === 'resync') {
      void catchUp();
      return;
    }
    move(afterChange(state, view, change));
    lookAround();
    // What an own act came to may have been lost with the line, and the time may have been put off.
    const isSameRound = view.stage.phase === 'guessing' && sceneOf(view) === sceneOf(state.view);
    if (isBack && isSameRound && state.visitor.type !== 'stage') void catchUp();
  }

  /** Leaves a room that is closed or was left elsewhere; fetches the player's own part of a round that is new. */
  function lookAround(): void {
    const state = inside();
    if (state === undefined) return;
    const { visitor, view } = state;
    const { stage, meta } = view;
    if (stage.phase === 'closed') end({ type: 'closed', reason: stage.reason }, meta.code);
    else if (visitor.type === 'player') {
      const seat = view.seats.find(({ id }) => id === visitor.seat.connectionId);
      if (seat?.state === 'gone') {
        end({ type: 'gone', reason: seat.reason as LeavingReason | undefined }, meta.code);
      } else if (stage.phase === 'guessing' && askedFor !== sceneOf(view)) void catchUp();
    } else if (visitor.type === 'audience') {
      if (stage.phase === 'over' && askedFor !== sceneOf(view)) void catchUp();
    }
  }

  /** The server has ended the subscription: the seat, asked about once more, tells why. */
  async function lose(problem: CallProblem, visitor: Visitor): Promise<void> {
    const code = visitor.type === 'stage' ? undefined : visitor.seat.code;
    const isFinal = visitor.type === 'stage' || problem === 'line' || problem === 'UNAUTHORIZED';
    if (problem === 'SEAT_TAKEN_OVER') end({ type: 'taken-over' }, code);
    else if (isFinal) end({ type: 'failed', problem }, code);
    else await resume(visitor.seat, visit);
  }

  /** Fetches everything anew, again and again until it is there: without their own part nobody plays the round. */
  async function catchUp(): Promise<void> {
    const mine = visit;
    const state = inside();
    const scene = state && sceneOf(state.view);
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const fetched = await refresh();
      if (fetched.ok ? isFetched() : !mayPass(fetched.refusal)) return;
      await pause(wait);
      if (isFetched()) return;
    }

    /** What began meanwhile is fetched by whoever heard of it. */
    function isFetched(): boolean {
      const state = inside();
      const isOver = mine !== visit || state === undefined || sceneOf(state.view) !== scene;
      return isOver || state.fetchedFor === scene;
    }
  }

  /** Fetches everything anew: what was missed, and the player's own part. */
  async function refresh(): Outcome {
    const state = inside();
    if (state === undefined) return refuse('not-inside');
    const { visitor } = state;
    const mine = visit;
    askedFor = sceneOf(state.view);
    if (visitor.type === 'stage') {
      const read = await calls.read({ roomId: state.view.id, stageKey: visitor.stageKey });
      if (mine === visit && read.ok) look(read.value, NOTHING_OWN);
      return read.ok ? ok(undefined) : read;
    }
    const resumed = await calls.resume(visitor.seat);
    if (!resumed.ok) return resumed;
    const { place, sight } = resumed.value;
    const isIn = place.state === 'seated' || place.state === 'audience';
    if (mine !== visit) return ok(undefined);
    if (isIn && sight !== undefined) look(sight, resumed.value);
    else settle(visitor.seat, resumed.value);
    return ok(undefined);
  }

  function look(sight: RoomSight, part: OwnPart): void {
    const state = inside();
    if (state === undefined) return;
    move(afterLook(state, sight, part));
    if (sight.view.stage.phase === 'closed') lookAround();
  }

  /** Shows a room on a stage, which needs its key and nobody signed in. */
  async function showOnStage(roomId: string, stageKey: string): Promise<void> {
    const mine = beginVisit({ phase: 'entering', code: undefined });
    const read = await calls.read({ roomId, stageKey });
    if (mine !== visit) return;
    if (read.ok) comeIn({ type: 'stage', stageKey }, read.value, NOTHING_OWN);
    else end({ type: 'failed', problem: read.refusal }, undefined);
  }

  function end(ending: Ending, code: RoomCode | undefined): void {
    const account = owner();
    const isForGood = ['denied', 'gone', 'closed'].includes(ending.type);
    if (isForGood) tab.forget();
    if (isForGood && account !== undefined && code !== undefined) {
      seats.forget({ owner: account, code });
    }
    beginVisit({ phase: 'ended', code, ending });
  }

  function inside(): InsideRoom | undefined {
    const state = store.getState();
    return state.phase === 'inside' ? state : undefined;
  }

  async function act<T>(call: (seat: KeptSeat, view: RoomView) => Outcome<T>): Outcome<T> {
    const state = inside();
    if (state === undefined || state.visitor.type === 'stage') return refuse('not-inside');
    const done = await call(state.visitor.seat, state.view);
    if (!done.ok && DONE_BEFORE.includes(done.refusal)) void catchUp();
    return done;
  }

  /** More time for this player alone; nobody else is told. */
  async function setAllowance(allowance: Allowance): Outcome {
    const set = await act((seat) => calls.setAllowance(seat, allowance));
    if (set.ok) await refresh();
    return set;
  }

  /** Withdraws a request, or gives the seat up for good; a server that can't be told finds out by the silence. */
  async function leave(): Outcome {
    const state = store.getState();
    const isWaiting = state.phase === 'waiting';
    if (!isWaiting && inside() === undefined) return refuse('not-inside');
    const left = isWaiting ? await calls.leave(state.seat) : await act((seat) => calls.leave(seat));
    const code = isWaiting ? state.seat.code : inside()?.view.meta.code;
    if (left.ok) end({ type: 'gone', reason: isWaiting ? 'withdrawn' : 'left' }, code);
    else stepOut();
    return left;
  }

  async function pastRounds(): Outcome<readonly PastRound[]> {
    const state = inside();
    return state === undefined ? refuse('not-inside') : calls.pastRounds(state.visitor, state.view);
  }

  /** Brings a tab that was reloaded back to the room it was in. */
  function comeBackAfterReload(): void {
    const state = store.getState();
    if (visit === 0 && state.phase === 'entering' && state.code !== undefined) {
      void enter(state.code);
    }
  }

  /** Goes out without giving the seat up: the code leads back to it. */
  function stepOut(): void {
    tab.forget();
    beginVisit({ phase: 'outside' });
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    open,
    enter,
    comeBackAfterReload,
    showOnStage,
    ...createRoundMoves({ calls, act, inside, move }),
    refresh,
    stepOut,
    leave,
    setAllowance,
    pastRounds,
    approve: (seat: SeatId) => act(() => calls.approve(seat)),
    deny: (seat: SeatId) => act(() => calls.deny(seat)),
    remove: (seat: SeatId, { bar }: Readonly<{ bar: boolean }>) =>
      act(() => calls.remove(seat, bar)),
    setApproval: (approval: Approval) => act((_, { id }) => calls.setApproval(id, approval)),
    setPace: (pace: Pace) => act((_, { id }) => calls.setPace(id, pace)),
    startRound: () => act((_, { id }) => calls.startRound(id)),
    closeRound: () => act((_, view) => calls.closeRound(roundIdOf(view) ?? '')),
    finishGame: () => act((_, { id }) => calls.finishGame(id)),
    rematch: () => act((_, { id }) => calls.rematch(id)),
    /** Ends the session for everybody. */
    close: () => act((_, { id }) => calls.close(id)),
    react: (reaction: Reaction) => act((_, { id }) => calls.react(id, reaction)),
  };
}
