import type { GameMode } from '@outoften/rules/guessing/game-mode';
import { viewClosedRound } from '@outoften/rules/room/view/view-room';
import type { PastRound } from '@outoften/rules/room/wire/room-message';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { KeptRoom } from '../../store/kept-room.ts';
import { withRoundShown } from '../../store/round-results.ts';
import { findShownFilm } from '../sight/room-films.ts';

/** Returns the finished rounds of the current game, in their order. Rounds whose film was deleted are left out. */
export async function listPastRounds(
  { room, version }: KeptRoom,
  { rooms }: GraphqlContext,
): Promise<readonly PastRound[]> {
  const { id: roomId, game, progress, settings } = room;
  const mode: GameMode = { type: 'lobby', scoring: settings.scoring };
  const left = await rooms.findRoundsLeft({ roomId, game, version });
  const shown = progress.phase === 'revealed' ? progress.round : undefined;
  const { find, findPast } = rooms.roundFilms;
  const findLeft = findPast({ roomId, game });
  const rounds = await Promise.all(
    withRoundShown(left, shown).map(async (closed) => {
      const round = viewClosedRound(closed);
      const film = await findShownFilm({ round, mode, find: closed === shown ? find : findLeft });
      return film && { round, film };
    }),
  );
  return rounds.filter((past) => past !== undefined);
}
