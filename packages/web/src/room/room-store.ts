import type { Allowance } from '@outoften/rules/allowance';
import { refuse } from '@outoften/rules/result';
import type { PastRound, Reaction, WarmUpAnswer } from '@outoften/rules/room/wire/room-message';
import { createAct } from './act.ts';
import { createHostActs } from './host-acts.ts';
import { createKeptMoves } from './kept-moves.ts';
import type { RoomCalls } from './room-calls.ts';
import type { Outcome } from './room-state.ts';
import { createRoomVisits } from './room-visits.ts';
import { createRoundMoves } from './round-moves.ts';
import type { SeatKeeping } from './seat-keeping.ts';
import { createStayAs } from './stay-as.ts';
import type { TabRoom } from './tab-room.ts';
import { createWaysIn } from './ways-in.ts';
import { createWaysOut } from './ways-out.ts';

export type RoomParts = Readonly<{
  calls: RoomCalls;
  seats: SeatKeeping;
  tab: TabRoom;
  /** The account that is signed in. */
  owner: () => string | undefined;
  pause: (milliseconds: number) => Promise<void>;
}>;

/** The room this tab is in. */
export function createRoomStore(parts: RoomParts) {
  const { calls, tab } = parts;
  const code = tab.read();
  const visits = createRoomVisits(
    code === undefined ? { phase: 'outside' } : { phase: 'entering', code, aim: 'play' },
  );
  const keptMoves = createKeptMoves(parts.pause);
  const act = createAct(visits);
  const { end, leave, stepOut } = createWaysOut({ ...parts, visits, act });
  const stayAs = createStayAs({ ...parts, visits, end });

  /** Fetches everything anew: what was missed, and the player's own part. */
  async function refresh(): Promise<void> {
    await visits.stay()?.need();
  }

  /** More time for this player alone; nobody else is told. */
  async function setAllowance(allowance: Allowance): Outcome {
    const set = await act((seat) => calls.setAllowance(seat, allowance));
    if (set.ok) await refresh();
    return set;
  }

  async function pastRounds(): Outcome<readonly PastRound[]> {
    const state = visits.inside();
    return state === undefined ? refuse('not-inside') : calls.pastRounds(state.visitor, state.view);
  }

  return {
    subscribe: visits.subscribe,
    getState: visits.getState,
    /** What is sent again until it gets through. */
    keptMoves: { subscribe: keptMoves.subscribe, kinds: keptMoves.kinds },
    ...createWaysIn({ ...parts, visits, stayAs, end, keptMoves }),
    ...createRoundMoves({
      calls,
      act,
      inside: visits.inside,
      move: visits.move,
      keptMoves,
      refresh,
    }),
    ...createHostActs({ calls, act }),
    leave,
    stepOut,
    refresh,
    setAllowance,
    pastRounds,
    react: (reaction: Reaction | WarmUpAnswer) => act((_, { id }) => calls.react(id, reaction)),
  };
}
