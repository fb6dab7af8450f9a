import { nextRoundNumber } from '@outoften/rules/room/late-join';
import type { Approval, Pace } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import type { ChangedGame, RoomCalls } from './room-calls.ts';
import { roundIdOf } from './room-scene.ts';
import type { Act } from './room-state.ts';

export type HostActsParts = Readonly<{ calls: RoomCalls; act: Act }>;

/** What is a host's to do in a room, and a deputy's. */
export function createHostActs({ calls, act }: HostActsParts) {
  return {
    approve: (seat: SeatId) => act(() => calls.approve(seat)),
    deny: (seat: SeatId) => act(() => calls.deny(seat)),
    remove: (seat: SeatId, way: Readonly<{ bar: boolean }>) => act(() => calls.remove(seat, way)),
    letBackIn: (seat: SeatId) => act(() => calls.letBackIn(seat)),
    /** In the lobby only. */
    changeGame: (game: ChangedGame) => act((_, { id }) => calls.changeGame(id, game)),
    setApproval: (approval: Approval) => act((_, { id }) => calls.setApproval(id, approval)),
    setPace: (pace: Pace) => act((_, { id }) => calls.setPace(id, pace)),
    /** The round after the one that is seen, so that a press that arrives late or twice opens no other. */
    startRound: () => act((_, view) => calls.startRound(view.id, nextRoundNumber(view))),
    closeRound: () => act((_, view) => calls.closeRound(roundIdOf(view) ?? '')),
    /** The film that is seen, so that a press that arrives twice skips one. */
    skipFilm: () => act((_, view) => calls.skipFilm(roundIdOf(view) ?? '')),
    pauseRound: () => act((_, view) => calls.pauseRound(roundIdOf(view) ?? '')),
    resumeRound: () => act((_, view) => calls.resumeRound(roundIdOf(view) ?? '')),
    finishGame: () => act((_, { id }) => calls.finishGame(id)),
    rematch: () => act((_, { id }) => calls.rematch(id)),
    /** Ends the session for everybody. */
    close: () => act((_, { id }) => calls.close(id)),
  };
}
