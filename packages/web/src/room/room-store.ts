import { ok, refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { follow } from '@outoften/rules/room/room-patch';
import type { Allowance, DenialReason, LeavingReason } from '@outoften/rules/room/seat';
import type { RoomView } from '@outoften/rules/room/view-room';
import { createStore } from 'zustand/vanilla';
import { type CallProblem, isInDoubt } from '../api/graphql-client.ts';
import { createHostActs } from './host-acts.ts';
import { afterChange, afterLook, atFirst, NOTHING_OWN } from './inside-room.ts';
import type { NewRoom, PastRound, RoomCalls } from './room-calls.ts';
import { sceneOf } from './room-scene.ts';
import type { OwnPart, RoomChange, RoomSight, SeatSight } from './room-sight.ts';
import type {
  Act,
  Aim,
  Ending,
  InsideRoom,
  Outcome,
  Reaction,
  RoomState,
  Visitor,
} from './room-state.ts';
import { createRoundMoves } from './round-moves.ts';
import type { KeptSeat, SeatKeeping } from './seat-keeping.ts';
import { createStay, type Stay, type StayParts } from './stay.ts';
import { endingOf, FINAL_ENDS, SEAT_LOST } from './stay-ending.ts';
import type { TabRoom } from './tab-room.ts';

export type RoomParts = Readonly<{
  calls: RoomCalls;
  seats: SeatKeeping;
  tab: TabRoom;
  /** The account that is signed in. */
  owner: () => string | undefined;
  pause: (milliseconds: number) => Promise<void>;
}>;

/** As whom a tab is in a room that has a seat in it, on the stalls or among the audience. */
type SeatedVisitor = Exclude<Visitor, { type: 'stage' }>;

/** What the server answers where something was done of which this tab never heard. */
const DONE_BEFORE: readonly CallProblem[] = [
  'ALREADY_GUESSED',
  'HINT_REFUSED',
  'ROUND_OVER',
  'already-credited',
  'already-wrong',
  'slot-closed',
];

/** What is refused to whoever comes to play, or to watch, and leaves them the other of the two. */
const OTHER_WAY_LEFT: readonly CallProblem[] = ['no-audience', 'left-for-good'];

/** The room this tab is in. */
export function createRoomStore({ calls, seats, tab, owner, pause }: RoomParts) {
  const store = createStore<RoomState>(() => {
    const code = tab.read();
    return code === undefined ? { phase: 'outside' } : { phase: 'entering', code, aim: 'play' };
  });
  /** At the room this tab is in, or at its door. */
  let stay: Stay | undefined;
  /** Each coming and going is another visit: answers to an earlier one are no news. */
  let visit = 0;
  /** Since the visit began. The line tells all of the room when it opens, and when it is there again. */
  let hasHeardAll = false;

  function move(state: RoomState): void {
    store.setState(state, true);
  }

  function beginVisit(state: RoomState): number {
    stay?.stop();
    stay = undefined;
    hasHeardAll = false;
    visit += 1;
    move(state);
    return visit;
  }

  /** Opens a room and takes the host's seat in it. */
  async function open(room: NewRoom): Outcome<RoomCode> {
    const mine = beginVisit({ phase: 'entering', code: undefined, aim: 'play' });
    const opened = await calls.open(room);
    if (mine !== visit) return refuse('left-meanwhile');
    if (!opened.ok) {
      move({ phase: 'outside' });
      return opened;
    }
    const wish = { ...opened.value, roomName: room.name, owner: owner() ?? '' };
    const seated = await ask(wish, { aim: 'play', mine });
    return seated.ok ? ok(opened.value.code) : seated;
  }

  /** Comes in by a code: to the seat kept for it, else to a new one; or to watch, unless there is a seat. */
  async function enter(code: RoomCode, aim: Aim = 'play'): Promise<void> {
    const mine = beginVisit({ phase: 'entering', code, aim });
    const account = owner();
    if (account === undefined) {
      end({ type: 'failed', problem: 'UNAUTHORIZED', aim }, code);
      return;
    }
    const kept = aim === 'play' ? seats.find(account, code) : undefined;
    if (kept !== undefined && (await comeBack(kept, mine))) return;
    await ask({ code, roomName: '', owner: account }, { aim, mine });
  }

  /** Asks for a place and goes to it. Where that fails, the code leads on from there. */
  async function ask(
    wish: Pick<KeptSeat, 'code' | 'roomName' | 'owner' | 'stageKey'>,
    { aim, mine }: Readonly<{ aim: Aim; mine: number }>,
  ): Outcome {
    const { code } = wish;
    const asked = await calls.ask(code, aim);
    if (mine !== visit) return refuse('left-meanwhile');
    if (asked.ok) return resume(seats.keep({ ...wish, ...asked.value }), mine);
    const { refusal: problem } = asked;
    // Where the account has a seat already, or waits for one, that is where it belongs.
    if (aim === 'watch' && problem === 'already-seated') await enter(code);
    else if (OTHER_WAY_LEFT.includes(problem)) {
      end({ type: 'failed', problem, aim: aim === 'play' ? 'watch' : 'play' }, code);
    } else end({ type: 'failed', problem, aim }, code);
    return asked;
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
    else end({ type: 'failed', problem: resumed.refusal, aim: 'play' }, kept.code);
    return !isLost;
  }

  async function resume(seat: KeptSeat, mine: number): Outcome {
    const resumed = await calls.resume(seat);
    if (mine !== visit) return refuse('left-meanwhile');
    if (resumed.ok) settle(seat, resumed.value);
    else end({ type: 'failed', problem: resumed.refusal, aim: 'play' }, seat.code);
    return resumed.ok ? ok(undefined) : resumed;
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
    beginVisit({ phase: 'waiting', seat, view });
    stayAs(
      { type: 'player', seat },
      {
        hear(change) {
          const before = followed();
          if (before === undefined) return;
          const after = change.whole ?? follow(before, change.patch);
          const isDecided =
            after === 'resync' ||
            after.stage.phase === 'closed' ||
            after.seats.some(({ id }) => id === seat.connectionId);
          if (isDecided) void stay?.need();
          else move({ phase: 'waiting', seat, view: after });
        },
        ask: () => calls.resume(seat),
        take(seen) {
          const { place, sight } = seen;
          const isWaiting = place.state === 'waiting' && sight !== undefined;
          if (isWaiting) move({ phase: 'waiting', seat, view: sight.view });
          else settle(seat, seen);
        },
      },
    ).follow();
  }

  function comeIn(visitor: SeatedVisitor, sight: RoomSight, part: OwnPart): void {
    const { seat } = visitor;
    tab.remember(seat.code);
    beginVisit(atFirst(visitor, sight, part));
    stayAs(visitor, {
      hear,
      ask: () => calls.resume(seat),
      take(seen) {
        const { place, sight } = seen;
        const isIn = place.state === 'seated' || place.state === 'audience';
        if (isIn && sight !== undefined) look(sight, seen);
        else settle(seat, seen);
      },
    }).follow();
    leaveIfOver();
  }

  /** Shows a room on a stage, which needs its key and nobody signed in. Nobody stands by to try again: it does so itself. */
  async function showOnStage(roomId: string, stageKey: string): Promise<void> {
    beginVisit({ phase: 'entering', code: undefined, aim: 'play' });
    const visitor = { type: 'stage', stageKey } as const;
    await stayAs(visitor, {
      hear,
      ask: () => calls.read({ roomId, stageKey }),
      take(sight) {
        if (inside() === undefined) move(atFirst(visitor, sight, NOTHING_OWN));
        look(sight, NOTHING_OWN);
      },
    }).need();
  }

  function stayAs<Answer>(
    visitor: Visitor,
    parts: Pick<StayParts<Answer>, 'hear' | 'ask' | 'take'>,
  ): Stay {
    const isStage = visitor.type === 'stage';
    const begun = createStay({
      ...parts,
      follow: (follower) => calls.follow({ visitor, view: followed }, follower),
      finalEnds: isStage ? [] : FINAL_ENDS,
      end(problem) {
        end(endingOf(visitor, problem), isStage ? undefined : visitor.seat.code);
      },
      pause,
    });
    stay = begun;
    return begun;
  }

  function hear(change: RoomChange): void {
    const isBack = change.whole !== undefined && hasHeardAll;
    hasHeardAll ||= change.whole !== undefined;
    const state = inside();
    if (state === undefined) return;
    // The server was asked meanwhile, and told what came after it.
    if (change.whole === undefined && change.patch.version < state.view.version) return;
    const view = change.whole ?? follow(state.view, change.patch);
    if (view === 'resync') {
      void stay?.need();
      return;
    }
    move(afterChange(state, view, change));
    const { visitor } = state;
    if (leaveIfOver() || visitor.type === 'stage') return;
    const isNew = sceneOf(view) !== sceneOf(state.view);
    if (isNew) seats.keep(visitor.seat);
    const { phase } = view.stage;
    const isToldAlone = phase === (visitor.type === 'player' ? 'guessing' : 'over');
    // What an own act came to may have been lost with the line, the time may have been put off, and more rounds may have
    // gone by than were seen.
    const isUnsure = isBack && (phase === 'guessing' || phase === 'over');
    if ((isNew && isToldAlone) || isUnsure) void stay?.need();
  }

  function look(sight: RoomSight, part: OwnPart): void {
    const state = inside();
    if (state === undefined) return;
    move(afterLook(state, sight, part));
    leaveIfOver();
  }

  /** Leaves a room that is closed, or was left elsewhere; false if it is neither. */
  function leaveIfOver(): boolean {
    const state = inside();
    if (state === undefined) return false;
    const { visitor, view } = state;
    const own = visitor.type === 'player' ? visitor.seat.connectionId : undefined;
    const seat = view.seats.find(({ id }) => id === own);
    const { stage, meta } = view;
    if (stage.phase === 'closed') end({ type: 'closed', reason: stage.reason }, meta.code);
    else if (seat?.state === 'gone') {
      end({ type: 'gone', reason: seat.reason as LeavingReason | undefined }, meta.code);
    } else return false;
    return true;
  }

  function end(ending: Ending, code: RoomCode | undefined): void {
    const account = owner();
    const isOut = ['denied', 'gone', 'out-of-audience', 'closed'].includes(ending.type);
    if (isOut) tab.forget();
    if (isOut && account !== undefined && code !== undefined) {
      seats.forget({ owner: account, code });
    }
    beginVisit({ phase: 'ended', code, ending });
  }

  function inside(): InsideRoom | undefined {
    const state = store.getState();
    return state.phase === 'inside' ? state : undefined;
  }

  /** The room this tab is in, or at the door of. */
  function followed(): RoomView | undefined {
    const state = store.getState();
    return 'view' in state ? state.view : undefined;
  }

  const act: Act = async (call) => {
    const state = inside();
    const own = stay;
    if (state === undefined || state.visitor.type === 'stage') return refuse('not-inside');
    const done = await call(state.visitor.seat, state.view);
    if (!done.ok && DONE_BEFORE.includes(done.refusal)) await own?.need();
    else if (!done.ok && isInDoubt(done.refusal)) void own?.need();
    return done;
  };

  /** Fetches everything anew: what was missed, and the player's own part. */
  async function refresh(): Promise<void> {
    await stay?.need();
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
    const isAudience = inside()?.visitor.type === 'audience';
    if (!left.ok) stepOut();
    else if (isAudience) end({ type: 'out-of-audience', reason: 'left' }, code);
    else end({ type: 'gone', reason: isWaiting ? 'withdrawn' : 'left' }, code);
    return left;
  }

  /** From the door to the audience, which takes in nobody who waits for a seat. */
  async function watchInstead(): Promise<void> {
    const state = store.getState();
    if (state.phase !== 'waiting') return;
    const { code } = state.seat;
    // After a reload meanwhile the room would be asked for a seat again.
    tab.forget();
    const mine = beginVisit({ phase: 'entering', code, aim: 'watch' });
    // Whoever waits still, as this was not heard, is led back to the door.
    await calls.leave(state.seat);
    if (mine === visit) await enter(code, 'watch');
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
    watchInstead,
    setAllowance,
    pastRounds,
    ...createHostActs({ calls, act }),
    react: (reaction: Reaction) => act((_, { id }) => calls.react(id, reaction)),
  };
}
