import { isGuestId } from '../../../identity/callers/guest-tokens.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { demandLivingAccount } from '../../../players/living-account.ts';
import type { PlayerTypes } from '../../../players/player-types.ts';
import type { HeldConnection } from './hand-over-rooms.ts';
import { type TakenOver, takeOverGuest } from './take-over-guest.ts';

/** Adds `takeOverGuest`. */
export function addTakeOverGuest(builder: Builder, { player }: PlayerTypes): void {
  const held = builder.objectRef<HeldConnection>('HeldConnection').implement({
    description: 'A seat in a session or a place in its audience that the account has.',
    fields: (t) => ({
      id: t.exposeID('id'),
      session_code: t.exposeString('code'),
      seat_secret: t.string({
        resolve: ({ id }, _args, { rooms }) => rooms.secrets.seatSecret(id),
      }),
    }),
  });
  const taken = builder.objectRef<TakenOver>('GuestTakeOver').implement({
    fields: (t) => ({
      id: t.id({
        nullable: true,
        description: 'The player’s id, for clients that ask for nothing else.',
        resolve: (root) => root.player?.id ?? null,
      }),
      player: t.field({
        type: player,
        nullable: true,
        description: 'Null if the account still needs a player.',
        resolve: (root) => root.player ?? null,
      }),
      connections: t.field({
        type: [held],
        description:
          'All connections of the account. A connection of the guest that is not among them has ended.',
        resolve: ({ connections }) => [...connections],
      }),
    }),
  });
  builder.mutationField('takeOverGuest', (t) =>
    t.field({
      type: taken,
      description:
        'Gives the account the seats of the browser’s guest with their points. If the account has a seat of its own in a session, the guest’s seat there leaves. If the account has no player, it gets the guest’s name and picture. A repeated call answers the same.',
      args: {
        guest_id: t.arg.id({
          required: true,
          description: 'The secret id that the browser sends to POST /guest/token.',
        }),
      },
      resolve: async (_root, { guest_id }, context) => {
        const caller = await demandLivingAccount(context);
        const guestId = String(guest_id);
        if (isGuestId(guestId)) return takeOverGuest({ caller, guestId }, context);
        throw codedError('BAD_USER_INPUT', 'A guest_id is "guest-" and 24 hexadecimal digits.');
      },
    }),
  );
}
