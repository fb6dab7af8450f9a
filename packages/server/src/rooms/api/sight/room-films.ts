import { startAttempt } from '@outoften/rules/guessing/attempt';
import type { GameMode } from '@outoften/rules/guessing/game-mode';
import { writePatch } from '@outoften/rules/room/view/room-patch';
import { type FilmView, viewFilm } from '@outoften/rules/room/view/view-film';
import {
  type RoomView,
  type RoundView,
  viewClosedRound,
} from '@outoften/rules/room/view/view-room';
import type { PastRound, RoomMessage } from '@outoften/rules/room/wire/room-message';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { LiveChange } from '../../live/follow/room-views.ts';
import type { FindRound, StoredRound } from '../../store/round-rows.ts';
import { withRoundShown } from '../../store/round-rows.ts';
import { sessionError } from '../access/room-error.ts';
import { classOfViewer, type Viewing } from '../access/viewer.ts';

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

/**
 * Returns the finished rounds of the current game, in their order, with their films. Rounds whose film was deleted are
 * left out.
 */
export async function listPastRounds(
  { kept: { room, version }, viewer }: Viewing,
  { rooms }: GraphqlContext,
): Promise<readonly PastRound[]> {
  const viewerClass = classOfViewer(room, viewer);
  if (viewerClass === undefined) throw sessionError('not-seated');
  if (viewerClass === 'door') return [];
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

/** Returns the message for a follower about a change. */
export function writeChange(
  change: LiveChange,
  context: GraphqlContext,
): RoomMessage | Promise<RoomMessage> {
  switch (change.type) {
    case 'audience': {
      const { members, guessed, reactions } = change;
      const counts = Object.entries(reactions).filter(([, count]) => count > 0);
      const sent = counts.length > 0 && { reactions: Object.fromEntries(counts) };
      return { audience: { members, guessed, ...sent } };
    }
    case 'whole':
      return withFilm({ view: change.view }, findRoomFilm(change.view, context));
    case 'changed': {
      const { before, view, patch, isAfterGap } = change;
      if (isAfterGap) return withFilm({ view }, findRoomFilm(view, context));
      const message = { patch: writePatch(before, patch) };
      return isOtherFilm(before, view) ? withFilm(message, findRoomFilm(view, context)) : message;
    }
  }
}

/** True if the view has another film than before, or shows more of it. */
function isOtherFilm({ progress: before }: RoomView, { progress: after }: RoomView): boolean {
  if (!('round' in after)) return false;
  const { id, isOver } = after.round;
  return !('round' in before) || before.round.id !== id || before.round.isOver !== isOver;
}

function withFilm(
  message: Exclude<RoomMessage, { audience: unknown }>,
  film: ReturnType<typeof findRoomFilm>,
): RoomMessage | Promise<RoomMessage> {
  if (film instanceof Promise) return film.then((found) => withFilm(message, found));
  return film ? { ...message, film } : message;
}
