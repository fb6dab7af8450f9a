import { isGuestId } from '../../../identity/callers/guest-tokens.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { demandLivingAccount } from '../../../players/living-account.ts';
import type { PlayerTypes } from '../../../players/player-types.ts';
import { takeOverGuest } from './take-over-guest.ts';

/** Adds `takeOverGuest`. */
export function addTakeOverGuest(builder: Builder, { player }: PlayerTypes): void {
  builder.mutationField('takeOverGuest', (t) =>
    t.field({
      type: player,
      nullable: true,
      description:
        'Gives the account the seats of the browser’s guest with their points. If the account has no player, it gets the guest’s name and picture. Null if the account still needs a player.',
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
