import type { GameMode } from '@outoften/rules/guessing/game-mode';
import { viewClosedRound, viewRoom } from '@outoften/rules/room/view/view-room';
import type { PastRound } from '@outoften/rules/room/wire/room-message';
import { demandPlaying } from '../../identity/callers/unauthorized.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../platform/graphql/schema-builder.ts';
import type { RoomVersion } from '../store/room-rows.ts';
import { withRoundShown } from '../store/round-results.ts';
import { parseConnectionId } from '../store/seat-ids.ts';
import { findByCode } from './access/find-by-code.ts';
import { granted, sessionError } from './access/room-error.ts';
import {
  classOfViewer,
  identifyViewer,
  type Viewing,
  type ViewingArgs,
  viewingArgs,
} from './access/viewer.ts';
import { findShownFilm } from './sight/room-films.ts';
import { seeFromSeat, seeRoom } from './sight/seat-sight.ts';
import type { SessionTypes } from './types/session-types.ts';

/**
 * Adds the queries `getPublicSession`, `roomSight` and `pastRounds`, and `resumeSession`, which counts wrong codes and so
 * is a mutation.
 */
export function addSessionQueries(builder: Builder, types: SessionTypes): void {
  builder.queryField('getPublicSession', (t) =>
    t.field({
      type: types.publicSession,
      description:
        'Returns a room as a connection, the account’s own seat or the stage may see it.',
      args: viewingArgs(builder),
      resolve: async (_root, { id, ...args }, context) => {
        const { kept, viewer } = await findViewing(id, args, context);
        const { room, version } = kept;
        const viewerClass = classOfViewer(room, viewer);
        if (viewerClass === undefined) throw sessionError('not-seated');
        return { view: viewRoom(room, { version, viewer: viewerClass }) };
      },
    }),
  );
  builder.queryField('roomSight', (t) =>
    t.field({
      type: 'RoomSight',
      description: 'Like `getPublicSession`, in the format of `onRoom`.',
      args: viewingArgs(builder),
      resolve: async (_root, { id, ...args }, context) => {
        const sight = await seeRoom(await findViewing(id, args, context), context);
        if (sight === undefined) throw sessionError('not-seated');
        return sight;
      },
    }),
  );
  builder.queryField('pastRounds', (t) =>
    t.field({
      type: 'PastRounds',
      description: 'Returns the finished rounds of the current game, with their films.',
      args: viewingArgs(builder),
      resolve: async (_root, { id, ...args }, context): Promise<readonly PastRound[]> => {
        const { kept, viewer } = await findViewing(id, args, context);
        const viewerClass = classOfViewer(kept.room, viewer);
        if (viewerClass === undefined) throw sessionError('not-seated');
        return viewerClass === 'door' ? [] : listPastRounds(kept, context);
      },
    }),
  );
  builder.mutationField('resumeSession', (t) =>
    t.field({
      type: 'SeatSight',
      description:
        'Returns everything that a connection may see, so that it can continue. Send its id, or the room’s code from the same account.',
      args: {
        code: t.arg.string({ description: 'Not needed with the id of the connection.' }),
        connection_id: t.arg.id(),
        seat_secret: t.arg.string(),
      },
      resolve: async (_root, { code, connection_id, seat_secret }, context) => {
        const { owner } = demandPlaying(context);
        const named = connection_id == null ? undefined : parseConnectionId(String(connection_id));
        if (connection_id != null && named === undefined) throw sessionError('no-such-seat');
        const roomId = named?.roomId ?? (await findByCode(code ?? '', context, owner)).id;
        const viewing = await identifyViewer(roomId, { connection_id, seat_secret }, context);
        return seeFromSeat(granted(viewing), context);
      },
    }),
  );
}

/** Returns the viewer of a room. A stage needs only its key, and no account. */
async function findViewing(
  id: string | number,
  args: ViewingArgs,
  context: GraphqlContext,
): Promise<Viewing> {
  if (args.stage_key == null) demandPlaying(context);
  return granted(await identifyViewer(String(id), args, context));
}

/** Returns the finished rounds of the current game, in their order. Rounds whose film was deleted are left out. */
async function listPastRounds(
  { room, version }: RoomVersion,
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
