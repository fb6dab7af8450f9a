import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import type { GameServer } from '../services/game-server.ts';
import { keepLedger } from './ledger.ts';
import { RESUME } from './operations.ts';
import { createPlayer, type Player } from './player.ts';
import { openSession, takePlace } from './table.ts';
import { until } from './until.ts';

/** A host who waits for players, so that only time can change the room. */
export type Lobby = Readonly<{
  /** The phase of the room, as the server returns it to the host now. */
  phase: () => Promise<string>;
  close: () => void;
}>;

export async function openLobby({ origin }: GameServer): Promise<Lobby> {
  const player: Player = createPlayer({
    name: 'Hal',
    origin: () => origin,
    ledger: keepLedger(),
  });
  const { code, roomId } = await openSession(player, {
    seats: 4,
    hasAudience: false,
    timeLimit: 0,
  });
  const { connection } = await takePlace({ player, code, isMember: false });
  player.enter(roomId, connection);
  await until(
    () => 'the host is in its lobby',
    () => player.view()?.progress.phase === 'lobby',
  );
  return {
    phase: async () => {
      const { data } = await player.fetch(RESUME, { connection });
      const { sight, place } = data.resumeSession as SeatSight;
      return sight?.view.progress.phase ?? place.state;
    },
    close: player.close,
  };
}
