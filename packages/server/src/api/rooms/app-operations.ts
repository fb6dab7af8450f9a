import { formatFace } from '@outoften/rules/player/face';
import { isSeated, seatedSeats } from '@outoften/rules/room/room';
import { roomCommandSchema } from '@outoften/rules/room/room-command';
import type { Seat } from '@outoften/rules/room/seat';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import { viewRoom } from '@outoften/rules/room/view/view-room';
import * as v from 'valibot';
import { isGuestId } from '../../identity/callers/guest-tokens.ts';
import { demandPlaying } from '../../identity/callers/permissions.ts';
import { codedError } from '../../platform/error-code.ts';
import { demandLivingAccount } from '../../players/living-account.ts';
import { readRoom } from '../../rooms/api/access/acting-seat.ts';
import { findByCode } from '../../rooms/api/access/code-tries.ts';
import { granted, sessionError } from '../../rooms/api/access/room-error.ts';
import { demandViewing, identifyViewer, type ViewingArgs } from '../../rooms/api/access/viewer.ts';
import { commandRoom } from '../../rooms/api/commands/command-room.ts';
import { takeOverGuest } from '../../rooms/api/guests/take-over-guest.ts';
import { listPastRounds } from '../../rooms/api/sight/room-films.ts';
import { seeFromSeat, seeRoom } from '../../rooms/api/sight/seat-sight.ts';
import { countAudience } from '../../rooms/audience/audience-rows.ts';
import { parseConnectionId } from '../../rooms/store/seat-ids.ts';
import type { Operations } from '../answer.ts';
import { answerViewer } from './session.ts';

export const roomScalars = {
  RoomCommand: (sent: unknown) => {
    const parsed = v.safeParse(roomCommandSchema, sent);
    if (parsed.success) return parsed.output;
    throw codedError('BAD_USER_INPUT', `This is no command: ${parsed.issues[0].message}`);
  },
};

type OfRoom = ViewingArgs & Readonly<{ id: string }>;

export const roomQueries = {
  getPublicSession: async ({ id, ...viewing }: OfRoom, context) => {
    const { kept, viewer } = await demandViewing(id, viewing, context);
    return answerViewer(kept, viewer);
  },
  roomSight: async ({ id, ...viewing }: OfRoom, context) => {
    const sight = await seeRoom(await demandViewing(id, viewing, context), context);
    if (sight === undefined) throw sessionError('not-seated');
    return sight;
  },
  pastRounds: async ({ id, ...viewing }: OfRoom, context) =>
    listPastRounds(await demandViewing(id, viewing, context), context),
} satisfies Operations<'Query'>;

/** `resumeSession` and `openInvitation` count wrong codes, so they are mutations. */
export const appMutations = {
  commandRoom,
  resumeSession: async (
    { code, ...viewing }: Omit<ViewingArgs, 'stage_key'> & Readonly<{ code?: string | null }>,
    context,
  ) => {
    const { owner } = demandPlaying(context);
    const named =
      viewing.connection_id == null ? undefined : parseConnectionId(viewing.connection_id);
    if (viewing.connection_id != null && named === undefined) throw sessionError('no-such-seat');
    const roomId = named?.roomId ?? (await findByCode(code ?? '', context, owner)).id;
    return seeFromSeat(granted(await identifyViewer(roomId, viewing, context)), context);
  },
  openInvitation: async ({ code }: Readonly<{ code: string }>, context) => {
    const caller = demandPlaying(context, 'see-invitation');
    const { id } = await findByCode(code, context, caller.owner);
    const { room } = await readRoom(id, context);
    const { members } = await countAudience(context.db, { roomId: id, roundId: undefined });
    const { maxPlayers, isAudienceSession } = room.settings;
    const seated = seatedSeats(room);
    const host = room.seats.find((seat) => seat.id === room.host && isSeated(seat));
    const place = joinableAs(viewRoom(room, { version: 0, viewer: 'stage' }));
    return {
      session_name: room.name,
      host: host && invitationPlayer(host),
      players: seated.map(invitationPlayer),
      max_players: maxPlayers,
      audience_count: members,
      has_audience: isAudienceSession,
      has_begun: room.progress.phase !== 'lobby',
      place: place && ({ player: 'SEAT', audience: 'AUDIENCE' } as const)[place],
      is_full: seated.length >= maxPlayers,
      needs_account: caller.type === 'guest' && caller.walkIns === 'off',
    };
  },
  takeOverGuest: async ({ guest_id: guestId }: Readonly<{ guest_id: string }>, context) => {
    const caller = await demandLivingAccount(context);
    if (!isGuestId(guestId)) {
      throw codedError('BAD_USER_INPUT', 'A guest_id is "guest-" and 24 hexadecimal digits.');
    }
    const { player, connections } = await takeOverGuest({ caller, guestId }, context);
    const { secrets } = context.rooms;
    return {
      id: player?.id,
      player,
      connections: connections.map(({ id, code }) => ({
        id,
        session_code: code,
        seat_secret: () => secrets.seatSecret(id),
      })),
    };
  },
} satisfies Operations<'Mutation'>;

function invitationPlayer({ name, avatar }: Seat) {
  return { player_name: name, avatar_url: formatFace(avatar) };
}
