import { startAttempt } from '@outoften/rules/guessing/attempt';
import type { GameMode } from '@outoften/rules/guessing/game-mode';
import { type FilmView, viewFilm } from '@outoften/rules/room/view/view-film';
import type { RoomView, RoundView } from '@outoften/rules/room/view/view-room';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { FindRound, StoredRound } from '../../store/round-rows.ts';

/**
 * Returns the film of the round in the view, as all in the room may see it; undefined without a round. Returns a
 * promise if the film is not in memory, such as after a restart.
 */
export function findRoomFilm(
  { progress, meta }: RoomView,
  { rooms }: GraphqlContext,
): FilmView | undefined | Promise<FilmView | undefined> {
  if (!('round' in progress)) return undefined;
  const { round } = progress;
  const mode: GameMode = { type: 'lobby', scoring: meta.settings.scoring };
  return findShownFilm({ round, mode, find: rooms.roundFilms.find });
}

type Shown = Readonly<{
  round: Pick<RoundView, 'id' | 'isOver'>;
  mode: GameMode;
  find: FindRound;
}>;

/**
 * Returns the film of a round with the hints that are open from the start. Once the round is over, returns all of it.
 */
export function findShownFilm({
  round,
  mode,
  find,
}: Shown): FilmView | undefined | Promise<FilmView | undefined> {
  const show = (stored: StoredRound | undefined) =>
    stored &&
    viewFilm(stored.film, {
      mode,
      hints: startAttempt(mode).hints,
      round: stored,
      isOver: round.isOver,
    });
  const stored = find(round.id);
  return stored instanceof Promise ? stored.then(show) : show(stored);
}
