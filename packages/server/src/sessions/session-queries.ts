import { viewRoom } from '@outoften/rules/room/view-room';
import type { Builder } from '../graphql/schema-builder.ts';
import { demandPlaying } from '../sign-in/unauthorized.ts';
import { findByCode } from './access/find-by-code.ts';
import { granted, sessionError } from './access/room-error.ts';
import { classOfViewer, identifyViewer } from './access/viewer.ts';
import { answerState } from './answers.ts';
import { parseConnectionId } from './seat-ids.ts';
import type { SessionTypes } from './session-types.ts';

/** Adds the query `getPublicSession`, and `resumeSession`, which counts wrong codes and so is a mutation. */
export function addSessionQueries(builder: Builder, types: SessionTypes): void {
  builder.queryField('getPublicSession', (t) =>
    t.field({
      type: types.publicSession,
      description:
        'A room as whoever asks may see it: a connection, the account’s own, or the stage.',
      args: {
        id: t.arg.id({ required: true }),
        connection_id: t.arg.id(),
        seat_secret: t.arg.string(),
        stage_key: t.arg.string(),
      },
      resolve: async (_root, { id, ...args }, context) => {
        if (args.stage_key == null) demandPlaying(context);
        const { kept, viewer } = granted(await identifyViewer(String(id), args, context));
        const { room, version } = kept;
        const viewerClass = classOfViewer(room, viewer);
        if (viewerClass === undefined) throw sessionError('not-seated');
        return { view: viewRoom(room, { version, viewer: viewerClass }) };
      },
    }),
  );
  builder.mutationField('resumeSession', (t) =>
    t.field({
      type: types.seatState,
      description:
        'Everything a connection may know, to go on where it stopped: by its id, or by the code on the same account.',
      args: {
        code: t.arg.string({ description: 'Not needed where the connection is known.' }),
        connection_id: t.arg.id(),
        seat_secret: t.arg.string(),
      },
      resolve: async (_root, { code, connection_id, seat_secret }, context) => {
        const { owner } = demandPlaying(context);
        const named = connection_id == null ? undefined : parseConnectionId(String(connection_id));
        if (connection_id != null && named === undefined) throw sessionError('no-such-seat');
        const roomId = named?.roomId ?? (await findByCode(code ?? '', context, owner)).id;
        const viewing = await identifyViewer(roomId, { connection_id, seat_secret }, context);
        return answerState(granted(viewing), context);
      },
    }),
  );
}
