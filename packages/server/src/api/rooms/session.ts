import { findSeatOf, type Room } from '@outoften/rules/room/room';
import {
  isFromDoor,
  isTaken,
  type ProgressView,
  type RoomView,
  viewRoom,
} from '@outoften/rules/room/view/view-room';
import { ownerOf } from '../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { readRoom } from '../../rooms/api/access/acting-seat.ts';
import { sessionError } from '../../rooms/api/access/room-error.ts';
import { classOfViewer, type RoomViewer } from '../../rooms/api/access/viewer.ts';
import { countOf } from '../../rooms/api/sight/seat-sight.ts';
import { listMembers } from '../../rooms/audience/audience-rows.ts';
import { findRoomBySession } from '../../rooms/store/room-lookup.ts';
import type { RoomVersion } from '../../rooms/store/room-rows.ts';
import { withRoundShown } from '../../rooms/store/round-rows.ts';
import type { Answer } from '../answer.ts';
import { memberAnswer, seatInView } from './connection.ts';
import { roundAnswer, roundOf } from './round.ts';
import { settingsAnswer } from './settings.ts';
import { ttlOf } from './ttl.ts';

/** An audience may have thousands of members. Only this many are listed. */
const LISTED_AUDIENCE = 100;

const PHASES = {
  lobby: 'LOBBY',
  guessing: 'GUESSING',
  revealed: 'REVEALED',
  over: 'OVER',
  closed: 'CLOSED',
} as const satisfies Record<ProgressView['phase'], string>;

/** Returns a room as a class of viewers sees it. */
export function roomAnswer(view: RoomView): Answer<'PublicSession'> {
  const { id, meta, seats, progress } = view;
  const { phase } = progress;
  const taken = seats.filter(isTaken);
  const round = roundOf(view);
  return {
    id,
    version: view.version,
    code: meta.code,
    settings: settingsAnswer(meta),
    phase: PHASES[phase],
    game_number: meta.game,
    auto_approve: meta.approval === 'by-itself',
    auto_next: meta.pace === 'by-itself',
    host_connection: meta.host,
    acting_host: meta.controller,
    skips_left: meta.skipsLeft,
    player_session_connection: taken.map((seat) => seat.id),
    player_count: meta.playersInside ?? taken.length,
    connected_players: () => seats.map((seat) => seatInView(view, seat)),
    connected_audience: (_args, context) => listAudience(view, context),
    audience_count: async (_args, context) => (await countOf(view, context)).members,
    audience_guessed: async (_args, context) => (await countOf(view, context)).guessed,
    current_round: round?.id,
    round: round && roundAnswer(view, round),
    past_rounds: (_args, context) => listPast(view, context),
    next_round_at: phase === 'revealed' ? progress.nextAt : undefined,
    game_ended_at: phase === 'over' ? progress.endedAt : undefined,
    session_is_closed: phase === 'closed',
    closing_reason: phase === 'closed' ? progress.reason : undefined,
    server_time: (_args, { now }) => now(),
    ttl: ttlOf(id, 'public-session'),
    owner: meta.host,
  };
}

async function listPast(view: RoomView, { rooms }: GraphqlContext) {
  if (isFromDoor(view)) return [];
  const { id: roomId, progress } = view;
  const game = { roomId, game: view.meta.game };
  const left = await rooms.findRoundsLeft({ ...game, version: view.version });
  const over = left.map((round) => ({ ...round, isOver: true }) as const);
  const shown = progress.phase === 'revealed' ? progress.round : undefined;
  const { find, findPast } = rooms.roundFilms;
  const findLeft = findPast(game);
  return withRoundShown(over, shown).map((round) =>
    roundAnswer(view, round, round === shown ? find : findLeft),
  );
}

async function listAudience(view: RoomView, { db }: GraphqlContext) {
  const { id, meta, progress } = view;
  if (!meta.settings.isAudienceSession || isFromDoor(view)) return [];
  const members = await listMembers(db, { roomId: id, limit: LISTED_AUDIENCE });
  const room = { id, code: meta.code, game: meta.game, progress };
  return members.map((member) => memberAnswer(room, member));
}

/** Returns the room as the viewer may see it. Throws a coded error for a viewer who may no longer see it. */
export function answerViewer({ room, version }: RoomVersion, viewer: RoomViewer) {
  const viewerClass = classOfViewer(room, viewer);
  if (viewerClass === undefined) throw sessionError('not-seated');
  return roomAnswer(viewRoom(room, { version, viewer: viewerClass }));
}

/** Returns the room after a change, as the caller's seat may see it. */
export async function answerRoom(roomId: string, context: GraphqlContext) {
  const kept = await readRoom(roomId, context);
  const owner = ownerOf(context.caller);
  const seat = owner === undefined ? undefined : findSeatOf(kept.room, owner);
  if (seat === undefined) throw sessionError('not-seated');
  return answerViewer(kept, { type: 'seat', seat });
}

/** Returns a host's session. `isOwn`: it is sent to the account that opened it. */
export function sessionAnswer(
  sessionId: string,
  room: Pick<Room, 'id' | 'code' | 'name' | 'settings' | 'filter'>,
  isOwn: boolean,
): Answer<'OutOfTenSession'> {
  return {
    id: sessionId,
    code: room.code,
    settings: settingsAnswer(room),
    public_session_id: room.id,
    stage_key: (_args, { rooms }) => (isOwn ? rooms.secrets.stageKey(room.id) : undefined),
    ttl: ttlOf(room.id, 'session'),
    owner: async (_args, { db }) =>
      isOwn ? (await findRoomBySession(db, sessionId))?.owner : undefined,
  };
}
