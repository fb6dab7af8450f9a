import type { RoundPause } from '@outoften/rules/room/round';
import type { RoomView } from '@outoften/rules/room/view-room';
import type { KeptSeat } from './seat-keeping.ts';

/** A round or the end of a game: of each there is something to be told to one alone. */
export function sceneOf(view: RoomView): string | undefined {
  return view.stage.phase === 'over' ? `end ${view.meta.game}` : roundIdOf(view);
}

/** Of the round that is open or was the last one. */
export function roundIdOf({ stage }: RoomView): string | undefined {
  return 'round' in stage ? stage.round.id : undefined;
}

/** Of the game that runs; undefined in a lobby and after a game. */
export function runningRound({ stage, meta }: RoomView): KeptSeat['round'] {
  if (stage.phase !== 'guessing' && stage.phase !== 'revealed') return undefined;
  return { number: stage.round.number, of: meta.settings.maxRounds };
}

/** Of the open round; undefined while its time runs, and where none is open. */
export function pauseIn({ stage }: Pick<RoomView, 'stage'>): RoundPause | undefined {
  return stage.phase === 'guessing' ? stage.round.pause : undefined;
}
