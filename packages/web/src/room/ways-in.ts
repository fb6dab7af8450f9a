import { ok, refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import type { WalkIn } from '@outoften/rules/saved-data';
import type { CallProblem } from '../api/graphql-client.ts';
import { createDoorStay } from './door-stay.ts';
import { createInsideStay } from './inside-stay.ts';
import type { KeptMoves } from './kept-moves.ts';
import type { NewRoom, RoomCalls } from './room-calls.ts';
import { runningRound } from './room-scene.ts';
import type { Aim, Ending, Outcome } from './room-state.ts';
import type { RoomVisits } from './room-visits.ts';
import type { KeptSeat, SeatKeeping } from './seat-keeping.ts';
import type { StayAs } from './stay-as.ts';
import { endingOfSeat, SEAT_LOST } from './stay-ending.ts';
import type { TabRoom } from './tab-room.ts';

export type WaysInParts = Readonly<{
  visits: RoomVisits;
  stayAs: StayAs;
  calls: RoomCalls;
  seats: SeatKeeping;
  tab: TabRoom;
  owner: () => string | undefined;
  end: (ending: Ending, code: RoomCode | undefined) => void;
  keptMoves: KeptMoves;
}>;

/** Half a minute of tries, longer where each waits for an answer. Then the player is asked to try again. */
const MOST_TRIES = 8;

/** What is refused to a guest whom the host denied. */
const TURNED_AWAY: readonly CallProblem[] = ['ask-later', 'denied-for-good'];

/** What is refused to whoever comes to play, or to watch, and leaves them the other of the two. */
const OTHER_WAY_LEFT: readonly CallProblem[] = ['no-audience', 'left-for-good'];

/** How a tab comes to its place in a room: by opening it, by its code, or as its stage. */
export function createWaysIn(parts: WaysInParts) {
  const { visits, calls, seats, tab, owner, end, keptMoves } = parts;
  const atDoor = createDoorStay({ ...parts, settle, enter });
  const inside = createInsideStay({ ...parts, settle });

  /** Opens a room and takes the host's seat in it: a guest by a name and a picture. */
  async function open(room: NewRoom, walkIn?: WalkIn): Outcome<RoomCode> {
    const mine = visits.begin({ phase: 'entering', code: undefined, aim: 'play' });
    const opened = await calls.open(room, walkIn);
    if (visits.isOver(mine)) return refuse('left-meanwhile');
    if (!opened.ok) {
      visits.move({ phase: 'outside' });
      return opened;
    }
    const wish = { ...opened.value, roomName: room.name, owner: owner() ?? '' };
    const seated = await ask(wish, { aim: 'play', mine, walkIn });
    return seated.ok ? ok(opened.value.code) : seated;
  }

  /**
   * Comes in by a code: to the seat kept for it, else to a new one; or to watch, unless there is a seat. A guest takes a
   * new seat by a name and a picture.
   */
  async function enter(code: RoomCode, aim: Aim = 'play', walkIn?: WalkIn): Promise<void> {
    const mine = visits.begin({ phase: 'entering', code, aim });
    const account = owner();
    if (account === undefined) {
      end({ type: 'failed', problem: 'UNAUTHORIZED', aim }, code);
      return;
    }
    const kept = aim === 'play' ? seats.find(account, code) : undefined;
    if (kept !== undefined && (await comeBack(kept, mine))) return;
    await ask({ code, roomName: '', owner: account }, { aim, mine, walkIn });
  }

  /** Brings a tab that was reloaded back to the room it was in. */
  function comeBackAfterReload(): void {
    const state = visits.getState();
    if (visits.hasBegun() || state.phase !== 'entering') return;
    if (state.code !== undefined) void comeBackTo(state.code);
  }

  async function comeBackTo(code: RoomCode): Promise<void> {
    const account = owner();
    if (account !== undefined && seats.find(account, code) === undefined) {
      const mine = visits.begin({ phase: 'entering', code, aim: 'play' });
      // A reload asks for nothing: each request counts.
      if (await showDenial(code, mine)) return;
    }
    await enter(code);
  }

  /** Shows a guest whom the host denied when to ask again. False for anybody else. */
  async function showDenial(code: RoomCode, mine: number): Promise<boolean> {
    const found = await trySeat(mine, () => calls.findOwn(code));
    if (visits.isOver(mine)) return true;
    if (!found.ok) return false;
    const { place, askAgainAt, hasAudience } = found.value;
    const isDenied = place.state === 'denied' && place.reason === 'by-host';
    const isOut = place.state === 'gone' && askAgainAt !== undefined;
    if (isDenied || isOut) end({ type: 'turned-away', askAgainAt, hasAudience }, code);
    return isDenied || isOut;
  }

  /** From the door to the audience, which takes in nobody who waits for a seat. */
  async function watchInstead(): Promise<void> {
    const state = visits.getState();
    if (state.phase !== 'waiting') return;
    const { code } = state.seat;
    // After a reload meanwhile the room would be asked for a seat again.
    tab.forget();
    const mine = visits.begin({ phase: 'entering', code, aim: 'watch' });
    // Whoever waits still, as this was not heard, is led back to the door.
    await calls.leave(state.seat);
    if (!visits.isOver(mine)) await enter(code, 'watch');
  }

  /** Asks for a place and goes to it. Where that fails, the code leads on from there. */
  async function ask(
    wish: Pick<KeptSeat, 'code' | 'roomName' | 'owner' | 'stageKey'>,
    { aim, mine, walkIn }: Readonly<{ aim: Aim; mine: number; walkIn?: WalkIn | undefined }>,
  ): Outcome {
    const { code } = wish;
    let suggestions: readonly string[] | undefined;
    const asked = await trySeat(mine, async () => {
      const answer = await calls.ask(code, aim, walkIn);
      suggestions = answer.ok ? undefined : answer.suggestions;
      return answer;
    });
    if (visits.isOver(mine)) return refuse('left-meanwhile');
    if (asked.ok) return resume(seats.keep({ ...wish, ...asked.value }), mine);
    const { refusal: problem } = asked;
    if (TURNED_AWAY.includes(problem) && (await showDenial(code, mine))) return asked;
    // Where the account has a seat already, or waits for one, that is where it belongs.
    if (aim === 'watch' && problem === 'already-seated') await enter(code);
    else if (OTHER_WAY_LEFT.includes(problem)) {
      end({ type: 'failed', problem, aim: aim === 'play' ? 'watch' : 'play' }, code);
    } else end({ type: 'failed', problem, aim, ...(suggestions && { suggestions }) }, code);
    return asked;
  }

  /** False if the seat is not to be had any more, so that another can be asked for. */
  async function comeBack(kept: KeptSeat, mine: number): Promise<boolean> {
    const resumed = await trySeat(mine, () => calls.resume(kept));
    if (visits.isOver(mine)) return true;
    const isLost = resumed.ok
      ? resumed.value.place.state === 'denied' || resumed.value.place.state === 'gone'
      : SEAT_LOST.includes(resumed.refusal);
    if (isLost) seats.forget(kept);
    else if (resumed.ok) settle(kept, resumed.value);
    else end({ type: 'failed', problem: resumed.refusal, aim: 'play' }, kept.code);
    return !isLost;
  }

  async function resume(seat: KeptSeat, mine: number): Outcome {
    const resumed = await trySeat(mine, () => calls.resume(seat));
    if (visits.isOver(mine)) return refuse('left-meanwhile');
    if (resumed.ok) settle(seat, resumed.value);
    else end({ type: 'failed', problem: resumed.refusal, aim: 'play' }, seat.code);
    return resumed.ok ? ok(undefined) : resumed;
  }

  /** Repeats a request that got no answer. A player who has a seat already gets the same one. */
  function trySeat<T>(mine: number, send: () => Outcome<T>): Outcome<T> {
    let tries = 1;
    return keptMoves.make({
      kind: 'seat',
      send,
      findOutcome(problem) {
        tries += 1;
        return visits.isOver(mine) || tries > MOST_TRIES ? refuse(problem) : undefined;
      },
    });
  }

  /** Goes where the server says this seat is. */
  function settle(seat: KeptSeat, seen: SeatSight): void {
    const { place, sight } = seen;
    if (place.state === 'denied' || place.state === 'gone' || sight === undefined) {
      end(endingOfSeat(seen), seat.code);
      return;
    }
    tab.remember(seat.code);
    if (place.state === 'waiting') {
      atDoor.wait(seat, sight.view);
      return;
    }
    const { stageKey = seat.stageKey } = seen;
    const named = seats.keep({
      ...seat,
      stageKey,
      roomName: sight.view.meta.name,
      round: runningRound(sight.view),
    });
    const type = place.state === 'seated' ? 'player' : 'audience';
    inside.comeIn({ type, seat: named }, sight, seen);
  }

  return { open, enter, comeBackAfterReload, watchInstead, showOnStage: inside.showOnStage };
}
