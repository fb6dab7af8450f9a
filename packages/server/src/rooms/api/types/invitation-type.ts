import { formatFace } from '@outoften/rules/player/face';
import { isSeated, type Room, seatedSeats } from '@outoften/rules/room/room';
import type { Seat } from '@outoften/rules/room/seat';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import { viewRoom } from '@outoften/rules/room/view/view-room';
import type { WalkIns } from '../../../identity/callers/caller.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';

/** A room as its code shows it: the host, the players, and whether there is a free place. */
export type InvitationRoot = Readonly<{
  room: Room;
  audienceCount: number;
  /** Undefined for a caller with an account. */
  walkIns: WalkIns | undefined;
}>;

/** Adds `SessionInvitation`. */
export function addInvitationType(builder: Builder) {
  const places = builder.enumType('InvitationPlace', {
    values: {
      SEAT: { value: 'player', description: 'There is a seat left.' },
      AUDIENCE: { value: 'audience', description: 'The seats are taken; the audience is open.' },
    } as const,
  });
  const guest = builder.objectRef<Seat>('InvitationPlayer').implement({
    description: 'A player who has a seat.',
    fields: (t) => ({
      player_name: t.string({ resolve: ({ name }) => name }),
      avatar_url: t.string({ resolve: ({ avatar }) => formatFace(avatar) }),
    }),
  });
  return builder.objectRef<InvitationRoot>('SessionInvitation').implement({
    description: 'A session as its code shows it.',
    fields: (t) => ({
      session_name: t.string({ resolve: ({ room }) => room.name }),
      host: t.field({ type: guest, nullable: true, resolve: ({ room }) => findHost(room) ?? null }),
      players: t.field({
        type: [guest],
        description: 'In the order of their requests.',
        resolve: ({ room }) => [...seatedSeats(room)],
      }),
      max_players: t.int({ resolve: ({ room }) => room.settings.maxPlayers }),
      audience_count: t.int({ resolve: ({ audienceCount }) => audienceCount }),
      has_audience: t.boolean({ resolve: ({ room }) => room.settings.isAudienceSession }),
      has_begun: t.boolean({ resolve: ({ room }) => room.progress.phase !== 'lobby' }),
      place: t.field({
        type: places,
        nullable: true,
        description: 'How a player can join with the code; null if it is not possible.',
        resolve: ({ room }) => joinableAs(viewRoom(room, { version: 0, viewer: 'stage' })) ?? null,
      }),
      is_full: t.boolean({
        description: 'True if all seats are taken.',
        resolve: ({ room }) => seatedSeats(room).length >= room.settings.maxPlayers,
      }),
      needs_account: t.boolean({
        description:
          'True if this server lets only accounts join sessions, and the caller has none.',
        resolve: ({ walkIns }) => walkIns === 'off',
      }),
    }),
  });
}

function findHost({ seats, host }: Room): Seat | undefined {
  return seats.find((seat) => seat.id === host && isSeated(seat));
}
